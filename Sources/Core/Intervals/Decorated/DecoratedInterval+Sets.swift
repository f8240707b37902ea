extension DecoratedInterval {
  /// A set operation's result: no function, so nothing is known of it.
  @inlinable
  @inline(__always)
  static func untracked(
    _ value: Interval,
    _ x: DecoratedInterval,
    _ y: DecoratedInterval
  ) -> DecoratedInterval {
    DecoratedInterval(value, local: .trivial, inherited: weaker(x, y))
  }

  /// The numbers in both, `.trivial`.
  @inlinable
  public func intersection(_ other: DecoratedInterval) -> DecoratedInterval {
    .untracked(interval.intersection(other.interval), self, other)
  }

  /// The smallest interval that contains both, `.trivial`.
  @inlinable
  public func convexHull(with other: DecoratedInterval) -> DecoratedInterval {
    .untracked(
      isNotAnInterval || other.isNotAnInterval
        ? .empty : interval.convexHull(with: other.interval),
      self,
      other
    )
  }

  /// `Interval.cancelMinus`, `.trivial`.
  public func cancelMinus(_ other: DecoratedInterval) -> DecoratedInterval {
    .untracked(
      isNotAnInterval || other.isNotAnInterval
        ? .empty : interval.cancelMinus(other.interval),
      self,
      other
    )
  }

  /// `Interval.cancelPlus`, `.trivial`.
  public func cancelPlus(_ other: DecoratedInterval) -> DecoratedInterval {
    cancelMinus(-other)
  }
}
