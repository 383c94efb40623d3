"""A whole client: sets up a table against bots and plays random legal moves until the match is over.

    python examples/client.py http://localhost:8080 newhaven

It needs httpx and websockets. docs/protocol.md explains every message.
"""

import json
import random
import sys
from itertools import count

import httpx
from websockets.sync.client import connect

address = sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://localhost:8080"
game = sys.argv[2] if len(sys.argv) > 2 else "newhaven"
ids = count()


def moves(frame):
    """The texts of the legal moves."""
    return [f"{kind} {labels}".strip() for kind, found in frame.get("moves", {}).items() for labels in found["labels"]]


def main():
    http = httpx.Client(base_url=address, headers={"origin": address})
    http.get("/api/games").raise_for_status()  # brings the cookie against forged requests
    http.headers["x-csrftoken"] = http.cookies["csrf"]
    http.put("/api/me", json={"name": "Random Rita"}).raise_for_status()

    seats = next(g["seats"] for g in http.get("/api/games").json()["games"] if g["name"] == game)
    bots = [{"who": "bot", "bot": "easy"}] * (seats[0] - 1)
    table = http.post("/api/tables", json={"game": game, "seats": [{"who": "me"}, *bots]}).json()["table"]
    http.post(f"/api/tables/{table}/start").raise_for_status()

    cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    url = address.replace("http", "ws", 1) + "/socket"
    with connect(url, origin=address, additional_headers={"cookie": cookies}) as socket:

        def ask(**request):
            socket.send(json.dumps({"id": str(next(ids)), "table": table, **request}))

        ask(do="watch", seat=0, wants=["moves", "log"], lang="en")
        for text in socket:
            message = json.loads(text)
            if message["is"] == "refused":
                sys.exit(message["why"]["text"])
            if message["is"] != "frame":
                continue
            for line in message.get("log", []):
                print(*(said["text"] for said in line.get("said", [])), sep="\n")
            if message["stage"] == "over":
                print("Scores:", message["scores"])
                return
            if message.get("free"):
                ask(do="play", seat=0, move=random.choice(moves(message)), at=message["at"], confirm=True)


if __name__ == "__main__":
    main()
