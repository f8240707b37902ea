#if canImport(CDBus)
import CDBus

/// The plain values of a message, in their order; of dictionaries, arrays and variants what is in them.
struct MessageReader {
  private(set) var texts: [String] = []
  private(set) var numbers: [Int] = []
  private(set) var doubles: [Double] = []

  /// More values than this are nothing that is asked here.
  private static let most = 4096

  init(_ message: OpaquePointer) {
    var place = DBusMessageIter()
    if dbus_message_iter_init(message, &place) != 0 { read(&place) }
  }

  /// A number that was sent, 0 for one that was not.
  func number(_ index: Int) -> Int { numbers.indices.contains(index) ? numbers[index] : 0 }
  func text(_ index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }

  private mutating func read(_ place: inout DBusMessageIter) {
    repeat {
      guard texts.count + numbers.count + doubles.count < Self.most else { return }
      var value = DBusBasicValue()
      switch UInt8(truncatingIfNeeded: dbus_message_iter_get_arg_type(&place)) {
      case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "r"), UInt8(ascii: "v"):
        var inside = DBusMessageIter()
        dbus_message_iter_recurse(&place, &inside)
        read(&inside)
      case UInt8(ascii: "s"), UInt8(ascii: "o"):
        dbus_message_iter_get_basic(&place, &value)
        texts.append(String(cString: value.str))
      case UInt8(ascii: "u"):
        dbus_message_iter_get_basic(&place, &value)
        numbers.append(Int(value.u32))
      case UInt8(ascii: "i"):
        dbus_message_iter_get_basic(&place, &value)
        numbers.append(Int(value.i32))
      case UInt8(ascii: "b"):
        dbus_message_iter_get_basic(&place, &value)
        numbers.append(value.bool_val == 0 ? 0 : 1)
      case UInt8(ascii: "d"):
        dbus_message_iter_get_basic(&place, &value)
        if value.dbl.isFinite { doubles.append(value.dbl) }
      default: break
      }
    } while dbus_message_iter_next(&place) != 0
  }
}
#endif
