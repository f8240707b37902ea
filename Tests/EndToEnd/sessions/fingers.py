"""Real fingers on a touch screen: each gesture by the view it leads to and by its pixels."""

from sessions.places import MIDDLE, ORIGIN_HERE, PHONE, PHONE_PLOT, PLOT, QUIET, arguments, menu_row

PIXEL = 1.0


def run(stage):
    fingers = stage.fingers()
    hand = Hand(stage, fingers, stage.open("sin(x)", *arguments()))
    pan(hand)
    pinch(hand)
    taps(hand)
    long_press(hand)
    further_fingers(hand)
    vanishing(hand)
    stage.checks.equal("closing the window: status", hand.ordinate.close(), 0)
    fling(stage, fingers)
    swipe(stage, fingers)


class Hand:
    """Fingers in a window, and what they must have led to."""

    def __init__(self, stage, fingers, ordinate):
        self.checks = stage.checks
        self.fingers = fingers
        self.ordinate = ordinate

    def at(self, place):
        return self.ordinate.on_screen(place)

    def down(self, *places):
        for number, place in enumerate(places):
            self.fingers.down(number, self.at(place))

    def glide(self, *places, first=0, **how):
        ways = {first + number: self.at(place) for number, place in enumerate(places)}
        self.fingers.glide(ways, **how)

    def tap(self, place, **how):
        self.fingers.tap(self.at(place), **how)

    def home(self):
        """Back to the first view."""
        self.ordinate.key("h")
        self.ordinate.saves(lambda state: state.view.center == (0, 0)
                            and state.view.scale == (72, 72))
        self.ordinate.settled(PLOT)

    def expect(self, name, center, scale):
        """Checks the view: the scale to one per cent, the origin to a device pixel."""
        def holds(state):
            view = state.view
            return all(abs(a / b - 1) < 0.01 for a, b in zip(view.scale, scale)) and all(
                abs(a - b) * c <= PIXEL for a, b, c in zip(view.center, center, scale))
        return self.checks.that(name, self.ordinate.saves(holds), self.ordinate.state.view)


def pan(hand):
    before = hand.ordinate.settled(QUIET)
    hand.down(MIDDLE)
    hand.glide((MIDDLE[0] + 97, MIDDLE[1] - 61))
    hand.expect("a finger moves the plane by its way", (-97 / 72, -61 / 72), (72, 72))
    hand.fingers.up()
    moved = (QUIET[0] + 97, QUIET[1] - 61, 100, 240)
    wanted = before.crop((0, 0, 100, 240))
    hand.checks.that("and every pixel with it",
                     hand.ordinate.shows(lambda part: part == wanted, moved))
    hand.expect("lifting it changes nothing", (-97 / 72, -61 / 72), (72, 72))
    hand.home()


def pinch(hand):
    # The fingers' middle is off the axes and over (1.5, 1); both arms grow to twice their length.
    middle = (MIDDLE[0] + 108, MIDDLE[1] - 72)
    for name, arm, growth in [
        ("a pinch", (40, 30), (2, 2)),
        ("a nearly horizontal pinch stretches x alone", (60, 6), (2, 1)),
        ("a nearly vertical pinch stretches y alone", (5, 60), (1, 2)),
    ]:
        def ends(factor, arm=arm):
            return [tuple(m + sign * factor * a for m, a in zip(middle, arm)) for sign in (1, -1)]
        start = ends(1)
        hand.down(*start)
        hand.glide(*ends(2))
        scale = tuple(72 * factor for factor in growth)
        center = (1.5 - 108 / scale[0], 1 - 72 / scale[1])
        hand.expect(name, center, scale)
        hand.glide(*start)
        hand.expect(f"{name}, and back", (0, 0), (72, 72))
        hand.fingers.up()
        hand.home()
    hand.down((MIDDLE[0] + 30, MIDDLE[1] + 6), (MIDDLE[0] + 110, MIDDLE[1] - 6))
    hand.glide((MIDDLE[0] + 10, MIDDLE[1] + 6), (MIDDLE[0] + 170, MIDDLE[1] - 6))
    hand.expect("a pinch on the x axis stretches it", (70 / 72 - 90 / 144, 0), (144, 72))
    hand.fingers.up()
    hand.home()


def taps(hand):
    place = (MIDDLE[0] + 100, MIDDLE[1] + 150)
    origin = (-100 / 72, 150 / 72)
    hand.tap(place, count=2)
    hand.expect("a double tap brings the origin there", origin, (72, 72))
    hand.ordinate.settled(PLOT)
    hand.ordinate.key("plus")
    hand.expect("a key zooms in", origin, (108, 108))
    hand.ordinate.settled(PLOT)
    hand.tap(MIDDLE, count=3)
    hand.expect("a triple tap has the origin there at the default scale", (0, 0), (72, 72))
    hand.ordinate.settled(PLOT)
    hand.tap(place, count=2, fingers=2)
    hand.checks.that("a double tap of two fingers fits the curve", hand.ordinate.saves(
        lambda state: state.view.scale[1] > 200), hand.ordinate.state.view)
    hand.home()


