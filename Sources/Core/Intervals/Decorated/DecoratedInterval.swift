/// An interval and what is known of the function that produced it.
///
/// `decoration` speaks of the whole evaluation so far: at least `.definedAndContinuous` means the
/// composed function is defined and continuous on the whole box of its variables.
/// Source: IEEE 1788-2015, clause 8 and 11.
@frozen
public struct DecoratedInterval: Sendable, Hashable {
  /// The enclosing interval (`intervalPart`); empty for `.notAnInterval`.
  public let interval: Interval
  /// What is known: `.common` only on a bounded interval, `.trivial` or less on the empty one.
  public let decoration: Decoration

  @inlinable
  @inline(__always)
  init(unchecked interval: Interval, _ decoration: Decoration) {
    self.interval = interval
    self.decoration = decoration
  }

  /// An interval with the strongest decoration it can have (`newDec`).
  @inlinable
  @inline(__always)
  public init(_ interval: Interval) {
    self.init(interval, .common)
  }

  /// An interval with a decoration, weakened where it cannot hold (`setDec`).
  ///
  /// The empty set is at most `.trivial`, an unbounded interval at most `.definedAndContinuous`;
  /// `.illFormed` gives `.notAnInterval`.
  @inlinable
  @inline(__always)
  public init(_ interval: Interval, _ decoration: Decoration) {
    if decoration == .common, interval.isBounded {
      self.init(unchecked: interval, .common)
    } else if decoration == .illFormed {
      self = .notAnInterval
    } else if interval.isEmpty {
      self.init(unchecked: interval, .trivial)
    } else {
      self.init(unchecked: interval, Swift.min(decoration, .definedAndContinuous))
    }
  }

  /// The interval between two ends; `.notAnInterval` where `Interval` would be empty.
  @inlinable
  public init(_ lower: Double, _ upper: Double) {
    let interval = Interval(lower, upper)
    self = interval.isEmpty ? .notAnInterval : DecoratedInterval(interval)
  }

  /// A result of an operation that is itself `local` on its operands, of decoration `inherited`.
  @inlinable
  @inline(__always)
  package init(_ interval: Interval, local: Decoration, inherited: Decoration) {
    let least = Swift.min(local, inherited)
    if least == .common, interval.isBounded {
      self.init(unchecked: interval, .common)
    } else if interval.isEmpty {
      self.init(unchecked: interval, Swift.min(least, .trivial))
    } else {
      self.init(unchecked: interval, Swift.min(least, .definedAndContinuous))
    }
  }

  /// The result of an invalid construction (NaI); every operation on it gives it again.
  @inlinable
  @inline(__always)
  public static var notAnInterval: DecoratedInterval {
    DecoratedInterval(unchecked: .empty, .illFormed)
  }

  /// Whether this is `.notAnInterval`.
  @inlinable
  @inline(__always)
  public var isNotAnInterval: Bool { decoration == .illFormed }
}

extension DecoratedInterval: CustomStringConvertible {
  /// The interval and its decoration as the standard writes them: `[1.0, 2.0]_com`, `[nai]`.
  public var description: String {
    isNotAnInterval ? "[nai]" : "\(interval)_\(decoration)"
  }
}
