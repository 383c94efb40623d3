"""What mkdocs.yml cannot say of the site: pages that live where they belong, outside of docs/, and how doctests look.

Every game in the house gets its pages of rules and its player aid, in each language, and its rulings. Notebooks are
shown as they were last run.
"""

import base64
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import griffe
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
LANGUAGES = {"en": "English", "it": "Italiano", "hu": "Magyar"}
GAMES = sorted((ROOT / "src/riverhaven/games").glob("*/rules_text"))
NOTEBOOKS = sorted((ROOT / "docs/notebooks").glob("*.ipynb"))
DRAWN = re.compile(r"^```figure .*?^```\n|:icon [\w-]+: ", re.M | re.S)  # by the server only, which has the game's art
DOCTEST = re.compile(r"^>>> .*(?:\n.+)*", re.M)
BESIDE = ("CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "NOTICE", "examples/client.py")  # what pages link to


def on_config(config: MkDocsConfig) -> None:
    """The rules come before the guides."""
    assert config.nav is not None
    config.nav.insert(1, {"Rules": [{title(texts): pages_of(texts)} for texts in GAMES]})


def title(texts: Path) -> str:
    return (texts / "en.md").read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")


def pages_of(texts: Path) -> list[dict[str, str]]:
    game = texts.parent.name
    spoken = [{name: f"rules/{game}/{lang}.md"} for lang, name in LANGUAGES.items()]
    spoken += [{f"{name}, player aid": f"rules/{game}/aid.{lang}.md"} for lang, name in LANGUAGES.items()]
    return [*spoken, {"Rulings": f"rules/{game}/RULINGS.md"}]


def on_files(files: Files, config: MkDocsConfig) -> None:
    for source in NOTEBOOKS:
        files.append(File.generated(config, f"notebooks/{source.stem}.md", content=notebook(source)))

    def add(page: str, source: Path) -> None:
        text = re.sub(r"\]\(docs/", "](", source.read_text(encoding="utf-8"))  # the site's root is docs/
        text = DRAWN.sub("", text)
        files.append(File.generated(config, page, content=text))

    add("index.md", ROOT / "README.md")
    for name in BESIDE:
        add(name, ROOT / name)
    for texts in GAMES:
        for source in (*texts.glob("*.md"), texts.parent / "RULINGS.md"):
            add(f"rules/{texts.parent.name}/{source.name}", source)


def notebook(source: Path) -> str:
    """A notebook as a page: its text, its code, and what is kept of the last run."""
    cells = json.loads(source.read_text(encoding="utf-8"))["cells"]
    whole = "\n\n".join(part for cell in cells for part in parts_of(cell))
    return re.sub(r"\]\(([\w-]+)\.ipynb\)", r"](\1.md)", whole)


def parts_of(cell: dict[str, Any]) -> Iterator[str]:
    text = "".join(cell["source"])
    yield text if cell["cell_type"] == "markdown" else f"```python\n{text}\n```"
    for output in cell.get("outputs", []):
        yield shown(output.get("data", {"text/plain": output.get("text", "")}))


def shown(data: dict[str, Any]) -> str:
    """What a cell shows, in the best of its kinds."""
    if "image/png" in data:
        return f"![What it shows](data:image/png;base64,{''.join(data['image/png'].split())})"
    if "image/svg+xml" in data:
        drawn = base64.b64encode("".join(data["image/svg+xml"]).encode()).decode()
        return f"![What it shows](data:image/svg+xml;base64,{drawn})"
    return f"```text\n{''.join(data['text/plain']).rstrip()}\n```"


class Doctests(griffe.Extension):
    """The examples in docstrings are shown as code; to Markdown they would be quotations."""

    def on_object(self, *, obj: griffe.Object, **others: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = DOCTEST.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