def long_press(hand):
    # High enough for the menu to open below, and not on the curve.
    place = (MIDDLE[0] - 144, MIDDLE[1] - 72)
    # Away from the plane's border: a finger hides the frame of the keyboard's focus there.
    before = hand.ordinate.settled(QUIET)
    hand.down(place)
    hand.checks.that("a finger that rests opens a menu",
                     hand.ordinate.shows(lambda part: part != before, QUIET))
    hand.fingers.up()
    hand.checks.that("which stays when it lifts", hand.ordinate.settled(QUIET) != before)
    hand.tap(menu_row(place, ORIGIN_HERE))
    hand.expect("a row of it brings the origin there", (2, -1), (72, 72))
    hand.home()


def further_fingers(hand):
    arms = [(MIDDLE[0] + 100, MIDDLE[1] - 100), (MIDDLE[0] + 180, MIDDLE[1] - 160)]
    ends = [(MIDDLE[0] + 60, MIDDLE[1] - 70), (MIDDLE[0] + 220, MIDDLE[1] - 190)]
    hand.down(*arms)
    hand.glide(*ends)
    scale = (144, 144)
    center = (140 / 72 - 140 / 144, 130 / 72 - 130 / 144)
    hand.expect("a pinch with two fingers", center, scale)
    for number in range(2, 6):
        # A third finger, and the edge of a palm.
        hand.fingers.down(number, hand.at((MIDDLE[0] - 200 + 15 * number, MIDDLE[1] + 200)))
    hand.glide(*[(MIDDLE[0] - 100 + 30 * number, MIDDLE[1] + 120) for number in range(4)], first=2)
    hand.fingers.up(2, 3, 4, 5)
    hand.glide((ends[0][0] + 20, ends[0][1] + 10), (ends[1][0] + 20, ends[1][1] + 10))
    hand.expect("a third finger and a palm do not count",
                (center[0] - 20 / 144, center[1] + 10 / 144), scale)
    hand.fingers.up()
    hand.home()


def vanishing(hand):
    hand.down(MIDDLE, (MIDDLE[0] + 100, MIDDLE[1] + 90))
    hand.glide((MIDDLE[0] - 30, MIDDLE[1] + 20), (MIDDLE[0] + 70, MIDDLE[1] + 110))
    hand.expect("two fingers move the plane", (30 / 72, 20 / 72), (72, 72))
    hand.fingers.vanish()
    hand.expect("fingers that vanish leave it there", (30 / 72, 20 / 72), (72, 72))
    hand.home()
    hand.down(MIDDLE)
    hand.glide((MIDDLE[0] + 50, MIDDLE[1] + 40))
    hand.expect("the next finger counts alone", (-50 / 72, 40 / 72), (72, 72))
    hand.fingers.up()
    hand.home()


def fling(stage, fingers):
    """On a desktop where things may move."""
    hand = Hand(stage, fingers, stage.open("sin(x)", *arguments(), state="lively.json", calm=False))
    x, y = MIDDLE[0], MIDDLE[1] + 200
    before = hand.ordinate.settled(QUIET)

    def glides_on():
        hand.down((x, y))
        hand.glide((x + 100, y))
        hand.ordinate.shows(lambda part: part != before, QUIET)
        hand.glide((x + 200, y), steps=12, lifts=True)
        return hand.ordinate.saves(lambda state: state.view.center[0] * 72 < -201, 4) or hand.home()
    # A busy machine may see the finger rest before it lifts.
    stage.checks.that("a finger lifted on its way lets the plane glide on",
                      any(glides_on() for _ in range(5)), hand.ordinate.state)
    view = hand.ordinate.state.view
    stage.checks.that("by whole pixels", abs(
        view.center[0] * 72 - round(view.center[0] * 72)) < 1e-6, view)
    stage.checks.equal("closing the window: status", hand.ordinate.close(), 0)


def swipe(stage, fingers):
    hand = Hand(stage, fingers, stage.open("sin(x)", *arguments(PHONE), state="phone.json"))
    hand.ordinate.settled()
    graph = hand.ordinate.part(PHONE_PLOT)
    hand.down((5, 400))
    hand.glide((150, 410))
    fingers.up()
    hand.checks.that("a swipe from the left edge goes back to the calculator", hand.ordinate.shows(
        lambda part: part.difference(graph) > 100000, PHONE_PLOT))
    hand.checks.equal("closing the window: status", hand.ordinate.close(), 0)
