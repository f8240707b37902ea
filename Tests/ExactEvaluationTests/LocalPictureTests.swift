import CurveProof
import Documents
import ExactEvaluation
import Formulas
import GraphModel
import Notation
import Numerals
import Operations
import TestSupport
import Testing

/// Pictures of formulas near a place, held against exact values in their columns.
@Suite struct LocalPictureTests {
  private static let cases: [(formula: String, place: String)] = [
    ("sin(x)", "pi"), ("x^2-2", "sqrt(2)"), ("x*sin(x)", "0.3"), ("exp(x)-2", "ln(2)"),
    ("abs(x^2-2)", "sqrt(2)"), ("min(sin(x),cos(x))", "pi/4"), ("floor(3x)+x", "1/3"),
    ("cos(x)", "0"), ("x^4-2x^2", "1"), ("x-sin(x)", "0"), ("sqrt(x-2/7)", "2/7"),
    ("cbrt(x)", "0"), ("tan(x)", "1.2"), ("x^3-3x+1", "1.532088886237956070404785301110833"),
    ("ln(x)", "e"), ("asin(x)", "1"), ("(x^3-1)/(x-1)", "1"), ("mod(x,1)", "3"), ("1/x", "0.7"),
    ("x^x", "2"), ("cosh(x)-1", "0"), ("{x<pi: sin(x), cos(x)+1}", "pi"),
    ("sin(10^17*(x-1/3))", "1/3"), ("tanh(10^30*(x-1/3))", "1/3"), ("exp(-abs(x-pi))", "pi"),
    ("sqrt(1+abs(x-pi))", "pi"), ("1/(2+min(x,pi))", "pi"), ("exp(mod(x,1))", "e"),
    ("max(x,x)", "5"), ("2^abs(x-1/3)", "1/3"), ("x+sin(x/x)", "2"), ("gamma(max(x,3))", "3"),
    ("cos(abs(x^2-2)^1.5+x)", "sqrt(2)"), ("atan(max(1,x))*x", "0"),
  ]
  private static let (width, height) = (64, 48)

  @Test(arguments: cases.indices)
  func `ink is where exact values are`(index: Int) throws {
    let depth = [14, 30, 90][index % 3]
    let (text, place) = Self.cases[index]
    var generator = SeededGenerator(seed: UInt64(index * 100 + depth))
    let program = try FormulaParser.parse(text)
    let origin = try FormulaParser.parse(place).plain
    let center = Double.random(in: -2...2, using: &generator)
    let x = (center - 4)...(center + 4)
    guard let base = Self.digits(program, Self.place(origin, depth, center), 4 * depth + 20) else {
      return
    }
    let level = Self.number(base)
    let samples = Self.samples(program, origin, depth, over: x, from: level)
    let known = samples.flatMap { $0 }.compactMap { $0 }
    guard let low = known.min(), let high = known.max(), high > low else { return }
    let power = DecimalDigits(max(high.magnitude, low.magnitude)).exponent
    let view = LocalView(
      x: LocalAxis(origin: origin, exponent: -depth, reach: 3),
      y: LocalAxis(origin: level, exponent: power, reach: 0)
    )
    let local = try #require(ProgramFunction(program).local(in: view, LocalFormula.answer))
    let scale = try #require(Double("1e\(power)"))
    let margin = 0.3 * (high - low) / scale
    let y = (low / scale - margin)...(high / scale + margin)
    let grid = PixelGrid(x: x, y: y, columnCount: Self.width, rowCount: Self.height)
    let pixels = InkMap(proving: local, on: grid).pixels
    #expect(pixels.contains(.certain))
    let row = (y.upperBound - y.lowerBound) / Double(Self.height)
    let slack = 1e-6
    for column in 0..<Self.width {
      let rows = samples[column].compactMap { $0 }.map { (y.upperBound - $0 / scale) / row }
      let certain = (0..<Self.height).filter { pixels[$0 * Self.width + column] == .certain }
      for place in rows {
        let seen = max(0, Int(place - slack))...min(Self.height - 1, Int(place + slack))
        #expect(
          seen.contains { pixels[$0 * Self.width + column] != .none },
          "\(text) at \(place), column \(column)"
        )
      }
      // A jump may lie between the samples of two columns.
      let near = samples[max(0, column - 1)...min(Self.width - 1, column + 1)].flatMap { $0 }
      let seen = near.compactMap { $0 }.map { (y.upperBound - $0 / scale) / row }
      guard let top = seen.min(), let bottom = seen.max(), seen.count == near.count else {
        continue
      }
      // Between samples the curve may go on for as much as it did.
      let more = 1.5 + (bottom - top)
      for row in certain {
        #expect(
          Double(row) + 1 >= top - more && Double(row) <= bottom + more,
          "\(text) 10^-\(depth), column \(column), row \(row): \(top)...\(bottom)"
        )
      }
    }
  }

  /// sin and tan have slopes in the same interval at 0, which are not one number.
  @Test func `numbers of two answers are not taken for each other`() throws {
    let zero = [Instruction.number(NumberLiteral(0))]
    let axis = LocalAxis(origin: zero, exponent: -50, reach: 3)
    let names = try ["sin(x)", "tan(x)"].map { text -> Set<String> in
      let function = try ProgramFunction(FormulaParser.parse(text))
      let local = function.local(in: LocalView(x: axis, y: axis), LocalFormula.answer)
      let program = try #require(local.map { GraphFunction($0) }?.program)
      return Set(
        program.instructions.compactMap {
          if case .enclosed(_, let name) = $0 { name } else { nil }
        }
      )
    }
    #expect(!names[0].isEmpty && !names[1].isEmpty)
    #expect(names[0].isDisjoint(with: names[1]))
  }

  /// Exact values at five places of each column, as differences from one; nil where there is none.
  private static func samples(
    _ program: Program,
    _ origin: [Instruction],
    _ depth: Int,
    over x: ClosedRange<Double>,
    from level: [Instruction]
  ) -> [[Double?]] {
    let column = (x.upperBound - x.lowerBound) / Double(width)
    let difference = try? Program(program.plain + level + [.binary(.subtract)])
    return (0..<width).map { index in
      [0.1, 0.3, 0.5, 0.7, 0.9].map { share in
        let t = x.lowerBound + (Double(index) + share) * column
        return difference.flatMap { digits($0, place(origin, depth, t), 18) }
          .flatMap { Double($0.text) }
      }
    }
  }

  private static func place(_ origin: [Instruction], _ depth: Int, _ t: Double) -> [Instruction] {
    let size = NumberLiteral(DecimalDigits(t.magnitude).shifted(by: -depth).decimalText)
    return origin + (size.map { [.number($0)] } ?? []) + [.binary(t < 0 ? .subtract : .add)]
  }

  private static func digits(
    _ program: Program,
    _ place: [Instruction],
    _ count: Int
  ) -> CertainDigits? {
    let question = ExactQuestion(
      formula: program.plain,
      place: place,
      angleUnit: .radians,
      digits: count,
      wantsForm: false,
      milliseconds: 1_000
    )
    if case .number(let digits) = ExactCalculation(question).answer { return digits }
    return nil
  }

  private static func number(_ digits: CertainDigits) -> [Instruction] {
    let literal = NumberLiteral(String(digits.text.drop { $0 == "-" })) ?? NumberLiteral(0)
    return [.number(literal)] + (digits.isNegative ? [.unary(.negate)] : [])
  }
}
