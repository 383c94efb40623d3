"""Behind a proxy: the recipes of docs/server.md, with the real proxies; nobody chooses the address they come from."""

import json
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.server.conftest import Server, Starter
from tests.server.guest import run
from tests.server.postgres import free_port

RECIPES = (Path(__file__).parent.parent.parent / "docs" / "server.md").read_text()
MISSING = "These tests need nginx and Caddy: run tests/server/install-proxies."
STRANGER = "127.0.0.2"  # an address of this machine that is no proxy of ours
LIMIT = 40
CERTIFICATE = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
CERTIFICATE += ["-addext", "subjectAltName=DNS:localhost"]

Command = Callable[[Path, Server, int], list[str]]  # that starts a proxy with this port before a server


def recipe(name: str, folder: Path, server: Server, port: int) -> str:
    """The recipe as it is written, with our port, names and certificate in it."""
    (text,) = re.findall(rf"```{name}\n(.*?)```", RECIPES, re.DOTALL)
    text = str(text).replace("127.0.0.1:8080", f"127.0.0.1:{server.port}").replace("listen 443", f"listen {port}")
    text = text.replace("/etc/ssl/games.example.org", str(folder / "localhost"))
    return text.replace("games.example.org", "localhost")


def nginx(folder: Path, server: Server, port: int) -> list[str]:
    inner = recipe("nginx", folder, server, port)
    logs = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/log; events {{}} http {{ access_log off; {logs} {inner} }}"
    )
    return ["nginx", "-c", str(file), "-p", str(folder)]


def caddy(folder: Path, server: Server, port: int) -> list[str]:
    inner = recipe("caddy", folder, server, port).replace(
        "localhost {", f"https://localhost:{port} {{\n    tls CERT", 1
    )
    inner = inner.replace("CERT", f"{folder}/localhost.pem {folder}/localhost.key")
    file = folder / "Caddyfile"
    file.write_text("{\n    admin off\n    auto_https disable_redirects\n}\n" + inner)
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]


@contextmanager
def proxy(command: Command, folder: Path, server: Server) -> Iterator[tuple[int, ssl.SSLContext]]:
    """A proxy that runs before the server: its port, and whom to trust."""
    port, pem, key = free_port(), folder / "localhost.pem", folder / "localhost.key"
    subprocess.run(
        [*CERTIFICATE, "-keyout", str(key), "-out", str(pem)],
        check=True,
        capture_output=True,
    )
    line = command(folder, server, port)
    assert shutil.which(line[0]), MISSING
    environment = {"HOME": str(folder), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
    with (folder / "output").open("wb") as log:
        process = subprocess.Popen(line, env=environment, stdout=log, stderr=log)
    trusted = ssl.create_default_context(cafile=str(pem))
    try:
        wait_for(port, trusted, process, folder)
        yield port, trusted
    finally:
        process.terminate()
        process.wait(timeout=30)


def wait_for(port: int, trusted: ssl.SSLContext, process: subprocess.Popen[bytes], folder: Path) -> None:
    for _ in range(300):
        assert process.poll() is None, (folder / "output").read_text()
        try:
            if httpx.get(f"https://localhost:{port}/healthz", verify=trusted).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise AssertionError((folder / "output").read_text())


@pytest.mark.parametrize("command", [nginx, caddy])
def test_the_recipe_serves_and_believes_no_invented_address(
    start_any: Starter, tmp_path: Path, command: Command
) -> None:
    server = start_any(arguments=("--behind-https",), requests_per_minute=LIMIT)

    async def main(port: int, trusted: ssl.SSLContext) -> None:
        address = f"https://localhost:{port}"
        transport = httpx.AsyncHTTPTransport(verify=trusted, local_address=STRANGER)
        async with httpx.AsyncClient(base_url=address, headers={"origin": address}, transport=transport) as http:
            await http.get("/api/games")
            http.headers["x-csrftoken"] = http.cookies["__Host-csrf"]
            answer = await http.put("/api/me", json={"name": "Anna"})
            assert answer.status_code == 200 and "__Host-riverhaven" in http.cookies
            seats = [{"who": "me"}, {"who": "open"}]
            table = (await http.post("/api/tables", json={"game": "newhaven", "seats": seats})).json()["table"]
            cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            async with connect(
                address.replace("https", "wss") + "/socket",
                max_size=None,
                origin=Origin(address),
                additional_headers={"cookie": cookies},
                ssl=trusted,
            ) as socket:
                await socket.send(json.dumps({"do": "watch", "id": "w", "table": table, "seat": 0}))
                assert json.loads(await socket.recv())["seats"][0]["mine"]
            assert (await http.get("/metrics")).status_code == 403
            # Whoever invents another address for every request is still one and the same.
            statuses = []
            for n in range(LIMIT + 5):
                invented = {
                    "x-forwarded-for": f"10.0.{n}.1",
                    "forwarded": f"for=10.0.{n}.1",
                    "x-real-ip": f"10.0.{n}.1",
                }
                statuses.append((await http.get("/api/games", headers=invented)).status_code)
            assert statuses[0] == 200 and statuses[-1] == 429

    with proxy(command, tmp_path, server) as (port, trusted):
        run(main, port, trusted)


def test_whoever_is_no_proxy_of_ours_is_not_believed(start_any: Starter) -> None:
    server = start_any(arguments=("--behind-https", "--proxy", "127.0.0.3", "--proxy", "10.0.0.0/8"))

    async def ask(source: str) -> str:
        transport = httpx.AsyncHTTPTransport(local_address=source)
        origin = server.address.replace("http", "https")
        headers = {"x-forwarded-proto": "https", "origin": origin}
        async with httpx.AsyncClient(base_url=server.address, headers=headers, transport=transport) as http:
            return str((await http.put("/api/me", json={"name": "Anna"})).json()["why"]["message"])

    async def main() -> None:
        # Over plain HTTP the origin is a foreign one; the proxy's word makes it ours, and only the token is missing.
        assert await ask("127.0.0.3") == "no-csrf"
        assert await ask("127.0.0.1") == await ask(STRANGER) == "foreign-origin"

    run(main)
