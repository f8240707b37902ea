import Calculus
import CurveProof
import Intervals
import TestSupport
import Testing

@Suite struct InkMapTests {
  private static let grid = PixelGrid(x: -5...5, y: -4...4, columnCount: 160, rowCount: 128)

  private static let functions = [
    ProvableFunction("line") { $0 },
    ProvableFunction("parabola") { .square($0) },
    ProvableFunction("sine") { .sin($0) },
    ProvableFunction("steep sine") { .sin(ProvableFunction.constant(40) * $0) },
    ProvableFunction("reciprocal") { .reciprocal($0) },
    ProvableFunction("tangent") { .tan($0) },
    ProvableFunction("tangent of a square") { .tan(.square($0)) },
    ProvableFunction("sine of a reciprocal") { .sin(.reciprocal($0)) },
    ProvableFunction("floor") { .floor($0) },
    ProvableFunction("root") { .sqrt($0) },
    ProvableFunction("logarithm") { .log($0) },
    ProvableFunction("cube root") { .cbrt($0) },
    ProvableFunction("exponential of a reciprocal") { .exp(.reciprocal($0)) },
    ProvableFunction("spike") {
      .exp(-.square(ProvableFunction.constant(1000) * ($0 - ProvableFunction.constant(0.3337))))
    },
  ]

  /// The row of a value, nil outside the picture.
  private func row(_ y: Double, _ grid: PixelGrid) -> Int? {
    let place = (grid.top - y) / grid.unitsPerRow
    return place >= 0 && place < Double(grid.rowCount) ? Int(place) : nil
  }

  @Test(arguments: functions) func `no value is where no ink is`(function: ProvableFunction) {
    let grid = Self.grid
    let map = InkMap(proving: function, on: grid)
    var random = SeededGenerator(seed: 7)
    var values = 0
    for _ in 0..<40_000 {
      let x = Double.random(in: -5..<5, using: &random)
      guard let y = function.y(at: x), let row = row(y, grid) else { continue }
      values += 1
      let column = Int((x - grid.left) / grid.unitsPerColumn)
      let near = [row - 1, row, row + 1].contains { near in
        (0..<map.height).contains(near) && map.pixels[near * map.width + column] != .none
      }
      #expect(near, "x = \(x), y = \(y)")
    }
    #expect(values > 1_000, "\(values)")
  }

  /// All of it lies on the lower edge of the picture, or less than a Double's error above it.
  @Test(arguments: [
    ProvableFunction("zero") { ProvableFunction.constant(0) * $0 },
    ProvableFunction("decay") { .exp(ProvableFunction.constant(-40) - .square($0)) },
    ProvableFunction("half") { .sqrt(.square($0)) - $0 },
  ])
  func `what lies on the lower edge is drawn above it`(function: ProvableFunction) {
    let grid = PixelGrid(x: 0...8, y: 0...3, columnCount: 16, rowCount: 12)
    let map = InkMap(proving: function, on: grid)
    #expect(map.pixels.suffix(16).allSatisfy { $0 != .none })
    #expect(map.pixels.dropLast(16).allSatisfy { $0 == .none })
    let higher = PixelGrid(x: 0...8, y: 0.25...3, columnCount: 16, rowCount: 11)
    #expect(InkMap(proving: function, on: higher).pixels.allSatisfy { $0 == .none })
  }

  @Test(arguments: functions) func `certain ink has a value in it`(function: ProvableFunction) {
    let grid = Self.grid
    let map = InkMap(proving: function, on: grid)
    #expect(map.pixels.count { $0 == .certain } > 50)
    for column in 0..<map.width {
      // Between two neighbouring samples of a continuous stretch lie all rows between their rows.
      var met: [ClosedRange<Int>] = []
      var last: Double?
      let count = 4000
      for index in 0...count {
        let share = Double(index) / Double(count)
        let x = grid.left + (Double(column) + share) * grid.unitsPerColumn
        let y = function.y(at: x)
        if let y, abs(y) < 1e4 {
          let place = Int(((grid.top - y) / grid.unitsPerRow).rounded(.down))
          met.append((place - 1)...(place + 1))
          if let last, function.isContinuous(from: x, over: grid.unitsPerColumn / Double(count)) {
            let other = Int(((grid.top - last) / grid.unitsPerRow).rounded(.down))
            met.append(min(place, other)...max(place, other))
          }
        }
        last = y
      }
      for row in 0..<map.height where map.pixels[row * map.width + column] == .certain {
        #expect(met.contains { $0.contains(row) }, "column \(column), row \(row)")
      }
    }
  }

