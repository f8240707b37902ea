"""Where things are: the one file to change when the layout does."""

# The size of most windows, and of the graph in it (x, y, width, height).
SIZE = (1024, 768)
PLOT = (340, 0, 684, 768)
MIDDLE = (682, 384)
# A part of the graph without numbers or controls at the first view, for comparing pixels.
QUIET = (720, 424, 240, 240)

# Keys of the calculator in that window.
KEYS = {"7": (35, 550), "+": (197, 610), "C": (305, 610), "⌫": (305, 550)}

GRAPH_KEY = (170, 270)

# The list of functions in the calculator's place, with one function and one slider, −5 … 5.
LIST_CHIP = (707, 34)
LIST = (0, 0, 340, 768)
LIST_CLOSE = (74, 28)
ADD_FUNCTION = (110, 133)
# The keys that lie there else.
KEYS_PART = (0, 300, 340, 468)


def SLIDER(value):
    return 26 + 28.8 * (value + 5), 235


# A phone on its side: the statistics, and the button and the row that open them and all of them.
LANDSCAPE = (844, 390)
LANDSCAPE_STATISTICS = (810, 122)
LANDSCAPE_FACTS = (500, 170, 270, 160)
LANDSCAPE_MORE = (540, 274)

# A phone, with the graph over the calculator.
PHONE = (390, 844)
PHONE_PLOT = (0, 56, 390, 712)

# The rows of a keypad of six columns, as in every window high enough for all of it.
KEYPAD = [
    ["sinh", "cosh", "tanh", "n!", "mod", "EE"],
    ["asin", "acos", "atan", "cbrt", "abs", "floor"],
    ["sin", "cos", "tan", "ln", "log", "exp"],
    ["x²", "xⁿ", "√", "1/x", "π", "e"],
    ["7", "8", "9", "×", "÷", "⌫"],
    ["4", "5", "6", "+", "−", "C"],
    ["1", "2", "3", "(", ")", ","],
    ["0", ".", "±", "x", "="],
]

# The light theme's colours.
PEN = "#B23404"
FOCUS = "#0B5CF0"
RAISED = "#FFFFFF"
SURFACE = "#FDFCF9"
BLACK = "#000000"
WHITE = "#FFFFFF"


# Rows of the graph's menu and of the menu of a place of the plane, counted from 0.
TABLE_ROW = 1
THEME_ROW = 13
ORIGIN_HERE = 1


def menu_row(place, row):
    """The middle of such a row."""
    return place[0] + 120, place[1] + 10 + 44 * row + 22


def arguments(size=SIZE, theme="light"):
    return "--size", "%dx%d" % size, "--theme", theme
