"""A game controller that can be plugged in and pulled out while the program runs."""

import contextlib
import os
import socket
import subprocess

from desktop.processes import require

SOURCE = os.path.join(os.path.dirname(__file__), "controller.c")
BUTTONS = ["a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick",
           "leftshoulder", "rightshoulder", "up", "down", "left", "right"]
AXES = ["leftx", "lefty", "rightx", "righty", "lefttrigger", "righttrigger"]


class Controller:
    def __init__(self, folder):
        require({"cc": "gcc", "pkg-config": "pkg-config"})
        self.library = os.path.join(folder, "controller.so")
        self.path = os.path.join(folder, "controller.socket")
        flags = subprocess.run(["pkg-config", "--cflags", "--libs", "sdl2"], capture_output=True,
                               text=True, check=True).stdout.split()
        subprocess.run(["cc", "-O1", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC",
                        "-o", self.library, SOURCE, *flags], check=True)
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(self.path)
        self.listener.listen(1)
        self.listener.settimeout(60)
        self.words = None

    @property
    def environment(self):
        """What the program needs to be started with."""
        return {"LD_PRELOAD": self.library, "ORDINATE_TEST_CONTROLLER": self.path}

    def tell(self, *command):
        if self.words is None:
            connection, _ = self.listener.accept()
            connection.settimeout(60)
            self.words = connection.makefile("rw")
        print(*command, file=self.words, flush=True)
        answer = self.words.readline().strip()
        if answer != "done":
            raise RuntimeError(f"{command}: {answer or 'the program has gone'}")

    def use(self, number):
        """Goes on with one of two controllers, 0 or 1."""
        self.tell("pad", number)

    def plug(self):
        self.tell("plug")

    def unplug(self):
        self.tell("unplug")

    def down(self, button):
        self.tell("button", BUTTONS.index(button), 1)

    def up(self, button):
        self.tell("button", BUTTONS.index(button), 0)

    def press(self, *buttons):
        """Short presses, one after another."""
        for button in buttons:
            self.down(button)
            self.up(button)

    def press_last(self, button):
        """A press that may end the program before it can answer."""
        with contextlib.suppress(OSError, RuntimeError):
            self.down(button)

    def hold(self, button, shows):
        """A long press, which ends when it shows; whether it does."""
        self.down(button)
        answer = shows()
        self.up(button)
        return answer

    def push(self, axis, share):
        """Pushes a stick, -1 … 1 with y downwards, or pulls a trigger, 0 … 1."""
        if axis.endswith("trigger"):
            share = 2 * share - 1
        self.tell("axis", AXES.index(axis), round(32767 * share))

    def close(self):
        self.listener.close()
        if self.words:
            with contextlib.suppress(OSError):
                self.words.close()
