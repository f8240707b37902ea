import Numerals
import Formulas
import Operations

/// A language that formulas are copied into, as a table.
///
///     program.written(in: .python)  // "math.sin(x)*x**2"
package struct FormulaDialect: Sendable {
  typealias Binding = FormulaWriter.Binding

  /// How two or fewer operands are joined, and how tightly that holds together.
  struct Pattern: Sendable {
    /// With `$1` and `$2`, as in `ForeignSpelling`.
    let text: String
    var binding = Binding.atom
    /// How tightly the operands have to.
    var operands: [Binding] = [.none, .none]
  }

  struct Arithmetic: Sendable {
    let negation, sum, difference, product, quotient: Pattern
  }

  /// By what the exponent is.
  struct Powers: Sendable {
    /// A whole number.
    let whole: Pattern
    /// A fraction with an odd denominator, as people write it: negative numbers have such roots.
    let even, odd: Pattern
    let any: Pattern
  }

  /// Which of a row's spellings it takes; nil for our own, which is that of the row itself.
  let spelling: (@Sendable (ForeignSpelling) -> String?)?
  /// A function that has none, with its operands.
  let call: @Sendable (_ name: String, _ operands: String) -> String
  let constants: @Sendable (MathConstant) -> String
  let variable: String
  let parameters: @Sendable (Parameter) -> String
  let number: @Sendable (NumberLiteral) -> (text: String, binding: Binding)
  let arithmetic: Arithmetic
  let powers: Powers
  /// What stands before a whole formula, around a part of one, and between operands.
  var start = ""
  var opening = "("
  var closing = ")"
  var separator = ", "
  /// Turns an angle into degrees; nil where formulas keep the unit in which they were typed.
  var inDegrees: String?
  /// What a formula may not be longer than, in bytes.
  var limit = ProgramLimits.formulaCharacters

  var isOwn: Bool { spelling == nil }

  /// A function with its operands.
  func call(of name: String, _ written: ForeignSpelling, _ count: Int) -> Pattern {
    let least = Array(repeating: Binding.sum, count: count)
    guard let text = spelling?(written) else {
      let places = (1...count).map { "$\($0)" }.joined(separator: separator)
      return Pattern(text: call(name, places), binding: .call, operands: least)
    }
    return Pattern(text: text, binding: text.first == "#" ? .postfix : .call, operands: least)
  }
}

extension FormulaDialect {
  /// As formulas are typed and read.
  package static let own = FormulaDialect(
    spelling: nil,
    call: { "\($0)(\($1))" },
    constants: { String($0.symbol) },
    variable: String(Variable.name),
    parameters: { $0.rawValue },
    number: { literal in
      guard literal.text.contains("e") else { return (literal.text, .atom) }
      return (String(literal.text.map { $0 == "e" ? "E" : $0 == "-" ? "−" : $0 }), .power)
    },
    arithmetic: Arithmetic(
      negation: Pattern(text: "−$1", binding: .negation, operands: [.negation]),
      sum: Pattern(text: "$1+$2", binding: .sum, operands: [.sum, .product]),
      difference: Pattern(text: "$1−$2", binding: .sum, operands: [.sum, .product]),
      product: Pattern(text: "$1·$2", binding: .product, operands: [.product, .root]),
      quotient: Pattern(text: "$1/$2", binding: .product, operands: [.product, .root])
    ),
    powers: Powers(whole: raised, even: raised, odd: raised, any: raised)
  )

  package static let latex = FormulaDialect(
    spelling: { $0.latex },
    call: { name, operands in
      let known = latexNames.contains(name) ? "\\" + name : "\\operatorname{\(name)}"
      return known + "\\left(\(operands)\\right)"
    },
    constants: { $0 == .e ? "e" : "\\" + $0.rawValue + " " },
    variable: String(Variable.name),
    parameters: { parameter in
      let (letter, index) = parameter.parts
      let greek = LaTeXReader.greek.filter { $0.value == letter }.keys.max()
      let name = greek.map { "\\" + $0.replacing("var", with: "") + " " } ?? letter
      return name + (index.map { "_{\($0)}" } ?? "")
    },
    number: { literal in
      let parts = literal.text.split(separator: "e")
      return parts.count < 2
        ? (literal.text, .atom) : ("\(parts[0])\\cdot 10^{\(parts[1])}", .product)
    },
    arithmetic: Arithmetic(
      negation: Pattern(text: "-$1", binding: .negation, operands: [.root]),
      sum: Pattern(text: "$1+$2", binding: .sum, operands: [.sum, .product]),
      difference: Pattern(text: "$1-$2", binding: .sum, operands: [.sum, .product]),
      product: Pattern(text: "$1\\cdot $2", binding: .product, operands: [.product, .root]),
      quotient: Pattern(text: "\\frac{$1}{$2}", binding: .root, operands: [.sum, .sum])
    ),
    powers: Powers(whole: raised, even: raised, odd: raised, any: raised),
    opening: "\\left(",
    closing: "\\right)"
  )

