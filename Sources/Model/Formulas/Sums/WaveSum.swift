import Calculus
import Intervals
import Numerals
import Operations

/// Terms f(n)·sin(a·n + b) or f(n)·cos(a·n + b) from a number on.
///
/// With z = e^(ia) and w = z/(1 − z), Σ zⁿ·f(n) is z^N/(1 − z)·(f + w·Δf + w²·Δ²f + …) at N, and after so many
/// differences w⁴·Σ zⁿ·Δ⁴f(n), of which the magnitude is at most |w|⁴·∫|f⁗| (Abel, by parts).
struct WaveSum {
  private let factor: [Instruction]
  private let isSine: Bool
  private let (slope, start): (Interval, Interval)
  private let turn: Int
  private let unit: AngleUnit

  /// Nil where it is no wave of a line, or a is a multiple of 2π, or may be one.
  init?(
    _ factor: [Instruction],
    _ wave: (isSine: Bool, argument: [Instruction]),
    alternates: Bool,
    from turn: Int,
    _ unit: AngleUnit
  ) {
    guard unit == .radians, let line = Polynomial(of: wave.argument, in: .variable),
      line.degree == 1
    else { return nil }
    let numbers = [line[1].steps, line[0].isZero ? [.whole(0)] : line[0].steps].map(\.certainNumber)
    guard let slope = numbers[0], let start = numbers[1] else { return nil }
    self.slope = alternates ? slope + .pi : slope
    guard !Interval.sin(self.slope / Interval(2)).contains(0) else { return nil }
    (self.factor, isSine, self.start) = (factor, wave.isSine, start)
    (self.turn, self.unit) = (turn, unit)
  }

  /// Whether they certainly do not vanish: f does not, and the wave is near no number for ever.
  var isEndless: Bool {
    !Interval.sin(slope).contains(0)
      && EndlessTerms(factor, from: turn, unit).diverges(alternates: true)
  }

  /// What they are together; nil where that is not known.
  var sum: Interval? {
    let terms = EndlessTerms(factor, from: turn, unit)
    guard terms.vanish, let bend = terms.bend,
      let program = try? Program(factor, angleUnit: unit)
    else { return nil }
    let values = (0..<4).map { program.enclosure(over: Interval(Double(turn + $0))).value }
    guard values.allSatisfy({ $0.decoration >= .defined }) else { return nil }
    let half = slope / Interval(2)
    // 1/(1 − z) is 1/2 + i·cot(a/2)/2, and w one less.
    let cotangent = Interval.cos(half) / Interval.sin(half) / Interval(2)
    let share = Complex(real: Interval(-0.5), imaginary: cotangent)
    var (differences, power) = (
      values.map(\.interval), Complex(real: Interval(1), imaginary: Interval(0))
    )
    var sum = Complex(real: Interval(0), imaginary: Interval(0))
    for _ in 0..<4 {
      sum = sum + power * Complex(real: differences[0], imaginary: Interval(0))
      power = power * share
      differences = zip(differences.dropFirst(), differences).map { $0 - $1 }
    }
    let angle = slope * Interval(Double(turn)) + start
    let first = Complex(real: .cos(angle), imaginary: .sin(angle))
    let whole = first * sum * Complex(real: Interval(0.5), imaginary: cotangent)
    let size = Interval.pown(Interval(1) / (Interval(2) * .abs(.sin(half))), 4) * Interval(bend)
    let value = isSine ? whole.imaginary : whole.real
    let result = value + Interval(-size.upperBound, size.upperBound)
    return result.isBounded ? result : nil
  }
}

/// A complex number of which both parts are enclosed.
private struct Complex {
  var real: Interval
  var imaginary: Interval

  static func + (x: Complex, y: Complex) -> Complex {
    Complex(real: x.real + y.real, imaginary: x.imaginary + y.imaginary)
  }

  static func * (x: Complex, y: Complex) -> Complex {
    Complex(
      real: x.real * y.real - x.imaginary * y.imaginary,
      imaginary: x.real * y.imaginary + x.imaginary * y.real
    )
  }
}
