"""A small client of the X protocol: where windows are, and what is to be seen, in a few milliseconds."""

import socket
import struct

from desktop.picture import Picture

GET_GEOMETRY, QUERY_TREE, TRANSLATE_COORDINATES, GET_IMAGE = 14, 15, 40, 73
WHOLE_PIXELS = 2


class XClient:
    def __init__(self, display):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(30)
        self.socket.connect("/tmp/.X11-unix/X" + display.lstrip(":"))
        self.answers = self.socket.makefile("rb")
        # The order of bytes, the protocol's version, and no password.
        order = 0x6C if struct.pack("=H", 1)[0] else 0x42
        self.socket.sendall(struct.pack("=BxHHHHxx", order, 11, 0, 0, 0))
        accepted, length = struct.unpack("=B5xH", self.receive(8))
        greeting = self.receive(4 * length)
        if accepted != 1:
            raise OSError("the X server refuses: " + repr(greeting))
        # Numbers from here on are this client's, for what it makes.
        self.first_id = struct.unpack_from("=I", greeting, 4)[0]
        vendor, formats = struct.unpack_from("=H3xB", greeting, 16)
        screen = 32 + (vendor + 3) // 4 * 4 + 8 * formats
        self.root, self.width, self.height = struct.unpack_from("=I16xHH", greeting, screen)

    def close(self):
        self.answers.close()
        self.socket.close()

    def receive(self, count):
        data = self.answers.read(count)
        if len(data) != count:
            raise OSError("the X server has gone")
        return data

    def ask(self, request, detail, body):
        """The answer's first part and its rest, None when the request made no sense."""
        head = struct.pack("=BBH", request, detail, 1 + len(body) // 4)
        self.socket.sendall(head + body)
        while True:
            answer = self.receive(32)
            if answer[0] == 0:
                return None
            if answer[0] == 1:
                return answer, self.receive(4 * struct.unpack_from("=I", answer, 4)[0])

    @property
    def windows(self):
        """The windows on the screen's ground, the lowest first."""
        head, numbers = self.ask(QUERY_TREE, 0, struct.pack("=I", self.root))
        return struct.unpack_from("=%dI" % struct.unpack_from("=H", head, 16)[0], numbers)

    def frame(self, window):
        """Where a window is on the screen; all 0 when there is none."""
        size = self.ask(GET_GEOMETRY, 0, struct.pack("=I", window))
        place = self.ask(TRANSLATE_COORDINATES, 0, struct.pack("=IIhh", window, self.root, 0, 0))
        if not size or not place:
            return 0, 0, 0, 0
        return struct.unpack_from("=hh", place[0], 12) + struct.unpack_from("=HH", size[0], 16)

    def picture(self, frame):
        """What is to be seen in a part of the screen; black beyond its edges."""
        left, top = max(frame[0], 0), max(frame[1], 0)
        width = min(frame[0] + frame[2], self.width) - left
        height = min(frame[1] + frame[3], self.height) - top
        answer = width > 0 and height > 0 and self.ask(
            GET_IMAGE, WHOLE_PIXELS,
            struct.pack("=IhhHHI", self.root, left, top, width, height, 0xFFFFFFFF))
        if not answer:
            return Picture(0, 0, [])
        pixels = answer[1]
        colors = bytearray(3 * width * height)
        for part in range(3):
            colors[part::3] = pixels[2 - part::4]
        before = bytes(3 * (left - frame[0]))
        after = bytes(3 * (frame[2] - (left - frame[0]) - width))
        row = 3 * width
        rows = [before + bytes(colors[y * row:(y + 1) * row]) + after for y in range(height)]
        empty = bytes(3 * frame[2])
        above = [empty] * (top - frame[1])
        return Picture(frame[2], frame[3],
                       above + rows + [empty] * (frame[3] - len(above) - height))
