import Numerals
package import Expressions
import Language
import Operations

/// Writes postfix instructions as a formula, with a list of things still to write instead of recursion.
package struct DescriptionWriter {
  /// How tightly a formula holds together; a looser one than its place asks for is put in brackets.
  package enum Binding: Int, Comparable {
    case condition, disjunction, conjunction, opposite, comparison
    case sum, product, negation, root, power, postfix, call, atom
    /// Asks for brackets around anything.
    case none

    /// The next tighter one.
    var next: Binding { Binding(rawValue: rawValue + 1) ?? .none }

    package static func < (first: Binding, second: Binding) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  private enum Task {
    case formula(Int, atLeast: Binding)
    case text(String)
  }

  private let instructions: [Instruction]
  /// What the variable is called.
  private let variable: String
  private let tree: StepTree
  private var tasks: [Task] = []
  private var output = ""

  package init(_ instructions: [Instruction], variable: String = String(Variable.name)) {
    self.instructions = instructions
    self.variable = variable
    tree = StepTree(instructions)
  }

  private func operands(of index: Int) -> [Int] { tree.operands[index] }
  private func firstOperand(of index: Int) -> Int { operands(of: index)[0] }

  mutating func text(upTo limit: Int) -> String {
    tasks = [.formula(instructions.count - 1, atLeast: .condition)]
    while let task = tasks.popLast() {
      if output.utf8.count > limit { return output + "…" }
      switch task {
      case .text(let text):
        output += text
      case .formula(let index, let least):
        if binding(of: index) < least {
          write([.text("("), .formula(index, atLeast: .condition), .text(")")])
        } else {
          write(pieces(of: index))
        }
      }
    }
    return output
  }

  private mutating func write(_ pieces: [Task]) {
    tasks.append(contentsOf: pieces.reversed())
  }

  package func binding(of index: Int) -> Binding {
    switch instructions[index] {
    case .number(let literal): literal.text.utf8.contains(0x65) ? .power : .atom
    case .constant, .variable, .parameter, .local, .accumulated: .atom
    case .abbreviation, .integral: .call
    case .unary(let operation):
      switch operation.row.writing.spelling {
      case .prefix: operation == .not ? .opposite : .negation
      case .postfix: .postfix
      case .root: .root
      case .name, .call, .brackets, .never: .call
      }
    case .binary(let operation):
      switch operation.row.algebra {
      case .sum, .difference: .sum
      case .product, .quotient: .product
      case .power: .power
      case nil: Self.binding(of: operation)
      }
    case .defined: .call
    }
  }

  private func pieces(of index: Int) -> [Task] {
    switch instructions[index] {
    case .number(let literal): [.text(Self.text(of: literal))]
    case .constant(let constant): [.text(String(constant.symbol))]
    case .variable: [.text(variable)]
    case .parameter(let parameter): [.text(parameter.rawValue)]
    case .unary(let operation): pieces(of: operation, operand: index - 1)
    case .binary(let operation): pieces(of: operation, firstOperand(of: index), index - 1)
    case .local(let name): [.text(name)]
    case .integral, .accumulated: []
    case .abbreviation(let abbreviation): pieces(of: abbreviation, operands(of: index))
    case .defined(.choice): [.text("{")] + cases(at: index) + [.text("}")]
    case .defined(let function): call(of: function.name, operands(of: index))
    }
  }

  private func pieces(of abbreviation: Abbreviation, _ operands: [Int]) -> [Task] {
    func text(_ steps: [Instruction], in variable: String) -> Task {
      var writer = DescriptionWriter(steps, variable: variable)
      return .text(writer.text(upTo: ProgramLimits.nameBytes))
    }
    switch abbreviation.base {
    case let sum as Accumulation:
      let parts = sum.parts.map { text($0, in: variable) }
      let binder = sum.kind == .sum ? FormulaBinder.sum : .product
      return call(of: binder.rawValue, [parts[0], .text(sum.index), parts[1], parts[2]])
    case let integral as Integral:
      return call(
        of: FormulaBinder.integral.rawValue,
        [text(integral.body.naming(.outer, variable), in: integral.letter)]
          + [.text(integral.letter)]
          + [text(integral.from, in: variable), text(integral.to, in: variable)]
      )
    case let derivative as Derivative:
      let isHere = instructions[operands[0]] == .variable
      let letter = isHere ? variable : String(Variable.name)
      return call(
        of: FormulaBinder.derivative.rawValue,
        [text(derivative.body, in: letter), .text(letter)]
          + (isHere ? [] : [Task.formula(operands[0], atLeast: .sum)])
      )
    case let named as NamedCall: return call(of: named.written, operands)
    default: return []
    }
  }

  private func pieces(of operation: UnaryOperation, operand: Int) -> [Task] {
    let whole = Task.formula(operand, atLeast: .sum)
    return switch operation.row.writing.spelling {
    case .prefix(let sign):
      [.text(sign), .formula(operand, atLeast: operation == .not ? .opposite : .negation)]
    case .postfix(let sign, _): [.formula(operand, atLeast: .call), .text(sign)]
    case .brackets(let open, let close, _): [.text(open), whole, .text(close)]
    case .root(let sign): [.text(sign), .formula(operand, atLeast: .atom)]
    case .name, .call, .never: [.text(operation.symbol + "("), whole, .text(")")]
    }
  }

  private func pieces(of operation: BinaryOperation, _ first: Int, _ second: Int) -> [Task] {
    switch operation.row.algebra {
    case .sum, .difference:
      [
        .formula(first, atLeast: .sum), .text(operation.symbol),
        .formula(second, atLeast: isNegation(second) ? .atom : .product),
      ]
    case .product, .quotient:
      [
        .formula(first, atLeast: .product), .text(operation == .multiply ? "·" : "/"),
        .formula(second, atLeast: .root),
      ]
    case .power:
      [.formula(first, atLeast: .postfix)] + exponent(second)
    case nil:
      switch operation.row.writing.spelling {
      case .condition:
        [
          .formula(second, atLeast: .sum), .text(" {"), .formula(first, atLeast: .disjunction),
          .text("}"),
        ]
      case .sign(let sign, _):
        [
          .formula(first, atLeast: Self.binding(of: operation)),
          .text(sign.first?.isLetter == true ? " \(sign) " : sign),
          .formula(second, atLeast: Self.binding(of: operation).next),
        ]
      case .name, .call, .never: call(of: operation.symbol, [first, second])
      }
    }
  }

  /// How tightly an operation holds together that is none of algebra.
  static func binding(of operation: BinaryOperation) -> Binding {
    switch operation {
    case .when: .condition
    case .or: .disjunction
    case .and: .conjunction
    default: operation.isComparison ? .comparison : .call
    }
  }

  /// "x<0: −x, x": what stands between the braces.
  private func cases(at index: Int) -> [Task] {
    var pieces: [Task] = []
    var last = index
    while instructions[last] == .defined(.choice) || instructions[last] == .binary(.when) {
      let parts = operands(of: last)
      pieces += [
        .formula(parts[0], atLeast: .disjunction), .text(": "), .formula(parts[1], atLeast: .sum),
      ]
      guard parts.count > 2 else { return pieces }
      pieces.append(.text(", "))
      last = parts[2]
    }
    return pieces + [.formula(last, atLeast: .sum)]
  }

  private func call(of name: String, _ operands: [Int]) -> [Task] {
    call(of: name, operands.map { .formula($0, atLeast: .sum) })
  }

  private func call(of name: String, _ operands: [Task]) -> [Task] {
    [.text(name + "(")] + operands.map { [$0] }.joined(separator: [.text(", ")]) + [.text(")")]
  }

  private func exponent(_ index: Int) -> [Task] {
    if case .number(let literal) = instructions[index] {
      if literal.text == "2" { return [.text("²")] }
      if literal.text == "3" { return [.text("³")] }
    }
    return [.text("^"), .formula(index, atLeast: needsBracketsAsExponent(index) ? .none : .sum)]
  }

  /// Towers go without brackets (x^x^x); 2^(3²) and 2^(n!) keep theirs, to be clear.
  private func needsBracketsAsExponent(_ index: Int) -> Bool {
    switch binding(of: index) {
    case .atom, .call: return false
    case .power:
      guard index > 0, case .binary = instructions[index],
        case .number(let literal) = instructions[index - 1]
      else { return false }
      return literal.text == "2" || literal.text == "3"
    default: return true
    }
  }

  /// Whether a minus sign would come first, as in −x or −x·2.
  private func isNegation(_ index: Int) -> Bool {
    var first = index
    while case .binary(let operation) = instructions[first],
      operation == .multiply || operation == .divide
    {
      first = firstOperand(of: first)
    }
    return instructions[first] == .unary(.negate)
  }

  private static func text(of literal: NumberLiteral) -> String {
    guard literal.text.utf8.contains(0x65) else { return literal.text }
    return String(literal.text.map { $0 == "e" ? "E" : $0 == "-" ? "−" : $0 })
  }
}

extension [Instruction] {
  /// The same with a name in the place of a step.
  func naming(_ step: Instruction, _ name: String) -> [Instruction] {
    map { $0 == step ? .local(name) : $0 }
  }
}
