"""What is kept on paper: what a terminal would show, as plain text, and pages that stand alone."""

from html import escape
from io import StringIO
from typing import Any


def plain(shown: Any, width: int = 120) -> str:
    """What Rich prints, so wide, without colours and without blanks at the ends of lines.

    >>> plain("[b]New[/b] Haven")
    'New Haven'
    """
    from rich.console import Console

    page = StringIO()
    Console(file=page, width=width, color_system=None, force_jupyter=False).print(shown)
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())


PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
body {{
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  font: 16px/1.5 Georgia, serif; color: #3b2f27; background: #f6efe0;
}}
table {{ border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }}
th, td {{ padding: .2rem .6rem; text-align: right; border-bottom: 1px solid #cdbf9f }}
th:first-child, td:first-child, th.name, td.name {{ text-align: left }}
figure {{ margin: 2rem 0 }}
{style}
</style>
<h1>{title}</h1>
{content}
</html>
"""


def page(title: str, content: str, lang: str = "en", style: str = "") -> str:
    """A page of HTML that needs nothing else.

    >>> page("Bots & boats", "<p>8 games.</p>").splitlines()[-3:]
    ['<h1>Bots &amp; boats</h1>', '<p>8 games.</p>', '</html>']
    """
    return PAGE.format(lang=lang, title=escape(title), content=content, style=style)
