import Language
import Numerals
package import Expressions
import Operations

extension Program {
  /// The formula in another language; nil where that would be too long for it.
  package func written(in dialect: FormulaDialect) -> String? {
    var writer = DialectWriter(self, dialect)
    return writer.text()
  }
}

/// Writes a program in a dialect, with a list of things still to write instead of recursion.
private struct DialectWriter {
  private typealias Binding = DescriptionWriter.Binding

  private enum Task {
    case formula(Int, atLeast: Binding)
    case text(String)
  }

  private let dialect: FormulaDialect
  private let instructions: [Instruction]
  private let operands: [[Int]]
  private let givesDegrees: Bool
  /// Whether how many terms a sum has hangs on a letter: it can't be spelled out.
  private var hasOpenSums = false
  private let variable: String
  private var tasks: [Task] = []

  init(_ program: Program, _ dialect: FormulaDialect) {
    // Languages that work things out know no sums, and no named functions.
    let isSpelledOut = dialect.inDegrees != nil
    self.init(
      isSpelledOut ? program.spelledOut : program.instructions,
      dialect,
      givesDegrees: isSpelledOut && program.angleUnit == .degrees,
      variable: dialect.variable
    )
    hasOpenSums =
      isSpelledOut
      && program.instructions.withParts.contains {
        guard case .abbreviation(let abbreviation) = $0 else { return false }
        return (abbreviation.base as? Accumulation)?.waitsForNumbers ?? false
      }
  }

  private init(
    _ instructions: [Instruction],
    _ dialect: FormulaDialect,
    givesDegrees: Bool,
    variable: String
  ) {
    (self.instructions, self.dialect, self.variable) = (instructions, dialect, variable)
    self.givesDegrees = givesDegrees
    operands = StepTree(instructions).operands
  }

  mutating func text() -> String? {
    let isKnown = !instructions.contains { if case .integral = $0 { true } else { false } }
    guard isKnown, !hasOpenSums else { return nil }
    var output = dialect.start
    tasks = [.formula(instructions.count - 1, atLeast: .condition)]
    while let task = tasks.popLast() {
      guard output.utf8.count <= dialect.limit else { return nil }
      switch task {
      case .text(let text): output += text
      case .formula(let index, let least): tasks += pieces(of: index, atLeast: least).reversed()
      }
    }
    guard output.utf8.count <= dialect.limit else { return nil }
    return output.last == " " ? String(output.dropLast()) : output
  }

  private func pieces(of index: Int, atLeast least: Binding) -> [Task] {
    let pattern = pattern(of: index)
    // A sign in the middle of a formula is easily misread.
    let isSign = pattern.binding == .negation
    guard isSign ? least > .sum : pattern.binding < least else {
      return pieces(of: pattern, operands[index])
    }
    return [.text(dialect.opening)] + pieces(of: pattern, operands[index])
      + [.text(dialect.closing)]
  }

  /// The text of a pattern, and its operands in their places.
  private func pieces(of pattern: FormulaDialect.Pattern, _ operands: [Int]) -> [Task] {
    var pieces: [Task] = []
    var text = ""
    var sign: Character?
    for character in pattern.text {
      if let opened = sign, let number = character.wholeNumberValue,
        operands.indices.contains(number - 1)
      {
        let least = opened == "#" ? Binding.call : pattern.operands[number - 1]
        pieces += [.text(text), .formula(operands[number - 1], atLeast: least)]
        (text, sign) = ("", nil)
        continue
      }
      if let held = sign { text.append(held) }
      sign = "$#".contains(character) ? character : nil
      if sign == nil { text.append(character) }
    }
    return pieces + [.text(text)]
  }

  // MARK: Patterns