  @Test func `a jump is not joined`() {
    let map = InkMap(proving: Self.functions[8], on: Self.grid)
    let counts = (0..<map.width).map { column in
      (0..<map.height).count { map.pixels[$0 * map.width + column] != .none }
    }
    #expect(counts.allSatisfy { $0 <= 2 })
    // From −4, on the lower edge, to 4, on the upper one.
    #expect(counts.count { $0 > 0 } == 144)
  }

  @Test(arguments: 0..<60)
  func `the row in which a curve ends is met, however little it is entered`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let grid = Self.grid
    let slope: Double = [-4.0, -2, 2, 4].randomElement(using: &random) ?? 1
    // A row begins here, inside of a column, and the curve ends a little further.
    let place = 2 * Int.random(in: -20...20, using: &random) + 1
    let edge = Double(place) * grid.unitsPerRow / slope.magnitude
    let entered = grid.unitsPerRow * .random(in: 0x1p-16..<0.25, using: &random)
    let isRight = Bool.random(using: &random)
    let end = edge + (isRight ? entered : -entered) / slope.magnitude
    let curve = ProvableFunction("a line that ends") { x in
      let rest = isRight ? ProvableFunction.constant(end) - x : x - ProvableFunction.constant(end)
      return ProvableFunction.constant(slope) * x + ProvableFunction.constant(0) * .sqrt(rest)
    }
    let map = InkMap(proving: curve, on: grid)
    let column = Int(((end - grid.left) / grid.unitsPerColumn).rounded(.down))
    let row = Int(((grid.top - slope * end) / grid.unitsPerRow).rounded(.down))
    #expect(map.pixels[row * map.width + column] != .none, "\(slope)·x up to \(end)")
  }

  @Test func `a pole leaves no ink across`() {
    let map = InkMap(proving: Self.functions[4], on: Self.grid)
    func rows(of columns: Range<Int>) -> [Int] {
      (0..<map.height).filter { row in
        columns.contains { map.pixels[row * map.width + $0] != .none }
      }
    }
    #expect(rows(of: 76..<84).isEmpty)
    #expect(rows(of: 0..<80).someAndAllSatisfy { $0 >= 64 })
    #expect(rows(of: 80..<160).someAndAllSatisfy { $0 < 64 })
  }

  @Test func `an oscillation too fast to show is a filled band`() {
    let grid = PixelGrid(x: -200...200, y: -120...120, columnCount: 200, rowCount: 120)
    let fast = ProvableFunction("fast") {
      ProvableFunction.constant(100)
        * .sin(.constant(Interval.pi) * ProvableFunction.constant(8) * $0)
    }
    let map = InkMap(proving: fast, on: grid)
    for column in 0..<map.width {
      let certain = (0..<map.height).filter { map.pixels[$0 * map.width + column] == .certain }
      #expect(certain == Array(10..<110), "column \(column)")
    }
  }

  @Test func `a spike thinner than a pixel is found`() {
    let grid = PixelGrid(x: -5...5, y: -0.5...1.5, columnCount: 160, rowCount: 100)
    let map = InkMap(proving: Self.functions[13], on: grid)
    let column = Int((0.3337 + 5) / grid.unitsPerColumn)
    let certain = (0..<map.height).filter { map.pixels[$0 * map.width + column] == .certain }
    #expect(certain.first == 25)
    #expect(certain.count >= 50)
  }

  @Test(arguments: functions)
  func `a pan by whole columns moves the ink and changes nothing`(function: ProvableFunction) {
    let grid = PixelGrid(x: -4...4, y: -4...4, columnCount: 128, rowCount: 128)
    let moved = PixelGrid(x: -3...5, y: -4...4, columnCount: 128, rowCount: 128)
    let before = InkMap(proving: function, on: grid)
    let after = InkMap(proving: function, on: moved)
    #expect(before.pixels.contains(.certain))
    for row in 0..<128 {
      for column in 16..<128 {
        #expect(before.pixels[row * 128 + column] == after.pixels[row * 128 + column - 16])
      }
    }
  }

  @Test func `noise wider than a row is possible, not certain`() {
    let grid = PixelGrid(x: 0...1, y: 0...1, columnCount: 20, rowCount: 20)
    let big = ProvableFunction.constant(0x1p54)
    let noisy = ProvableFunction("cancellation") { ($0 + big) - big }
    let map = InkMap(proving: noisy, on: grid)
    #expect(!map.pixels.contains(.certain))
    #expect(map.pixels.contains(.possible))
  }
}

extension ProvableFunction {
  fileprivate func isContinuous(from end: Double, over length: Double) -> Bool {
    enclosure(over: Interval(end - length, end)).isCertainlyContinuous
  }
}
