/* A game controller that is not there: loaded into a program (LD_PRELOAD), it plugs one into the
 * program's own SDL 2 and moves it as it is told over a socket, a line a command:
 *
 *     plug    unplug    button NUMBER 0|1    axis NUMBER -32768…32767
 *     pad 0|1    strange    lose
 *
 * There are two of them: "pad" says which one the commands after it are about, at first 0.
 * "strange" plugs in a joystick whose buttons nobody knows, holds all of them and pushes all axes;
 * "lose" says that the graphics device has lost its pixels.
 *
 * Each is answered by a line, "done" once the event is in the program's queue. Numbers are those of
 * SDL_GameControllerButton and SDL_GameControllerAxis. */
#include <SDL.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

static SDL_JoystickID devices[2] = {-1, -1};
static int pad = 0;

static int device_index(void)
{
  for (int index = 0; index < SDL_NumJoysticks(); index++)
    if (SDL_JoystickGetDeviceInstanceID(index) == devices[pad]) return index;
  return -1;
}

static const char *plug(void)
{
  SDL_VirtualJoystickDesc desc = {
    .version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION,
    .type = SDL_JOYSTICK_TYPE_GAMECONTROLLER,
    .naxes = SDL_CONTROLLER_AXIS_MAX,
    .nbuttons = SDL_CONTROLLER_BUTTON_DPAD_RIGHT + 1,
    .name = "Controller for tests",
  };
  int index = SDL_JoystickAttachVirtualEx(&desc);
  if (index < 0) return SDL_GetError();
  devices[pad] = SDL_JoystickGetDeviceInstanceID(index);
  return "done";
}

static const char *plug_strange(void)
{
  SDL_VirtualJoystickDesc stick = {
    .version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION,
    .type = SDL_JOYSTICK_TYPE_FLIGHT_STICK,
    .naxes = 6,
    .nbuttons = 24,
    .nhats = 1,
    .name = "Flight stick for tests",
  };
  int index = SDL_JoystickAttachVirtualEx(&stick);
  SDL_Joystick *opened = index < 0 ? NULL : SDL_JoystickOpen(index);
  if (!opened) return SDL_GetError();
  if (SDL_IsGameController(index)) return "it has a mapping";
  for (int number = 0; number < 24; number++) SDL_JoystickSetVirtualButton(opened, number, 1);
  for (int number = 0; number < 6; number++) SDL_JoystickSetVirtualAxis(opened, number, 32767);
  SDL_JoystickUpdate();
  return "done";
}

static const char *lose(void)
{
  SDL_Event targets = {.type = SDL_RENDER_TARGETS_RESET}, device = {.type = SDL_RENDER_DEVICE_RESET};
  return SDL_PushEvent(&targets) == 1 && SDL_PushEvent(&device) == 1 ? "done" : SDL_GetError();
}

static const char *unplug(void)
{
  int index = device_index();
  devices[pad] = -1;
  return index >= 0 && SDL_JoystickDetachVirtual(index) == 0 ? "done" : "was not plugged in";
}

/* The controller once the program has opened it, which it does in its own time. */
static SDL_Joystick *opened(void)
{
  for (int tries = 0; tries < 10000; tries++, usleep(1000)) {
    SDL_GameController *found = SDL_GameControllerFromInstanceID(devices[pad]);
    if (found) return SDL_GameControllerGetJoystick(found);
  }
  return NULL;
}

static const char *change(const char *what, int number, int value)
{
  SDL_Joystick *stick = opened();
  if (!stick) return "the program has not opened the controller";
  int failed = strcmp(what, "button") == 0
    ? SDL_JoystickSetVirtualButton(stick, number, (Uint8)value)
    : SDL_JoystickSetVirtualAxis(stick, number, (Sint16)value);
  /* Without this a press and its release would be one look of the program apart, and unseen. */
  SDL_JoystickUpdate();
  return failed ? SDL_GetError() : "done";
}

static const char *obey(const char *line)
{
  char what[16] = "";
  int number = 0, value = 0;
  int words = sscanf(line, "%15s %d %d", what, &number, &value);
  if (words == 1 && strcmp(what, "plug") == 0) return plug();
  if (words == 1 && strcmp(what, "unplug") == 0) return unplug();
  if (words == 1 && strcmp(what, "strange") == 0) return plug_strange();
  if (words == 1 && strcmp(what, "lose") == 0) return lose();
  if (words == 2 && strcmp(what, "pad") == 0 && (number == 0 || number == 1)) {
    pad = number;
    return "done";
  }
  if (words == 3) return change(what, number, value);
  return "not understood";
}

/* Reads a line, without its end; 0 when there is no more. No stream is held meanwhile: the end of a
 * program waits for all of them. */
static int next_line(int connection, char *line, size_t size)
{
  size_t length = 0;
  while (length + 1 < size && read(connection, line + length, 1) == 1) {
    if (line[length] == '\n') {
      line[length] = 0;
      return 1;
    }
    length++;
  }
  return 0;
}

static void *listen_to(void *path)
{
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  char line[64];
  snprintf(address.sun_path, sizeof address.sun_path, "%s", (const char *)path);
  int connection = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  while (!SDL_WasInit(SDL_INIT_GAMECONTROLLER)) usleep(1000);
  if (connect(connection, (struct sockaddr *)&address, sizeof address) != 0) return NULL;
  while (next_line(connection, line, sizeof line)) dprintf(connection, "%s\n", obey(line));
  return NULL;
}

__attribute__((constructor)) static void start(void)
{
  pthread_t thread;
  char *path = getenv("ORDINATE_TEST_CONTROLLER");
  if (path) pthread_create(&thread, NULL, listen_to, path);
}
