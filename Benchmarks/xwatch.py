"""A client of the X server that sends keys and the mouse, and is told when something is drawn in a window."""
import select
import struct
import time

from desktop.xclient import XClient

QUERY_EXTENSION, GET_KEYBOARD_MAPPING = 98, 101
FAKE_INPUT = 2
KEY_PRESS, KEY_RELEASE, BUTTON_PRESS, BUTTON_RELEASE, MOTION = 2, 3, 4, 5, 6
DAMAGE_VERSION, DAMAGE_CREATE, RAW_RECTANGLES = 0, 1, 0
# A picture's boxes reach the server in a row; a pause as long as this ends the picture.
SAME_PICTURE = 0.003
KEYS = {"Tab": 0xFF09, "Return": 0xFF0D, "Escape": 0xFF1B, "BackSpace": 0xFF08, "Delete": 0xFFFF, "Home": 0xFF50,
        "End": 0xFF57, "Left": 0xFF51, "Up": 0xFF52, "Right": 0xFF53, "Down": 0xFF54, "F6": 0xFFC3,
        "ctrl": 0xFFE3, "shift": 0xFFE1}
# Where these keys are for a compositor in a window, which reads codes by a table of its own.
NESTED = {"Home": 110, "Up": 111, "Left": 113, "Right": 114, "End": 115, "Down": 116, "Delete": 119}


class XWatch(XClient):
    """Times are of the monotonic clock, in seconds."""

    rest = b""

    def __init__(self, display, window, isNested=False):
        super().__init__(display)
        self.test = self.extension(b"XTEST")[0]
        damage, self.damaged = self.extension(b"DAMAGE")
        self.ask(damage, DAMAGE_VERSION, struct.pack("=II", 1, 1))
        self.tell(damage, DAMAGE_CREATE, struct.pack("=IIBxxx", self.first_id, window, RAW_RECTANGLES))
        self.codes = self.key_codes()
        if isNested:
            self.codes.update((KEYS[name], (code, False)) for name, code in NESTED.items())

    def receive(self, count):
        while len(self.rest) < count:
            self.read()
        data, self.rest = self.rest[:count], self.rest[count:]
        return data

    def read(self):
        data = self.socket.recv(1 << 20)
        if not data:
            raise OSError("the X server has gone")
        self.rest += data

    def extension(self, name):
        """The number of its requests, and of its first event."""
        padded = name + bytes(-len(name) % 4)
        head, _ = self.ask(QUERY_EXTENSION, 0, struct.pack("=Hxx", len(name)) + padded)
        if not head[8]:
            raise OSError("the X server has no " + name.decode())
        return head[9], head[10]

    def tell(self, request, detail, body):
        self.socket.sendall(struct.pack("=BBH", request, detail, 1 + len(body) // 4) + body)

    def key_codes(self):
        """The key for each sign, and whether it takes Shift."""
        head, rest = self.ask(GET_KEYBOARD_MAPPING, 0, struct.pack("=BBxx", 8, 248))
        width, codes = head[1], {}
        for index, (sign,) in enumerate(struct.iter_unpack("=I", rest)):
            if index % width < 2:
                codes.setdefault(sign, (8 + index // width, index % width == 1))
        return codes

    # The hand

    def fake(self, kind, detail=0, x=0, y=0):
        self.tell(self.test, FAKE_INPUT,
                  struct.pack("=BBxxIIxxxxxxxxhhxxxxxxxx", kind, detail, 0, self.root if kind == MOTION else 0, x, y))

    def press(self, name):
        """Presses a key, or a combination as ctrl+l."""
        held = [self.codes[KEYS[part]][0] for part in name.split("+")[:-1]] if len(name) > 1 else []
        last = name.split("+")[-1] if len(name) > 1 else name
        code, shifted = self.codes[KEYS.get(last) or ord(last)]
        held += [self.codes[KEYS["shift"]][0]] if shifted else []
        for key in held:
            self.fake(KEY_PRESS, key)
        self.fake(KEY_PRESS, code)
        self.fake(KEY_RELEASE, code)
        for key in reversed(held):
            self.fake(KEY_RELEASE, key)

    def move(self, x, y):
        self.fake(MOTION, 0, round(x), round(y))

    def button(self, number, isDown):
        self.fake(BUTTON_PRESS if isDown else BUTTON_RELEASE, number)

    # The eye

    def drawn(self, seconds):
        """Waits until something is drawn: when, or None after some seconds without."""
        end = time.monotonic() + seconds
        while True:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.socket], [], [], left)[0]:
                return None
            now = time.monotonic()
            self.read()
            whole = len(self.rest) // 32 * 32
            kinds = {self.rest[place] & 0x7F for place in range(0, whole, 32)}
            self.rest = self.rest[whole:]
            if self.damaged in kinds:
                return now

    def picture_end(self, seconds):
        """Waits until a picture is on the screen whole: when, or None after some seconds without one."""
        last = self.drawn(seconds)
        while last:
            more = self.drawn(SAME_PICTURE)
            if not more:
                return last
            last = more
        return None

    def calm(self, seconds=0.05, patience=3):
        """Waits until nothing has been drawn for a while."""
        end = time.monotonic() + patience
        while self.drawn(seconds) and time.monotonic() < end:
            pass