  private static let raised = Pattern(
    text: "{$1}^{$2}",
    binding: .power,
    operands: [.atom, .sum]
  )

  /// What LaTeX sets upright by itself.
  private static let latexNames: Set<String> = [
    "sin", "cos", "tan", "sec", "csc", "cot", "sinh", "cosh", "tanh", "coth", "exp", "ln", "min",
    "max", "gcd",
  ]

  /// An expression with `import math`, in Python 3.11 or later.
  package static let python = FormulaDialect(
    spelling: { $0.python },
    call: { "math.\($0)(\($1))" },
    constants: { "math." + $0.rawValue },
    variable: String(Variable.name),
    parameters: { $0.identifier },
    number: { ($0.text, .atom) },
    arithmetic: Arithmetic(
      negation: Pattern(text: "-$1", binding: .negation, operands: [.power]),
      sum: Pattern(text: "$1 + $2", binding: .sum, operands: [.sum, .product]),
      difference: Pattern(text: "$1 - $2", binding: .sum, operands: [.sum, .product]),
      product: Pattern(text: "$1*$2", binding: .product, operands: [.product, .power]),
      quotient: Pattern(text: "$1/$2", binding: .product, operands: [.product, .power])
    ),
    // By themselves, powers of negative numbers are complex there, or errors.
    powers: Powers(
      whole: Pattern(text: "$1**$2", binding: .power, operands: [.call, .power]),
      even: Pattern(text: "abs($1)**($2)", binding: .power, operands: [.sum, .sum]),
      odd: Pattern(
        text: "(lambda u: math.copysign(abs(u)**($2), u))($1)",
        binding: .call,
        operands: [.sum, .sum]
      ),
      any: Pattern(text: "math.pow($1, $2)", binding: .call, operands: [.sum, .sum])
    ),
    inDegrees: "math.degrees($1)"
  )

  /// A cell's formula for LibreOffice and Excel: x is in A2, to be filled downward; a, b, c and M are
  /// in C1 to F1, other letters are names given to cells.
  package static let spreadsheet = FormulaDialect(
    spelling: { $0.spreadsheet },
    call: { "\($0.uppercased())(\($1))" },
    constants: {
      switch $0 {
      case .pi: "PI()"
      case .e: "EXP(1)"
      case .tau: "(2*PI())"
      }
    },
    variable: "A2",
    parameters: { parameter in
      zip(Parameter.common + [.memory], "CDEF").first { $0.0 == parameter }
        .map { "$\($0.1)$1" } ?? parameter.identifier
    },
    number: { ($0.text.uppercased(), .atom) },
    // A sign binds tighter than a power there, and powers are taken from the left.
    arithmetic: Arithmetic(
      negation: Pattern(text: "-$1", binding: .negation, operands: [.call]),
      sum: Pattern(text: "$1+$2", binding: .sum, operands: [.sum, .product]),
      difference: Pattern(text: "$1-$2", binding: .sum, operands: [.sum, .product]),
      product: Pattern(text: "$1*$2", binding: .product, operands: [.product, .power]),
      quotient: Pattern(text: "$1/$2", binding: .product, operands: [.product, .power])
    ),
    powers: Powers(
      whole: Pattern(text: "$1^$2", binding: .power, operands: [.call, .call]),
      even: Pattern(text: "ABS($1)^($2)", binding: .power, operands: [.sum, .sum]),
      odd: Pattern(text: "(SIGN($1)*ABS($1)^($2))", binding: .call, operands: [.sum, .sum]),
      any: Pattern(text: "$1^$2", binding: .power, operands: [.call, .call])
    ),
    start: "=",
    separator: ",",
    inDegrees: "DEGREES($1)",
    // What a cell of Excel holds.
    limit: 8_192
  )
}

extension Parameter {
  /// As programming languages name it: `a_1`.
  fileprivate var identifier: String { parts.letter + (parts.index.map { "_" + $0 } ?? "") }
}
