"""What Prometheus may ask. Whichever of several workers is asked, it answers for all of them.

Workers keep their figures in files of one folder: `serve` names it before they start. What a worker counted stays when
it dies; what it held (sockets, tables) does not.
"""

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # the library reads this when it is imported
REGISTRY = CollectorRegistry()

EVENTS = Counter("riverhaven_events", "Events stored, by kind", ["kind"], registry=REGISTRY)
REFUSED = Counter("riverhaven_refused", "Commands refused, by reason", ["reason"], registry=REGISTRY)
STALE = Counter("riverhaven_stale", "Commands that came too late", registry=REGISTRY)
COMMIT_SECONDS = Histogram("riverhaven_commit_seconds", "Time of one commit", registry=REGISTRY)
BATCH = Histogram("riverhaven_batch", "Jobs in one commit", buckets=(1, 2, 4, 8, 16, 32, 64, 128), registry=REGISTRY)
STORE_FAILURES = Counter("riverhaven_store_failures", "Times that the store did not answer", registry=REGISTRY)
FRAME_SECONDS = Histogram("riverhaven_frame_seconds", "Time to make one frame", registry=REGISTRY)
DRAWN = Counter("riverhaven_drawn", "Pictures drawn; what was drawn before is shown again", registry=REGISTRY)
TOLD = Counter("riverhaven_told", "Lines of logs told; what was told before is shown again", registry=REGISTRY)
SHARED = Counter("riverhaven_shared", "Files of matches made; what was made before is sent again", registry=REGISTRY)
SOCKETS = Gauge("riverhaven_sockets", "Open sockets", registry=REGISTRY, multiprocess_mode="livesum")
LIVE = Gauge("riverhaven_live_tables", "Tables kept in memory", registry=REGISTRY, multiprocess_mode="livesum")
BOT_SECONDS = Histogram("riverhaven_bot_seconds", "Time of one decision of a bot", registry=REGISTRY)
BOT_FAILURES = Counter("riverhaven_bot_failures", "Bots that hung, died or chose nonsense", registry=REGISTRY)


def page() -> bytes:
    folder = os.environ.get(FOLDER)
    if folder is None:
        return generate_latest(REGISTRY)
    bury_the_dead(Path(folder))
    everybody = CollectorRegistry()
    MultiProcessCollector(everybody, folder)
    return generate_latest(everybody)


def bury_the_dead(folder: Path) -> None:
    """A worker that was killed could not say that its sockets are closed."""
    for file in folder.glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, str(folder))
