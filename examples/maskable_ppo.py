#!/usr/bin/env python3
"""A bot that learns with libraries that are there already: Stable-Baselines3 and its MaskablePPO.

    pip install "riverhaven[envs]" sb3-contrib
    python examples/maskable_ppo.py riverboat --minutes 10

It sees named arrays, a mask of legal moves and points, and knows no rule. First it watches matches of a better bot and
learns to choose alike; then it plays many matches at once against `easy`, and does what brings more points. In the end
it sits down in the arena, as any bot may. docs/measurements.md tells how far it comes.
"""

import argparse
import time
from contextlib import suppress

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv

import riverhaven as rh
import riverhaven.envs.gymnasium
from riverhaven.envs.rewards import worth

TABLES, STEPS, BATCH = 128, 64, 1024
SCALE = 0.1  # of a point, so that rewards are about 1
PACE = 1e-3  # of learning by watching; by playing, half of it at first, and less and less
LESSONS = 3  # how often the same choices are watched


class Rows:
    """Named arrays as rows of floats: categories are unfolded, of large numbers it is the size that counts."""

    def __init__(self, schema):
        self.schema = schema
        self.size = sum(int(np.prod(field.shape)) * len(field.names or "1") for field in schema.values())

    def __call__(self, seen):
        return np.concatenate([self.cells(field, seen[name]) for name, field in self.schema.items()], axis=1)

    def cells(self, field, numbers):
        numbers = numbers.reshape(len(numbers), -1)
        if field.names:
            return (numbers[..., None] == np.arange(len(field.names))).reshape(len(numbers), -1).astype(np.float32)
        return np.sign(numbers) * np.log1p(np.abs(numbers), dtype=np.float32)


class Tables(VecEnv):
    """Riverhaven's vector of matches, in the words of Stable-Baselines3."""

    def __init__(self, many):
        self.many, self.rows, self.won = many, Rows(many.schema), []
        seen = gymnasium.spaces.Box(-np.inf, np.inf, (self.rows.size,), np.float32)
        super().__init__(many.num_envs, seen, many.single_action_space)

    def reset(self):
        seen, self.info = self.many.reset(seed=1)
        return self.rows(seen)

    def step_async(self, actions):
        self.actions = actions

    def step_wait(self):
        seen, reward, ended, _, self.info = self.many.step(self.actions)
        if ended.any():
            last = self.info["final_info"]
            for scores, seat in zip(last["scores"][ended], last["seat"][ended], strict=True):
                self.won.append(scores[seat] == scores.max())
        return self.rows(seen), SCALE * reward, ended, [{} for _ in ended]

    def env_method(self, name, *args, **kwargs):
        return list(self.info["action_mask"])  # the only method that is asked for is `action_masks`

    def has_attr(self, name):
        return name == "action_masks"

    def get_attr(self, name, indices=None):
        return [None] * self.num_envs

    def set_attr(self, name, value, indices=None):
        raise AttributeError(name)

    def env_is_wrapped(self, wrapper, indices=None):
        return [False] * self.num_envs

    def close(self):
        self.many.close()


class Look(BaseFeaturesExtractor):
    """The first layer, which policy and value share."""

    def __init__(self, space, features_dim):
        super().__init__(space, features_dim)
        self.layer = torch.nn.Sequential(torch.nn.Linear(space.shape[0], features_dim), torch.nn.ReLU())

    def forward(self, seen):
        return self.layer(seen)


class Clock(BaseCallback):
    """Ends the training when so many minutes of the processor are over, and tells how it goes."""

    def __init__(self, minutes):
        super().__init__()
        self.seconds, self.started = 60 * minutes, time.process_time()

    def used(self):
        return time.process_time() - self.started

    def left(self):
        return max(0.0, 1 - self.used() / self.seconds)

    def _on_step(self):
        return self.left() > 0

    def _on_rollout_end(self):
        won = self.training_env.won[-300:]
        told = f"{len(self.training_env.won):6} matches, of the last {len(won)} won {np.mean(won or [0]):.0%}"
        print(f"{self.used():6.0f} s {self.num_timesteps:9,} steps {told}", flush=True)


