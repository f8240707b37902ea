"""A virtual screen with a window manager, and a hand on its keyboard and mouse."""

import os
import shutil
import subprocess

from checks import eventually

TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool", "openbox": "openbox", "import": "imagemagick",
         "xprop": "x11-utils"}


def missing_packages():
    return sorted(package for tool, package in TOOLS.items() if not shutil.which(tool))


class Screen:
    """Starts with `with`; what it started ends with it."""

    def __init__(self, folder):
        self.folder = folder
        self.processes = []

    def __enter__(self):
        reader, writer = os.pipe()
        self.processes.append(subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1600x1200x24",
             "-nolisten", "tcp", "-noreset"],
            pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        os.close(writer)
        with os.fdopen(reader) as display:
            number = display.readline().strip()
        self.environment = dict(os.environ, DISPLAY=":" + number, HOME=self.folder,
                                XDG_STATE_HOME=self.folder, SDL_VIDEODRIVER="x11")
        self.environment.pop("WAYLAND_DISPLAY", None)
        eventually(lambda: self.hand("getdisplaygeometry"))
        self.processes.append(subprocess.Popen(
            ["openbox"], env=self.environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        # A window mapped while the window manager takes over might never come up.
        eventually(lambda: "window id" in self.root_property("_NET_SUPPORTING_WM_CHECK"))
        return self

    def root_property(self, name):
        """What is written on the root window under a name."""
        return subprocess.run(["xprop", "-root", name], env=self.environment, timeout=10,
                              capture_output=True, text=True).stdout

    def __exit__(self, *_):
        for process in reversed(self.processes):
            process.terminate()
            process.wait(timeout=5)

    def hand(self, *arguments):
        """Lets xdotool act; its output."""
        return subprocess.run(["xdotool", *map(str, arguments)], env=self.environment, timeout=30,
                              capture_output=True, text=True).stdout.strip()

    def picture(self, window):
        """A window's pixels: width, height, and rows of RGB; nothing while there is no window."""
        data = subprocess.run(["import", "-window", window, "-depth", "8", "ppm:-"],
                              env=self.environment, capture_output=True, timeout=30).stdout
        if data.count(b"\n") < 3:
            return 0, 0, []
        _, size, _, pixels = data.split(b"\n", 3)
        width, height = map(int, size.split())
        row = width * 3
        return width, height, [pixels[y * row:(y + 1) * row] for y in range(height)]
