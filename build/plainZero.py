"""Draws src/ui/app/fonts/plainZero.woff2: the zeros of the text's font without their slash, at every weight.

A zero on a counter is a strength of nought, and at eleven pixels a slashed one is read as an eight. The font has no other zero, and its licence
(SIL OFL 1.1, no reserved name) lets it be changed. The hole of the new zero is its own outline, as wide and as high as the two halves were
that the slash left open. To be run again when the font is renewed: `pip install fonttools brotli`, then `python3 build/plainZero.py`.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"
GOAL = ROOT / "src/ui/app/fonts/plainZero.woff2"


def extremes(points, first):
    """The leftmost, rightmost, lowest and highest of the points from `first` on, by their numbers."""
    numbers = range(first, len(points))
    return (
        min(numbers, key=lambda i: points[i][0]),
        max(numbers, key=lambda i: points[i][0]),
        min(numbers, key=lambda i: points[i][1]),
        max(numbers, key=lambda i: points[i][1]),
    )


def fitted(unit, left, right, low, high):
    """Points of the unit square about the origin, within these bounds."""
    return [((left + right) / 2 + x * (right - left) / 2, (low + high) / 2 + y * (high - low) / 2) for x, y in unit]


def open_zero(font, name):
    """Opens one zero; that for columns of figures is the other one, moved."""
    glyph = font["glyf"][name]
    glyph.expand(font["glyf"])
    if glyph.isComposite():
        return
    end = glyph.endPtsOfContours[0] + 1
    points = list(glyph.coordinates)
    outer = points[:end]
    xs, ys = [x for x, _ in outer], [y for _, y in outer]
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    half = ((max(xs) - min(xs)) / 2, (max(ys) - min(ys)) / 2)
    # The other way round: it is a hole.
    unit = [((x - middle[0]) / half[0], (y - middle[1]) / half[1]) for x, y in reversed(outer)]
    left, right, low, high = extremes(points, end)
    bounds = lambda of: (of[left][0], of[right][0], of[low][1], of[high][1])
    flags = list(glyph.flags[:end])
    for variation in font["gvar"].variations[name]:
        moved = [delta or (0, 0) for delta in variation.coordinates]
        shifted = [(round(x), round(y)) for x, y in fitted(unit, *bounds(moved))]
        variation.coordinates = moved[:end] + shifted + moved[len(points) :]
    inner = [(round(x), round(y)) for x, y in fitted(unit, *bounds(points))]
    glyph.coordinates = GlyphCoordinates(outer + inner)
    glyph.flags = type(glyph.flags)(flags + flags[::-1])
    glyph.endPtsOfContours = [end - 1, 2 * end - 1]
    glyph.numberOfContours = 2
    glyph.recalcBounds(font["glyf"])


font = TTFont(SOURCE)
options = Options()
options.layout_features = ["tnum"]
options.name_IDs = [0, 13, 14]
options.notdef_outline = False
subsetter = Subsetter(options)
subsetter.populate(unicodes=[ord("0")])
subsetter.subset(font)
for name in font.getGlyphOrder():
    if name.startswith("zero"):
        open_zero(font, name)
font.flavor = "woff2"
GOAL.parent.mkdir(exist_ok=True)
font.save(GOAL)
print(f"{GOAL.name}: {GOAL.stat().st_size} bytes, {', '.join(font.getGlyphOrder())}")
