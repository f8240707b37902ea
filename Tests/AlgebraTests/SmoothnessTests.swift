import Calculus
import Documents
import Formulas
import Intervals
import Notation
import TestSupport
import Testing

/// Where a derivative certainly exists, held against difference quotients on both sides.
@Suite struct SmoothnessTests {
  private func isSmooth(_ formula: String, at x: Double) throws -> Bool {
    ProgramFunction(try FormulaParser.parse(formula)).isSmooth(over: Interval(x))
  }

  @Test(
    arguments: [
      ("max(x,x^2)", 1.0), ("max(2,x)", 2), ("min(x^2,4)", 2), ("max(x,2x-1)", 1),
      ("min(x,x^2)", 1),
      ("max(x,-x)", 0), ("min(x,-2x)", 0), ("abs(sin(x))", .pi), ("{x<0:-x,2x}", 0),
      ("{x<0:-x,x^2}", 0), ("{x<0:x,-2x}", 0), ("hypot(x,0)", 0), ("x*sign(x)", 0), ("√(x^2)", 0),
      ("cbrt(x)", 0), ("x*floor(x)", 2), ("asin(sin(x))", .pi / 2), ("acos(cos(x))", 0),
      ("mod(x,2)", 2), ("max(x,1.0000001x)", 0), ("x^2+|x|/1000000", 0), ("int(sign(u),u,0,x)", 0),
      ("int(|u-1|+sign(u-1),u,0,x)", 1), ("|x|^1.5/√|x|", 0),
    ]
  ) func `a corner has no derivative`(formula: String, x: Double) throws {
    #expect(try !isSmooth(formula, at: x))
  }

  @Test(
    arguments: [
      ("x^2", 0.0), ("max(x,x^2)", 2), ("{x<1:x,x^2}", 3), ("e^(-x^2)", 0),
      ("erf(x)", 0), ("√x", 1e-9), ("x!", 2.5), ("|sin(x)|", 3), ("x^x", 1), ("1/x", -1e-9),
      ("sum(x^k/k,k,1,20)", 0.5), ("int(e^(u^2),u,0,x)", 1), ("atan(x)", 0), ("ln(x)", 1),
    ]
  ) func `what is smooth has one`(formula: String, x: Double) throws {
    #expect(try isSmooth(formula, at: x))
  }

  /// Choices of lines and parabolas that meet in places with whole numbers.
  private static func formula(_ seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    func part(_ depth: Int) -> String {
      let a = Int.random(in: -3...3, using: &random)
      func next() -> String { part(depth - 1) }
      switch depth == 0
        ? Int.random(in: 0...2, using: &random) : Int.random(in: 3...9, using: &random)
      {
      case 0: return "(\(a)x+\(Int.random(in: -2...2, using: &random)))"
      case 1: return "(x^2-\(a * a))"
      case 2: return "(\(a))"
      case 3: return "max(\(next()),\(next()))"
      case 4: return "min(\(next()),\(next()))"
      case 5: return "|\(next())|"
      case 6: return "{x<(\(a)):\(next()),\(next())}"
      case 7: return "(\(next())*\(next()))"
      case 8: return "(\(next())+\(next()))"
      default: return "hypot(\(next()),\(next()))"
      }
    }
    return part(2)
  }

  @Test(arguments: UInt64(1)...80)
  func `where both sides differ no derivative is claimed`(seed: UInt64) throws {
    let formula = Self.formula(seed)
    let program = try FormulaParser.parse(formula)
    let step = 0x1p-20
    for x in stride(from: -4.0, through: 4, by: 0.5) {
      guard let here = program.evaluate(at: x), let left = program.evaluate(at: x - step),
        let right = program.evaluate(at: x + step)
      else { continue }
      let (before, after) = ((here - left) / step, (right - here) / step)
      guard abs(before - after) > 0.02 else { continue }
      #expect(try !isSmooth(formula, at: x), "\(formula) at \(x)")
    }
  }
}