def watch(model, rows, game, seats, teacher, matches):
    """Learn from the record of a teacher's matches to choose alike, and what to expect: by how much the lead grows."""
    batch = game.batch(matches, seats, seed=1).play(teacher, record=True)
    record, ends = batch.record, worth("lead", batch.scores, batch.places)
    optimizer = torch.optim.Adam(model.policy.parameters(), PACE)
    rng = np.random.default_rng(1)
    for lesson in range(LESSONS):
        alike = []
        for some in np.array_split(rng.permutation(len(record)), len(record) // BATCH):
            seen, moves = record.observations(some), torch.as_tensor(record.move[some], dtype=torch.long)
            grows = ends[record.match[some], record.seat[some]] - worth("lead", seen["score"], 0)[:, 0]
            value, likely, _ = model.policy.evaluate_actions(torch.as_tensor(rows(seen)), moves, record.masks(some))
            missed = torch.nn.functional.mse_loss(value[:, 0], torch.as_tensor(SCALE * grows, dtype=torch.float32))
            optimizer.zero_grad()
            (0.1 * missed - likely.mean()).backward()
            optimizer.step()
            alike.append(float(likely.detach().exp().mean()))
        print(f"lesson {lesson + 1}: {len(record):,} choices of `{teacher}`, {np.mean(alike):.0%} alike", flush=True)


class Learnt:
    """What was learnt, as a bot for the arena."""

    def __init__(self, model, rows):
        self.model, self.rows = model, rows

    def choose(self, match, seat, seed):
        seen = {name: numbers[None] for name, numbers in match.observation(seat).items()}
        move, _ = self.model.predict(self.rows(seen), action_masks=match.mask(seat), deterministic=True)
        return int(move[0])


def learn(name, seats, against, teacher, matches, minutes):
    """A bot that has learnt for so many minutes."""
    clock = Clock(minutes)
    torch.set_num_threads(1)  # nets as small as this one gain nothing from more
    made = {"seats": seats, "bots": (against,), "reward": "lead", "autoreset_mode": "SameStep"}
    tables = Tables(gymnasium.make_vec(f"riverhaven/{name}-v1", num_envs=TABLES, **made))
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=STEPS,
        batch_size=BATCH,
        n_epochs=3,
        gamma=1.0,
        ent_coef=0.003,
        learning_rate=lambda _: PACE / 2 * clock.left(),
        policy_kwargs={
            "features_extractor_class": Look,
            "features_extractor_kwargs": {"features_dim": 256},
            "net_arch": [128],
            "activation_fn": torch.nn.ReLU,
        },
        device="cpu",
        seed=1,
    )
    if matches:
        watch(model, tables.rows, rh.game(name), seats, teacher, matches)
    with suppress(KeyboardInterrupt):  # whoever is impatient sees what it has learnt until then
        model.learn(1 << 40, callback=clock)
    return Learnt(model, tables.rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="riverboat", choices=rh.games())
    parser.add_argument("--seats", type=int, help="the fewest, if not given")
    parser.add_argument("--minutes", type=float, default=10.0, help="of the processor (default: 10)")
    parser.add_argument("--against", default="easy", help="any bot that plays compiled")
    parser.add_argument("--teacher", default="hard", help="whose matches are watched first")
    parser.add_argument("--watch", type=int, default=600, help="so many matches; 0: learn by playing alone")
    parser.add_argument("--games", type=int, default=400, help="in the arena, at the end")
    asked = parser.parse_args()
    seats = asked.seats or rh.game(asked.game).seats[0]
    learnt = learn(asked.game, seats, asked.against, asked.teacher, asked.watch, asked.minutes)
    print(rh.arena(asked.game, [learnt, asked.against], seats=seats, games=asked.games, seed=1 << 32))


if __name__ == "__main__":
    main()
