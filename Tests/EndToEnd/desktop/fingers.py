"""Fingers on the screen, told to Xorg's driver for input tests (inputtest in section 4 of its manual)."""

import socket
import struct
import time

from checks import eventually

VERSION, WAIT, TOUCH = 0, 1, 6
DOWN, MOVE, UP = 18, 19, 20
FULL_WAY = 65536
AXES = 64


class Fingers:
    """Up to ten of them, by number; each call returns once the server has passed the event on."""

    def __init__(self, screen):
        self.screen = screen
        self.places = {}
        self.touch_screen_again()

    def touch_screen_again(self):
        """Connects, also after the device was taken away."""
        self.socket = eventually(self.connected)
        self.places = {}

    def connected(self):
        connection = socket.socket(socket.AF_UNIX)
        connection.settimeout(60)
        try:
            connection.connect(self.screen.fingers_socket)
        except OSError:
            connection.close()
            return None
        connection.sendall(struct.pack("=IIHH", 12, VERSION, 1, 1))
        self.receive(connection, 12)
        return connection

    @staticmethod
    def receive(connection, count):
        answer = connection.recv(count, socket.MSG_WAITALL)
        if len(answer) != count:
            raise OSError("the server has closed the fingers' socket")

    def send(self, *events):
        """Events, each a finger and its phase, and then a wait for the server to have them behind it."""
        self.socket.sendall(b"".join(events) + struct.pack("=II", 8, WAIT))
        self.receive(self.socket, 8)

    def event(self, finger, phase):
        """What the driver is told of a finger at its place."""
        width, height = self.screen.SIZE
        x, y = self.places[finger]
        axes = [x * FULL_WAY / width, y * FULL_WAY / height] + [0.0] * (AXES - 2)
        # The head, the finger, no unaccelerated values, a mask of two axes, all axes twice.
        event = struct.pack("=IIII", 0, TOUCH, finger, phase)
        event += struct.pack(f"=IQ4x{AXES}d{AXES}d", 0, 0b11, *axes, *axes)
        return struct.pack("=I", len(event)) + event[4:]

    def down(self, finger, place):
        self.send(self.down_event(finger, place))

    def down_event(self, finger, place):
        self.places[finger] = place
        return self.event(finger, DOWN)

    def move(self, finger, place):
        self.places[finger] = place
        self.send(self.event(finger, MOVE))

    def up(self, *fingers):
        """Lifts the fingers given, or all."""
        self.send(*self.up_events(*fingers))

    def up_events(self, *fingers):
        events = [self.event(finger, UP) for finger in fingers or list(self.places)]
        for finger in fingers or list(self.places):
            del self.places[finger]
        return events

    def glide(self, ways, steps=10, pause=0.01, lifts=False):
        """Moves fingers that are down together: where each goes to, by number.

        Fingers that lift do so on their way, without a rest.
        """
        starts = {finger: self.places[finger] for finger in ways}
        for step in range(1, steps + 1):
            share = step / steps
            for finger, end in ways.items():
                start = starts[finger]
                self.places[finger] = tuple(a + (b - a) * share for a, b in zip(start, end))
            moves = [self.event(finger, MOVE) for finger in ways]
            if lifts and step == steps:
                self.send(*moves, *self.up_events())
            else:
                self.send(*moves)
                time.sleep(pause)

    def tap(self, place, count=1, fingers=1):
        """Short touches of one finger, or of several side by side."""
        events = []
        for _ in range(count):
            events += [self.down_event(finger, (place[0] + 60 * finger, place[1])) for finger in range(fingers)]
            events += self.up_events()
        # At once: no machine is so busy that taps in a row would become single ones.
        self.send(*events)

    def vanish(self):
        """Takes the device away while fingers are down, and plugs it in again."""
        self.unplug()
        self.touch_screen_again()

    def unplug(self):
        """The device serves one at a time, and does not notice when that goes."""
        self.screen.ask("xinput", "disable", "fingers")
        self.socket.close()
        self.screen.ask("xinput", "enable", "fingers")

    def close(self):
        """Leaves the device to the next."""
        self.unplug()
        # The server may lose the first button after a device has come back: here one that means nothing.
        self.screen.hand("mousemove", 1, 1, "click", 1)
