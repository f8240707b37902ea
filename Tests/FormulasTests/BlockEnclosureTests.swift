import Numerals
import CLanes
import Calculus
import Formulas
import Intervals
import Notation
import Operations
import TestSupport
import Testing

extension BlockTests {
  /// A program's block over some edges, nil where there is none.
  private static func block(_ program: Program, _ edges: [Double]) -> ColumnBlock? {
    let block = ColumnBlock()
    for (index, edge) in edges.enumerated() { block.setEdge(index, to: edge) }
    let count = edges.count - 1
    return program.code.blockCode.enclose(columns: count, of: block) ? block : nil
  }

  /// Whether the plain enclosures, over parts fine enough, prove continuity.
  private static func isContinuous(_ program: Program, _ box: Interval, depth: Int = 10) -> Bool {
    if program.enclosure(over: box).isCertainlyContinuous { return true }
    let middle = box.midpoint
    guard depth > 0, middle > box.lowerBound, middle < box.upperBound else { return false }
    return isContinuous(program, Interval(box.lowerBound, middle), depth: depth - 1)
      && isContinuous(program, Interval(middle, box.upperBound), depth: depth - 1)
  }

  /// Holds a block to the plain enclosures of points in its columns; returns how many are certain.
  @discardableResult
  private static func check(_ program: Program, _ edges: [Double]) -> Int? {
    guard let block = block(program, edges) else { return nil }
    for (index, edge) in edges.enumerated() {
      guard let value = block.value(atEdge: index) else { continue }
      let plain = program.enclosure(over: Interval(edge)).value
      let isRight = plain.decoration >= .defined && !plain.interval.isDisjoint(from: value)
      hold(isRight, "\(program.description) at \(edge): \(value), not \(plain)")
    }
    return edges.indices.dropLast().count { column in
      check(program, block, column, Interval(edges[column], edges[column + 1]))
    }
  }

  private static func check(
    _ program: Program,
    _ block: ColumnBlock,
    _ column: Int,
    _ box: Interval
  ) -> Bool {
    let xs = (0...8).map { box.lowerBound + (box.upperBound - box.lowerBound) * Double($0) / 8 }
      .filter { box.contains($0) }
    let points = xs.map { ($0, program.enclosure(over: Interval($0)).value) }
    let name = "\(program.description) over \(box)"
    switch block.state(ofColumn: column) {
    case .unknown: return false
    case .empty:
      hold(points.someAndAllSatisfy { $0.1.decoration < .defined }, "\(name) is not empty")
    case .continuous:
      hold(isContinuous(program, box), "\(name) is not continuous")
      let values = block.values(ofColumn: column)
      let slopes = block.slopes(ofColumn: column)
      for (x, y) in points {
        hold(!y.interval.isDisjoint(from: values), "\(name): \(values) lacks \(y) at \(x)")
      }
      for (first, second) in zip(points, points.dropFirst()) where first.0 < second.0 {
        let width = Interval(second.0) - Interval(first.0)
        let chord = (second.1.interval - first.1.interval) / width
        hold(!chord.isDisjoint(from: slopes), "\(name): \(slopes) lacks \(chord)")
      }
    }
    return true
  }

  private static func edges(from left: Double, by width: Double, count: Int) -> [Double] {
    (0...count).map { left + Double($0) * width }
  }

  private static let views: [[Double]] = [
    edges(from: -10, by: 0.15, count: 128), edges(from: -0.01, by: 1e-4, count: 128),
    edges(from: -2, by: 1.0 / 32, count: 128), edges(from: 3, by: 1e-12, count: 20),
    edges(from: -300, by: 5, count: 120), edges(from: 1e9, by: 0.25, count: 30),
    edges(from: -6e17, by: 1e16, count: 125), edges(from: 0, by: 1, count: 1),
    [-1e308, -1e300, -1e150, -1, -1e-300, 0, 0x1p-1074, 1e-300, 1, 1e150, 1e300, 1e308],
  ]

  @Test(arguments: UnaryOperation.allCases, laneLevels)
  func `one-place operations`(operation: UnaryOperation, level: LanesLevel) throws {
    lanes_use_level(level)
    for unit in Self.units(for: operation) {
      let program = try Program([.variable, .unary(operation)], angleUnit: unit)
      let square = try Program(
        [.variable, .variable, .binary(.multiply), .unary(operation)],
        angleUnit: unit
      )
      for view in Self.views {
        Self.check(program, view)
        Self.check(square, view)
      }
    }
  }

