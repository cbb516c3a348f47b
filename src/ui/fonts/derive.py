"""Makes the web fonts beside this file of those of @fontsource/ubuntu: without hinting, which is half of their bytes and
which browsers mostly leave aside, and with the features that the screens use.

    apt-get install python3-fonttools python3-brotli
    /usr/bin/python3 src/ui/fonts/derive.py

The Ubuntu Font Licence (LICENCE.txt) asks a modified font to be called "Ubuntu derivative X".
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font

ROOT = Path(__file__).resolve().parents[3]
SOURCE = ROOT / "node_modules/@fontsource/ubuntu/files"
NAME = "Ubuntu derivative Cabrank"
# The fields of the table of names: family, unique identifier, full name, PostScript's name (which has no spaces).
FAMILY, IDENTIFIER, FULL_NAME, POSTSCRIPT_NAME = 1, 3, 4, 6


def rename(font):
    for record in font["name"].names:
        text = record.toUnicode()
        if record.nameID in (FAMILY, FULL_NAME):
            record.string = text.replace("Ubuntu", NAME, 1)
        elif record.nameID in (IDENTIFIER, POSTSCRIPT_NAME):
            record.string = text.replace("Ubuntu", NAME.replace(" ", ""), 1)


def derive(name):
    options = Options(
        hinting=False,
        layout_features=["kern", "liga", "locl", "tnum"],
        name_IDs=["*"],
        notdef_outline=True,
        flavor="woff2",
    )
    font = load_font(SOURCE / f"ubuntu-{name}-normal.woff2", options)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap().keys())
    subsetter.subset(font)
    rename(font)
    save_font(font, Path(__file__).with_name(f"ubuntu-{name}.woff2"), options)


for subset in ("latin", "latin-ext"):
    for weight in (400, 500, 700):
        derive(f"{subset}-{weight}")
