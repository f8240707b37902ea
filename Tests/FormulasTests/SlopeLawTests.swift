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

  /// A formula at a place: its derivative, its value, and the slopes of chords to both sides.
  private struct Place: CustomStringConvertible {
    let formula: String
    let x: Double
    let slope: DecoratedInterval
    let value: DecoratedInterval
    let chords: [Interval]

    var description: String { "\(formula) at \(x): \(slope), \(chords)" }
  }

  private static func places(_ seed: UInt64) -> [Place] {
    var random = SeededGenerator(seed: seed)
    return (0..<40).flatMap { _ -> [Place] in
      let formula = formula(&random)
      // Too long, or an operation without a known derivative.
      guard let function = try? FormulaParser.parse(formula),
        let derivative = try? FormulaParser.parse("diff(\(formula), x)")
      else { return [] }
      return stride(from: -2.0, through: 2, by: 0.5).map { x in
        let value = function.enclosure(over: Interval(x)).value
        let chords = [-0x1p-28, 0x1p-28].compactMap { step -> Interval? in
          let other = function.enclosure(over: Interval(x + step)).value
          return min(other.decoration, value.decoration) < .defined
            ? nil : (other.interval - value.interval) / Interval(step)
        }
        let slope = derivative.enclosure(over: Interval(x)).value
        return Place(formula: formula, x: x, slope: slope, value: value, chords: chords)
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `what is claimed is what both sides come to`(seed: UInt64) {
    for place in Self.places(seed) {
      let slope = place.slope.interval
      guard place.slope.decoration >= .defined, slope.isBounded else { continue }
      #expect(!place.value.interval.isEmpty, "\(place)")
      let room = 0.03 + 1e-4 * slope.magnitude
      #expect(
        place.chords.allSatisfy { !($0 + Interval(-room, room)).isDisjoint(from: slope) },
        "\(place)"
      )
    }
  }

  @Test(arguments: 20..<40 as Range<UInt64>)
  func `where none is there both sides come to two`(seed: UInt64) {
    for place in Self.places(seed) where place.slope.interval.isEmpty && place.chords.count == 2 {
      // What jumps or stands upright has steep ones.
      guard place.chords.allSatisfy({ $0.magnitude < 1e4 && $0.width < 1e-3 }) else { continue }
      let left = place.chords[0] + Interval(-1e-5, 1e-5)
      #expect(left.isDisjoint(from: place.chords[1]), "\(place)")
    }
  }

  @Test func `sixty nested choices have a derivative`() throws {
    let nested = (0..<60).reduce("x") { "max(\($0), |x−\($1)|)" }
    let slope = try FormulaParser.parse("diff(\(nested), x)").enclosure(over: Interval(0.3)).value
    #expect(slope.interval == Interval(-1))
  }
}
