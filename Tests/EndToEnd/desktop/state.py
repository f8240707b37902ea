"""What the program has saved, in the words of the sessions: the one place that knows the file's shape."""

import json


class State:
    # What a person who has gone home leaves: a view that no formula changes.
    AT_HOME = {
        "version": 2,
        "calculator": {"angleUnit": "radians", "entry": "", "history": [], "isResult": False,
                       "line": {"caret": 0, "text": ""}, "mode": "formula", "pendingName": "",
                       "stack": []},
        # What is typed on a line is what the line holds; the session of textbook entry asks for it.
        "entersLine": True,
        # Sessions press Graph; the one of typing for the graph asks for what comes.
        "followsTyping": False,
        "document": {"angle": "radians", "entry": "formula", "functions": [], "mode": "auto",
                     "version": 1,
                     "viewports": {"main": {"centerX": 0, "centerY": 0,
                                            "pointsPerUnitX": 72, "pointsPerUnitY": 72}}},
        "isGraphShown": False,
        "theme": "system",
    }

    def __init__(self, values):
        self.values = values

    @staticmethod
    def read(path):
        """The state in a file, None while there is none."""
        try:
            with open(path) as file:
                return State(json.load(file))
        except (OSError, ValueError):
            return None

    def __eq__(self, other):
        return isinstance(other, State) and self.values == other.values

    def __repr__(self):
        return json.dumps(self.values)[:2000]

    @property
    def document(self):
        return self.values["document"]

    @property
    def formula(self):
        """The text in the calculator's line."""
        return self.values["calculator"]["line"]["text"]

    @property
    def is_rpn(self):
        return self.values["calculator"]["mode"] == "rpn"

    @property
    def angle(self):
        return self.values["calculator"]["angleUnit"]

    @property
    def depth(self):
        """How many values are on the stack."""
        return len(self.values["calculator"]["stack"])

    @property
    def graphed(self):
        """How many functions are graphed."""
        return len(self.document["functions"])

    @property
    def style(self):
        """auto, line or dot."""
        return self.document["mode"]

    @property
    def view(self):
        return View(self.document["viewports"].get("main"))

    @property
    def trace(self):
        """Which curve is traced at which x, None while the trace is off."""
        return self.exploration.get("trace")

    @property
    def exploration(self):
        return self.values.get("exploration") or {}

    @property
    def statistics(self):
        """What the statistics are about, None while they are not shown."""
        return self.exploration.get("statistics")

    @property
    def shows_table(self):
        return bool(self.exploration.get("showsTable"))

    @property
    def shows_list(self):
        """Whether the list of functions is open."""
        return bool(self.exploration.get("showsFunctions"))

    def parameter(self, name):
        """Where a slider stands."""
        return self.document.get("parameters", {}).get(name, {}).get("value", 1)

    @property
    def kept_views(self):
        return sorted(view["number"] for view in self.document.get("views", []))

    @property
    def theme(self):
        return self.values["theme"]

    @property
    def window(self):
        window = self.values["window"]
        return window["width"], window["height"], window["isFullScreen"]

    @property
    def content(self):
        """All but the window's own place."""
        return {key: value for key, value in self.values.items() if key != "window"}


class View:
    """Which part of the plane is seen."""

    def __init__(self, values):
        values = values or {}
        self.center = (values.get("centerX", 0), values.get("centerY", 0))
        self.scale = (values.get("pointsPerUnitX", 72), values.get("pointsPerUnitY", 72))
        # An axis that counts from an origin of its own: the formula, and the power of ten that it counts.
        self.origin = values.get("localX")

        # The steps that are chosen for x and y, None for those that suit the view.
        self.steps = (values.get("stepX"), values.get("stepY"))

    def __eq__(self, other):
        return self.center == other.center and self.scale == other.scale

    def __repr__(self):
        return "center (%r, %r), scale (%r, %r)" % (*self.center, *self.scale)

    @property
    def depth(self):
        """The power of ten that the numbers of x count, 0 for plain ones."""
        return self.origin["exponent"] if self.origin else 0

    def is_at(self, center, scale):
        """Whether it has a middle and a scale, but for rounding."""
        return all(abs(a - b) < 1e-6 for a, b in zip(self.center + self.scale, center + scale))

    def place(self, plot, x, y):
        """Where a point of the plane is in a plot (x, y, width, height), in points."""
        left, top, width, height = plot
        return (left + width / 2 + (x - self.center[0]) * self.scale[0],
                top + height / 2 - (y - self.center[1]) * self.scale[1])

    def point(self, plot, place):
        """The point of the plane at a place."""
        left, top, width, height = plot
        return (self.center[0] + (place[0] - left - width / 2) / self.scale[0],
                self.center[1] - (place[1] - top - height / 2) / self.scale[1])
