#pragma once
// SDL itself comes from its own module, else each module would have its own copy of it.
#include "../CSDL2/shim.h"
#include <SDL2/SDL_syswm.h>
#include <X11/Xlib.h>

/// The X resource Xft.dpi on the display of an SDL window, or NULL when there is none or the
/// window is not on X11. The text belongs to Xlib.
static inline const char *ordinate_xft_dpi(void *window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo((SDL_Window *)window, &info)) return 0;
  if (info.subsystem != SDL_SYSWM_X11) return 0;
  return XGetDefault(info.info.x11.display, "Xft", "dpi");
}

static inline int ordinate_say_nothing(Display *display) { return 0; }

static inline int ordinate_go_on(Display *display, XErrorEvent *error) { return 0; }

/// Lets a function, which must not return, be called when the connection to the server of an SDL
/// window breaks; NULL takes it back.
///
/// Until then no request that the server refuses ends the program, as Xlib has it: the window of a
/// program from which something is dropped may be gone by the time of the answer.
static inline void ordinate_watch_display(void *window, XIOErrorExitHandler lost, void *context) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo((SDL_Window *)window, &info)) return;
  if (info.subsystem != SDL_SYSWM_X11) return;
  XSetErrorHandler(lost ? ordinate_go_on : 0);
  XSetIOErrorHandler(lost ? ordinate_say_nothing : 0);
  XSetIOErrorExitHandler(info.info.x11.display, lost, context);
}

/// The modifiers that an X11 key press was made with, in X's bits; -1 when the SDL event, one of the
/// window system's own, is nothing of the kind.
static inline int ordinate_key_state(const void *event) {
  const SDL_SysWMmsg *message = ((const SDL_Event *)event)->syswm.msg;
  if (!message || message->subsystem != SDL_SYSWM_X11) return -1;
  const XEvent *press = &message->msg.x11.event;
  return press->type == KeyPress ? (int)press->xkey.state : -1;
}

/// Gives an SDL window on X11 a name in UTF-8, which SDL leaves out in the neutral locale for names
/// beyond Latin-1.
static inline void ordinate_name_window(void *window, const char *name, int length) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo((SDL_Window *)window, &info)) return;
  if (info.subsystem != SDL_SYSWM_X11) return;
  Display *display = info.info.x11.display;
  Atom type = XInternAtom(display, "UTF8_STRING", False);
  Atom property = XInternAtom(display, "_NET_WM_NAME", False);
  XChangeProperty(display, info.info.x11.window, property, type, 8, PropModeReplace,
                  (const unsigned char *)name, length);
}
