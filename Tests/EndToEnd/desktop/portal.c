/* A desktop's settings portal on the session bus, for programs to ask and to listen to.
 *
 *   portal
 *
 * Each line of standard input, `NAMESPACE KEY TYPE VALUE …`, sets a value and tells of it; TYPE is u, b,
 * s or d, and three of d are a colour. Says "ready" once it has its name.
 *
 * Source: https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
 */
#include <dbus/dbus.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *interface = "org.freedesktop.portal.Settings";

static struct setting {
  char space[64], key[64], type;
  char words[3][64];
} settings[16];
static int count;

static void append_basic(DBusMessageIter *at, char type, const char *word) {
  dbus_uint32_t number = (dbus_uint32_t)strtoul(word, NULL, 10);
  double real = strtod(word, NULL);
  const void *value = type == 's' ? (const void *)&word : type == 'd' ? (const void *)&real : &number;
  dbus_message_iter_append_basic(at, type, value);
}

static void append_value(DBusMessageIter *at, const struct setting *setting) {
  DBusMessageIter variant, parts;
  char type[2] = {setting->type, 0};
  int is_color = setting->type == 'd';
  dbus_message_iter_open_container(at, 'v', is_color ? "(ddd)" : type, &variant);
  if (is_color) {
    dbus_message_iter_open_container(&variant, 'r', NULL, &parts);
    for (int part = 0; part < 3; part++) append_basic(&parts, 'd', setting->words[part]);
    dbus_message_iter_close_container(&variant, &parts);
  } else {
    append_basic(&variant, setting->type, setting->words[0]);
  }
  dbus_message_iter_close_container(at, &variant);
}

/* One namespace after another; one that has several settings comes several times. */
static void answer(DBusConnection *bus, DBusMessage *question) {
  DBusMessage *reply = dbus_message_new_method_return(question);
  DBusMessageIter body, spaces, space, keys, pair;
  dbus_message_iter_init_append(reply, &body);
  dbus_message_iter_open_container(&body, 'a', "{sa{sv}}", &spaces);
  for (int index = 0; index < count; index++) {
    const struct setting *setting = &settings[index];
    dbus_message_iter_open_container(&spaces, 'e', NULL, &space);
    append_basic(&space, 's', setting->space);
    dbus_message_iter_open_container(&space, 'a', "{sv}", &keys);
    dbus_message_iter_open_container(&keys, 'e', NULL, &pair);
    append_basic(&pair, 's', setting->key);
    append_value(&pair, setting);
    dbus_message_iter_close_container(&keys, &pair);
    dbus_message_iter_close_container(&space, &keys);
    dbus_message_iter_close_container(&spaces, &space);
  }
  dbus_message_iter_close_container(&body, &spaces);
  dbus_connection_send(bus, reply, NULL);
  dbus_message_unref(reply);
}

static void set(DBusConnection *bus, const char *line) {
  struct setting new = {0};
  if (sscanf(line, "%63s %63s %c %63s %63s %63s", new.space, new.key, &new.type, new.words[0],
             new.words[1], new.words[2]) < 4) return;
  int index = 0;
  while (index < count && strcmp(settings[index].key, new.key)) index++;
  if (index == sizeof settings / sizeof *settings) exit(1);
  if (index == count) count++;
  settings[index] = new;
  DBusMessage *change =
      dbus_message_new_signal("/org/freedesktop/portal/desktop", interface, "SettingChanged");
  DBusMessageIter body;
  dbus_message_iter_init_append(change, &body);
  append_basic(&body, 's', new.space);
  append_basic(&body, 's', new.key);
  append_value(&body, &new);
  dbus_connection_send(bus, change, NULL);
  dbus_connection_flush(bus);
  dbus_message_unref(change);
}

int main(void) {
  DBusConnection *bus = dbus_bus_get(DBUS_BUS_SESSION, NULL);
  if (!bus) return 2;
  int descriptor;
  if (dbus_bus_request_name(bus, "org.freedesktop.portal.Desktop", 0, NULL) != 1) return 3;
  dbus_connection_get_unix_fd(bus, &descriptor);
  puts("ready");
  fflush(stdout);
  struct pollfd sources[] = {{.fd = descriptor, .events = POLLIN}, {.fd = 0, .events = POLLIN}};
  char line[512];
  setvbuf(stdin, NULL, _IONBF, 0);
  while (poll(sources, 2, -1) > 0) {
    if (sources[1].revents) {
      if (!fgets(line, sizeof line, stdin)) return 0;
      set(bus, line);
    }
    dbus_connection_read_write(bus, 0);
    DBusMessage *message;
    while ((message = dbus_connection_pop_message(bus))) {
      if (dbus_message_is_method_call(message, interface, "ReadAll")) answer(bus, message);
      dbus_message_unref(message);
    }
    dbus_connection_flush(bus);
  }
}