  private static func numbers(for operation: BinaryOperation, _ level: LanesLevel) -> [String] {
    let isFirst = level == laneLevels.first
    if slow.contains(operation) { return isFirst ? ["2", "0.5"] : ["2"] }
    return isFirst ? ["0", "1", "2", "3", "10", "0.5", "0.1", "7"] : ["0", "2", "0.1"]
  }

  @Test(arguments: BinaryOperation.allCases, laneLevels)
  func `two-place operations`(operation: BinaryOperation, level: LanesLevel) throws {
    lanes_use_level(level)
    let sine: [Instruction] = [.variable, .unary(.sin)]
    for text in Self.numbers(for: operation, level) {
      let number = Instruction.number(try #require(NumberLiteral(text)))
      for operands in [
        [number, .variable], [.variable, number], sine + [.variable], sine + [number],
      ] {
        let program = try Program(operands + [.binary(operation)])
        for view in Self.views { Self.check(program, view) }
      }
    }
  }

  @Test(arguments: laneLevels)
  func `formulas as they are graphed`(level: LanesLevel) throws {
    lanes_use_level(level)
    let formulas = [
      "x^2-3x+2", "sin(x)", "x*cos(1/x)", "exp(-x^2)*sin(10x)+ln(|x|+1)", "1/x", "tan(x)",
      "x^(1/3)", "x^(2/3)", "x^(-3/5)", "x^x", "2^x", "x^0.7", "x^(-0.7)", "√(1-x^2)", "|sin(x)|",
      "floor(x)", "mod(x,1)", "x^5-3x^3", "x^(-2)", "sin(x)/x", "root(5,x)", "root(4,x)",
      "log(3,x)", "log(x,3)", "sec(x)+csc(x)", "cot(x)", "acosh(x)", "atanh(x)", "|x|/x",
      "exp(x)/(1+exp(x))", "asin(sin(x))", "sinh(x)/cosh(x)", "min(x,x^2)", "max(sin(x),0.1)",
      "cos(x)^10000", "(1+sign(1/x))/2",
    ]
    for formula in formulas {
      let program = try FormulaParser.parse(formula)
      var certain = 0
      for view in Self.views {
        certain += try #require(Self.check(program, view), "\(formula) has no block code")
      }
      #expect(certain > 30, "\(formula): \(certain)")
    }
  }

  @Test(arguments: laneLevels)
  func `random programs`(level: LanesLevel) throws {
    lanes_use_level(level)
    var certain = 0
    for seed in 0..<300 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let program = try RandomPrograms.program(size: 7, using: &generator)
      let start = Double.random(in: -5...5, using: &generator)
      for width in [1.0 / 16, 1e-3, 1e-9] {
        certain += Self.check(program, Self.edges(from: start, by: width, count: 20)) ?? 0
      }
    }
    #expect(certain > 5_000, "\(certain) of \(300 * 3 * 20)")
  }

  @Test func `easy formulas are certain nearly everywhere`() throws {
    let view = Self.edges(from: -10, by: 0.01, count: 128)
    for formula in ["x^2-3x+2", "sin(x)", "exp(-x^2)*sin(10x)+ln(|x|+1)", "√(x+20)", "x^(2/3)"] {
      let program = try FormulaParser.parse(formula)
      #expect(Self.check(program, view) == 128, "\(formula)")
    }
  }

  @Test func `bounds at edges are a few units apart`() throws {
    let view = Self.edges(from: 1, by: 0.01, count: 128)
    let program = try FormulaParser.parse("exp(-x^2)*sin(10x)+ln(|x|+1)")
    let block = try #require(Self.block(program, view))
    for edge in view.indices {
      let value = try #require(block.value(atEdge: edge))
      #expect(value.width < 1e-14)
    }
  }

  @Test func `what is not a number is not certain`() throws {
    let program = try FormulaParser.parse("sin(x)+x")
    let block = try #require(Self.block(program, [-.infinity, -1, 1, .infinity]))
    #expect(block.state(ofColumn: 0) == .unknown)
    #expect(block.state(ofColumn: 1) == .continuous)
    #expect(block.state(ofColumn: 2) == .unknown)
    let strange = try #require(Self.block(program, [0, .nan, 1]))
    #expect(strange.state(ofColumn: 0) == .unknown)
    #expect(strange.value(atEdge: 1) == nil)
  }
}
