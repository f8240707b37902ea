/* Drops a file, or text, on a window, as a file manager does: the source's side of XDND 5.
 *
 *   drop WINDOW URI
 *   drop WINDOW TEXT text/plain
 *
 * Source: https://www.freedesktop.org/wiki/Specifications/XDND
 */
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATIENCE = 10000 };

static Display *display;
static Window source, target;
static char uri[4096];
static const char *kind = "text/uri-list";

static Atom atom(const char *name) { return XInternAtom(display, name, False); }

static void tell(const char *type, long second, long third, long fourth, long fifth) {
  XEvent event = {.xclient = {
    .type = ClientMessage, .display = display, .window = target, .message_type = atom(type),
    .format = 32, .data.l = {(long)source, second, third, fourth, fifth}}};
  XSendEvent(display, target, False, NoEventMask, &event);
  XFlush(display);
}

/* Hands out the name of the file to whoever asks for what is dropped. */
static void answer(const XSelectionRequestEvent *request) {
  XEvent event = {.xselection = {
    .type = SelectionNotify, .display = display, .requestor = request->requestor,
    .selection = request->selection, .target = request->target, .time = request->time}};
  if (request->target == atom(kind) && request->property != None) {
    XChangeProperty(display, request->requestor, request->property, request->target, 8,
                    PropModeReplace, (unsigned char *)uri, (int)strlen(uri));
    event.xselection.property = request->property;
  }
  XSendEvent(display, request->requestor, False, NoEventMask, &event);
  XFlush(display);
}

/* Waits for a message of the target. */
static XClientMessageEvent await(const char *type) {
  for (;;) {
    struct pollfd connection = {.fd = ConnectionNumber(display), .events = POLLIN};
    if (!XPending(display) && poll(&connection, 1, PATIENCE) <= 0) {
      fprintf(stderr, "the window does not answer with %s\n", type);
      exit(1);
    }
    XEvent event;
    XNextEvent(display, &event);
    if (event.type == SelectionRequest) answer(&event.xselectionrequest);
    if (event.type == ClientMessage && event.xclient.message_type == atom(type)) {
      return event.xclient;
    }
  }
}

int main(int count, char **words) {
  if (count < 3 || count > 4 || !(display = XOpenDisplay(NULL))) return 2;
  target = strtoul(words[1], NULL, 0);
  if (count == 4) kind = words[3];
  snprintf(uri, sizeof uri, "%s\r\n", words[2]);
  source = XCreateSimpleWindow(display, DefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0);
  XSetSelectionOwner(display, atom("XdndSelection"), source, CurrentTime);
  tell("XdndEnter", 5L << 24, (long)atom(kind), 0, 0);
  XWindowAttributes frame;
  int x, y;
  Window child;
  XGetWindowAttributes(display, target, &frame);
  XTranslateCoordinates(display, target, frame.root, frame.width / 2, frame.height / 2, &x, &y,
                        &child);
  tell("XdndPosition", 0, (long)x << 16 | y, CurrentTime, (long)atom("XdndActionCopy"));
  if (!(await("XdndStatus").data.l[1] & 1)) {
    fprintf(stderr, "the window takes no files\n");
    return 1;
  }
  tell("XdndDrop", 0, CurrentTime, 0, 0);
  await("XdndFinished");
  return 0;
}
