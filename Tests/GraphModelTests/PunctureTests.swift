import Documents
import Figures
import Formulas
import Intervals
import PlaneProof
import TestSupport
import Testing

/// Relations with quotients have no place where a part below the line is 0, however they are made ready.
@Suite struct PunctureTests {
  private static let box = PlaneBox(x: Interval(-6.1, 6.3), y: Interval(-6.2, 6.1))

  private func landmarks(_ text: String) throws -> [PlaneLandmark] {
    let figure = try #require(FigureFunction(try WrittenFigure(reading: text), text: text))
    return figure.landmarks(in: Self.box, while: { true })
  }

  @Test(
    arguments: [
      ("x/y=2", 0, 0), ("1/x+1/y=1", 0, 0), ("y/x=x", 0, 0), ("(x^2-1)/(x-1)=y", 1, 2),
      ("x/x=y", 0, 1), ("x/x=y", 0, 0), ("x^2/y=y", 0, 0), ("y=x^2 and not(x=0)", 0, 0),
      ("y=x^2 and x!=0", 0, 0), ("(x^2-2)/(x-√2)=y", 2.0.squareRoot(), 2 * 2.0.squareRoot()),
      ("y·tan(x)=sin(x)", 0.5 * .pi, 0), ("1/ln(x)=y", 0, 0),
      ("(sin(x)-y)/x=0", 0, 0), ("y/(x^2-2)=x^2-2", 2.0.squareRoot(), 0),
      ("1/(x^2-2)+1/y=1", 2.0.squareRoot(), 0),
    ] as [(String, Double, Double)]
  ) func `a hole is no place`(text: String, x: Double, y: Double) throws {
    let found = try landmarks(text).filter {
      abs($0.box.x.midpoint - x) < 1e-4 && abs($0.box.y.midpoint - y) < 1e-4
    }
    #expect(found.isEmpty)
  }

  /// Relations of quotients whose parts meet in places with whole numbers.
  private static func relation(_ seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    func part() -> String {
      let (a, b) = (Int.random(in: -3...3, using: &random), Int.random(in: -3...3, using: &random))
      return [
        "(x-(\(a)))", "(y-(\(b)))", "(x+y-(\(a)))", "(x*y-(\(a)))", "(x^2-\(a * a))", "√(x-(\(a)))",
        "(y^2-\(b * b))", "(y-x*(\(a)))", "(\(a))", "ln(x-(\(a)))", "|y-(\(b))|",
        "(x^2+y^2-\(a * a))",
      ].randomElement(using: &random) ?? "x"
    }
    func side() -> String {
      switch Int.random(in: 0...5, using: &random) {
      case 0: part()
      case 1: "\(part())*\(part())"
      case 2: "1/\(part())+1/\(part())"
      case 3: "\(part())*\(part())/\(part())"
      case 4: "\(part())/(\(part())/\(part()))"
      default: "\(part())/\(part())"
      }
    }
    let text = "\(side())=\(side())"
    return Bool.random(using: &random) ? text : "\(text) and \(part())/\(part())>=\(part())"
  }

  @Test(arguments: UInt64(1)...60)
  func `of places with whole numbers only solutions are proven`(seed: UInt64) throws {
    let text = Self.relation(seed)
    guard case .relation(let relation) = try WrittenFigure(reading: text) else { return }
    let places = try landmarks(text).filter(\.isProven)
    for x in -6...6 {
      for y in -6...6 {
        let (x, y) = (Double(x), Double(y))
        guard places.contains(where: { $0.box.x.contains(x) && $0.box.y.contains(y) }) else {
          continue
        }
        #expect(relation.holds(x, y), "\(text): \(x), \(y)")
      }
    }
  }
}

extension Relation {
  /// Whether it may hold, each side worked out as it is written.
  fileprivate func holds(_ x: Double, _ y: Double) -> Bool {
    switch self {
    case .compare(let left, let comparison, let right):
      let values = [left, right].map {
        PlaneCode($0).value(x: Interval(x), y: Interval(y)).interval
      }
      guard values.allSatisfy({ !$0.isEmpty }) else { return false }
      let difference = values[0] - values[1]
      return comparison == .equal ? difference.contains(0) : difference.upperBound >= 0
    case .all(let parts): return parts.allSatisfy { $0.holds(x, y) }
    case .any(let parts): return parts.contains { $0.holds(x, y) }
    case .not(let part): return !part.holds(x, y)
    }
  }
}
