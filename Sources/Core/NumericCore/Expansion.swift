public struct Expansion: Sendable {
  public let center: Double
  public let definedAtCenter: Bool
  public func range(over x: Interval, relativeTo y: Double = 0) -> Interval { .entire }
  public func slope(over x: Interval) -> Interval { .entire }
}
