"""A Wayland compositor at twice the scale, sway, in a window that fills an X screen.

The X screen's hand is its keyboard and mouse.
"""

import json
import os
import subprocess

from checks import eventually
from desktop.picture import Picture
from desktop.processes import Unavailable, require
from desktop.screen import Screen

CONFIGURATION = """
xwayland disable
output * mode {width}x{height}
output * scale {scale}
default_border none
focus_follows_mouse no
for_window [title=".*"] floating enable
"""
NOBODY = 65534


class WaylandScreen(Screen):
    SIZE = (2048, 1536)
    SCALE = 2
    name = "Wayland"

    def manage_windows(self):
        require({"sway": "sway", "grim": "grim", "wl-paste": "wl-clipboard"})
        self.runtime = self.folder + "/runtime"
        os.mkdir(self.runtime, 0o700)
        path = self.folder + "/sway.conf"
        with open(path, "w") as file:
            file.write(CONFIGURATION.format(
                width=self.SIZE[0], height=self.SIZE[1], scale=self.SCALE))
        # sway refuses to be root, who may still come to its socket.
        as_nobody = []
        if os.getuid() == 0:
            os.chown(self.runtime, NOBODY, NOBODY)
            as_nobody = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups",
                         "--pdeathsig", "TERM"]
        self.compositor = sway = self.processes.start([*as_nobody, "sway", "-c", path], env=dict(
            self.environment, XDG_RUNTIME_DIR=self.runtime, HOME=self.runtime,
            SWAYSOCK=self.runtime + "/sway.socket", WLR_BACKENDS="x11", WLR_RENDERER="pixman"))
        self.environment.update(XDG_RUNTIME_DIR=self.runtime, SDL_VIDEODRIVER="wayland",
                                SWAYSOCK=self.runtime + "/sway.socket")
        display = eventually(lambda: sway.poll() is not None or self.sockets())
        if not display or display is True:
            raise Unavailable("sway did not start")
        self.environment["WAYLAND_DISPLAY"] = display
        # Without a window manager nobody else gives the keys to sway's window.
        own = eventually(lambda: next((window for window in self.client.windows
                                       if self.client.frame(window)[2:] == self.SIZE), None))
        self.hand("windowfocus", own)

    def die(self):
        self.compositor.kill()

    def sockets(self):
        """The name of the socket sway serves, None until it is there."""
        names = [name for name in os.listdir(self.runtime) if name.startswith("wayland-")]
        return next((name for name in names if not name.endswith(".lock")), None)

    # Windows, by sway's numbers; places in pixels of the screen, as everywhere

    def tell(self, window, command):
        self.ask("swaymsg", f"[con_id={window}] {command}")

    def windows(self):
        nodes = [json.loads(self.ask("swaymsg", "-r", "-t", "get_tree") or "{}")]
        for node in nodes:
            nodes += node.get("nodes", []) + node.get("floating_nodes", [])
        return [node for node in nodes if node.get("pid")]

    def find(self, title):
        return next((str(node["id"]) for node in self.windows() if node["name"] == title), "")

    def focus(self, window):
        self.tell(window, "focus")

    def frame(self, window):
        for node in self.windows():
            if str(node["id"]) == window:
                return tuple(round(node["rect"][key] * self.SCALE)
                             for key in ("x", "y", "width", "height"))
        return 0, 0, 0, 0

    def resize(self, window, width, height):
        self.tell(window, f"resize set {width // self.SCALE} px {height // self.SCALE} px")

    @property
    def copied_picture(self):
        return subprocess.run(["wl-paste", "-t", "image/png"], env=self.environment, timeout=60,
                              capture_output=True).stdout

    def close(self, window):
        self.tell(window, "kill")

    def picture(self, window):
        x, y, width, height = (edge // self.SCALE for edge in self.frame(window))
        if not width:
            return Picture(0, 0, [])
        return Picture.decode(subprocess.run(
            ["grim", "-g", f"{x},{y} {width}x{height}", "-t", "ppm", "-"],
            env=self.environment, capture_output=True, timeout=60).stdout)
