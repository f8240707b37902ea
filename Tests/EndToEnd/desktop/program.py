"""The program with a window on a screen."""

import contextlib
import os
import signal
import subprocess
import time

from checks import eventually
from desktop.picture import Picture
from desktop.state import State

# How long a picture that has stopped changing stays the same, in seconds: some slow frames.
STILL = 0.25
# How long a program that works all the time may leave a picture as it is before that counts as still.
PATIENCE = 5


class Ordinate:
    """Places in the window are points from its upper left corner."""

    TITLE = "Ordinate"

    def __init__(self, program, screen, state, *arguments, environment=None):
        self.program = program
        self.screen = screen
        self.state_path = state
        self.errors_path = state + ".errors"
        with open(self.errors_path, "w") as errors:
            self.process = screen.processes.start(
                [program, "--state", state, *arguments],
                env={**screen.environment, **(environment or {})}, stderr=errors)
        # A busy machine may take its time to show a window.
        self.window = eventually(lambda: screen.find(self.TITLE), 60)
        self.scale = 1
        if self.window:
            screen.focus(self.window)
            eventually(lambda: self.picture.is_drawn)

    @property
    def is_at_rest(self):
        """Whether none of the program's threads works, or would if there were a processor for it."""
        folder = f"/proc/{self.process.pid}/task"
        try:
            return not any(self.is_working(f"{folder}/{thread}/stat") for thread in os.listdir(folder))
        except OSError:
            return True

    @staticmethod
    def is_working(path):
        with open(path) as file:
            return file.read().rpartition(")")[2].split()[0] in "RD"

    @property
    def niceness(self):
        """How much each of the program's threads gives way to others."""
        folder, found = f"/proc/{self.process.pid}/task", []
        for thread in os.listdir(folder):
            with open(f"{folder}/{thread}/stat") as file:
                found.append(int(file.read().rpartition(")")[2].split()[16]))
        return found

    @property
    def errors(self):
        """What the program has complained about."""
        with open(self.errors_path) as file:
            return file.read()

    @property
    def is_running(self):
        return self.process.poll() is None

    # What it shows

    @property
    def frame(self):
        return self.screen.frame(self.window)

    @property
    def title(self):
        return self.screen.title(self.window)

    @property
    def size(self):
        return self.frame[2:]

    @property
    def picture(self):
        return self.screen.picture(self.window)

    def part(self, box):
        """The pixels in a box (x, y, width, height) of points."""
        return self.picture.crop([round(edge * self.scale) for edge in box])

    def settled(self, box=None, still=STILL):
        """The picture, or a part of it, once it has stopped changing; None when it never does."""
        last, changed, since = None, 0, 0

        def unchanged():
            nonlocal last, changed, since
            picture, now = self.part(box) if box else self.picture, time.monotonic()
            if picture != last:
                last, changed, since = picture, now, now
            elif not self.is_at_rest and now - changed < PATIENCE:
                since = now
            return now - since > still
        return last if eventually(unchanged) else None

    def shows(self, question, box=None):
        """Whether the picture, or a part of it, comes to answer a question with yes."""
        return bool(eventually(lambda: question(self.part(box) if box else self.picture)))

    def snapshot(self, *arguments):
        """What the same state looks like when it is drawn once, without a window."""
        path = self.state_path + ".png"
        subprocess.run([self.program, "--state", self.state_path, "--snapshot", path, *arguments],
                       env=self.screen.environment, timeout=60, check=True)
        return Picture.read(path)

    # What it keeps

    @property
    def state(self):
        return State.read(self.state_path)

    def saves(self, question, seconds=60):
        """Whether the saved state comes to answer a question with yes."""
        def answer():
            try:
                return self.state is not None and question(self.state)
            except (KeyError, IndexError, TypeError):
                return False
        return bool(eventually(answer, seconds))

    # The hand

    def on_screen(self, place):
        """A place of the window in pixels of the screen."""
        x, y, _, _ = self.frame
        return x + place[0] * self.scale, y + place[1] * self.scale

    def point(self, place):
        self.screen.point(*self.on_screen(place))

    def click(self, place, button=1, count=1):
        self.point(place)
        self.screen.hand("click", "--repeat", count, "--delay", 20, button)

    def drag(self, start, end, steps=10):
        self.point(start)
        self.screen.hand("mousedown", 1)
        for step in range(1, steps + 1):
            share = step / steps
            self.point([a + (b - a) * share for a, b in zip(start, end)])
        self.screen.hand("mouseup", 1)

    def type(self, text):
        self.screen.type(text)

    def key(self, *names):
        self.screen.key(*names)

    @contextlib.contextmanager
    def held(self):
        """Stops the program, so that it finds all that a hand does meanwhile at once."""
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    def resize(self, width, height):
        """Whether the window takes a size, in its system's units."""
        def takes():
            # A picture of the old size that is still under way may undo the first try.
            self.screen.resize(self.window, width, height)
            return eventually(lambda: self.size == (width, height), 4)
        return bool(eventually(takes))

    # Its end

    def end(self, how):
        """Ends the program in some way; its exit status, None when it goes on."""
        how()
        try:
            return self.process.wait(timeout=60)
        except subprocess.TimeoutExpired:
            self.kill()
            return None

    def close(self):
        return self.end(lambda: self.screen.close(self.window))

    def kill(self):
        self.process.kill()
        self.process.wait()

    def bear_witness(self, folder, name):
        """Keeps what is to be seen now, for whoever looks for the reason of a failure."""
        os.makedirs(folder, exist_ok=True)
        path = os.path.join(folder, "".join(c if c.isalnum() else "-" for c in name)[:80])
        picture = self.picture if self.is_running else None
        # A window that is closed while its program goes on has none.
        if picture and all(picture.size):
            picture.write(path + ".png")
        with open(path + ".txt", "w") as file:
            file.write(f"{self.state!r}\n{self.errors}")
