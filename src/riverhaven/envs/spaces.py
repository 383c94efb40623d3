"""The spaces of Gymnasium, made from a game's schema."""

from typing import Any

import numpy as np

from riverhaven.core.extras import from_extra
from riverhaven.core.schema import Schema

with from_extra("envs"):
    from gymnasium import spaces


def observations(schema: Schema) -> spaces.Dict:
    """A box for each field of an observation."""
    boxes: dict[str, spaces.Space[Any]] = {
        name: spaces.Box(field.low, field.high, field.shape, field.dtype.type) for name, field in schema.items()
    }
    return spaces.Dict(boxes)


def with_mask(schema: Schema) -> spaces.Dict:
    """The observation, and the mask of legal moves."""
    mask = spaces.Box(0, 1, (schema.game.moves.size,), np.int8)
    return spaces.Dict({"observation": observations(schema), "action_mask": mask})
