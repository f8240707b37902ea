import Calculus
import Formulas
import Foundation
import Intervals
import Notation
import TestSupport
import Testing

/// Derivatives of random formulas, held against difference quotients on both sides.
@Suite struct SlopeLawTests {
  /// Formulas that jump, end and have corners at halves.
  private static func formula(_ random: inout SeededGenerator, depth: Int = 2) -> String {
    let a = Double(Int.random(in: -4...4, using: &random)) / 2
    let kind = Int.random(in: depth == 0 ? 0...4 : 5...22, using: &random)
    func next() -> String { formula(&random, depth: depth - 1) }
    switch kind {
    case 0: return "(x−(\(a)))"
    case 1: return "(\(a))"
    case 2: return "(x²−\(a * a))"
    case 3: return "(2x+(\(a)))"
    case 4: return "x"
    case 5: return "sign(\(next()))"
    case 6: return "⌊\(next())⌋"
    case 7: return "{x<(\(a)): \(next()), \(next())}"
    case 8: return "max(\(next()), \(next()))"
    case 9: return "(\(next())+\(next()))"
    case 10: return "√(\(next()))"
    case 11: return "((\(next())>\(next()))+0)"
    case 12: return "|\(next())|"
    case 13: return "(\(next())·\(next()))"
    case 14: return "mod(\(next()), 2)"
    case 15: return "atan2(\(next()), \(next()))"
    case 16: return "min(\(next()), \(next()))"
    case 17: return "{\(next())≤\(next()): \(next()), \(next())}"
    case 18: return "(\(next())=\(next()))·1"
    case 19: return "(\(next()))^(\(next()))"
    case 20: return "∛(\(next()))"
    case 21: return "hypot(\(next()), \(next()))"
    default:
      let body = next().replacingOccurrences(of: "x", with: "u")
        .replacingOccurrences(of: "mau", with: "max")
      return "int(\(body), u, 0.25, \(next()))"
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `what is claimed is what both sides come to`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let formula = Self.formula(&random)
      // Too long, or an operation without a known derivative.
      guard let function = try? FormulaParser.parse(formula),
        let derivative = try? FormulaParser.parse("diff(\(formula), x)")
      else { continue }
      for x in stride(from: -2.0, through: 2, by: 0.5) {
        let slope = derivative.enclosure(over: Interval(x)).value
        guard slope.decoration >= .defined, slope.interval.isBounded else { continue }
        let middle = function.enclosure(over: Interval(x)).value
        #expect(!middle.interval.isEmpty, "\(formula) at \(x)")
        for step in [-0x1p-28, 0x1p-28] {
          let other = function.enclosure(over: Interval(x + step)).value
          guard other.decoration >= .defined, middle.decoration >= .defined else { continue }
          let quotient = (other.interval - middle.interval) / Interval(step)
          let room = 0.03 + 1e-4 * slope.interval.magnitude
          #expect(
            !(quotient + Interval(-room, room)).isDisjoint(from: slope.interval),
            "\(formula) at \(x): \(slope.interval), \(quotient)"
          )
        }
      }
    }
  }

  @Test(arguments: 20..<40 as Range<UInt64>)
  func `where none is there both sides come to two`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let formula = Self.formula(&random)
      guard let function = try? FormulaParser.parse(formula),
        let derivative = try? FormulaParser.parse("diff(\(formula), x)")
      else { continue }
      for x in stride(from: -2.0, through: 2, by: 0.5) {
        guard derivative.enclosure(over: Interval(x)).value.interval.isEmpty else { continue }
        let middle = function.enclosure(over: Interval(x)).value
        guard middle.decoration >= .defined else { continue }
        let quotients = [-0x1p-28, 0x1p-28].compactMap { step -> Interval? in
          let other = function.enclosure(over: Interval(x + step)).value
          return other.decoration < .defined
            ? nil : (other.interval - middle.interval) / Interval(step)
        }
        // What jumps or stands upright has large ones.
        guard quotients.count == 2, quotients.allSatisfy({ $0.magnitude < 1e4 && $0.width < 1e-3 })
        else { continue }
        #expect(
          (quotients[0] + Interval(-1e-5, 1e-5)).isDisjoint(from: quotients[1]),
          "\(formula) at \(x): \(quotients)"
        )
      }
    }
  }
}
