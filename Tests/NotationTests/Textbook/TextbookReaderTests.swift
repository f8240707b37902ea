import Calculator
import Formulas
import Notation
import TestSupport
import Testing
import Typesetting

@Suite struct TextbookReaderTests {
  /// Lines of all kinds, finished or not.
  static let lines = [
    "", "1", "x", "1÷2", "1÷2x", "2x÷3y", "1÷(2x)", "(x+1)÷(x−1)", "((1)÷(2))÷(3)", "1÷2÷3", "x^2",
    "x²", "x⁻¹", "2^x^2", "2^(x+1)", "(x+1)^2", "x²^3", "−x^2", "1÷−2", "2^−x", "√(x)", "√x", "√x²",
    "∛(x)", "sqrt(x+1)", "root(3,x)", "nthroot(3,x)", "abs(x)", "|x|", "||x|−1|", "|x", "⌊x⌋",
    "⌈x⌉",
    "floor(x)", "sin(x)", "sin x÷2", "sin 2×x÷3", "sin²(x)", "sin^2(x)", "sin⁻¹(x)", "log2(x)",
    "log_3(x)", "log(2,x)", "log(x)", "7 mod 3÷2", "mod(7,3)", "x!÷2", "5%", "3°", "(", ")", "()",
    "x÷", "÷2", "^2", "x^", "(x", "sin(", "sin(x", "(x)÷()", "()÷()", "x^()", "√()", "√", "1+", "×",
    "max(1,2)", "1,5", "1.5E−3", "2e3", "a sin(x)", "y = x²", "x²+y²≤4", "1<x<2", "y=2x{x>0}",
    "{x<0:−x, x}", "{x<0:1÷x", "if(x<0,−x,x)", "piecewise(x,x<0,1)", "sum(k²,k,1,10)",
    "prod(k,k,1,n)", "int(x²,x,0,1)", "diff(x^2,x)", "diff(x^2,x,3)", "f'(x)", "f₁(x)", "a_1",
    "?!#",
    "x^2^3^4", "1÷x^2", "(1÷2)^3", "(−b+√(b²−4a×c))÷(2a)", "  x  +  1 ", "(  )÷( )", "e^(π√163)",
    "cbrt(8)", "xsin(x)", "2(x+1)÷3(x)", "not x>1 and y<2", "atan2(1,2)", "10^(log(2))−2",
    "d/dx(x²)", "d/dx (x", "d/d", "d/dx", "1+d/dx(x)÷2", "derivative(x,x)", "diff(x)", "sum(k,k,1",
  ]

  @Test(arguments: lines)
  func `every character is shown by a part, hidden, or a blank`(line: String) {
    let row = TextbookReader.row(of: line)
    #expect(row.range == 0..<line.count)
    expectOrdered(row)
  }

  @Test(arguments: 0..<5)
  func `any mixture of signs is set in its order`(seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    let alphabet = Array("x2+−×÷^(),|;:{}[]=<≤√∛!%²₁_'.yae⌊⌋π∑∫ sincodmtk")
    for _ in 0..<600 {
      let length = Int.random(in: 0...16, using: &numbers)
      let line = String((0..<length).map { _ in alphabet.randomElement(using: &numbers) ?? "x" })
      let row = TextbookReader.row(of: line)
      #expect(row.range == 0..<line.count)
      expectOrdered(row)
      #expect(row.offsets.contains(0) && row.offsets.contains(line.count), "\(line)")
    }
  }

  /// Parts lie in their nodes, and none twice.
  private func expectOrdered(_ row: MathRow) {
    #expect(row.range.lowerBound <= row.inner.lowerBound)
    #expect(row.inner.upperBound <= row.range.upperBound)
    var end = row.inner.lowerBound
    for node in row.nodes where !node.range.isEmpty {
      #expect(node.range.lowerBound >= end)
      end = node.range.upperBound
      let parts = node.parts.filter(\.isOpen).sorted { $0.range.lowerBound < $1.range.lowerBound }
      for part in parts { expectOrdered(part) }
      for (one, other) in zip(parts, parts.dropFirst()) {
        #expect(one.inner.upperBound <= other.inner.lowerBound)
      }
    }
    #expect(end <= row.inner.upperBound || !row.isOpen)
  }

  @Test(arguments: [
    ("(x+1)÷(x−1)", "{x+1/x−1}"), ("1÷2x", "{1/2}x"), ("2x÷3", "{2x/3}"), ("a×b÷c", "a·{b/c}"),
    ("sin 2×x÷3", "{sin2·x/3}"), ("7 mod 3÷2", "{7mod3/2}"), ("1÷2÷3", "{{1/2}/3}"),
    ("2^x^2", "2^[x^[2]]"), ("x^−2+1", "x^[−2]+1"), ("√x²", "√[x^[2]]"), ("√(x)²", "√[x]^[2]"),
    ("1÷x!", "{1/x!}"), ("−1÷2", "−{1/2}"), ("2^−x÷3", "{2^[−x]/3}"), ("1÷−x", "{1/−x}"),
    ("1÷sin 2x", "{1/sin2x}"), ("((x))÷2", "{(x)/2}"), ("2(x+1)÷3", "{2(x+1)/3}"),
    ("x÷", "{x/□}"), ("÷2", "{□/2}"), ("x^()", "x^[□]"),
  ])
  func `what is grouped is what the parser groups`(line: String, shown: String) {
    #expect(written(TextbookReader.row(of: line)) == shown)
  }

