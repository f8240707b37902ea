import CurveProof
import Formulas
import Foundation
import Intervals
import Notation
import TestSupport
import Testing

/// What is certainly drawn at places that no Double is.
@Suite struct AttainedValueTests {
  /// A picture of 160 by 120 pixels around a place.
  private struct Picture {
    let grid: PixelGrid
    let map: InkMap

    init(
      _ text: String,
      around x: Double,
      _ width: Double = 4,
      y: ClosedRange<Double> = -3...3
    ) throws {
      // No pixel's edge is near what is looked for.
      grid = PixelGrid(
        x: x - width * 0.503...x + width * 0.497,
        y: y.lowerBound + 0.0137...y.upperBound + 0.0137,
        columnCount: 160,
        rowCount: 120
      )
      map = InkMap(proving: ProgramPlot(program: try FormulaParser.parse(text)), on: grid)
    }

    func ink(_ x: Double, _ y: Double) -> InkMap.Ink {
      let column = Int(((x - grid.left) / grid.unitsPerColumn).rounded(.down))
      let row = Int(((grid.top - y) / grid.unitsPerRow).rounded(.down))
      return map.pixels[row * map.width + column]
    }
  }

  @Test(arguments: [
    ("sign(sin(x))", Double.pi, 0.0), ("sign(x^2-2)", 2.0.squareRoot(), 0),
    ("3/2+sign(cos(x))", Double.pi / 2, 1.5), ("sign(e^x-2)*x", M_LN2, 0),
    ("sign(sin(x))^2+x/2", Double.pi, Double.pi / 2), ("sign(x^3-x-1)", 1.324717957244746, 0),
    ("2-3*sign(sin(2*pi*x))", 0.5, 2),
    ("floor(sign(x-e)/2+1)", M_E, 1), ("abs(sign(tan(x/2)-1))", Double.pi / 2, 0),
  ])
  func `a value that is taken at one place alone is certain`(
    text: String,
    x: Double,
    y: Double
  ) throws {
    #expect(try Picture(text, around: x).ink(x, y) == .certain)
  }

  @Test(arguments: [
    ("x^2+1+ln(abs(1+3*(1-x)))/80", 4 / 3.0, false), ("ln(abs(x-pi))/100", Double.pi, false),
    ("2-ln(abs(x^2-2))/50", 2.0.squareRoot(), true), ("log(abs(sin(x)))/60+x/4", Double.pi, false),
    ("ln(x^3-x-1)/90", 1.324717957244746, false), ("cos(x)-2*log2(e^x-2)/70", M_LN2, true),
  ])
  func `a spike that no number shows is drawn to its end`(
    text: String,
    x: Double,
    isUpward: Bool
  ) throws {
    let picture = try Picture(text, around: x)
    let place = stride(from: -2.95, through: 2.95, by: 0.05)
    let column = place.map { picture.ink(x, $0) }
    #expect(!column.contains(.possible))
    let end = isUpward ? column.suffix(10) : column.prefix(10)
    #expect(end.allSatisfy { $0 == .certain })
    #expect((isUpward ? column.first : column.last) == InkMap.Ink.none)
  }

  @Test(arguments: [
    ("sign(floor(x)-0.5)", 1.0, 0.0), ("sign(1/(x-pi))", Double.pi, 0),
    ("sign(tan(x))", Double.pi / 2, 0), ("ln(abs(floor(x)-0.5))/9", 1, -2),
    ("sign(x-pi)/abs(x-pi)*(x-pi)", Double.pi, 0), ("1/ln(abs(x-pi))-2", Double.pi, -2.6),
    ("ln(abs(x-pi))/80+1/(x-pi)^2", Double.pi, -2),
    ("sign(x-pi)+ln(abs(x-pi))*0.001", Double.pi, 0),
    ("ln(1/abs(x-pi))/40", Double.pi, -1),
  ])
  func `what is passed over is not taken`(text: String, x: Double, y: Double) throws {
    #expect(try Picture(text, around: x).ink(x, y) != .certain)
  }

  /// A pixel's edge is a Double, what lies between it and the one before belongs to the column too.
  @Test(arguments: [
    ("ln(abs(x))/90", 0.0), ("ln(abs(2x+1))/60", -0.5), ("ln(x^2)/90+x", 0),
    ("cos(x)+log(abs(x-1))/50", 1), ("2-abs(x-0.25)^0.5+ln(abs(4x-1))/80", 0.25),
  ])
  func `a spike at a pixel's edge is drawn on both sides`(text: String, place: Double) throws {
    let grid = PixelGrid(x: place - 2...place + 2, y: -3...3, columnCount: 128, rowCount: 96)
    let map = InkMap(proving: ProgramPlot(program: try FormulaParser.parse(text)), on: grid)
    for column in [63, 64] {
      let rows = (0..<96).map { map.pixels[$0 * map.width + column] }
      #expect(!rows.contains(.possible))
      #expect(rows.suffix(20).allSatisfy { $0 == .certain })
    }
  }

