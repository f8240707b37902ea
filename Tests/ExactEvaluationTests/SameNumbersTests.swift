import Documents
import Formulas
import ExactEvaluation
import GraphTools
import GraphModel
import Intervals
import Notation
import TestSupport
import Testing

/// What the value line, the trace and tables say at once is what rising precision says.
@Suite struct SameNumbersTests {
  private static let places = [
    "0", "1", "-1", "0.1", "0.3", "-0.7", "2.5", "1e-9", "123456.789", "1e15", "-3.25", "0.001",
    "7",
  ]

  @Test(arguments: 0..<6) func `of random formulas`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) + 77)
    var compared = 0
    for _ in 0..<120 {
      let formula = RandomFormula.text(depth: 3, using: &generator)
      let place = Self.places.randomElement(using: &generator) ?? "1"
      let program = try FormulaParser.parse(formula)
      let known = RealPlace(try FormulaParser.parse(place))
      let exact = try exactAnswer(formula, at: place, digits: 40)
      for mayRound in [false, true] {
        let first = ExactAnswer(program, at: known, digits: 12, mayRound: mayRound)
        #expect(first.agrees(with: exact), "\(formula) at \(place): \(first), \(exact)")
        if case .number = first { compared += 1 }
      }
      guard let x = Double(place) else { continue }
      let value = PointValue(of: GraphFunction(ProgramFunction(program)), at: TypedNumber(x))
      #expect(value.agrees(with: exact), "\(formula) at \(place): \(value), \(exact)")
    }
    #expect(compared > 80)
  }

  @Test(arguments: [
    ("x^2", "0.1", "0.01"), ("1/x", "3", "0.333333333333"), ("x+1e20-1e20", "1/3", "undecided"),
    ("x", "1/7", "0.142857142857"), ("sqrt(x)", "0.25", "0.5"), ("x-1/3", "1/3", "0"),
    ("sin(x)", "pi/6", "0.500000000000"), ("ln(x)", "-1", "undefined"),
  ])
  func `a place is what is written`(formula: String, place: String, text: String) throws {
    let known = RealPlace(try FormulaParser.parse(place))
    let program = try FormulaParser.parse(formula)
    #expect(ExactAnswer(program, at: known, digits: 12, mayRound: true).text == text)
  }
}

extension ExactAnswer {
  /// Whether no digit of it is denied by one that knows many more.
  fileprivate func agrees(with exact: ExactAnswer) -> Bool {
    switch (self, exact) {
    case (.undecided, _), (_, .undecided): true
    case (.undefined, .undefined), (.overflow, .overflow), (.underflow, .underflow): true
    case (.number(let few), .number(let many)): few.agrees(with: many)
    default: false
    }
  }
}

extension CertainDigits {
  fileprivate func agrees(with many: CertainDigits) -> Bool {
    guard isNegative == many.isNegative else { return false }
    if isExact { return many == self }
    // The unit of the last digit, and both numbers in it.
    let unit = exponent - digits.utf8.count + 1
    guard let own = whole(in: unit), let other = many.whole(in: unit) else { return false }
    switch certainty {
    case .exact: return false
    case .truncated: return own == other
    // It may lie a little beyond what its first digits say.
    case .near: return (own - 1...own).contains(other)
    }
  }

  /// The number's size in units of a power of ten, cut off.
  private func whole(in unit: Int) -> Int128? {
    let count = exponent - unit + 1
    guard count < 30 else { return nil }
    let known = digits + String(repeating: "0", count: Swift.max(0, count - digits.utf8.count))
    return count > 0 ? Int128(known.prefix(count)) : 0
  }
}

extension PointValue {
  fileprivate func agrees(with exact: ExactAnswer) -> Bool {
    switch (self, exact) {
    case (.unknown, _), (_, .undecided): return true
    case (.none, .undefined): return true
    case (.within(let interval), .number(let digits)):
      guard let low = Double(digits.lowerBound), let high = Double(digits.upperBound) else {
        return false
      }
      return interval.lowerBound <= high && low <= interval.upperBound
    default: return false
    }
  }
}

/// Formulas of x as people write them, and as they don't.
enum RandomFormula {
  private static let numbers = [
    "2", "3", "0.1", "1/3", "pi", "e", "10", "1e20", "0.5", "7", "1e-7",
  ]
  private static let functions = [
    "sin", "cos", "tan", "sqrt", "exp", "ln", "abs", "floor", "atan", "sinh", "tanh", "cbrt", "erf",
    "asin", "round", "gamma", "log", "acosh",
  ]

  static func text(depth: Int, using generator: inout SeededGenerator) -> String {
    func choose(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "x" }
    if depth == 0 { return choose(Bool.random(using: &generator) ? ["x"] : numbers) }
    let first = text(depth: depth - 1, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1, 2: return choose(functions) + "(\(first))"
    case 3: return "min(\(first), \(text(depth: depth - 1, using: &generator)))"
    case 4: return "(\(first))^2"
    default:
      return
        "(\(first))\(choose(["+", "-", "*", "/"]))(\(text(depth: depth - 1, using: &generator)))"
    }
  }
}
