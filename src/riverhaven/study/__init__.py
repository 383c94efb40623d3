"""Study: what can be learnt from a match that has been played. It knows no game and no server."""

from riverhaven.study.analysis import Analysis, analyse
from riverhaven.study.moment import Decision, Moment, Setting, Standing
from riverhaven.study.verdict import Verdict

__all__ = ["Analysis", "Decision", "Moment", "Setting", "Standing", "Verdict", "analyse"]
