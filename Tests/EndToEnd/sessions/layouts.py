"""Other keyboard layouts and dead keys: characters come as the person's keyboard has them."""

from sessions.places import arguments

# Key codes by where they are on the board: what a German, French or Brazilian keyboard writes there.
TYPED = [
    # 2 / x, the slash on Shift+7
    ("de", ["11", "shift+16", "53"], "2÷x"),
    # x + 1, with plus beside the umlauts
    ("de", ["53", "35", "10"], "x+1"),
    # the dead circumflex and then 2 make ²
    ("de", ["53", "49", "11"], "x²"),
    # the dead circumflex and then a blank make ^
    ("de", ["53", "49", "65", "12"], "x^3"),
    # |x| by AltGr
    ("de", ["ISO_Level3_Shift+94", "53", "ISO_Level3_Shift+94"], "|x|"),
    # digits with Shift, the bracket without, x where it always is
    ("fr", ["shift+11", "14", "53", "20"], "2(x)"),
    # slash and a dead circumflex of their own
    ("br", ["53", "97", "11"], "x÷2"),
    ("br", ["53", "shift+48", "11"], "x²"),
]


def run(stage):
    ordinate = stage.open(*arguments())
    try:
        for layout, keys, text in TYPED:
            stage.screen.ask("setxkbmap", layout)
            ordinate.key("1", "ctrl+BackSpace")
            ordinate.saves(lambda state: state.formula == "")
            ordinate.key(*keys)
            stage.checks.that(f"{' '.join(keys)} on {layout} is {text}", ordinate.saves(
                lambda state, text=text: state.formula == text), ordinate.state.formula)
    finally:
        stage.screen.ask("setxkbmap", "us")
    stage.checks.equal("closing the window: status", ordinate.close(), 0)
