import CSDL2
import Synchronization

#if canImport(CDBus)
import CDBus
#endif

/// What the desktop's portal says of its settings, now and whenever one of them changes.
package final class DesktopPortal: Sendable {
  /// The numbers of each setting, by its key: one, or three of a colour; nil before there is an answer.
  private let answer = Mutex<[String: [Double]]?>(nil)

  /// The settings that are known.
  package var settings: [String: [Double]] { answer.withLock { $0 } ?? [:] }

  /// How long the first picture waits for an answer, in seconds.
  private static let patience = 0.1

  #if canImport(CDBus)
  private static let bus = "org.freedesktop.portal.Desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespaces = ["org.freedesktop.appearance", "org.gnome.desktop.interface"]

  /// Asks, and listens from then on as long as the program lives; nothing is known without a session bus.
  package init() {
    guard hasSessionBus, let connection = dbus_bus_get_private(DBUS_BUS_SESSION, nil) else {
      return
    }
    dbus_connection_set_exit_on_disconnect(connection, 0)
    for name in Self.namespaces {
      let rule =
        "type='signal',interface='\(Self.interface)',member='SettingChanged',arg0='\(name)'"
      dbus_bus_add_match(connection, rule, nil)
    }
    ask(connection)
    let end = MonotonicClock.now + Self.patience
    while answer.withLock({ $0 == nil }), MonotonicClock.now < end {
      let rest = max(1, (end - MonotonicClock.now) * 1000)
      guard dbus_connection_read_write(connection, Int32(rest)) != 0 else { break }
      hear(connection)
    }
    let thread = SDL_CreateThread(
      { context in
        guard let context else { return 0 }
        let listener = Unmanaged<Listener>.fromOpaque(context).takeRetainedValue()
        while dbus_connection_read_write(listener.connection, -1) != 0 {
          if listener.portal.hear(listener.connection) { EventSource.tellThemeChange() }
        }
        return 0
      },
      "portal",
      Unmanaged.passRetained(Listener(portal: self, connection: connection)).toOpaque()
    )
    SDL_DetachThread(thread)
  }

  private final class Listener {
    let portal: DesktopPortal
    let connection: OpaquePointer

    init(portal: DesktopPortal, connection: OpaquePointer) {
      (self.portal, self.connection) = (portal, connection)
    }
  }

  /// Asks for all settings of the namespaces.
  private func ask(_ connection: OpaquePointer) {
    let path = "/org/freedesktop/portal/desktop"
    guard let question = dbus_message_new_method_call(Self.bus, path, Self.interface, "ReadAll")
    else { return }
    defer { dbus_message_unref(question) }
    var (arguments, list) = (DBusMessageIter(), DBusMessageIter())
    dbus_message_iter_init_append(question, &arguments)
    dbus_message_iter_open_container(&arguments, Int32(UInt8(ascii: "a")), "s", &list)
    for name in Self.namespaces {
      name.withCString {
        var text: UnsafePointer<CChar>? = $0
        _ = dbus_message_iter_append_basic(&list, Int32(UInt8(ascii: "s")), &text)
      }
    }
    dbus_message_iter_close_container(&arguments, &list)
    dbus_connection_send(connection, question, nil)
  }

  /// Takes what has arrived; whether it told something.
  @discardableResult
  private func hear(_ connection: OpaquePointer) -> Bool {
    var isNews = false
    while let message = dbus_connection_pop_message(connection) {
      defer { dbus_message_unref(message) }
      let isAnswer = dbus_message_get_type(message) == DBUS_MESSAGE_TYPE_METHOD_RETURN
      let isChange = dbus_message_is_signal(message, Self.interface, "SettingChanged") != 0
      let isRefusal = dbus_message_get_type(message) == DBUS_MESSAGE_TYPE_ERROR
      guard isAnswer || isChange || isRefusal else { continue }
      var values: [String: [Double]] = [:]
      var (place, key) = (DBusMessageIter(), "")
      if !isRefusal, dbus_message_iter_init(message, &place) != 0 {
        Self.read(&place, under: &key, into: &values)
      }
      answer.withLock { $0 = ($0 ?? [:]).merging(values) { $1 } }
      isNews = isNews || !values.isEmpty
    }
    return isNews
  }

  /// Reads the numbers of a message, each under the text before it: in dictionaries as in signals a
  /// setting's key stands before its value.
  private static func read(
    _ place: inout DBusMessageIter,
    under key: inout String,
    into values: inout [String: [Double]]
  ) {
    repeat {
      var value = DBusBasicValue()
      switch UInt8(truncatingIfNeeded: dbus_message_iter_get_arg_type(&place)) {
      case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "r"), UInt8(ascii: "v"):
        var inside = DBusMessageIter()
        dbus_message_iter_recurse(&place, &inside)
        read(&inside, under: &key, into: &values)
      case UInt8(ascii: "s"):
        dbus_message_iter_get_basic(&place, &value)
        key = String(cString: value.str)
      case UInt8(ascii: "u"):
        dbus_message_iter_get_basic(&place, &value)
        values[key, default: []].append(Double(value.u32))
      case UInt8(ascii: "b"):
        dbus_message_iter_get_basic(&place, &value)
        values[key, default: []].append(value.bool_val == 0 ? 0 : 1)
      case UInt8(ascii: "d"):
        dbus_message_iter_get_basic(&place, &value)
        values[key, default: []].append(value.dbl)
      default: break
      }
    } while dbus_message_iter_next(&place) != 0
  }
  #else
  package init() {}
  #endif
}