  private func pattern(of index: Int) -> FormulaDialect.Pattern {
    switch instructions[index] {
    case .number(let literal):
      let number = dialect.number(literal)
      return .init(text: number.text, binding: number.binding)
    case .constant(let constant): return .init(text: dialect.constants(constant), binding: .atom)
    case .variable: return .init(text: variable, binding: .atom)
    case .local(let name): return .init(text: name, binding: .atom)
    case .abbreviation(let abbreviation): return pattern(of: abbreviation, at: index)
    case .integral, .accumulated: return .init(text: "", binding: .atom)
    case .parameter(let parameter):
      return .init(text: dialect.parameters(parameter), binding: .atom)
    case .unary(.negate): return dialect.arithmetic.negation
    case .unary(let operation):
      return call(of: operation.name, operation.row.writing.elsewhere, 1)
    case .defined(let function):
      return call(of: function.name, function.elsewhere, function.argumentCount)
    case .binary(let operation):
      guard let algebra = operation.row.algebra else {
        var call = call(of: operation.name, operation.row.writing.elsewhere, 2)
        let binding = DescriptionWriter.binding(of: operation)
        if binding < .sum {
          call = .init(text: call.text, binding: binding, operands: [binding.next, binding.next])
        }
        guard let inDegrees = dialect.inDegrees, givesDegrees, operation.row.writing.givesAngle
        else { return call }
        return .init(
          text: inDegrees.replacing("$1", with: call.text),
          binding: .call,
          operands: call.operands
        )
      }
      return pattern(of: algebra, at: index)
    }
  }

  /// Something as it is set in books.
  private func pattern(of abbreviation: Abbreviation, at index: Int) -> FormulaDialect.Pattern {
    func text(_ steps: [Instruction], in letter: String? = nil) -> String {
      var writer = DialectWriter(
        steps,
        dialect,
        givesDegrees: givesDegrees,
        variable: letter ?? variable
      )
      return writer.text() ?? ""
    }
    func bracketed(_ text: String) -> String { dialect.opening + text + dialect.closing }
    switch abbreviation.base {
    case let sum as Accumulation:
      let sign = sum.kind == .sum ? "\\sum" : "\\prod"
      let limits = "_{\(sum.index)=\(text(sum.first))}^{\(text(sum.last))}"
      return .init(text: sign + limits + bracketed(text(sum.body)), binding: .sum)
    case let integral as Integral:
      let limits = "_{\(text(integral.from))}^{\(text(integral.to))}"
      let body = text(integral.body.naming(.outer, variable), in: integral.letter)
      return .init(text: "\\int\(limits)\(body)\\,d\(integral.letter)", binding: .call)
    case let derivative as Derivative:
      let isHere = instructions[operands[index][0]] == .variable
      let name = isHere ? variable : String(Variable.name)
      let slope = "\\frac{d}{d\(name)}" + bracketed(text(derivative.body, in: name))
      if isHere { return .init(text: slope, binding: .call) }
      return .init(
        text: "\\left.\(slope)\\right|_{\(name)=$1}",
        binding: .call,
        operands: [.sum]
      )
    case let call as NamedCall:
      let index = call.name.dropFirst().compactMap(\.wholeNumberValue).map(String.init).joined()
      let name = call.name.prefix(1) + (index.isEmpty ? "" : "_{\(index)}")
      let primes = String(repeating: "'", count: call.order)
      return .init(text: name + primes + bracketed("$1"), binding: .call, operands: [.sum])
    default: return .init(text: "", binding: .atom)
    }
  }

  private func pattern(
    of algebra: BinaryFunction.Algebra,
    at index: Int
  ) -> FormulaDialect.Pattern {
    let arithmetic = dialect.arithmetic
    switch algebra {
    case .sum: return arithmetic.sum
    case .difference: return arithmetic.difference
    case .product: return arithmetic.product
    case .quotient: return arithmetic.quotient
    case .power:
      if let fraction = WrittenFraction(endingBefore: index, in: instructions) {
        return fraction.numerator.isMultiple(of: 2) ? dialect.powers.even : dialect.powers.odd
      }
      return hasWholeExponent(at: index) ? dialect.powers.whole : dialect.powers.any
    }
  }

  private func hasWholeExponent(at index: Int) -> Bool {
    var exponent = index - 1
    while exponent > 0, instructions[exponent] == .unary(.negate) { exponent -= 1 }
    guard case .number(let literal) = instructions[exponent] else { return false }
    return literal.wholeNumber != nil
  }

  private func call(
    of name: String,
    _ spelling: ForeignSpelling,
    _ count: Int
  ) -> FormulaDialect.Pattern {
    let least = Array(repeating: Binding.sum, count: count)
    guard let text = dialect.spelling(spelling) else {
      let places = (1...count).map { "$\($0)" }.joined(separator: dialect.separator)
      return .init(text: dialect.call(name, places), binding: .call, operands: least)
    }
    return .init(text: text, binding: text.first == "#" ? .postfix : .call, operands: least)
  }
}
