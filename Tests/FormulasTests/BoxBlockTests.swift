import CLanes
import Calculus
import Formulas
import Intervals
import Notation
import Operations
import TestSupport
import Testing

/// What many boxes of the plane are known to be at once, held against places in them one by one.
extension BlockTests {
  private struct Edges {
    let x: [Interval]
    let y: [Interval]

    /// A few boxes of any size, from a billionth to hundreds, perhaps with edges that are known badly.
    init(using random: inout SeededGenerator) {
      let isBlurred = Int.random(in: 0..<4, using: &random) == 0
      func edges() -> [Interval] {
        let count = Int.random(in: 2...9, using: &random)
        let widths: [Double] = [1e-9, 1e-4, 0.01, 0.15, 0.5, 2, 60]
        let width = widths.randomElement(using: &random) ?? 1
        let anywhere = Double.random(in: -9...9, using: &random)
        let starts: [Double] = [0, -4 * width, anywhere, 3 - width, 1e4]
        let start = starts.randomElement(using: &random) ?? 0
        return (0..<count).map {
          let edge = Interval(start + Double($0) * width)
          return isBlurred ? edge + Interval(-width / 8, width / 16) : edge
        }
      }
      (x, y) = (edges(), edges().reversed())
    }

    func box(_ column: Int, _ row: Int) -> (x: Interval, y: Interval) {
      (x[column].convexHull(with: x[column + 1]), y[row].convexHull(with: y[row + 1]))
    }
  }

