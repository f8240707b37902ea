import Intervals

/// How a number of which only an enclosure is known is written between processes: `within(LOW,HIGH,NAME)`,
/// the ends by their bits.
enum EnclosureWord {
  private static let start = "within("

  static func word(_ interval: Interval, _ name: String) -> String {
    let ends = [interval.lowerBound, interval.upperBound].map { String($0.bitPattern, radix: 16) }
    return start + (ends + [name]).joined(separator: ",") + ")"
  }

  /// Nil for anything else, and for ends that are not in order or no numbers.
  static func step(_ word: String) -> Instruction? {
    guard word.hasPrefix(start), word.last == ")" else { return nil }
    let parts = word.dropFirst(start.count).dropLast().split(separator: ",")
    guard parts.count == 3 else { return nil }
    let ends = parts[..<2].compactMap { UInt64($0, radix: 16).map(Double.init(bitPattern:)) }
    guard ends.count == 2, ends[0] <= ends[1], ends.allSatisfy(\.isFinite) else { return nil }
    return .enclosed(Interval(ends[0], ends[1]), name: String(parts[2]))
  }
}
