#if canImport(CDBus)
import CDBus

/// Appends values to a message.
struct MessageWriter {
  private var place = DBusMessageIter()

  init(_ message: OpaquePointer) { dbus_message_iter_init_append(message, &place) }

  private init() {}

  mutating func add(_ text: String) { add(text, as: UInt8(ascii: "s")) }
  mutating func addPath(_ path: String) { add(path, as: UInt8(ascii: "o")) }
  mutating func add(_ number: Int32) { add(number, as: UInt8(ascii: "i")) }
  mutating func add(_ number: UInt32) { add(number, as: UInt8(ascii: "u")) }
  mutating func add(_ number: Int16) { add(number, as: UInt8(ascii: "n")) }
  mutating func add(_ number: Double) { add(number, as: UInt8(ascii: "d")) }
  mutating func add(_ flag: Bool) { add(dbus_bool_t(flag ? 1 : 0), as: UInt8(ascii: "b")) }

  /// An object of ours or of another program, as a name on the bus and a path.
  mutating func add(_ object: BusObject) {
    structure {
      $0.add(object.bus)
      $0.addPath(object.path)
    }
  }

  mutating func structure(_ body: (inout MessageWriter) -> Void) {
    container(UInt8(ascii: "r"), nil, body)
  }

  mutating func entry(_ body: (inout MessageWriter) -> Void) {
    container(UInt8(ascii: "e"), nil, body)
  }

  mutating func array(of signature: String, _ body: (inout MessageWriter) -> Void) {
    container(UInt8(ascii: "a"), signature, body)
  }

  mutating func variant(_ value: BusValue) {
    container(UInt8(ascii: "v"), value.signature) { $0.add(value) }
  }

  mutating func add(_ value: BusValue) {
    switch value {
    case .text(let text): add(text)
    case .int(let number): add(number)
    case .unsigned(let number): add(number)
    case .double(let number): add(number)
    case .object(let object): add(object)
    case .pair(let first, let second):
      structure {
        $0.add(first)
        $0.add(second)
      }
    }
  }

  private mutating func add(_ text: String, as kind: UInt8) {
    text.withCString {
      var text: UnsafePointer<CChar>? = $0
      _ = dbus_message_iter_append_basic(&place, Int32(kind), &text)
    }
  }

  private mutating func add(_ number: some BitwiseCopyable, as kind: UInt8) {
    var number = number
    _ = dbus_message_iter_append_basic(&place, Int32(kind), &number)
  }

  private mutating func container(
    _ kind: UInt8,
    _ signature: String?,
    _ body: (inout MessageWriter) -> Void
  ) {
    var inside = MessageWriter()
    dbus_message_iter_open_container(&place, Int32(kind), signature, &inside.place)
    body(&inside)
    dbus_message_iter_close_container(&place, &inside.place)
  }
}
#endif
