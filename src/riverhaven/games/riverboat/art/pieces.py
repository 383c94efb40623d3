"""Figures and small pieces."""

from riverhaven.core.art import people
from riverhaven.core.picture import INK
from riverhaven.games.riverboat.state import SEATS

# -------------------------------------------------------------------------------------------------------------- figures

# All figures stand on y = 17, and are about 36 units high.
SHADE = '<ellipse cx="2" cy="17" rx="13" ry="3.4" fill="#3b2f27" opacity=".28"/>'
FIGURES = {
    # In shirt sleeves and a wide straw hat.
    "worker": f"""{SHADE}
        <path d="M-10 17C-9 10-10 8-12.5 6-15 4-14.5-1-11-3-7-5 7-5 11-3 14.5-1 15 4 12.5 6 10 8 9 10 10 17H3L0 11-3
            17Z"
            fill="#fffaf0" stroke="#3b2f27" stroke-width="1.7"/>
        <path d="M4-3.4C10-3.4 13 0 12 4 9 7 8 11 9 16H5C4 9 5 3 4-3.4Z" fill="#dccfb4"/>
        <path d="M-6-4 0 1 6-4" fill="none" stroke="#3b2f27" stroke-width="1.2"/>
        <circle cy="-9" r="6" fill="#e7b98d" stroke="#3b2f27" stroke-width="1.5"/>
        <path d="M-13-10C-8-13-6.5-12-6-14-5-20 5-20 6-14 6.5-12 8-13 13-10 8-7.5-8-7.5-13-10Z" fill="#fff1c2"
            stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M-6-12.6Q0-10.4 6-12.6" fill="none" stroke="#b4462c" stroke-width="2"/>""",
    # With a ranging rod.
    "surveyor": f"""{SHADE}
        <path d="M12-19V17" stroke="#3b2f27" stroke-width="4"/>
        <path d="M12-18V16.4" stroke="#fffaf0" stroke-width="2.2"/>
        <path d="M12-18V16.4" stroke="#c8402a" stroke-width="2.2" stroke-dasharray="5 5"/>
        <path d="M-11 17-7-2C-4-5 4-5 7-2L9 3 13 2 13 7 7 8 9 17Z" fill="#3f8f4f" stroke="#3b2f27" stroke-width="1.7"/>
        <path d="M2-3.5C6-3 6 0 7 8L8.5 16H3C4 9 3 3 2-3.5Z" fill="#2c6d3a"/>
        <path d="M0-3V17" stroke="#235a2f" stroke-width="1.2"/>
        <circle cy="-9" r="5.6" fill="#e7b98d" stroke="#3b2f27" stroke-width="1.5"/>
        <path d="M-11-9.5C-7-11-6-12-5.5-17-2-19.5 3-16 5-18 6-13 7-11 11-11 8-7.5-7-7.5-11-9.5Z" fill="#57a866"
            stroke="#3b2f27" stroke-width="1.6"/>""",
    # In oilskins and a peaked cap, pointing down the river.
    "master": f"""{SHADE}
        <path d="M-10 17C-9 8-12 6-12 1-11-4-6-5 0-5 5-5 8-4 10-3L18-8 20-4 11 5C9 8 9 11 10 17Z" fill="#ffcf33"
            stroke="#3b2f27" stroke-width="1.7"/>
        <path d="M3-4.2C7-4 9-2 10.5-1.5L18-6.4 18.5-4.6 10 3.4C8 7 8 11 8.6 16H4C5 9 4 3 3-4.2Z" fill="#dd9f13"/>
        <path d="M-2-2V17" stroke="#3b2f27" stroke-width="1.2"/>
        <g fill="#3b2f27"><circle cx="-5" cy="3" r="1.3"/><circle cx="-5" cy="8" r="1.3"/><circle cx="-5" cy="13"
            r="1.3"/></g>
        <circle cy="-9.5" r="5.8" fill="#e7b98d" stroke="#3b2f27" stroke-width="1.5"/>
        <path d="M-5-7C-4-3 4-3 5-7 2-5.5-2-5.5-5-7Z" fill="#fffaf0" stroke="#3b2f27"/>
        <path d="M-7-11C-10-16-5-19 0-19 6-19 10-16 7-12L11-9.8C7-8.6 4-11-7-11Z" fill="#2b3f58" stroke="#3b2f27"
            stroke-width="1.6"/><circle cx="1" cy="-15" r="2" fill="#ffcf33"/>""",
}
# A gentleman with a top hat; his coat has the colour of his principal, who is told by the badge.
AGENT = """<ellipse cx="2" cy="17" rx="12" ry="3.2" fill="#3b2f27" opacity=".28"/>
    <path d="M-9 17-7 1C-11 3-13 8-12 11-15 10-14-2-6-5H6C14-2 15 10 12 11 13 8 11 3 7 1L9 17Z" fill="{colour}"
        stroke="#3b2f27" stroke-width="1.7"/>
    <path d="M-3-5 0 2 3-5Z" fill="#fffaf0" stroke="#3b2f27"/>
    <circle cy="-9.5" r="5.6" fill="#e7b98d" stroke="#3b2f27" stroke-width="1.5"/>
    <path d="M-9.5-11.5Q0-8.5 9.5-11.5L9-13.5 6-13.5 6.5-23H-6.5L-6-13.5-9-13.5Z" fill="{colour}" stroke="#3b2f27"
        stroke-width="1.6"/>
    <path d="M-6.3-16H6.3" stroke="#fffaf0" stroke-width="2.2"/>
    <g transform="translate(0 8.4)scale(.36)" fill="#fffaf0" stroke="#3b2f27" stroke-width="2.6">{emblem}</g>"""

