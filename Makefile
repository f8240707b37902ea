# Ordinate: `make run` opens the window, `make test` proves it works.
# Both install the system packages they miss when apt and root (or sudo) are there.

PREFIX ?= /usr/local
SWIFT ?= swift
BIN = $(shell $(SWIFT) build -c release --show-bin-path)
# A program to be installed carries the Swift runtime in itself.
# All of it is bound as it starts, and read-only from then on.
STATIC = --static-swift-stdlib --scratch-path .build-install -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now -Xswiftc -use-ld=lld
INSTALLED = .build-install/stripped/ordinate

# Where FLINT is older than 3, Arb and Calcium have packages of their own.
FLINT = libflint-dev $(shell . /etc/os-release 2>/dev/null; case "$$VERSION_ID" in \
  (12|22.04) echo libflint-arb-dev libantic-dev libcalcium-dev;; esac)
LIBRARIES = libsdl2-dev libsdl2-ttf-dev libfontconfig-dev libfreetype-dev \
  libx11-dev libdbus-1-dev libsleef-dev zlib1g-dev $(FLINT)
FONTS = fonts-inter fonts-dejavu-core fonts-dejavu-extra
# Clang takes the C++ library of the newest GCC there is: gcc comes with its own.
TOOLS = xserver-xorg-core xserver-xorg-video-dummy xvfb xinput xdotool x11-utils x11-xserver-utils \
  x11-xkb-utils dbus at-spi2-core python3-pyatspi gir1.2-atspi-2.0 orca xclip wl-clipboard openbox sway grim imagemagick g++ pkg-config python3 libmpfr-dev libsdl2-image-dev strace \
  desktop-file-utils appstream shared-mime-info man-db zsh fish lintian dpkg-dev binutils

.PHONY: run program build test test-long sanitize docs lint format install uninstall installed deb archive screenshots film bench fuzz packages test-packages \
  clean

run: program
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] || [ "$$(uname)" = Darwin ]; then \
	  exec $(BIN)/ordinate $(ARGS); \
	else \
	  echo "There is no display here (DISPLAY and WAYLAND_DISPLAY are not set):"; \
	  echo "drawing the same scene into ordinate.png instead, with a curve where none is named."; \
	  exec $(BIN)/ordinate --snapshot ordinate.png $(or $(ARGS),--state none 'sin(x)·x²'); \
	fi

# What `make run` runs.
program: packages
	@$(SWIFT) build -c release --product ordinate
	@$(SWIFT) build -c release --product ordinate-numbers

build: packages
	$(SWIFT) build -c release

# What people run is what is tested: the optimizer has faults of its own, and no time is lost.
test: packages test-packages
	$(SWIFT) build -c release --build-tests
	SWIFT=$(SWIFT) Scripts/beside Scripts/swift-tests Tests/EndToEnd/run
	Tests/Durability/run
	Tests/Install/run

# What takes too long for every day: a million random acts, hundreds of kills, a clean system.
test-long: packages test-packages
	@Scripts/packages dpkg-dev binutils debootstrap patchelf
	Scripts/test-long

# The suites under the address, undefined-behaviour and thread sanitizers, and a search for leaks.
sanitize: packages test-packages
	Scripts/sanitize $(SANITIZERS)

# The documentation of the public modules.
docs: packages
	Scripts/docs

# Random bytes for one part: make fuzz TARGET=formula|program|state|document|latex|command-line TIME=seconds
fuzz: packages
	Scripts/fuzz $(or $(TARGET),formula) $(or $(TIME),60)

lint:
	$(SWIFT) format lint --strict -rp Sources Tests Package.swift

format:
	$(SWIFT) format -ip -r Sources Tests Package.swift

# The README's pictures, and one of every scene, theme and size class to look at.
screenshots: build
	Scripts/screenshots

# The README's film, from pictures of the window after one key and another.
film: build
	Scripts/film

# Timings; answers are asserted, so it can't be fast and wrong.
bench: packages
	Scripts/bench

packages:
	@Scripts/packages $(LIBRARIES) $(FONTS)

test-packages:
	@Scripts/packages $(TOOLS)

# The program as it is installed; it needs no Swift on the machine. What is built already is neither
# built again nor asked for packages, so that "make installed" needs no root and "make install" no Swift.
$(INSTALLED): Package.swift VERSION $(shell find Sources Assets -type f)
	@$(MAKE) --no-print-directory packages
	$(SWIFT) build -c release --product ordinate $(STATIC)
	$(SWIFT) build -c release --product ordinate-numbers $(STATIC)
	Scripts/strip $(dir $@) .build-install/release/ordinate .build-install/release/ordinate-numbers

installed: $(INSTALLED)

install: $(INSTALLED)
	Scripts/install $(INSTALLED) $(PREFIX) $(DESTDIR)

uninstall:
	Scripts/install --remove $(PREFIX) $(DESTDIR)

# A Debian package, in this folder.
deb: installed
	@Scripts/packages dpkg-dev binutils
	Scripts/deb $(INSTALLED)

# What runs on any Linux where it is unpacked, in this folder: the libraries are in it.
archive: installed
	@Scripts/packages patchelf binutils
	Scripts/archive .build-install/release/ordinate

clean:
	rm -rf .build .build-*
