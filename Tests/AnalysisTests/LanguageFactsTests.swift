import Analysis
import Formulas
import Foundation
import Intervals
import Notation
import Figures
import Testing

/// A function of the language that comes to polynomials on stretches, and all that is true of it.
///
/// Read from `Reference/language-facts.json`, which `Scripts/language-facts` writes by exact algebra.
private struct LanguageFunction: Decodable, Sendable, CustomTestStringConvertible {
  /// The function, after those that it uses.
  let formulas: [String]
  let x: [String]
  let roots: [String]?
  let minima: [String]?
  let maxima: [String]?
  let inflections: [String]?
  let jumps: [String]?
  let holes: [String]?
  let domainEnds: [String]?
  /// Where an extremum may be listed or not: at breaks and beside level stretches.
  let openExtrema: [String]?
  /// The same of inflections: where the tangent turns.
  let openInflections: [String]?
  let statistics: [String: String]

  var testDescription: String { formulas.joined(separator: "; ") }

  var facts: FunctionFacts {
    get throws {
      var functions = ParameterValues()
      for formula in formulas.dropLast() {
        let name = try #require(FormulaParser.definedName(in: formula))
        functions.define([name: try FormulaParser.parse(formula)])
      }
      let program = try FormulaParser.parse(try #require(formulas.last)).calling(functions)
      let ends = x.compactMap(Double.init)
      return FunctionFacts(of: PiecewiseProgram(program), over: Interval(ends[0], ends[1]))
    }
  }

  static let all: [LanguageFunction] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Reference/language-facts.json")
    guard let content = try? Data(contentsOf: file),
      let functions = try? JSONDecoder().decode([LanguageFunction].self, from: content)
    else { return [] }
    return functions
  }()
}

@Suite struct `Facts of conditions, derivatives, integrals, sums and compositions` {
  @Test func `are held to 230 functions`() {
    #expect(LanguageFunction.all.count == 230)
    for group in [
      \LanguageFunction.roots, \.minima, \.maxima, \.inflections, \.jumps, \.domainEnds,
    ] {
      #expect(LanguageFunction.all.reduce(0) { $0 + ($1[keyPath: group] ?? []).count } >= 20)
    }
  }

  @Test(arguments: LanguageFunction.all)
  fileprivate func `miss nothing, and claim nothing else`(function: LanguageFunction) throws {
    let facts = try function.facts
    #expect(facts.isComplete)
    check(facts, "root", function.roots) { $0 == .root }
    check(facts, "minimum", function.minima, open: function.openExtrema) {
      $0 == .minimum || $0 == .extremum
    }
    check(facts, "maximum", function.maxima, open: function.openExtrema) {
      $0 == .maximum || $0 == .extremum
    }
    check(facts, "inflection", function.inflections, open: function.openInflections) {
      $0 == .inflection
    }
    check(facts, "pole", nil) { if case .pole = $0 { true } else { false } }
    check(facts, "jump", function.jumps) { if case .jump = $0 { true } else { false } }
    check(facts, "hole", function.holes) { if case .hole = $0 { true } else { false } }
    check(facts, "end of the domain", function.domainEnds) {
      if case .domainEnd = $0 { true } else { false }
    }
    #expect(facts.zeroStretches.isEmpty)
  }

  /// Every true place is in what was found; what is called proven holds exactly one.
  private func check(
    _ facts: FunctionFacts,
    _ name: String,
    _ truth: [String]?,
    open: [String]? = nil,
    _ belongs: (Feature.Kind) -> Bool
  ) {
    let (truth, open) = (truth ?? [], open ?? [])
    let found = facts.features.filter { belongs($0.kind) }
    for place in truth {
      #expect(found.contains { $0.x.holds(place) }, "\(name) at \(place) is missed")
      #expect(found.count { $0.isProven && $0.x.holds(place) } <= 1, "\(name) at \(place) twice")
    }
    for feature in found where feature.isProven && !open.contains(where: feature.x.holds) {
      #expect(truth.count { feature.x.holds($0) } == 1, "\(name) in \(feature.x)")
    }
  }

  @Test(arguments: LanguageFunction.all)
  fileprivate func `have statistics that hold the truth`(function: LanguageFunction) throws {
    let statistics = try function.facts.statistics(withArcLength: false)
    let found = [
      "minimum": statistics.minimum?.value, "maximum": statistics.maximum?.value,
      "area": statistics.area,
    ]
    for (name, truth) in function.statistics {
      guard let bounds = found[name] ?? nil else {
        // Where a slope jumps the derivative has no value, and its area is not known.
        #expect(name == "area" && function.formulas[0].hasPrefix("diff("), "\(name) is not known")
        continue
      }
      #expect(bounds.holds(truth), "\(name) is \(truth), not in \(bounds)")
    }
  }
}
