/// What is known of a function over the box its value came from, from nothing to everything.
///
/// Ordered: a result's decoration is the least of its operands' and its own.
/// Source: IEEE 1788-2015, 11.2.
@frozen
public enum Decoration: UInt8, Sendable, CaseIterable {
  /// Not an interval at all (ill).
  case illFormed = 0
  /// Nothing is known (trv).
  case trivial = 4
  /// Defined everywhere on the box (def).
  case defined = 8
  /// Defined and, restricted to the box, continuous everywhere on it (dac).
  case definedAndContinuous = 12
  /// Continuous on a bounded box, with a bounded result (com).
  case common = 16
}

extension Decoration: Comparable {
  /// Whether the left says less than the right.
  @inlinable
  @inline(__always)
  public static func < (left: Decoration, right: Decoration) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Decoration: CustomStringConvertible {
  /// The standard's name: `ill`, `trv`, `def`, `dac` or `com`.
  public var description: String {
    switch self {
    case .illFormed: "ill"
    case .trivial: "trv"
    case .defined: "def"
    case .definedAndContinuous: "dac"
    case .common: "com"
    }
  }
}