# --------------------------------------------------------------------------------------------------------------- pieces

PIECES = {
    "coin": """<ellipse cx="1.5" cy="3" rx="13" ry="12.5" fill="#3b2f27" opacity=".3"/>
        <circle r="12.5" fill="#e8b23a" stroke="#3b2f27" stroke-width="1.7"/>
        <circle r="8.8" fill="#f6d06a" stroke="#a8741a" stroke-width="1.3"/>
        <path d="M0-6.5 1.9-2H6.6L2.9 1 4.2 5.6 0 2.9-4.2 5.6-2.9 1-6.6-2H-1.9Z" fill="#a8741a"/>
        <path d="M-9.5-5A10.7 10.7 0 0 1-2-10.5" fill="none" stroke="#fff2c4" stroke-width="1.8"/>""",
    "barn": """<path d="M-15 16H19L16 19H-13Z" fill="#3b2f27" opacity=".28"/>
        <path d="M-16 16V-2L-12-11 0-18 12-11 16-2V16Z" fill="#b5382a" stroke="#3b2f27" stroke-width="1.7"/>
        <path d="M3-16.2 11-11.4 15-2V15.2H8V-4Z" fill="#8c2a1f"/>
        <path d="M-18-1-12.7-12 0-19.4 12.7-12 18-1" fill="none" stroke="#3b2f27" stroke-width="4.6"/>
        <path d="M-18-1-12.7-12 0-19.4 12.7-12 18-1" fill="none" stroke="#efe0c0" stroke-width="2.2"/>
        <path d="M-7.5 16V2H7.5V16Z" fill="#7d241a" stroke="#efe0c0" stroke-width="2"/>
        <path d="M-7.5 2 7.5 16M7.5 2-7.5 16" stroke="#efe0c0" stroke-width="1.8"/>
        <rect x="-3.5" y="-9.5" width="7" height="6.5" fill="#3b2f27" stroke="#efe0c0" stroke-width="1.5"/>""",
    "well": """<ellipse cx="2" cy="16" rx="16" ry="3.6" fill="#3b2f27" opacity=".28"/>
        <path d="M-10 4V-8M10 4V-8" stroke="#3b2f27" stroke-width="4.4"/>
        <path d="M-10 4V-8M10 4V-8" stroke="#a87142" stroke-width="2"/>
        <path d="M-10 0H10" stroke="#3b2f27" stroke-width="2.2"/><path d="M0 0V5" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-16-6 0-19 16-6 13-4 0-13-13-4Z" fill="#8a5a34" stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M-13 4.5V12C-13 18 13 18 13 12V4.5Z" fill="#b9c0c6" stroke="#3b2f27" stroke-width="1.7"/>
        <path d="M4 8.3V16C10 15.6 12.2 14 12.2 12V6.3Z" fill="#919aa3"/>
        <path d="M-12.5 10C-6 12.6 6 12.6 12.5 10M-6 7.6V11.5M5 7.8V11.6M0 12V16M-9 11.5V14.5M9.4 11V14.6" fill="none"
            stroke="#5d666e" stroke-width="1.2"/>
        <ellipse cy="4.5" rx="13" ry="4" fill="#dfe4e7" stroke="#3b2f27" stroke-width="1.6"/>
        <ellipse cy="4.7" rx="9" ry="2.4" fill="#3f7f99" stroke="#3b2f27" stroke-width="1.2"/>""",
    # One step of the harbour master.
    "step": """<path d="M-11-4.6H-1V-11L13 0-1 11V4.6H-11Z" fill="#3b2f27" opacity=".28" transform="translate(1.5 2)"/>
        <path d="M-11-4.6H-1V-11L13 0-1 11V4.6H-11Z" fill="#ffcf33" stroke="#3b2f27" stroke-width="1.7"/>
        <path d="M-9.5-2.8H.8V-7L5-3.8" fill="none" stroke="#fff2b8" stroke-width="1.6"/>
        <path d="M-4-1.5V3M-6.5 0H-1.5M-7.5 1.4C-7 4.4-1 4.4-.5 1.4" fill="none" stroke="#3b2f27"
            stroke-width="1.3"/>""",
    # Any estate feature: a signpost with all three.
    "any": """<path d="M0-4V17" stroke="#3b2f27" stroke-width="5"/><path d="M0-4V16" stroke="#a87142"
        stroke-width="2.2"/>
        <path d="M-17-17H14L19-11 14-5H-17Z" fill="#efe0c0" stroke="#3b2f27" stroke-width="1.6"/>
        <use href="#art-barn" transform="translate(-10.5-11.5)scale(.3)"/>
        <use href="#art-well" transform="translate(.5-11.2)scale(.3)"/>
        <use href="#art-surveyor" transform="translate(10.5-11)scale(.28)"/>""",
    # To the figures that are laid over it: a laurel for scores, and a shield of 28 x 27 for points.
    "laurel": """
        <path d="M-1 19Q-7 18-11 23-4 25-1 19ZM-11 16Q-16 11-22 14-17 19-11 16ZM-18 7Q-19 1-26-0-25 6-18 7Z
            M-19-4Q-16-10-21-14-24-8-19-4ZM-14-13Q-8-17-10-24-16-20-14-13ZM1 19Q4 25 11 23 7 18 1 19Z
            M11 16Q17 19 22 14 16 11 11 16ZM18 7Q25 6 26-0 19 1 18 7ZM19-4Q24-8 21-14 16-10 19-4Z
            M14-13Q16-20 10-24 8-17 14-13Z" fill="#93ad5c" stroke="#4f6d45"/>
        <circle r="21" fill="#3b2f27" stroke="#d9a92f" stroke-width="2"/>""",
    "medal": """<path d="M-14-12H14V2C14 8 8 12 0 15-8 12-14 8-14 2Z" fill="#3b2f27" stroke="#d9a92f"
        stroke-width="1.8"/><path d="M-10.5-8.5H10.5" stroke="#d9a92f" opacity=".6"/>""",
    # For a place at the end.
    "rosette": """<path d="M-12 8-16 27-8 22-3 27 0 12 3 27 8 22 16 27 12 8Z" fill="#b4462c" stroke="#3b2f27"
        stroke-width="1.5"/>
        <path d="M0-25 5-21 11.5-22 14-16 20-13 19-6.5 23-1.5 19 3.5 20 10 14 12.5 11 18.5 4.5 17.5 0 21.5-4.5
            17.5-11 18.5-14 12.5-20 10-19 3.5-23-1.5-19-6.5-20-13-14-16-11.5-22-5-21Z" fill="#f2c14e"
            stroke="#3b2f27" stroke-width="1.7"/><circle cy="-3" r="14.5" fill="#fbe9b0"/>""",
    # The first player's marker: a ship's bell.
    "bell": """<path d="M-14 14H17L14 17H-12Z" fill="#3b2f27" opacity=".28"/>
        <path d="M-4-14A4 4 0 0 1 4-14" fill="none" stroke="#3b2f27" stroke-width="2.4"/>
        <path d="M-14 11C-8 6-10-3-8-8-6-13 6-13 8-8 10-3 8 6 14 11Z" fill="#e0a730" stroke="#3b2f27"
            stroke-width="1.7"/>
        <path d="M3-11C6-10 6.6-8 7-5 8 2 7 7 11.5 10.2H5C4 5 5-4 3-11Z" fill="#b37a17"/>
        <path d="M-6-6Q-7-1-8 4" fill="none" stroke="#ffe9a8" stroke-width="2"/>
        <path d="M-14 11H14" stroke="#3b2f27" stroke-width="2.6"/><circle cy="14" r="3" fill="#3b2f27"/>""",
    "tick": """<circle r="10" fill="#4f8f3f" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-5 0-1.5 4 5.5-4" fill="none" stroke="#fffaf0" stroke-width="2.6"/>""",
    "arrow": '<path d="M-8-2H1V-6L9 0 1 6V2H-8Z" fill="#8b6f47"/>',
    # Where a piece of cardboard or wood has been taken away.
    "hollow": """<circle r="13" fill="#3b2f27" opacity=".16"/>
        <circle r="13" fill="none" stroke="#8b6f47" stroke-width="1.2" stroke-dasharray="3 3"/>""",
}


def symbols() -> dict[str, str]:
    found = FIGURES | PIECES
    found["agent"] = AGENT.format(colour="#6d5c50", emblem="")  # of nobody in particular: on cards and tiles
    for seat, colour, shape in people(SEATS):
        found[f"emblem-{seat}"] = (
            f'<g fill="{INK}" opacity=".3" transform="translate(1.5 2.5)">{shape}</g>'
            f'<g fill="{colour}" stroke="{INK}" stroke-width="1.8">{shape}</g>'
            f'<g fill="none" stroke="#fff" stroke-width="1.6" opacity=".55" transform="scale(.72)">{shape}</g>'
        )
        found[f"flag-{seat}"] = (
            f'<path d="M0 14V-14" stroke="{INK}" stroke-width="2.4"/>'
            f'<path d="M1-13.5 19-8 1-2Z" fill="{colour}" stroke="{INK}" stroke-width="1.5"/>'
        )
        found[f"agent-{seat}"] = AGENT.format(colour=colour, emblem=shape)
    return found
