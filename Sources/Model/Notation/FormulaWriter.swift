package import Formulas
import Numerals
import Operations

/// Writes steps as a formula in a dialect, with a list of things still to write instead of recursion.
package struct FormulaWriter {
  /// How tightly a formula holds together; a looser one than its place asks for is put in brackets.
  package enum Binding: Int, Comparable, Sendable {
    case condition, disjunction, exclusion, conjunction, opposite, comparison
    case sum, product, negation, root, power, postfix, call, atom
    /// Asks for brackets around anything.
    case none

    /// The next tighter one.
    var next: Binding { Binding(rawValue: rawValue + 1) ?? .none }

    package static func < (first: Binding, second: Binding) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  typealias Pattern = FormulaDialect.Pattern

  private enum Task {
    case formula(Int, atLeast: Binding)
    case text(String)
    /// What stands between the braces of cases.
    case cases(Int)
  }

  let dialect: FormulaDialect
  let instructions: [Instruction]
  /// What the variable is called.
  let variable: String
  private let givesDegrees: Bool
  private let tree: StepTree

  package init(
    _ instructions: [Instruction],
    in dialect: FormulaDialect = .own,
    variable: String? = nil,
    givesDegrees: Bool = false
  ) {
    (self.instructions, self.dialect) = (instructions, dialect)
    (self.variable, self.givesDegrees) = (variable ?? dialect.variable, givesDegrees)
    tree = StepTree(instructions)
  }

  func operands(of index: Int) -> [Int] { tree.operands[index] }

  /// The formula, or its beginning and "…" where it is longer than a limit of bytes.
  package func text(upTo limit: Int) -> String {
    let (text, isWhole) = beginning(upTo: limit)
    return isWhole ? text : text + "…"
  }

  /// As much of the formula as a limit of bytes asks for, and whether that is all.
  func beginning(upTo limit: Int) -> (text: String, isWhole: Bool) {
    var output = dialect.start
    var tasks = [Task.formula(instructions.count - 1, atLeast: .condition)]
    while let task = tasks.popLast() {
      if output.utf8.count > limit { return (output, false) }
      switch task {
      case .text(let text):
        // "x! = y" is no "x ≠ y".
        if output.last == "!", text.first == "=" { output += " " }
        output += text
      case .formula(let index, let least): tasks += pieces(of: index, atLeast: least).reversed()
      case .cases(let index): tasks += cases(at: index).reversed()
      }
    }
    // Behind a command of LaTeX.
    if output.last == " " { output.removeLast() }
    return (output, true)
  }

  /// A part that is a formula of its own.
  func text(_ steps: [Instruction], in letter: String? = nil) -> String {
    let writer = FormulaWriter(
      steps,
      in: dialect,
      variable: letter ?? variable,
      givesDegrees: givesDegrees
    )
    return writer.text(upTo: dialect.isOwn ? ProgramLimits.nameBytes : dialect.limit)
  }

  private func pieces(of index: Int, atLeast least: Binding) -> [Task] {
    if dialect.isOwn, instructions[index] == .defined(.choice) {
      return [.text("{"), .cases(index), .text("}")]
    }
    let pattern = pattern(of: index)
    // A sign in the middle of a formula is easily misread.
    let isMisread = pattern.binding == .negation && !dialect.isOwn
    let pieces = pieces(of: pattern, operands(of: index))
    guard isMisread ? least > .sum : pattern.binding < least else { return pieces }
    return [.text(dialect.opening)] + pieces + [.text(dialect.closing)]
  }

  /// "x<0: −x, x": each condition with its value, and perhaps a last value.
  private func cases(at index: Int) -> [Task] {
    guard [.defined(.choice), .binary(.when)].contains(instructions[index]) else {
      return [.formula(index, atLeast: .sum)]
    }
    let operands = operands(of: index)
    return [
      .formula(operands[0], atLeast: .disjunction), .text(": "),
      .formula(operands[1], atLeast: .sum),
    ] + operands.dropFirst(2).flatMap { [.text(", "), .cases($0)] }
  }

  /// The text of a pattern, and its operands in their places.
  private func pieces(of pattern: Pattern, _ operands: [Int]) -> [Task] {
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

  /// How tightly a step holds together with what belongs to it.
  package func binding(of index: Int) -> Binding {
    // A tower of powers is not walked up.
    if dialect.isOwn, case .binary(let operation) = instructions[index],
      operation.row.algebra == .power
    {
      return .power
    }
    return pattern(of: index).binding
  }

  private func pattern(of index: Int) -> Pattern {
    switch instructions[index] {
    case .number(let literal):
      let number = dialect.number(literal)
      return Pattern(text: number.text, binding: number.binding)
    case .constant(let constant): return Pattern(text: dialect.constants(constant))
    case .variable: return Pattern(text: variable)
    case .local(let name):
      return Pattern(text: name == "∞" && !dialect.isOwn ? "\\infty" : name)
    case .parameter(let parameter): return Pattern(text: dialect.parameters(parameter))
    case .integral, .accumulated, .enclosed: return Pattern(text: "")
    case .abbreviation(let abbreviation): return self.pattern(of: abbreviation, at: index)
    case .unary(.negate): return dialect.arithmetic.negation
    case .unary(let operation):
      return dialect.isOwn
        ? ownPattern(of: operation)
        : dialect.call(of: operation.name, operation.row.writing.elsewhere, 1)
    case .defined(let function):
      return dialect.call(of: function.typedName, function.elsewhere, function.argumentCount)
    case .binary(let operation):
      switch operation.row.algebra {
      case .sum: return sum(dialect.arithmetic.sum, at: index)
      case .difference: return sum(dialect.arithmetic.difference, at: index)
      case .product: return dialect.arithmetic.product
      case .quotient: return dialect.arithmetic.quotient
      case .power: return dialect.isOwn ? ownPower(at: index) : power(at: index)
      case nil: return dialect.isOwn ? ownPattern(of: operation) : pattern(of: operation)
      }
    }
  }

  /// In our own notation nothing that begins with a sign stands behind another one.
  private func sum(_ pattern: Pattern, at index: Int) -> Pattern {
    guard dialect.isOwn, isNegation(index - 1) else { return pattern }
    return Pattern(text: pattern.text, binding: .sum, operands: [.sum, .atom])
  }

  /// Whether a minus sign would come first, as in −x or −x·2.
  private func isNegation(_ index: Int) -> Bool {
    var first = index
    while case .binary(let operation) = instructions[first],
      operation == .multiply || operation == .divide
    {
      first = operands(of: first)[0]
    }
    return instructions[first] == .unary(.negate)
  }

  private func pattern(of operation: BinaryOperation) -> Pattern {
    let call = dialect.call(of: operation.name, operation.row.writing.elsewhere, 2)
    let binding = operation.binding
    if binding < .sum {
      return Pattern(text: call.text, binding: binding, operands: [binding.next, binding.next])
    }
    guard let inDegrees = dialect.inDegrees, givesDegrees, operation.row.writing.givesAngle else {
      return call
    }
    let text = inDegrees.replacing("$1", with: call.text)
    return Pattern(text: text, binding: .call, operands: call.operands)
  }

  private func power(at index: Int) -> Pattern {
    if let fraction = WrittenFraction(endingBefore: index, in: instructions) {
      return fraction.numerator.isMultiple(of: 2) ? dialect.powers.even : dialect.powers.odd
    }
    var exponent = index - 1
    while exponent > 0, instructions[exponent] == .unary(.negate) { exponent -= 1 }
    guard case .number(let literal) = instructions[exponent], literal.wholeNumber != nil else {
      return dialect.powers.any
    }
    return dialect.powers.whole
  }
}

extension BinaryOperation {
  /// How tightly an operation holds together that is none of algebra.
  var binding: FormulaWriter.Binding {
    switch self {
    case .when: .condition
    case .or: .disjunction
    case .xor: .exclusion
    case .and: .conjunction
    default: isComparison ? .comparison : .call
    }
  }
}

extension [Instruction] {
  /// The same with a name in the place of a step.
  func naming(_ step: Instruction, _ name: String) -> [Instruction] {
    map { $0 == step ? .local(name) : $0 }
  }
}
