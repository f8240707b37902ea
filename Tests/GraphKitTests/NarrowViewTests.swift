import CurveProof
import Documents
import Drawing
import GraphKit
import Notation
import TestSupport
import Testing

/// A formula beside a place at which its value is known, told by the way from there.
private struct NearPlace: CustomTestStringConvertible, Sendable {
  let formula: String
  let (place, value, slope): (Double, Double, Double)
  /// The exact difference from `value`, which a Double knows to its last digits.
  let difference: @Sendable (Double) -> Double

  var testDescription: String { formula }

  static let all = [
    NearPlace(formula: "x^2", place: 1, value: 1, slope: 2) { 2 * $0 + $0 * $0 },
    NearPlace(formula: "1/x", place: 1, value: 1, slope: -1) { -$0 / (1 + $0) },
    NearPlace(formula: "x^3-x", place: 1, value: 0, slope: 2) { $0 * (2 + $0 * (3 + $0)) },
    NearPlace(formula: "√x", place: 1, value: 1, slope: 0.5) { $0 / (1 + (1 + $0).squareRoot()) },
    NearPlace(formula: "(x+2)/(x^2+3x+2)", place: -2, value: -1, slope: -1) { $0 / ($0 - 1) },
    NearPlace(formula: "(x+10^5)-10^5", place: 1, value: 1, slope: 1) { $0 },
    NearPlace(formula: "sin(x-1)/(x-1)+x", place: 1, value: 2, slope: 1) { $0 * (1 - $0 / 6) },
  ]
}

/// Views so narrow that the edges of their pixels are no Doubles.
@Suite struct NarrowViewTests {
  /// How near to a pixel's edge, in rows, nothing is asked.
  private static let slack = 1e-6

  @Test(arguments: NearPlace.all)
  fileprivate func `their pixels hold the curve, and certain ones meet it`(near: NearPlace) throws {
    let function = ProgramFunction(try FormulaParser.parse(near.formula))
    var random = SeededGenerator(seed: 45)
    for depth in 30...48 {
      let width = Double(sign: .plus, exponent: -depth, significand: 1)
      let (columns, rows) = (
        Int.random(in: 20...300, using: &random), Int.random(in: 20...300, using: &random)
      )
      let height = near.slope.magnitude * width
      let grid = PixelGrid(
        x: near.place - width...near.place + width,
        y: near.value - height...near.value + height,
        columnCount: columns,
        rowCount: rows
      )
      let pixels = InkMap(proving: function, on: grid).pixels
      /// The row of the curve, a share of the way through a column.
      func row(_ column: Int, _ share: Double) -> Double {
        let way = width * (2 * (Double(column) + share) / Double(columns) - 1)
        return (height - near.difference(way)) / (2 * height) * Double(rows)
      }
      for column in 0..<columns {
        for share in [0.01, 0.3, 0.5, 0.8, 0.99] {
          let place = row(column, share)
          guard abs(place - place.rounded()) > Self.slack, place > 0, place < Double(rows) else {
            continue
          }
          let isInked = pixels[Int(place) * columns + column] != .none
          #expect(isInked, "\(near.formula) at 2^-\(depth): \(column), \(place)")
        }
        let ends = [row(column, 0), row(column, 1)].sorted()
        for index in 0..<rows where pixels[index * columns + column] == .certain {
          let isMet =
            Double(index + 1) > ends[0] - Self.slack && Double(index) < ends[1] + Self.slack
          #expect(isMet, "\(near.formula) at 2^-\(depth): \(column), row \(index) of \(ends)")
        }
      }
    }
  }

  /// Where columns are wider than what lies between Doubles, few of a curve's pixels are unsure.
  @Test(arguments: NearPlace.all)
  fileprivate func `most of their ink is certain above the Doubles' width`(near: NearPlace) throws {
    let width = 0x1p-36
    let height = near.slope.magnitude * width
    let grid = PixelGrid(
      x: near.place - width...near.place + width,
      y: near.value - height...near.value + height,
      columnCount: 201,
      rowCount: 101
    )
    let function = ProgramFunction(try FormulaParser.parse(near.formula))
    let pixels = InkMap(proving: function, on: grid).pixels
    #expect(pixels.count { $0 == .certain } > 10 * pixels.count { $0 == .possible })
  }

  /// Its series goes on over the hole, which the line does not.
  @Test(arguments: [("(e^x-1)/x", 2), ("e^x", 1)])
  func `a hole stays one where a series stands in`(formula: String, strokes: Int) throws {
    var view = GraphView()
    view.viewport = Viewport(
      centerX: 5e-5,
      centerY: 1,
      pointsPerUnitX: 190_000,
      pointsPerUnitY: 190_000
    )
    let projection = view.projection(
      frame: Rect(x: 0, y: 0, width: 400, height: 300),
      contentScale: ContentScale(1)
    )
    let function = ProgramPlot(program: try FormulaParser.parse(formula), offersBlocks: true)
    let picture = view.pictures(from: PlotSource(function: function), in: projection).first?.picture
    #expect(picture?.strokes.count == strokes)
  }
}
