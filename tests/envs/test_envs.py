"""Environments: each passes its library's own tests, and plays the games that the engine plays."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import riverhaven as rh
import riverhaven.envs.gymnasium
import riverhaven.envs.openspiel
from riverhaven.envs import pettingzoo, rewards
from tests.often import often

GAMES = rh.games()
TABLES = often([(name, seats) for name in GAMES for seats in rh.game(name).seats], 3)
# PettingZoo would rather see one array; ours are named. Gymnasium asks how fast to draw what is only text.
NAMED = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably"
)
TEXT = pytest.mark.filterwarnings("ignore:.*No render fps was declared")


def any_legal(masks: np.ndarray, rng: np.random.Generator) -> Any:
    return (masks * (1 + rng.random(masks.shape))).argmax(axis=-1)


# --------------------------------------------------------------------------------------------- the libraries' own tests


@NAMED
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_is_content(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env(name, seats), num_cycles=100)
    seed_test(lambda: pettingzoo.env(name, seats), num_cycles=30)
    parallel_api_test(pettingzoo.parallel_env(name, seats), num_cycles=30)
    parallel_seed_test(lambda: pettingzoo.parallel_env(name, seats), num_cycles=30)


@TEXT
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_gymnasium_is_content(name: str, seats: int) -> None:
    made = gymnasium.make(f"riverhaven/{name}-v1", seats=seats, bots=("random",), render_mode="ansi")
    check_env(made.unwrapped)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiel_is_content(name: str, seats: int, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(f"riverhaven_{name}(players={seats},deals=50)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=seats == game.get_type().min_num_players, verbose=False)


def test_a_process_with_openspiel_ends_in_peace() -> None:
    code = "import pyspiel, riverhaven.envs.openspiel; pyspiel.load_game('riverhaven_newhaven').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


# ---------------------------------------------------------------------------------------------------- the same matches


def test_an_agent_is_rewarded_for_what_it_plays_for() -> None:
    rng = np.random.default_rng(1)
    for reward in rewards.REWARDS:
        table = pettingzoo.env("newhaven", seats=3, reward=reward)
        table.reset(seed=4)
        won = dict.fromkeys(table.possible_agents, 0.0)
        for agent in table.agent_iter():
            seen, gained, over, _, _ = table.last()
            won[agent] += gained
            table.step(None if over else int(any_legal(seen["action_mask"], rng)))
        match = table.unwrapped.match
        assert list(won.values()) == pytest.approx(rewards.worth(reward, match.scores, match.places).tolist())


def test_what_rewards_are_worth() -> None:
    scores, places = [[9, 4, 9], [1, 2, 3]], [[1, 3, 1], [3, 2, 1]]
    assert rewards.worth("win", scores, places).tolist() == [[0.5, 0.0, 0.5], [0.0, 0.0, 1.0]]
    assert rewards.worth("place", scores, places).tolist() == [[1.0, 0.0, 1.0], [0.0, 0.5, 1.0]]
    assert rewards.worth("lead", scores, places).tolist() == [[0.0, -5.0, 0.0], [-2.0, -1.0, 1.0]]
    assert rewards.worth("place", [1, 2], [0, 0]).tolist() == [0.0, 0.0]
    with pytest.raises(rh.Refusal, match="glory"):
        pettingzoo.env("newhaven", reward="glory")


@NAMED
def test_whoever_plays_nonsense_loses() -> None:
    table = pettingzoo.env("newhaven")
    table.reset(seed=1)
    table.step(int(np.flatnonzero(table.observe("seat_0")["action_mask"] == 0)[0]))
    assert table.terminations["seat_0"] and table.rewards["seat_0"] == rewards.ILLEGAL
    alone = gymnasium.make("riverhaven/newhaven-v1", bots=("random",))
    _, info = alone.reset(seed=1)
    _, reward, over, _, info = alone.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert over and reward == rewards.ILLEGAL and info["illegal"]


def test_a_learner_meets_the_bots_that_it_was_promised() -> None:
    rng = np.random.default_rng(1)
    table = gymnasium.make("riverhaven/newhaven-v1", bots=("greedy",), seat=1, reward="win").unwrapped
    assert isinstance(table, riverhaven.envs.gymnasium.Learner)
    lost = 0
    for seed in range(3):
        _, info = table.reset(seed=seed)
        over, total = False, 0.0
        while not over:
            _, reward, over, _, info = table.step(int(any_legal(info["action_mask"], rng)))
            total += reward
        assert total == float(rewards.worth("win", table.match.scores, table.match.places)[1])
        lost += total == 0.0
    assert lost == 3


@pytest.mark.parametrize("name", GAMES)
def test_many_matches_step_as_one_does(name: str) -> None:
    """Each row of the vector is a match of its own: observation, mask, reward and end are those of its state."""
    rng = np.random.default_rng(2)
    many = gymnasium.make_vec(f"riverhaven/{name}-v1", num_envs=4, bots=("random",), reward="points")
    assert isinstance(many, riverhaven.envs.gymnasium.Learners)
    seen, info = many.reset(seed=3)
    gained, ended, finished = np.zeros(4), many.ended.copy(), 0
    for _ in range(200):
        assert seen in many.observation_space
        for row in range(4):
            match = rh.Match(many.game, many.batch.states[row], None)
            own = int(many.own[row])
            assert ended[row] or match.waiting[0] == own
            assert ended[row] or (info["action_mask"][row] == match.mask(own)).all()
            assert (seen["score"][row] == match.observation(own)["score"]).all()
        fresh = ended
        seen, reward, ended, cut, info = many.step(any_legal(info["action_mask"], rng))
        gained = np.where(fresh, 0.0, gained + reward)
        assert not reward[fresh].any() and not cut.any()
        assert (gained == many.batch.scores[np.arange(4), many.own]).all()
        finished += int(ended.sum())
        if finished >= 4:
            break
    assert finished >= 4


def test_the_first_step_after_a_reset_counts() -> None:
    many = gymnasium.make_vec("riverhaven/newhaven-v1", num_envs=2, bots=("random",), seat=0)
    assert isinstance(many, riverhaven.envs.gymnasium.Learners)
    before, info = many.reset(seed=[3, 4])
    legal = int(info["action_mask"][0].argmax())
    illegal = int(info["action_mask"][1].argmin())
    after, reward, ended, _, _ = many.step(np.array([legal, illegal]))
    assert reward.tolist() == [0.0, rewards.ILLEGAL] and ended.tolist() == [False, True]
    assert after["open_spaces"][0] < before["open_spaces"][0] and after["open_spaces"][1] == before["open_spaces"][1]
    assert (many.reset(seed=[3, 4])[0]["tiles"] == before["tiles"]).all()
    assert (many.reset(seed=[3, 5])[0]["tiles"] != before["tiles"]).any()


def test_a_match_that_has_ended_begins_anew_in_the_same_step_where_that_is_asked_for() -> None:
    """As a lone one does that is reset at once; the step that only begins is left out."""

    def steps(mode: AutoresetMode | str) -> list[tuple[Any, ...]]:
        rng = np.random.default_rng(4)
        one = gymnasium.make_vec(
            "riverhaven/caboose-v1", num_envs=1, bots=("random",), reward="lead", autoreset_mode=mode
        )
        seen, info = one.reset(seed=5)
        found, fresh, ended = [], False, 0
        while ended < 3:
            before, mask = seen["score"][0].tolist(), info["action_mask"][0]
            seen, reward, over, _, info = one.step(mask.argmax(keepdims=True) if fresh else any_legal(mask[None], rng))
            after = info["final_obs"][0] if "final_obs" in info else {name: seen[name][0] for name in seen}
            if not fresh:
                found.append((before, reward.tolist(), over.tolist(), {k: n.tolist() for k, n in after.items()}))
            assert ("final_obs" in info) == (bool(over[0]) and mode != AutoresetMode.NEXT_STEP)
            if "final_info" in info:
                scores, seat = info["final_info"]["scores"][0], int(info["final_info"]["seat"][0])
                assert sorted(scores[:3]) == sorted(after["score"]) and scores[seat] == after["score"][0]
                assert not seen["score"][0].any() and seen in one.observation_space
            fresh, ended = bool(over[0]) and mode == AutoresetMode.NEXT_STEP, ended + int(over[0])
        return found

    assert steps("SameStep") == steps(AutoresetMode.SAME_STEP) == steps(AutoresetMode.NEXT_STEP)
    with pytest.raises(rh.Refusal, match="NextStep, SameStep"):
        gymnasium.make_vec("riverhaven/caboose-v1", num_envs=1, autoreset_mode="Disabled")


def test_the_statistics_of_gymnasium_count_both_ways_of_beginning_anew() -> None:
    for mode in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP):
        many = gymnasium.make_vec("riverhaven/newhaven-v1", num_envs=4, bots=("random",), autoreset_mode=mode)
        watched = gymnasium.wrappers.vector.RecordEpisodeStatistics(many)
        rng = np.random.default_rng(1)
        _, info = watched.reset(seed=1)
        while watched.episode_count < 12:
            *_, info = watched.step(any_legal(info["action_mask"], rng))
        assert set(watched.return_queue) <= {0.0, 0.5, 1.0} and min(watched.length_queue) > 30


def test_many_matches_are_the_same_for_a_seed_and_refuse_slow_bots() -> None:
    def first(seed: int) -> list[Any]:
        many = gymnasium.make_vec("riverhaven/newhaven-v1", num_envs=4, bots=("easy",))
        seen, info = many.reset(seed=seed)
        seen, *_ = many.step(info["action_mask"].argmax(axis=1))
        found: list[Any] = seen["tiles"].tolist()
        return found

    assert first(1) == first(1) != first(2)
    with pytest.raises(rh.Refusal, match="search:9"):
        gymnasium.make_vec("riverhaven/newhaven-v1", num_envs=4, bots=("search:9",))
    with pytest.raises(rh.Refusal, match="3 bots|for 1 seats"):
        gymnasium.make("riverhaven/newhaven-v1", bots=("easy", "easy", "easy"))


def test_openspiel_observes_what_a_player_may_know_and_imagines_the_rest() -> None:
    game = pyspiel.load_game("riverhaven_newhaven(players=2,side=B,reward=lead)")
    state = game.new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == 10_000
    state.apply_action(7)
    match = rh.game("newhaven").new(2, seed=7, side="B")
    assert state.legal_actions() == sorted(move.id for move in match.moves(0))
    assert np.asarray(state.observation_tensor(1)).sum() == sum(a.sum() for a in match.observation(1).values())
    world = state.imagine(0, 1)
    assert world.observation_string(0) == state.observation_string(0)
    assert world.observation_string(1) != state.observation_string(1)
