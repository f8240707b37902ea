"""X servers without a graphics card: Xorg, which has fingers, or Xvfb, which has none."""

import os
import shutil

from desktop.processes import Unavailable, require

XORG = {"Xorg": "xserver-xorg-core", "xinput": "xinput", "xrandr": "x11-xserver-utils"}
DRIVER = "/usr/lib/xorg/modules/drivers/dummy_drv.so"

# One screen in memory; keyboard and mouse are only there because a server wants to have them.
CONFIGURATION = """
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "BlankTime" "0"
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 1.0-2000.0
  VertRefresh 1.0-500.0
EndSection
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 65536
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "{width}x{height}"
  EndSubSection
EndSection
{devices}
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
  InputDevice "keyboard" "CoreKeyboard"
  InputDevice "pointer" "CorePointer"
  InputDevice "fingers" "SendCoreEvents"
EndSection
"""
DEVICE = """
Section "InputDevice"
  Identifier "{name}"
  Driver "inputtest"
  Option "SocketPath" "{folder}/{name}.socket"
  Option "DeviceType" "{type}"
  Option "TouchCount" "10"
  Option "xkb_rules" "evdev"
EndSection
"""


def start(processes, folder, size):
    """The display, the socket of the fingers or None, and why there is none."""
    try:
        return start_xorg(processes, folder, size), folder + "/fingers.socket", None
    except Unavailable as reason:
        require({"Xvfb": "xvfb"})
        command = ["Xvfb", "-screen", "0", "%dx%dx24" % size, "-nolisten", "tcp", "-noreset"]
        return serve(processes, command, "Xvfb"), None, str(reason)


def start_xorg(processes, folder, size):
    require(XORG)
    if not os.path.exists(DRIVER):
        raise Unavailable("these packages are not installed: xserver-xorg-video-dummy")
    devices = "".join(DEVICE.format(name=name, type=kind, folder=folder) for name, kind in [
        ("keyboard", "Keyboard"), ("pointer", "PointerAbsolute"), ("fingers", "Touch")])
    path = folder + "/xorg.conf"
    with open(path, "w") as file:
        file.write(CONFIGURATION.format(width=size[0], height=size[1], devices=devices))
    log = folder + "/xorg.log"
    return serve(processes, [
        shutil.which("Xorg"), "-config", path, "-logfile", log, "-noreset", "-nolisten", "tcp",
        "-novtswitch", "-sharevts", "-keeptty"], "Xorg", log)


def serve(processes, command, name, log=None):
    """Starts a server and waits until it says which display it is."""
    reader, writer = os.pipe()
    processes.start([*command, "-displayfd", str(writer)], pass_fds=[writer])
    os.close(writer)
    with os.fdopen(reader) as answer:
        number = answer.readline().strip()
    if not number:
        raise Unavailable(f"{name} did not start: {last_fault(log)}")
    return ":" + number


def last_fault(log):
    try:
        with open(log) as file:
            faults = [line for line in file if "(EE)" in line]
        return (faults or ["no reason given"])[-1].strip()
    except (OSError, TypeError):
        return "no reason given"
