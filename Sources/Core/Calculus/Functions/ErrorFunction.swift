import Intervals

extension Enclosure {
  /// The error function.
  public static func erf(_ x: Enclosure) -> Enclosure {
    chain(.total(.erf(x.interval), x.value), Interval.bell(x.interval), x)
  }

  /// The complementary error function.
  public static func erfc(_ x: Enclosure) -> Enclosure {
    chain(.total(.erfc(x.interval), x.value), -Interval.bell(x.interval), x)
  }
}

extension Jet {
  /// The error function.
  public static func erf(_ u: Jet) -> Jet { bell(u, .erf(u.c0), sign: 1) }

  /// The complementary error function.
  public static func erfc(_ u: Jet) -> Jet { bell(u, .erfc(u.c0), sign: -1) }

  /// A function with the slope w = ±2/√π·e^(−x²): then w′ = −2xw and w″ = (4x² − 2)w.
  private static func bell(_ u: Jet, _ value: Interval, sign: Double) -> Jet {
    let slope = Interval(sign) * Interval.bell(u.c0)
    let bend = Interval(2) * Interval.square(u.c0) - Interval(1)
    return compose(u, value, slope, -(u.c0 * slope), bend * slope / Interval(3))
  }
}

extension SeriesModel {
  /// The error function.
  package static func erf(_ x: SeriesModel) -> SeriesModel {
    x.map { $0.integral(of: $0.bell, first: .erf($0.terms[0])) }
  }

  /// The complementary error function.
  package static func erfc(_ x: SeriesModel) -> SeriesModel {
    x.map { $0.integral(of: -$0.bell, first: .erfc($0.terms[0])) }
  }
}

extension TaylorSeries {
  /// 2/√π·e^(−u²).
  fileprivate var bell: TaylorSeries { (-squared).exponential * Interval.bellTop }
}
