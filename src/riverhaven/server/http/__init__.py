"""The HTTP API, a room for each thing that one asks about. Play itself is on the socket."""

from riverhaven.server.http.door import DoorController
from riverhaven.server.http.games import GamesController, LessonsController
from riverhaven.server.http.manners import MannersController, ShunnedController
from riverhaven.server.http.notices import NoticesController, WaysController
from riverhaven.server.http.pages import pages
from riverhaven.server.http.people import PeopleController, cookie_name
from riverhaven.server.http.play import PlayController
from riverhaven.server.http.positions import MomentController, PositionsController
from riverhaven.server.http.puzzles import PuzzlesController
from riverhaven.server.http.ratings import RatingsController
from riverhaven.server.http.share import ShareController
from riverhaven.server.http.study import StudyController
from riverhaven.server.http.tables import TablesController
from riverhaven.server.http.watchers import WatchersController

CONTROLLERS = (
    PeopleController,
    TablesController,
    DoorController,
    PlayController,
    RatingsController,
    StudyController,
    ShareController,
    GamesController,
    LessonsController,
    PuzzlesController,
    PositionsController,
    MomentController,
    WatchersController,
    MannersController,
    ShunnedController,
    NoticesController,
    WaysController,
)

__all__ = ["CONTROLLERS", "cookie_name", "pages"]
