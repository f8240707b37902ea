package import Calculus
package import Intervals

/// The axes along which powers of ten are equally far apart.
///
///     LogarithmicAxes([.x, .y]).contains(.x)  // true
public struct LogarithmicAxes: OptionSet, Hashable, Sendable {
  /// 1 for x, 2 for y, added up.
  public let rawValue: Int

  /// Axes by their bits: 1 for x, 2 for y.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The axis that points to the right.
  public static let x = LogarithmicAxes(rawValue: 1)
  /// The axis that points upward.
  public static let y = LogarithmicAxes(rawValue: 2)
}

extension PlotFunction {
  /// The same curve in the coordinates of logarithmic axes: log₁₀ of what its values are at 10ᵘ.
  public func onAxes(_ axes: LogarithmicAxes) -> any PlotFunction {
    axes.isEmpty ? self : LogarithmicPlot(of: self, on: axes)
  }
}

/// A function in the coordinates of logarithmic axes, by its values and enclosures alone.
package struct LogarithmicPlot: PlotFunction {
  private let base: any PlotFunction
  private let axes: LogarithmicAxes

  package init(of base: any PlotFunction, on axes: LogarithmicAxes) {
    (self.base, self.axes) = (base, axes)
  }

  package var isProvable: Bool { base.isProvable }

  package var cost: Int { base.cost }

  package func y(at x: Double) -> Double? {
    let value = base.y(at: axes.contains(.x) ? Real.power(10, x) : x)
    guard axes.contains(.y) else { return value }
    return value.flatMap { $0 > 0 ? Real.log10($0) : nil }
  }

  package func enclosure(over x: Interval) -> Enclosure {
    let place = axes.contains(.x) ? Enclosure.exp10(.variable(over: x)) : .variable(over: x)
    let inner = base.enclosure(over: place.value.interval)
    let value = Enclosure(value: inner.value, slope: inner.slope * place.slope)
    return axes.contains(.y) ? .log10(value) : value
  }

  package func prepare(over x: Interval, while mayContinue: () -> Bool) -> Bool {
    base.prepare(over: axes.contains(.x) ? .exp10(x) : x, while: mayContinue)
  }

  package func isPrepared(over x: Interval) -> Bool {
    base.isPrepared(over: axes.contains(.x) ? .exp10(x) : x)
  }
}
