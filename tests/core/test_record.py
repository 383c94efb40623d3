"""Records: fields as attributes, here and in other processes."""

import pickle

import numpy as np
import pytest

from riverhaven.core.record import Field, RecordType

LAMP = RecordType(Field("colour", ("red", "green")), Field("burnt", range(-1, 1000), 2))


def test_a_field_is_an_attribute_and_nothing_else_is() -> None:
    lamp = LAMP.blank()
    lamp.colour, lamp.burnt[1] = 1, 999
    assert lamp["colour"] == lamp.colour == 1 and lamp.burnt.tolist() == [0, 999]
    with pytest.raises(ValueError, match="no field of name color"):
        lamp.color = 0
    with pytest.raises(AttributeError):
        _ = lamp.color


def test_a_record_goes_to_other_processes_and_comes_back() -> None:
    lamps = np.zeros(3, LAMP.dtype)
    lamps["burnt"] = 7
    for sent in (lamps[1], lamps):
        got = pickle.loads(pickle.dumps(sent))
        assert got.tobytes() == sent.tobytes() and got.dtype.fields == sent.dtype.fields
    assert pickle.loads(pickle.dumps(lamps[1])).burnt.tolist() == [7, 7]