  @Test(arguments: ["d/dx(x²)", "d÷dx(x²)", "d÷dx (x²)"])
  func `d over dx is a derivative, by keys too`(line: String) throws {
    let program = try FormulaParser.parse(line)
    #expect(program.evaluate(at: 3) == 6)
    guard case .big(let sign)? = TextbookReader.row(of: line).nodes.first?.kind else {
      Issue.record("no derivative")
      return
    }
    #expect(sign.shape == .derivative)
  }

  private func written(_ row: MathRow) -> String { row.nodes.map(written).joined() }

  private func part(_ row: MathRow) -> String { row.nodes.isEmpty ? "□" : written(row) }

  private func written(_ node: MathNode) -> String {
    switch node.kind {
    case .text(let text, _), .sign(let text, _): text
    case .hole: "□"
    case .fraction(let over, let under): "{\(part(over))/\(part(under))}"
    case .power(let base, let row): written(base) + "^[\(part(row))]"
    case .index(let base, let row): written(base) + "_[\(part(row))]"
    case .root(_, let row): "√[\(part(row))]"
    case .fence(let fence, let row): fence.shape == .bars ? "|\(part(row))|" : "(\(part(row)))"
    case .big, .cases: "…"
    }
  }

  /// The formula with a bracket around each part, as the picture groups it.
  private func bracketed(_ row: MathRow) -> String {
    row.nodes.enumerated().map { index, node in
      let next = index + 1 < row.nodes.count ? row.nodes[index + 1].kind : nil
      // What is behind a power belongs to all of it.
      if case .power = node.kind, case .sign(_, .postfix)? = next { return "(\(bracketed(node)))" }
      return bracketed(node)
    }
    .joined(separator: " ")
  }

  private func bracketed(_ node: MathNode) -> String {
    switch node.kind {
    case .text(let text, _): text
    case .sign(let text, let sign): sign == .dot ? "×" : text
    case .hole: ""
    case .fraction(let over, let under): "((\(bracketed(over)))÷(\(bracketed(under))))"
    case .power(let base, let row):
      isName(base)
        ? "\(bracketed(base))^\(bracketed(row))" : "\(bracketed(base))^(\(bracketed(row)))"
    case .index(let base, let row): "\(bracketed(base))\(bracketed(row))"
    case .root(nil, let row): "√(\(bracketed(row)))"
    case .root(let degree?, let row): "root((\(bracketed(degree))),(\(bracketed(row))))"
    case .fence(let fence, let row):
      switch fence.shape {
      case .bars: "|\(bracketed(row))|"
      case .floor: "⌊\(bracketed(row))⌋"
      case .ceil: "⌈\(bracketed(row))⌉"
      default: "(\(bracketed(row)))"
      }
    case .big, .cases: "?"
    }
  }

  private func isName(_ node: MathNode) -> Bool {
    if case .text(_, .name) = node.kind { true } else { false }
  }

  @Test func `a thousand formulas mean what their pictures say`() {
    var numbers = SeededGenerator(seed: 17)
    var compared = 0
    for _ in 0..<1000 {
      let line = Self.formula(depth: 3, &numbers)
      guard let program = try? FormulaParser.parse(line) else { continue }
      let shown = bracketed(TextbookReader.row(of: line))
      // Before a bracket, mod is a function's name.
      if shown.contains("mod (") { continue }
      guard let picture = try? FormulaParser.parse(shown) else {
        Issue.record("\(line) → \(shown)")
        continue
      }
      for x in [0.37, 1.9, -2.3] {
        let (one, other) = (program.evaluate(at: x), picture.evaluate(at: x))
        #expect((one == nil) == (other == nil), "\(line) → \(shown) at \(x)")
        guard let one, let other, one.isFinite else { continue }
        let isSame = abs(one - other) <= 1e-9 * max(1, abs(one))
        #expect(isSame, "\(line) → \(shown) at \(x): \(one), \(other)")
        compared += 1
      }
    }
    #expect(compared > 1000)
  }

  /// A line as people type it, with few brackets.
  private static func formula(depth: Int, _ numbers: inout SeededGenerator) -> String {
    func some(_ list: [String]) -> String { list.randomElement(using: &numbers) ?? "x" }
    guard depth > 0, Int.random(in: 0..<5, using: &numbers) > 0 else {
      return some(["x", "2", "3.5", "π", "e", "7", "x"])
    }
    func inner() -> String { formula(depth: depth - 1, &numbers) }
    switch Int.random(in: 0..<16, using: &numbers) {
    case 0...5: return inner() + some(["+", "−", "×", "÷", "÷", "^", ""]) + inner()
    case 6: return "(" + inner() + ")÷(" + inner() + ")"
    case 7: return "(" + inner() + ")^(" + inner() + ")"
    case 8: return some(["√(", "∛(", "abs(", "sin(", "ln(", "floor("]) + inner() + ")"
    case 9: return some(["sin ", "cos ", "√"]) + inner()
    case 10: return "−" + inner()
    case 11: return "|" + inner() + "|"
    case 12: return inner() + some(["²", "³", "⁻¹", "!"])
    case 13: return "(" + inner() + ")" + some(["x", "(x+1)", "²"])
    case 14: return some(["sin²(", "cos^2("]) + inner() + ")"
    default: return inner() + " mod " + inner()
    }
  }
}
