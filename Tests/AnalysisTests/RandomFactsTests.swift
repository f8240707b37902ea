import Analysis
import Foundation
import Intervals
import Notation
import Figures
import Testing

/// A random function with values, and its roots where it was made with these.
///
/// Read from `Reference/random-facts.json`, which `Scripts/random-facts` writes with exact fractions
/// and mpmath.
private struct RandomFunction: Decodable, Sendable {
  let formula: String
  let x: [Double]
  /// Places and what is taken there, in decimals; nil where there is no value.
  let values: [[String?]]
  let roots: [String]?

  var window: Interval { Interval(x[0], x[1]) }

  /// The same as intervals.
  var samples: [(x: Double, y: Interval?)] {
    values.compactMap { pair in
      guard let text = pair[0], let x = Double(text) else { return nil }
      guard let value = pair[1], let y = Interval(decimal: value) else { return (x, nil) }
      // 32 digits are written.
      let size = y.magnitude
      return (x, y + Interval(-1e-30, 1e-30) * Interval(Swift.max(size, 1e-8)))
    }
  }

  static let all: [RandomFunction] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Reference/random-facts.json")
    guard let content = try? Data(contentsOf: file),
      let functions = try? JSONDecoder().decode([RandomFunction].self, from: content)
    else { return [] }
    return functions
  }()
}

@Suite struct `Facts of random functions` {
  private static let batches = 30

  @Test func `are held to as many functions as were written`() {
    #expect(RandomFunction.all.count == 1_500)
  }

  @Test(arguments: 0..<Self.batches)
  func `claim nothing that is not so`(batch: Int) throws {
    for (index, function) in RandomFunction.all.enumerated() where index % Self.batches == batch {
      let facts = FunctionFacts(
        of: PiecewiseProgram(try FormulaParser.parse(function.formula)),
        over: function.window,
        budget: 2_000
      )
      expectValues(facts, function)
      expectChanges(facts, function)
      expectRoots(facts, function)
    }
  }

  /// What is not smooth, and what nothing is known of.
  private func breaks(of facts: FunctionFacts) -> [Interval] {
    facts.unknownStretches
      + facts.features.filter { feature in
        switch feature.kind {
        case .pole, .jump, .hole, .domainEnd: true
        default: false
        }
      }.map(\.x)
  }

  private func expectValues(_ facts: FunctionFacts, _ function: RandomFunction) {
    let statistics = facts.statistics(withArcLength: false, budget: 200)
    let breaks = breaks(of: facts)
    for (x, y) in function.samples {
      let place = "\(function.formula) at \(x)"
      guard let y else {
        let isInside = statistics.domain.contains { $0.contains(x) }
        #expect(!isInside || breaks.contains { $0.contains(x) }, "domain of \(place)")
        continue
      }
      #expect(statistics.domain.contains { $0.contains(x) }, "domain of \(place)")
      #expect(statistics.range.contains { !$0.isDisjoint(from: y) }, "range of \(place)")
      if let least = statistics.minimum {
        #expect(least.value.lowerBound <= y.upperBound, "\(place)")
      }
      if let most = statistics.maximum {
        #expect(most.value.upperBound >= y.lowerBound, "\(place)")
      }
      if facts.zeroStretches.contains(where: { $0.lowerBound < x && x < $0.upperBound }) {
        #expect(y.contains(0), "\(place)")
      }
    }
  }

  /// Between values of two signs there is a root or a break; between rising and falling a turn, unless
  /// the function is flat there.
  private func expectChanges(_ facts: FunctionFacts, _ function: RandomFunction) {
    let breaks = breaks(of: facts)
    let roots = facts.features.filter { $0.kind == .root }.map(\.x) + facts.zeroStretches
    let turns = facts.features.filter { [.minimum, .maximum, .extremum].contains($0.kind) }.map(\.x)
    let samples = function.samples
    for (left, right) in zip(samples, samples.dropFirst()) {
      guard let first = left.y, let second = right.y else { continue }
      let between = Interval(left.x, right.x)
      let isListed = (roots + breaks).contains { !$0.isDisjoint(from: between) }
      #expect(!(first * second < Interval(0)) || isListed, "\(function.formula) in \(between)")
    }
    let mayBeFlat = ["max", "min", "abs", "sign", "floor", "ceil", "mod"]
      .contains { function.formula.contains($0) }
    guard !mayBeFlat else { return }
    for index in samples.indices.dropFirst().dropLast() {
      guard let first = samples[index - 1].y, let here = samples[index].y,
        let last = samples[index + 1].y
      else { continue }
      let between = Interval(samples[index - 1].x, samples[index + 1].x)
      let isListed = (turns + breaks).contains { !$0.isDisjoint(from: between) }
      let doesTurn = (here - first) * (last - here) < Interval(0)
      #expect(!doesTurn || isListed, "\(function.formula) turns in \(between)")
    }
  }

  /// Every root is in an item, a proven one holds exactly one, and all of a polynomial are proven.
  private func expectRoots(_ facts: FunctionFacts, _ function: RandomFunction) {
    guard let roots = function.roots else { return }
    let items = facts.features.filter { $0.kind == .root }
    for item in items {
      #expect(item.isProven, "root of \(function.formula) at \(item.x)")
      #expect(roots.count(where: item.x.holds) == 1, "root of \(function.formula) at \(item.x)")
    }
    #expect(items.count == roots.count, "\(function.formula)")
  }
}

extension Interval {
  /// Whether all members of the one are below those of the other.
  fileprivate static func < (left: Interval, right: Interval) -> Bool {
    left.upperBound < right.lowerBound
  }
}
