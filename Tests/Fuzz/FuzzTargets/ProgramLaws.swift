import Calculus
import Formulas
import Intervals
import Notation
import Operations

/// What holds for every program.
enum ProgramLaws {
  static func fault(in program: Program) -> String? {
    // Long ones are only read; the laws below would take all the time.
    guard program.instructions.count <= 400 else { return nil }
    return descriptionFault(in: program)
      ?? places.lazy.compactMap { place in
        valueFault(in: program, at: place)
      }.first
  }

  private static let places = [0, 1, -1, 0.5, -2.75, 10, 1e-8, -123456.789, 1e9, .pi]

  /// The description reads back as the same program.
  private static func descriptionFault(in program: Program) -> String? {
    // What only programs themselves use is not written.
    guard !program.instructions.contains(.binary(.known)),
      !program.instructions.contains(.binary(.either))
    else { return nil }
    let text = program.description
    do {
      let again = try FormulaParser.parse(text, angleUnit: program.angleUnit)
      guard again.description == text else {
        return "\(text) reads back as \(again.description)"
      }
      for x in places where again.evaluate(at: x) != program.evaluate(at: x) {
        return "\(text) reads back with another value at \(x)"
      }
      return nil
    } catch {
      return error.kind == .formulaTooLong ? nil : "\(text) is not readable: \(error)"
    }
  }

  /// What is certain over a stretch holds for a place in it, in every arithmetic.
  private static func valueFault(in program: Program, at x: Double) -> String? {
    let thin = program.enclosure(over: Interval(x)).value
    let reach = max(x.magnitude, 1) / 8
    let wide = program.enclosure(over: Interval(x - reach, x + reach)).value
    // Both hold the exact value, if there is one; rounding may have made the thin one the less exact.
    let mayBeNone = wide.interval.isEmpty && thin.decoration < .defined
    guard
      thin.interval.isEmpty || mayBeNone
        || !thin.interval.isDisjoint(from: widened(wide.interval))
    else {
      return "\(program) at \(x): \(thin) outside \(wide)"
    }
    // What one place leaves open says nothing: exp(1e-32) is rounded outwards to a bit below 1.
    if wide.decoration >= .defined, thin.interval.isEmpty {
      return "\(program) at \(x): \(wide) is said, but there is nothing at one place"
    }
    // At the edge of a domain, as in acos(sec(x)), a last place decides whether there is a value.
    let nearby = program.enclosure(over: Interval(x - reach * 1e-8, x + reach * 1e-8)).value
    if let value = program.evaluate(at: x), nearby.decoration >= .defined,
      nearby.interval.width <= value.magnitude * 1e-3, program.sample([x]).first?.isNaN != false
    {
      return "\(program) at \(x): \(value) alone, nothing among many"
    }
    return nil
  }

  /// A few units in the last place more on either side: point values are rounded, too.
  private static func widened(_ interval: Interval) -> Interval {
    guard !interval.isEmpty else { return interval }
    let slack = Interval(-0x1p-48, 0x1p-48)
    return interval + interval * slack + Interval(-1e-300, 1e-300)
  }
}
