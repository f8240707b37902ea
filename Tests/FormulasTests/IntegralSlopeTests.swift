import Calculus
import Formulas
import Intervals
import Notation
import TestSupport
import Testing

/// The derivative of an integral by a bound, held against difference quotients of the integral.
@Suite struct IntegralSlopeTests {
  private func value(_ text: String, at x: Double) throws -> DecoratedInterval {
    try FormulaParser.parse(text).enclosure(over: Interval(x)).value
  }

  @Test(
    arguments: [
      ("sign(u)", 0.0), ("⌊u⌋", 1), ("⌈u⌉", -2), ("mod(u, 1)", 2), ("{u<1: 2, 3}", 1),
      ("(u>0)+1", 0),
      ("1−(u>0)", 0), ("atan2(u, −1)", 0), ("|u−1|+sign(u−1)", 1),
      // One value more or less changes no integral.
      ("{u=0: 5, 1}", 0), ("sign(u)²", 0), ("0^u", 0),
    ]
  ) func `a formula's jump is no slope of its integral`(body: String, x: Double) throws {
    #expect(try value("diff(int(\(body), u, −3, x), x)", at: x).decoration < .defined)
  }

  @Test(
    arguments: [
      ("asec(u)", 2, -1.0), ("ln(u²−1)·sin(u)", 2, -3), ("√(u²−1)·sin(u)", 2, -1),
      ("acsc(u)", 0.5, 1),
      ("1/u", 1, -1), ("u^0.5·cos(u)", 1, -0.25),
    ]
  ) func `where no integral reaches there is no slope of it`(
    body: String,
    from: Double,
    x: Double
  ) throws {
    #expect(try value("diff(int(\(body), u, \(from), x), x)", at: x).decoration < .defined)
  }

  @Test(
    arguments: [
      ("sin(u²)", 2.0, -0.756_802_495_307_928_2), ("|u|", 0, 0), ("max(u, 0)", 0, 0),
      ("⌊u⌋", 1.5, 1), ("sign(u)", -2, -1), ("{u<1: 2, 3}", 0, 2), ("e^(−u²)", 0, 1),
      ("√u·cos(u)", 1, 0.540_302_305_868_139_7), ("1−(u>0)", 1, 0), ("mod(u, 2)", 1, 1),
    ]
  ) func `elsewhere it is the formula's value`(body: String, x: Double, slope: Double) throws {
    let from = body.contains("√") ? 0.5 : -3
    let value = try value("diff(int(\(body), u, \(from), x), x)", at: x)
    #expect(value.decoration >= .defined)
    #expect(
      (value.interval + Interval(-1e-15, 1e-15)).contains(slope) && value.interval.width < 1e-12
    )
  }

  /// Formulas that jump, end and have corners at halves.
  private static func body(_ seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    func part(_ depth: Int) -> String {
      let a = Double(Int.random(in: -4...4, using: &random)) / 2
      func next() -> String { part(depth - 1) }
      switch depth == 0
        ? Int.random(in: 0...3, using: &random) : Int.random(in: 4...11, using: &random)
      {
      case 0: return "(u−(\(a)))"
      case 1: return "(\(a))"
      case 2: return "(u²−\(a * a))"
      case 3: return "(2u+(\(a)))"
      case 4: return "sign(\(next()))"
      case 5: return "⌊\(next())⌋"
      case 6: return "{u<(\(a)): \(next()), \(next())}"
      case 7: return "max(\(next()), \(next()))"
      case 8: return "(\(next())+\(next()))"
      case 9: return "√(\(next()))"
      case 10: return "(\(next())>\(next()))"
      default: return "|\(next())|·sin(u)"
      }
    }
    return part(2)
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `what is claimed is what both sides come to`(seed: UInt64) throws {
    let body = Self.body(seed)
    let integral = "int(\(body), u, 0.25, x)"
    guard (try? FormulaParser.parse(integral)) != nil,
      (try? FormulaParser.parse("diff(\(integral), x)")) != nil
    else { return }
    for x in stride(from: -2.0, through: 2, by: 0.5) {
      let slope = try value("diff(\(integral), x)", at: x)
      guard slope.decoration >= .defined, slope.interval.isBounded else { continue }
      let middle = try value(integral, at: x)
      #expect(!middle.interval.isEmpty, "\(body) at \(x)")
      for step in [-0x1p-28, 0x1p-28] {
        let other = try value(integral, at: x + step)
        guard other.decoration >= .defined, middle.decoration >= .defined else { continue }
        let quotient = (other.interval - middle.interval) / Interval(step)
        #expect(
          !(quotient + Interval(-0.02, 0.02)).isDisjoint(from: slope.interval),
          "\(body) at \(x): \(slope.interval), \(quotient)"
        )
      }
    }
  }
}
