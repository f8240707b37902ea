import CLibrary
public import CurveProof
public import Drawing

/// Views with logarithmic axes.
extension Viewport {
  /// The exponents that can be in the middle of a logarithmic axis.
  static let exponents = -290.0...290
  /// Points for a power of ten.
  static let decades = 2.0...1e12

  /// The view with axes that count exponents where they are logarithmic.
  package var even: Viewport {
    var view = self
    view.logarithmic = []
    return view
  }

  /// The same place and scale, counted as in another view.
  public func like(_ other: Viewport) -> Viewport {
    var view = self
    (view.unitX, view.originX, view.originY) = (other.unitX, other.originX, other.originY)
    view.steps = other.steps
    if view.logarithmic != other.logarithmic { view.logarithmic = other.logarithmic }
    return view
  }

  /// The view with steps that a person has chosen.
  package func with(_ steps: TickSteps) -> Viewport {
    var view = self
    view.steps = steps
    return view
  }

  /// The view that fills a frame with two ranges along axes some of which are logarithmic; of a range
  /// that holds numbers without a logarithm, the decades below its end.
  ///
  /// `size` is in points.
  ///
  ///     Viewport(x: 1...100, y: 0...1, on: [.x], filling: size).centerX  // 1
  public init(
    x: ClosedRange<Double>,
    y: ClosedRange<Double>,
    on axes: LogarithmicAxes,
    filling size: Size,
    unitX: TickUnit = .number
  ) {
    let x = axes.contains(.x) ? Self.exponents(of: x) : x
    let y = axes.contains(.y) ? Self.exponents(of: y) : y
    let unit: TickUnit = axes.contains(.x) ? .number : unitX
    self.init(x: x, y: y, filling: size, unitX: unit)
    if !axes.isEmpty { logarithmic = axes }
  }

  /// The exponents of a range of numbers, as far as they have any: four decades where it begins at 0 or
  /// below, 10⁻³ … 10³ where it ends there.
  private static func exponents(of range: ClosedRange<Double>) -> ClosedRange<Double> {
    guard range.upperBound > 0 else { return -3...3 }
    let high = Logarithm.exponent(range.upperBound)
    guard range.lowerBound > 0 else { return high - 4...high }
    let low = Logarithm.exponent(range.lowerBound)
    return low < high ? low...high : low - 1...high + 1
  }

  /// The numbers that fill a frame of a size.
  ///
  /// In points; of a logarithmic axis the numbers themselves, not their exponents.
  package func numbers(filling size: Size) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let projection = Projection(self, frame: frame, contentScale: ContentScale(1))
    return (projection.xRange, projection.yRange)
  }

  /// The same part of the plane along other axes.
  public func drawn(on axes: LogarithmicAxes, filling size: Size) -> Viewport {
    guard axes != logarithmic, size.width > 0, size.height > 0 else { return self }
    let seen = numbers(filling: size)
    let width = seen.x.upperBound - seen.x.lowerBound
    // Many decades along an even axis are the last of them, and what is left of 0.
    func even(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
      range.upperBound > 100 * range.lowerBound ? -0.1 * range.upperBound...range.upperBound : range
    }
    let x = !axes.contains(.x) && logarithmic.contains(.x) ? even(seen.x) : seen.x
    let y = !axes.contains(.y) && logarithmic.contains(.y) ? even(seen.y) : seen.y
    let view = Viewport(x: x, y: y, on: axes, filling: size, unitX: unitX).with(steps)
    return width > 0 ? view : self
  }
}

/// Numbers and their exponents, as axes place them.
enum Logarithm {
  /// log₁₀ of a number above 0; far below every other for any other.
  static func exponent(_ number: Double) -> Double { number > 0 ? log10(number) : -1e6 }

  /// How many units an exponent counts at a number of an axis; of what is not seen there at the nearer end.
  static func size(of number: Double, in range: ClosedRange<Double>) -> Double {
    let seen = number > range.lowerBound ? min(number, range.upperBound) : range.lowerBound
    return seen * 2.302585092994046
  }

  /// 10 to a power, at the ends of what Doubles hold 10³⁰⁸ and 10⁻³⁰⁷.
  static func number(_ exponent: Double) -> Double { pow(10, min(max(exponent, -307), 308)) }
}
