"""From where somebody asks, and how often they may."""

from riverhaven.server import askers
from riverhaven.server.askers import Limits, place_of


def test_who_has_a_network_of_ipv6_has_one_place_there() -> None:
    assert place_of("2001:db8:1:2::1") == place_of("2001:db8:1:2:ffff::9") != place_of("2001:db8:1:3::1")
    assert place_of("::ffff:10.0.0.1") == place_of("10.0.0.1") != place_of("10.0.0.2")
    assert place_of("no address") == "no address"


def test_limits_are_kept_for_each_and_forgotten_with_time() -> None:
    limits = Limits()
    assert [limits.may("knock", "anna", 2, 3600) for _ in range(4)] == [True, True, False, False]
    assert limits.may("knock", "bela", 2, 3600) and limits.may("chat", "anna", 2, 3600)


def test_however_many_come_once_the_limits_stay_small() -> None:
    limits = Limits()
    for n in range(5 * askers.MOST_BUCKETS):
        assert limits.may("look", str(n), 1, 1e-9)  # a moment later it is as if they had never come
    assert len(limits.buckets) <= askers.MOST_BUCKETS + 1
