import CurveProof
import Documents
import Drawing
import GraphKit
import GraphModel
import GraphTools
import Intervals
import Notation
import TestSupport
import Testing

/// What a logarithmic y axis has no place for.
@Suite struct LostLogarithmsTests {
  private func lost(
    _ formula: String,
    x: ClosedRange<Double> = 0.01...100
  ) throws
    -> (found: LostLogarithms, function: GraphFunction, projection: Projection)
  {
    let size = Size(width: 800, height: 400)
    let projection = Projection(
      Viewport(x: x, y: 0.01...100, on: [.x, .y], filling: size),
      frame: Rect(size: size),
      contentScale: .one
    )
    let function = GraphFunction(try FormulaParser.parse(formula))
    return (LostLogarithms(of: function, in: projection), function, projection)
  }

  @Test func `a zero that is one number, and what is negative without an end`() throws {
    let end = try #require(try lost("1-x").found.ends.first)
    #expect(end.side == .right && end.isEndless)
    #expect(end.zero?.isExact == true && end.zero?.place.lowerBound == 1)
    let before = try #require(try lost("x^2-4").found.ends.first)
    #expect(before.side == .left && before.isEndless && before.zero?.place.lowerBound == 2)
  }

  @Test func `a zero that is no fraction, and what may be positive again`() throws {
    let end = try #require(try lost("cos(x)", x: 0.01...4).found.ends.first)
    #expect(end.side == .right && !end.isEndless && end.zero?.isExact == false)
    #expect(end.zero?.place.contains(1.5707963267948966) == true)
    #expect((end.zero?.place.width ?? 1) < 1e-12)
  }

  /// Of 0 it is not said that it is negative, and of what has no value nothing.
  @Test(arguments: ["max(0,1-x)", "sqrt(1-x)", "x", "1/(1-x)", "sin(1/x)"])
  func `nothing is said of other curves`(formula: String) throws {
    #expect(try lost(formula).found.ends.isEmpty)
  }

  @Test func `of a curve without a positive value that is said`() throws {
    let end = try #require(try lost("-x").found.ends.first)
    #expect(end.zero == nil)
  }

  @Test(arguments: 0..<60)
  func `in a lost stretch no value is above 0`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    func number() -> String { "\(Double(Int.random(in: -40...40, using: &generator)) / 8)" }
    let formulas = [
      "(\(number()))+(\(number()))*x", "cos(x*(\(number())))+(\(number()))/5",
      "x^2+(\(number()))*x+(\(number()))", "ln(x)+(\(number()))", "(\(number()))-(\(number()))/x",
    ]
    for formula in formulas {
      let (found, function, projection) = try lost(formula)
      for stretch in found.stretches {
        for step in 0...20 {
          let place =
            stretch.lowerBound
            + (stretch.upperBound - stretch.lowerBound) * Double(step) / 20
          let value = try #require(function.y(at: projection.x(at: place)))
          #expect(value <= 1e-12, "\(formula) at \(place)")
        }
      }
      for end in found.ends {
        guard let zero = end.zero else { continue }
        let far = end.side == .right ? projection.xRange.upperBound : projection.xRange.lowerBound
        let others = (1...50).map { step in
          let share = Double(step) / 50
          return zero.place.midpoint * (1 - share) + far * share
        }
        for x in others { #expect((function.y(at: x) ?? 1) < 0, "\(formula) at \(x)") }
      }
    }
  }
}
