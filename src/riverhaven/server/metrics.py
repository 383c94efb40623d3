"""What Prometheus may ask."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

EVENTS = Counter("riverhaven_events", "Events stored, by kind", ["kind"], registry=REGISTRY)
REFUSED = Counter("riverhaven_refused", "Commands refused, by reason", ["reason"], registry=REGISTRY)
STALE = Counter("riverhaven_stale", "Commands that came too late", registry=REGISTRY)
COMMIT_SECONDS = Histogram("riverhaven_commit_seconds", "Time of one commit", registry=REGISTRY)
BATCH = Histogram("riverhaven_batch", "Jobs in one commit", buckets=(1, 2, 4, 8, 16, 32, 64, 128), registry=REGISTRY)
STORE_FAILURES = Counter("riverhaven_store_failures", "Times that the store did not answer", registry=REGISTRY)
FRAME_SECONDS = Histogram("riverhaven_frame_seconds", "Time to make one frame", registry=REGISTRY)
SOCKETS = Gauge("riverhaven_sockets", "Open sockets", registry=REGISTRY)
LIVE = Gauge("riverhaven_live_tables", "Tables kept in memory", registry=REGISTRY)
BOT_SECONDS = Histogram("riverhaven_bot_seconds", "Time of one decision of a bot", registry=REGISTRY)
BOT_FAILURES = Counter("riverhaven_bot_failures", "Bots that hung, died or chose nonsense", registry=REGISTRY)