  /// However the pixels lie, and with what a frame may cost.
  @Test(arguments: [("x^(3-x)", -1.0, 1.0), ("sqrt(-x^2)", 0, 0), ("sqrt(-(x-1)^4)+1/x", 1, 1)])
  func `a point without neighbours is met`(text: String, x: Double, y: Double) throws {
    let program = try FormulaParser.parse(text)
    for step in 0..<60 {
      let width = 3 + Double(step) * 0.137
      let grid = PixelGrid(x: -width...width, y: -4.01...3.99, columnCount: 600, rowCount: 400)
      var store = ColumnStore()
      _ = store.prove(ProgramPlot(program: program), on: grid, while: { true })
      let column = Int((x + width) / (2 * width) * 600)
      let row = Int((grid.top - y) / grid.unitsPerRow)
      let isMet = (column - 1...column + 1).contains {
        store.rows(ofColumn: $0).certain.runs.contains { $0.contains(row) }
      }
      #expect(isMet, "\(width)")
    }
  }

  @Test(arguments: [
    ("sign(x)", 0.0), ("floor(x)", 1), ("{x<1: -1, sin(x)+1}", 1), ("mod(x,1)", 1), ("abs(x)/x", 0),
    ("(1+sign(1/x))/2", 0), ("x^2*sign(x-1)", 1),
  ])
  func `what is taken at a pixel's edge alone is the next one's`(text: String, place: Double) throws
  {
    let grid = PixelGrid(x: place - 2...place + 2, y: -3.01...2.99, columnCount: 128, rowCount: 96)
    let program = try FormulaParser.parse(text)
    let map = InkMap(proving: ProgramPlot(program: program), on: grid)
    let rows = (0..<96).map { map.pixels[$0 * map.width + 63] }
    #expect(!rows.contains(.possible))
    let before = try #require(program.evaluate(at: place.nextDown))
    let row = Int((grid.top - before) / grid.unitsPerRow)
    #expect(
      rows.enumerated().allSatisfy { ($1 == .certain) == (abs($0 - row) <= 1) || $1 == .none }
    )
  }

  @Test(arguments: [
    ("x*ln(x)", 0.0, 0.0), ("x*ln(abs(x))", 0, 0), ("x^2*ln(abs(x))+1", 0, 1), ("x*ln(x^2)", 0, 0),
    ("ln(abs(2x+1))*(2x+1)", -0.5, 0), ("sin(x)*log(abs(x))", 0, 0), ("sqrt(x)*ln(x)-1", 0, -1),
    ("ln(x)^2*x", 0, 0), ("ln(x)*ln(1-x)", 0, 0), ("ln(x)*ln(1-x)", 1, 0),
    ("-x*log2(x)-(1-x)*log2(1-x)", 0, 0), ("-x*log2(x)-(1-x)*log2(1-x)", 1, 0),
    ("x^3*log2(x^4)", 0, 0),
    ("(x^2-2)*4x*log(abs(3x))/40", 0, 0), ("x*(-3*ln(x)/2)^2", 0, 0),
  ])
  func `a power is stronger than a logarithm`(text: String, place: Double, limit: Double) throws {
    let picture = try Picture(text, around: place)
    let column = stride(from: -2.95, through: 2.95, by: 0.05).map { picture.ink(place, $0) }
    #expect(!column.contains(.possible))
    #expect(picture.ink(place, limit) == .certain)
    #expect(column.count { $0 == .certain } < 24)
  }

  @Test(arguments: [
    "x*ln(x)", "ln(abs(2x+1))*(2x+1)^2", "sqrt(x)*ln(x)", "ln(x)^3*x", "sin(3x)*ln(abs(x))",
  ])
  func `an enclosure of such a product holds its values`(text: String) throws {
    let program = try FormulaParser.parse(text)
    let place = text.contains("2x") ? -0.5 : 0
    for exponent in stride(from: -3.0, through: -60, by: -3) {
      let reach = pow(10, exponent)
      guard place + reach > place else { continue }
      let pieces = program.intervalUnion(over: Interval(place, place + reach)).map(\.interval)
      for share in [1, 0.37, 1e-3, 1e-7] {
        guard let y = program.evaluate(at: place + reach * share) else { continue }
        #expect(pieces.contains { $0.contains(y) }, "\(y) at \(reach * share)")
      }
    }
    #expect(
      program.intervalUnion(over: Interval(place, place + 1e-9)).allSatisfy {
        $0.interval.width < 1e-3
      }
    )
  }

  /// Zeros in one place by how they are made, so that all that happens there is known.
  @Test(arguments: 0..<6) func `random breaks at irrational places`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var (certain, all) = (0, 0)
    for _ in 0..<20 {
      let (number, power) = (
        Int.random(in: 2...40, using: &random), Int.random(in: 2...3, using: &random)
      )
      let place = pow(Double(number), 1 / Double(power))
      guard place != place.rounded() else { continue }
      let level = Double(Int.random(in: -20...20, using: &random)) / 10
      let factor =
        ["1", "(x^2+1)", "(-e^(-x/3))", "(2+sin(5x))"].randomElement(using: &random) ?? "1"
      let zero = "(x^\(power)-\(number))*\(factor)"
      let step = try Picture("\(level)+0.9*sign(\(zero))", around: place, 2)
      let spike = try Picture("\(level)+ln(abs(\(zero)))/150", around: place, 2)
      let inks = [step.ink(place, level), spike.ink(place, -2.5), spike.ink(place, -2.9)]
      #expect(!inks.contains(.none), "\(zero) with \(level)")
      certain += inks.count { $0 == .certain }
      all += inks.count
    }
    #expect(Double(certain) >= 0.95 * Double(all), "\(certain) of \(all)")
  }
}
