"""Environments: the games for those who train with the libraries that they know. They come with the extra `envs`.

    from riverhaven.envs import pettingzoo      pettingzoo.env("newhaven", seats=3)
    import riverhaven.envs.gymnasium            gymnasium.make("riverhaven/newhaven-v1"), and make_vec
    import riverhaven.envs.openspiel            pyspiel.load_game("riverhaven_newhaven")

All of them give what `Match.observation` gives, with the mask of legal moves beside it, and rewards by choice.
"""
