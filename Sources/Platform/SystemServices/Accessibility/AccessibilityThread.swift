#if canImport(CDBus)
import CDBus
import CLibrary
import Drawing
import Input

/// Answers readers, and tells them what changes.
///
/// The order matters: the registry is told of the program before it is told of anything that happens in it.
final class AccessibilityThread {
  let owner: AccessibilityBus
  private let session: OpaquePointer
  /// The bus of readers while there is one.
  private(set) var bus: OpaquePointer?
  var objects = AccessibleObjects()
  var picture: AccessibilityBus.Picture?
  /// What the program hangs under on that bus.
  var desktop = BusObject(bus: "", path: AccessiblePath.null)
  /// The program's number, which the registry gives.
  var applicationID: Int32 = 0
  /// Whether somebody listens for what happens.
  private(set) var hasListeners = false
  /// Whether one of them listens for sentences that stand nowhere.
  private(set) var hearsAnnouncements = false

  private static let launcher = "org.a11y.Bus"
  static let registry = "org.a11y.atspi.Registry"
  static let patience: Int32 = 2000
  /// Answered between two looks at the tree: a reader that floods holds up nobody but itself.
  private static let mostMessages = 256

  /// Nil without a session bus.
  init?(_ owner: AccessibilityBus) {
    guard let session = dbus_bus_get_private(DBUS_BUS_SESSION, nil) else { return nil }
    (self.owner, self.session) = (owner, session)
    dbus_connection_set_exit_on_disconnect(session, 0)
  }

  func run() {
    dbus_bus_add_match(
      session,
      "type='signal',interface='org.freedesktop.DBus.Properties',path='/org/a11y/bus'",
      nil
    )
    dbus_bus_add_match(
      session,
      "type='signal',interface='org.freedesktop.DBus',member='NameOwnerChanged',"
        + "arg0='\(Self.launcher)'",
      nil
    )
    follow()
    while dbus_connection_get_is_connected(session) != 0 {
      wait()
      if pump(session, { _ in }) { follow() }
      if let bus {
        pump(bus, answer)
        if dbus_connection_get_is_connected(bus) == 0 { leave() }
      }
      tell()
    }
    leave()
  }

  /// Waits for a message, or for the window.
  private func wait() {
    var places = [owner.wakingEnd, descriptor(session)] + (bus.map { [descriptor($0)] } ?? [])
    places.removeAll { $0 < 0 }
    var waiting = places.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let isLeft =
      [session, bus].compactMap { $0 }.contains {
        dbus_connection_get_dispatch_status($0) == DBUS_DISPATCH_DATA_REMAINS
      }
    poll(&waiting, nfds_t(waiting.count), isLeft ? 0 : -1)
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(owner.wakingEnd, &bytes, bytes.count) > 0 {}
  }

  private func descriptor(_ connection: OpaquePointer) -> Int32 {
    var place: Int32 = -1
    return dbus_connection_get_unix_fd(connection, &place) != 0 ? place : -1
  }

  /// Takes messages; whether there was a signal among them.
  @discardableResult
  private func pump(_ connection: OpaquePointer, _ answer: (OpaquePointer) -> Void) -> Bool {
    dbus_connection_read_write(connection, 0)
    var isSignal = false
    for _ in 0..<Self.mostMessages {
      guard let message = dbus_connection_pop_message(connection) else { break }
      defer { dbus_message_unref(message) }
      isSignal = isSignal || dbus_message_get_type(message) == DBUS_MESSAGE_TYPE_SIGNAL
      answer(message)
    }
    return isSignal
  }

  // MARK: Coming and going

  /// Joins the bus of readers when somebody reads, and leaves it when nobody does.
  private func follow() {
    let isWanted = isReaderThere
    if isWanted, bus == nil { join() } else if !isWanted, bus != nil { leave() }
  }

  private var isReaderThere: Bool {
    ["IsEnabled", "ScreenReaderEnabled"].contains { name in
      let question = call(
        Self.launcher,
        "/org/a11y/bus",
        "org.freedesktop.DBus.Properties",
        "Get",
        startsOther: false
      ) {
        $0.add("org.a11y.Status")
        $0.add(name)
      }
      return reply(to: question, on: session).map { $0.number(0) == 1 } ?? false
    }
  }

  private func join() {
    let question = call(Self.launcher, "/org/a11y/bus", Self.launcher, "GetAddress") { _ in }
    guard let address = reply(to: question, on: session)?.texts.first,
      let bus = dbus_connection_open_private(address, nil)
    else { return }
    dbus_connection_set_exit_on_disconnect(bus, 0)
    guard dbus_bus_register(bus, nil) != 0 else {
      dbus_connection_close(bus)
      dbus_connection_unref(bus)
      return
    }
    self.bus = bus
    for member in ["EventListenerRegistered", "EventListenerDeregistered"] {
      dbus_bus_add_match(bus, "type='signal',interface='\(Self.registry)',member='\(member)'", nil)
    }
    dbus_bus_add_match(
      bus,
      "type='signal',interface='org.freedesktop.DBus',member='NameOwnerChanged',"
        + "arg0='\(Self.registry)'",
      nil
    )
    embed()
    owner.setActive(true)
  }

  /// Hangs the program under the desktop.
  func embed() {
    guard let bus else { return }
    let own = reference(AccessibleObjects.program)
    let plug = call(
      Self.registry,
      AccessiblePath.root,
      "org.a11y.atspi.Socket",
      "Embed"
    ) { $0.add(own) }
    if let answer = reply(to: plug, on: bus), answer.texts.count > 1 {
      desktop = BusObject(bus: answer.texts[0], path: answer.texts[1])
    }
    findListeners()
  }

  func findListeners() {
    guard let bus else { return }
    let path = "/org/a11y/atspi/registry"
    let question = call(Self.registry, path, Self.registry, "GetRegisteredEvents") { _ in }
    let events = reply(to: question, on: bus)?.texts ?? []
    hasListeners = !events.isEmpty
    hearsAnnouncements = events.contains { $0.lowercased().contains("announcement") }
  }

  private func leave() {
    if let bus {
      dbus_connection_close(bus)
      dbus_connection_unref(bus)
    }
    bus = nil
    (objects, picture) = (AccessibleObjects(), nil)
    (hasListeners, hearsAnnouncements) = (false, false)
    owner.setActive(false)
  }
}
#endif