  /// Checks boxes and corners of one program; how many were certain.
  private static func check(
    _ program: Program,
    _ edges: Edges,
    _ random: inout SeededGenerator
  ) -> Int {
    let code = PlaneCode(program)
    func value(_ x: Double, _ y: Double) -> DecoratedInterval {
      code.value(x: Interval(x), y: Interval(y))
    }
    var certain = 0
    let boxes = BoxBlock()
    boxes.place(x: edges.x, y: edges.y)
    for part in [BoxBlock.Part.alongX, .alongY] {
      guard code.enclose(boxes, part) else { return 0 }
      for (index, fact) in boxes.facts(part).enumerated() {
        let (row, column) = index.quotientAndRemainder(dividingBy: edges.x.count - 1)
        let box = edges.box(column, row)
        func name() -> String { "\(program.description) over \(box), \(part): \(fact)" }
        let first = place(in: box, &random)
        let there = value(first.x, first.y)
        hold(
          there.decoration < .defined || !there.interval.isDisjoint(from: fact.value.interval),
          "\(name()) lacks \(there) at \(first)"
        )
        guard fact.value.decoration >= .definedAndContinuous else { continue }
        certain += 1
        hold(!there.interval.isEmpty, "\(name()) has no value at \(first)")
        var second = place(in: box, &random)
        if part == .alongX { second.y = first.y } else { second.x = first.x }
        let way = Interval(second.x) - Interval(first.x) + Interval(second.y) - Interval(first.y)
        guard !way.contains(0) else { continue }
        let chord = (value(second.x, second.y).interval - there.interval) / way
        hold(!chord.isDisjoint(from: fact.slopes), "\(name()) lacks the slope \(chord)")
      }
    }
    guard code.enclose(boxes, .corners) else { return certain }
    for (index, corner) in boxes.corners().enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: edges.x.count)
      let there = place(in: (edges.x[column], edges.y[row]), &random)
      let found = value(there.x, there.y)
      hold(
        corner.isEntire || !found.interval.isEmpty && !found.interval.isDisjoint(from: corner),
        "\(program.description) at the corner \(there): \(corner), not \(found)"
      )
    }
    checkSigns(of: boxes, program.description)
    for index in 0..<(edges.x.count - 1) * (edges.y.count - 1) {
      let (row, column) = index.quotientAndRemainder(dividingBy: edges.x.count - 1)
      let areKnown = [BoxBlock.Part.alongX, .alongY].allSatisfy {
        boxes.signs($0).known >> BoxSet(8 * row + column) & 1 == 1
      }
      guard areKnown else { continue }
      let (low, high) = boxes.bounds(column: column, row: row)
      let there = place(in: edges.box(column, row), &random)
      let found = value(there.x, there.y).interval
      hold(
        found.upperBound >= low && found.lowerBound <= high,
        "\(program.description) at \(there): \(found), not from \(low) to \(high)"
      )
    }
    // Any places, in any order.
    let places = (0..<Int.random(in: 1...64, using: &random)).map { _ in
      let row = Int.random(in: 0..<edges.y.count - 1, using: &random)
      let column = Int.random(in: 0..<edges.x.count - 1, using: &random)
      return place(in: edges.box(column, row), &random)
    }
    boxes.place(at: places)
    guard code.enclose(boxes, .places) else { return certain }
    let signs = boxes.placeSigns(of: places.count)
    for (index, place) in places.enumerated() {
      let found = value(place.x, place.y).interval
      hold(
        signs.below >> UInt64(index) & 1 == 0 || found.lowerBound < 0,
        "\(program.description) at \(place) is not below 0, but \(found)"
      )
      hold(
        signs.above >> UInt64(index) & 1 == 0 || found.upperBound > 0,
        "\(program.description) at \(place) is not above 0, but \(found)"
      )
      if found.upperBound < -1e-3, found.width < 1e-6 {
        certain += Int(signs.below >> UInt64(index) & 1)
      }
    }
    return certain
  }

  /// Holds sets of boxes against what is known of them one by one.
  private static func checkSigns(of boxes: BoxBlock, _ name: String) {
    func check(_ signs: BoxSigns, _ index: Int, _ value: DecoratedInterval, _ part: String) {
      let (row, column) = index.quotientAndRemainder(dividingBy: boxes.columnCount)
      let (low, high) = (value.interval.lowerBound, value.interval.upperBound)
      let isKnown = value.decoration >= .definedAndContinuous
      let wanted: [(BoxSet, Bool)] = [
        (signs.known, isKnown), (signs.empty, value.interval.isEmpty),
        (signs.below, isKnown && high < 0), (signs.above, isKnown && low > 0),
        (signs.atMost, isKnown && high <= 0), (signs.atLeast, isKnown && low >= 0),
      ]
      hold(
        wanted.allSatisfy { $0.0 >> BoxSet(8 * row + column) & 1 == ($0.1 ? 1 : 0) },
        "\(name), \(part) of box \(column), \(row): \(signs), not \(value)"
      )
    }
    for part in [BoxBlock.Part.alongX, .alongY] {
      let signs = boxes.signs(part)
      for (index, fact) in boxes.facts(part).enumerated() {
        check(signs, index, fact.value, "\(part)")
      }
    }
    let (corners, stride) = (boxes.corners(), boxes.columnCount + 1)
    let starts = [0, 1, stride, stride + 1]
    for (number, signs) in boxes.cornerSigns().each.enumerated() {
      for index in 0..<boxes.columnCount * boxes.rowCount {
        let corner = corners[index + index / boxes.columnCount + starts[number]]
        // Of a corner that is not known nothing is said.
        var signs = signs
        if corner.isEntire { signs.known = 0 }
        check(
          signs,
          index,
          DecoratedInterval(corner, corner.isEntire ? .trivial : .definedAndContinuous),
          "corner \(number)"
        )
      }
    }
  }

  private static func place(
    in box: (x: Interval, y: Interval),
    _ random: inout SeededGenerator
  ) -> (x: Double, y: Double) {
    (
      RandomBoxes.point(in: box.x, using: &random), RandomBoxes.point(in: box.y, using: &random)
    )
  }

  private static let operands: [[Instruction]] = [
    [.variable], [.parameter(.y)], [.variable, .parameter(.y), .binary(.add)],
    [.variable, .parameter(.y), .binary(.multiply)],
    [.variable, .parameter(.y), .binary(.multiply), .unary(.sin)],
  ]

  @Test(arguments: laneLevels)
  func `operations on boxes of x and y`(level: LanesLevel) throws {
    lanes_use_level(level)
    var random = SeededGenerator(seed: 7)
    var certain = 0
    // What has no loop goes by the same code with every instruction set, and takes long.
    for operand in Self.operands {
      for operation in UnaryOperation.allCases {
        let program = try Program(operand + [.unary(operation)], angleUnit: .radians)
        for _ in 0..<(operation.row.loops.enclosing == nil ? 1 : 8) {
          certain += Self.check(program, Edges(using: &random), &random)
        }
      }
    }
    let joints: [BinaryOperation] = [.add, .subtract, .multiply, .divide, .min, .max, .power]
    for operation in level == laneLevels.last ? BinaryOperation.allCases : joints {
      for _ in 0..<(joints.contains(operation) ? 20 : 2) {
        let pair = (0..<2).flatMap { _ in Self.operands.randomElement(using: &random) ?? [] }
        let program = try Program(pair + [.binary(operation)], angleUnit: .radians)
        certain += Self.check(program, Edges(using: &random), &random)
      }
    }
    #expect(certain > 4_000)
  }

  @Test(arguments: laneLevels)
  func `random programs on boxes of x and y`(level: LanesLevel) throws {
    lanes_use_level(level)
    var random = SeededGenerator(seed: 8)
    var certain = 0
    for size in 0..<400 {
      let written = try RandomPrograms.program(size: 2 + size % 12, using: &random)
      let program = try Program(
        written.instructions.map {
          $0 == .variable && Bool.random(using: &random) ? .parameter(.y) : $0
        },
        angleUnit: written.angleUnit
      )
      certain += Self.check(program, Edges(using: &random), &random)
    }
    #expect(certain > 800)
  }

  @Test func `operations without a loop are counted`() throws {
    for (text, count) in [("sin(x y)", 0), ("gamma(x+y)-x", 1), ("gamma(x)+erf(gamma(y))", 3)] {
      let code = PlaneCode(try FormulaParser.parse(text, withOrdinate: true))
      #expect(code.looplessCount == count, "\(text)")
    }
  }

  @Test func `a sine of what is known badly stays between −1 and 1`() throws {
    let program = try Program([.variable, .parameter(.y), .binary(.multiply), .unary(.sin)])
    let boxes = BoxBlock()
    let edges = [0.0, 50, 100].map { Interval($0) }
    boxes.place(x: edges, y: edges.reversed())
    #expect(PlaneCode(program).enclose(boxes, .alongX))
    let width = Interval(-1 - 1e-9, 1 + 1e-9)
    #expect(boxes.facts(.alongX).allSatisfy { $0.value.interval.isSubset(of: width) })
    #expect(PlaneCode(program).enclose(boxes, .corners))
    #expect(boxes.corners().allSatisfy { $0.isSubset(of: width) })
  }

  /// The edges of tanh are known to within 1.3 here, and its values over the box to within 1.
  @Test func `a slope holds between edges that are known worse than the values between them`()
    throws
  {
    let text = "sin(BesselI(1,tanh(12x+8y)))"
    let code = PlaneCode(try FormulaParser.parse(text, withOrdinate: true))
    let boxes = BoxBlock()
    let (x, y) = (1.6 / 12, 1.3 / 8)
    boxes.place(x: [-x, x].map { Interval($0) }, y: [y, -y].map { Interval($0) })
    #expect(code.enclose(boxes, .alongX))
    // It is 6 in the middle.
    #expect(boxes.facts(.alongX)[0].slopes.contains(5.9999))
  }

  @Test func `different numbers of which the same is known are not taken for one`() throws {
    let stretch = Interval(1, 2)
    func difference(_ name: String) -> [Instruction] {
      [.variable, .enclosed(stretch, name: name), .binary(.subtract)]
    }
    let code = PlaneCode(
      try Program(difference("a") + difference("b") + [.binary(.multiply)], angleUnit: .radians)
    )
    let boxes = BoxBlock()
    boxes.place(x: [1.4, 1.6].map { Interval($0) }, y: [1, 0].map { Interval($0) })
    #expect(code.enclose(boxes, .alongX))
    // Between both it is below 0.
    #expect(boxes.facts(.alongX)[0].value.interval.contains(-0.2))
    #expect(code.enclose(boxes, .corners))
    #expect(boxes.corners().allSatisfy { $0.contains(-0.2) })
  }
}
