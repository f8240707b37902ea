import Analysis
import Formulas
import Intervals
import Notation
import Operations
import Figures
import TestSupport
import Testing

@Suite struct `Facts against a high-precision reference` {
  private func facts(_ reference: ReferenceFacts) throws -> FunctionFacts {
    let program = try FormulaParser.parse(
      reference.formula,
      angleUnit: reference.angle == "deg" ? .degrees : .radians
    )
    let ends = reference.x.compactMap(Double.init)
    return FunctionFacts(of: PiecewiseProgram(program), over: Interval(ends[0], ends[1]))
  }

  @Test func `at least 100 functions are known`() {
    #expect(ReferenceFacts.all.count >= 100)
    #expect(ReferenceFacts.all.count { $0.statistics.count > 1 } >= 80)
    let groups = ReferenceFacts.all.flatMap(Self.groups)
    for kind in Set(groups.map(\.name)) {
      let places = groups.filter { $0.name == kind }.map(\.truth.count).reduce(0, +)
      #expect(places >= 10, "\(kind): \(places)")
    }
  }

  @Test(arguments: ReferenceFacts.all)
  func `nothing is missed, and what is proven is there exactly once`(
    reference: ReferenceFacts
  ) throws {
    let facts = try facts(reference)
    for (name, truth, belongs) in Self.groups(reference) {
      let found = facts.features.filter { belongs($0.kind) }
      for place in truth {
        #expect(found.contains { $0.x.holds(place) }, "\(name) at \(place) is missed")
        let proofs = found.count { $0.isProven && $0.x.holds(place) }
        #expect(proofs <= 1, "\(name) at \(place) is listed \(proofs) times")
      }
      for feature in found where feature.isProven && !reference.isOpen(feature.x) {
        #expect(truth.count { feature.x.holds($0) } == 1, "\(name) in \(feature.x)")
      }
    }
    let doubtful = facts.features.filter { !$0.isProven }
    #expect(doubtful.count <= reference.possible, "\(doubtful)")
    let stretches = reference.zeroStretches ?? []
    #expect(facts.zeroStretches.count == stretches.count)
    for (found, truth) in zip(facts.zeroStretches, stretches) {
      #expect(truth.someAndAllSatisfy(found.holds))
    }
  }

  @Test(arguments: ReferenceFacts.all)
  func `statistics enclose the truth closely`(reference: ReferenceFacts) throws {
    let statistics = try facts(reference).statistics(
      withArcLength: reference.statistics["arcLength"] != nil
    )
    let found = [
      "minimum": statistics.minimum?.value, "maximum": statistics.maximum?.value,
      "area": statistics.area, "totalArea": statistics.totalArea, "mean": statistics.mean,
      "arcLength": statistics.arcLength,
    ]
    for (name, truth) in reference.statistics {
      let bounds = try #require(found[name] ?? nil, "\(name) is not known")
      #expect(bounds.holds(truth), "\(name) is \(truth), not in \(bounds)")
      #expect(bounds.width <= 1e-7 * max(bounds.magnitude, 1e-2), "\(name) in \(bounds)")
    }
  }

  private typealias Group = (name: String, truth: [String], belongs: (Feature.Kind) -> Bool)

  private static func groups(_ reference: ReferenceFacts) -> [Group] {
    [
      ("root", reference.roots ?? [], { $0 == .root }),
      ("minimum", reference.minima ?? [], { $0 == .minimum || $0 == .extremum }),
      ("maximum", reference.maxima ?? [], { $0 == .maximum || $0 == .extremum }),
      ("inflection", reference.inflections ?? [], { $0 == .inflection }),
      ("pole", reference.poles ?? [], { if case .pole = $0 { true } else { false } }),
      ("jump", reference.jumps ?? [], { if case .jump = $0 { true } else { false } }),
      ("hole", reference.holes ?? [], { if case .hole = $0 { true } else { false } }),
      (
        "end of the domain", reference.domainEnds ?? [],
        { if case .domainEnd = $0 { true } else { false } }
      ),
    ]
  }
}
