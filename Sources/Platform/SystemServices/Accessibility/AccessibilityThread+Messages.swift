#if canImport(CDBus)
import CDBus

extension AccessibilityThread {
  func call(
    _ name: String,
    _ path: String,
    _ interface: String,
    _ member: String,
    startsOther: Bool = true,
    _ body: (inout MessageWriter) -> Void
  ) -> OpaquePointer? {
    guard let message = dbus_message_new_method_call(name, path, interface, member) else {
      return nil
    }
    dbus_message_set_auto_start(message, startsOther ? 1 : 0)
    var writer = MessageWriter(message)
    body(&writer)
    return message
  }

  /// Waits for an answer, for a while; nil for a refusal.
  func reply(to message: OpaquePointer?, on connection: OpaquePointer) -> MessageReader? {
    guard let message else { return nil }
    defer { dbus_message_unref(message) }
    guard
      let answer = dbus_connection_send_with_reply_and_block(
        connection,
        message,
        Self.patience,
        nil
      )
    else { return nil }
    defer { dbus_message_unref(answer) }
    return MessageReader(answer)
  }

  /// Our name on the bus with an object's path.
  func reference(_ number: Int) -> BusObject {
    let name = bus.flatMap { dbus_bus_get_unique_name($0) }.map { String(cString: $0) } ?? ""
    return BusObject(bus: name, path: AccessiblePath.path(of: number))
  }

  /// Answers a call; a signal of the registry is heard.
  func answer(_ message: OpaquePointer) {
    guard let bus else { return }
    switch dbus_message_get_type(message) {
    case DBUS_MESSAGE_TYPE_SIGNAL:
      let member = dbus_message_get_member(message).map { String(cString: $0) }
      if member == "NameOwnerChanged" {
        // The one that the program hangs under already has only now got its name.
        let owner = MessageReader(message).text(2)
        if owner != "", owner != desktop.bus { embed() }
      } else {
        findListeners()
      }
    case DBUS_MESSAGE_TYPE_METHOD_CALL:
      guard let path = dbus_message_get_path(message), let member = dbus_message_get_member(message)
      else { return }
      let interface = dbus_message_get_interface(message).map { String(cString: $0) } ?? ""
      let call = AccessibleCall(
        path: String(cString: path),
        interface: interface,
        member: String(cString: member),
        arguments: MessageReader(message)
      )
      guard let reply = dbus_message_new_method_return(message) else { return }
      defer { dbus_message_unref(reply) }
      var writer = MessageWriter(reply)
      if respond(to: call, with: &writer) {
        dbus_connection_send(bus, reply, nil)
      } else if let refusal = dbus_message_new_error(
        message,
        "org.freedesktop.DBus.Error.UnknownMethod",
        "There is no such method or object."
      ) {
        dbus_connection_send(bus, refusal, nil)
        dbus_message_unref(refusal)
      }
    default: break
    }
  }
}
#endif
