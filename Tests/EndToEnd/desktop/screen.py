"""A screen with a window manager, and a hand on its keyboard, mouse and clipboard."""

import os
import shutil
import subprocess
import tempfile
from urllib.parse import quote

from checks import eventually
from desktop import xserver
from desktop.processes import Processes, require
from desktop.xclient import XClient

TOOLS = {"xdotool": "xdotool", "openbox": "openbox", "convert": "imagemagick",
         "xprop": "x11-utils", "xclip": "xclip", "xrdb": "x11-xserver-utils",
         "setxkbmap": "x11-xkb-utils"}

DROP = os.path.join(os.path.dirname(__file__), "drop.c")

# Keys and wheels are the program's, and a window's place is that of its content.
WINDOW_MANAGER = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <keyboard><keybind key="A-F4"><action name="Close"/></keybind>
    <keybind key="A-F10"><action name="ToggleMaximize"/></keybind></keyboard>
  <theme><keepBorder>no</keepBorder></theme>
  <applications><application class="*"><decor>no</decor></application></applications>
</openbox_config>
"""


class Screen:
    """Starts with `with`; what it started ends with it.

    Places are pixels of the screen, windows are known by the number xdotool gives them.
    """

    SIZE = (1600, 1200)
    name = "X11"

    def __enter__(self):
        require(TOOLS)
        self.folder = tempfile.mkdtemp(prefix="ordinate-")
        os.chmod(self.folder, 0o755)
        self.processes = Processes()
        self.client = None
        try:
            self.display, self.fingers_socket, self.why_no_fingers = xserver.start(
                self.processes, self.folder, self.SIZE)
            self.client = XClient(self.display)
            self.environment = self.make_environment()
            self.manage_windows()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        if self.client:
            self.client.close()
        self.processes.end()
        shutil.rmtree(self.folder, ignore_errors=True)

    def die(self):
        """Breaks as a display does that crashes."""
        self.processes.running[0].kill()

    def make_environment(self):
        """What programs on this screen get: nothing of the person's own settings."""
        private = ("WAYLAND_DISPLAY", "XAUTHORITY", "LD_PRELOAD", "LANGUAGE", "GTK_THEME",
                   "GDK_SCALE", "XDG_DATA_HOME", "XMODIFIERS")
        environment = {key: value for key, value in os.environ.items() if key not in private}
        environment.update(DISPLAY=self.display, SDL_VIDEODRIVER="x11", HOME=self.folder,
                           XDG_STATE_HOME=self.folder, XDG_CONFIG_HOME=self.folder + "/config",
                           LC_ALL="C.UTF-8", LANG="C.UTF-8", DBUS_SESSION_BUS_ADDRESS="disabled:")
        return environment

    def manage_windows(self):
        path = self.folder + "/openbox.xml"
        with open(path, "w") as file:
            file.write(WINDOW_MANAGER)
        self.processes.start(["openbox", "--sm-disable", "--config-file", path],
                             env=self.environment)
        # A window mapped while the window manager takes over might never come up.
        eventually(lambda: "window id" in self.ask(
            "xprop", "-root", "_NET_SUPPORTING_WM_CHECK"))
        # A key whose release is late must not count twice.
        self.ask("xset", "r", "off")

    def ask(self, *command, **options):
        """What a tool prints."""
        return subprocess.run(list(map(str, command)), env=self.environment, timeout=60,
                              capture_output=True, text=True, **options).stdout.strip()

    # The hand

    def hand(self, *arguments):
        """Lets xdotool act."""
        return self.ask("xdotool", *arguments)

    def point(self, x, y):
        """Moves the pointer, arriving by way of the next pixel, as a hand would."""
        x, y = round(x), round(y)
        self.hand("mousemove", abs(x - 1), y, "mousemove", x, y)

    def key(self, *names):
        """Presses keys or combinations one after another, by X's names."""
        self.hand("key", *names)

    def type(self, text):
        self.hand("type", "--delay", 15, text)

    # The clipboard

    @property
    def clipboard(self):
        return self.ask("xclip", "-selection", "clipboard", "-o")

    def copy(self, text):
        """Puts text on the clipboard, as another program does."""
        subprocess.run(["xclip", "-selection", "clipboard", "-i"], input=text, text=True,
                       env=self.environment, timeout=60, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        # The tool comes back before the clipboard is its own.
        eventually(lambda: self.clipboard == text)

    @property
    def copied_picture(self):
        """The PNG file on the clipboard, empty while there is none."""
        return subprocess.run(["xclip", "-selection", "clipboard", "-t", "image/png", "-o"],
                              env=self.environment, timeout=60, capture_output=True).stdout

    def drop(self, path, window, text=None, seconds=60):
        """Drops a file on a window, or text; what went wrong, an empty string when nothing did.

        The program that it comes from is gone when it has had no answer in that time.
        """
        tool = self.folder + "/drop"
        if not os.path.exists(tool):
            require({"cc": "gcc"})
            subprocess.run(["cc", "-O1", "-Wall", "-Wextra", "-Werror", "-o", tool, DROP, "-lX11"],
                           check=True)
        dropped = ["file://" + quote(path)] if text is None else [text, "text/plain"]
        try:
            return subprocess.run([tool, window, *dropped], env=self.environment, timeout=seconds, capture_output=True, text=True).stderr
        except subprocess.TimeoutExpired:
            return "no answer"

    # Windows

    def find(self, title):
        """The window with a title, an empty string while there is none."""
        return self.hand("search", "--onlyvisible", "--name", f"^{title}$").split("\n")[0]

    def title(self, window):
        """What stands over a window."""
        return self.hand("getwindowname", window)

    def focus(self, window):
        self.hand("windowactivate", window)
        eventually(lambda: self.hand("getwindowfocus") == window)

    def frame(self, window):
        """Where a window's content is: x, y, width and height, all 0 while there is none."""
        return self.client.frame(int(window))

    def resize(self, window, width, height):
        self.hand("windowsize", window, width, height)

    def close(self, window):
        """As the button of the window's frame does; a key that falls between two focuses is pressed again."""
        def is_gone():
            return not any(self.frame(window))

        def closes():
            if is_gone():
                return True
            self.focus(window)
            self.key("alt+F4")
            return eventually(is_gone, 10)
        eventually(closes)

    def picture(self, window):
        """A window's pixels."""
        return self.client.picture(self.frame(window))
