import Analysis
import Calculus
import Intervals
import Notation
import Figures
import TestSupport
import Testing

/// Facts of random formulas of min, max, mod, floor, abs and sign against their exact values.
@Suite struct `Facts of formulas whose operands break` {
  private static let count = 60
  /// A step so small that between it and a place nothing else happens.
  private static let near = 0x1p-20
  /// Slopes are at most 2⁶, so limits are so far away at most.
  private static let slack = Interval(-0x1p-14, 0x1p-14)

  @Test(arguments: 0..<25)
  func `claim nothing that is not so`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var proven = 0
    for _ in 0..<Self.count {
      let depth = Int.random(in: 1...4, using: &generator)
      let formula = StepFormula.random(depth: depth, using: &generator)
      let facts = FunctionFacts(
        of: PiecewiseProgram(try FormulaParser.parse(formula.text)),
        over: Interval(-2, 2)
      )
      for feature in facts.features where feature.isProven && feature.x.isSingleton {
        expectTrue(feature, formula)
        proven += 1
      }
      expectValues(facts, formula)
      expectRoots(facts, formula)
    }
    #expect(proven > Self.count, "\(proven)")
  }

  private func expectTrue(_ feature: Feature, _ formula: StepFormula) {
    let x = feature.x.lowerBound
    let value = formula.value(at: x)
    let sides = [formula.value(at: x - Self.near), formula.value(at: x + Self.near)]
    switch feature.kind {
    case .root: #expect(value == 0, "root of \(formula.text) at \(x)")
    case .minimum:
      #expect(feature.y.contains(value) && sides.allSatisfy { $0 > value }, "\(formula.text)")
    case .maximum:
      #expect(feature.y.contains(value) && sides.allSatisfy { $0 < value }, "\(formula.text)")
    case .jump(let left, let right, let here):
      #expect(here.interval.contains(value), "value of \(formula.text) at \(x)")
      #expect((left.interval + Self.slack).contains(sides[0]), "left of \(x): \(formula.text)")
      #expect((right.interval + Self.slack).contains(sides[1]), "right of \(x): \(formula.text)")
    case .hole(let limit, let here):
      #expect(here.interval.contains(value), "value of \(formula.text) at \(x)")
      #expect(sides.allSatisfy((limit.interval + Self.slack).contains), "\(formula.text) at \(x)")
    default: Issue.record("\(feature.kind) of \(formula.text)")
    }
  }

  private func expectValues(_ facts: FunctionFacts, _ formula: StepFormula) {
    let statistics = facts.statistics(withArcLength: false)
    for step in -128...128 {
      let x = Double(step) / 64
      let value = formula.value(at: x)
      #expect(statistics.range.contains { $0.contains(value) }, "\(formula.text) at \(x)")
      #expect(statistics.domain.contains { $0.contains(x) }, "\(formula.text) at \(x)")
      if facts.zeroStretches.contains(where: { $0.lowerBound < x && x < $0.upperBound }) {
        #expect(value == 0, "\(formula.text) at \(x)")
      }
    }
  }

  /// A zero and a change of sign are in something that is listed.
  private func expectRoots(_ facts: FunctionFacts, _ formula: StepFormula) {
    let listed = facts.features.map(\.x) + facts.zeroStretches + facts.unknownStretches
    let zeros =
      facts.features.filter { $0.kind == .root }.map(\.x) + facts.zeroStretches
      + facts.unknownStretches
    for step in -128...128 {
      let x = Double(step) / 64
      let value = formula.value(at: x)
      if value == 0 { #expect(zeros.contains { $0.contains(x) }, "\(formula.text) at \(x)") }
      if step < 128, value * formula.value(at: x + 0x1p-6) < 0 {
        let between = Interval(x, x + 0x1p-6)
        #expect(listed.contains { !$0.isDisjoint(from: between) }, "\(formula.text) at \(x)")
      }
    }
  }
}
