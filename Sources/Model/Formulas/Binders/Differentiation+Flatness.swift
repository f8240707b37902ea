import Calculus
import Intervals
import Numerals
import Operations

/// Where a value surely stays the same around a place, as far as steps and choices tell it.
///
/// `.nowhere` claims nothing: it stands for places that are not known to be flat.
enum Flatness {
  case nowhere, everywhere
  /// Where a statement holds.
  case `where`([Instruction])

  /// Where a statement holds that is not too long to be asked.
  private static func asked(_ statement: [Instruction]) -> Flatness {
    statement.count <= [Instruction].longestAsked ? .where(statement) : .nowhere
  }

  /// Where both are flat.
  func and(_ other: Flatness) -> Flatness {
    switch (self, other) {
    case (.nowhere, _), (_, .nowhere): .nowhere
    case (.everywhere, let rest), (let rest, .everywhere): rest
    case (.where(let first), .where(let second)): .asked(first + second + [.binary(.and)])
    }
  }

  /// Where at least one is known to be flat.
  func or(_ other: Flatness) -> Flatness {
    switch (self, other) {
    case (.everywhere, _), (_, .everywhere): .everywhere
    case (.nowhere, let rest), (let rest, .nowhere): rest
    case (.where(let first), .where(let second)): .asked(first + second + [.binary(.or)])
    }
  }
}

/// A corner of an operation is none where its operand does not change: |⌊x⌋| is flat where ⌊x⌋ is 0, too.
extension Differentiation {
  /// Whether a derivative is the number 0.
  func isZero(_ slope: [Instruction]) -> Bool {
    guard !slope.contains(.variable), !slope.usesIndices(besides: []) else { return false }
    return (try? Program(slope, angleUnit: unit))?.code.exactValue?.numerator == 0
  }

  /// Whether an exponent is certainly less than 1, and not 0.
  func isBelowOne(_ exponent: [Instruction]) -> Bool {
    guard !exponent.usesIndices(besides: []),
      let value = (try? Program(exponent, angleUnit: unit))?.code.exactValue
    else { return false }
    return value.numerator != 0 && value.isLess(than: .one) == true
  }

  /// What encloses a formula without the variable; nil where it may have no value.
  private func number(_ steps: [Instruction]) -> Interval? {
    guard !steps.usesIndices(besides: []), let program = try? Program(steps, angleUnit: unit) else {
      return nil
    }
    let value = program.enclosure(over: Interval(0)).value
    return value.decoration >= .defined && !value.interval.isEmpty ? value.interval : nil
  }

  /// Whether a formula without the variable is certainly not 0.
  func isNotZero(_ steps: [Instruction]) -> Bool { number(steps).map { !$0.contains(0) } ?? false }

  /// Whether powers of a base with other exponents are certainly others.
  func isInjective(base: [Instruction]) -> Bool {
    number(base).map { base in [-1.0, 0, 1].allSatisfy { !base.contains($0) } } ?? false
  }

  func isPositive(_ steps: [Instruction]) -> Bool {
    number(steps).map { $0.lowerBound > 0 } ?? false
  }

  /// Whether the value that ends with a step surely exists, whatever the variable is.
  func isTotal(_ end: Int) -> Bool {
    hasValues(end) { operand in
      !tree.varies[operand] && isNotZero(tree.part(operand))
    }
  }

  /// Whether the value that ends with a step, where it exists, surely exists all around, too.
  ///
  /// At the end of a domain nothing has a derivative, however level it is.
  private func isOpen(_ end: Int) -> Bool {
    !tree.varies[end] || hasValues(end, isOpen: true) { _ in true }
  }

  /// The statement that a value exists all around, as far as the operations in it tell; nil where that
  /// needs none.
  func surroundings(_ end: Int) -> [Instruction]? {
    guard !isOpen(end) else { return nil }
    let ends = tree.operands[end]
    let edges: [Int]? =
      switch tree.steps[end] {
      case .unary(.squareRoot): [0]
      case .binary(.power) where !tree.varies[ends[1]]: [0]
      case .unary(.asin), .unary(.acos): [-1, 1]
      case .unary(.acosh): [1]
      case .unary(let operation): operation.row.isTotal ? [] : nil
      case .binary(let operation):
        operation.row.shape.isTotal || operation.row.writing.isStatement ? [] : nil
      case .number, .constant, .variable, .parameter, .defined, .abbreviation, .local, .integral,
        .accumulated, .enclosed:
        nil
      }
    // Nothing is known of what other operations do: 1 < 0.
    guard let edges else { return [.whole(1), .whole(0), .binary(.less)] }
    let own = edges.map { tree.part(ends[0]) + .whole($0) + [.binary(.unequal)] }
    let all = own + ends.compactMap(surroundings)
    return all.dropFirst().reduce(all.first) { ($0 ?? []) + $1 + [.binary(.and)] }
  }

  /// Whether all operations in a value have values everywhere, or for `isOpen` all around where they
  /// have one; a divisor is judged by what is given.
  private func hasValues(_ end: Int, isOpen: Bool = false, dividedBy fits: (Int) -> Bool) -> Bool {
    let (ends, steps) = (tree.operands[end], tree.steps)
    func areFit(_ ends: [Int]) -> Bool {
      ends.allSatisfy { hasValues($0, isOpen: isOpen, dividedBy: fits) }
    }
    switch steps[end] {
    case .variable, .number, .constant: return true
    case .parameter, .enclosed, .accumulated: return isOpen
    case .unary(let operation):
      return (operation.row.isTotal || isOpen && [.ln, .tan].contains(operation)) && areFit(ends)
    case .binary(.divide), .binary(.mod): return areFit(isOpen ? ends : [ends[0]]) && fits(ends[1])
    case .binary(.power): return areFit([ends[0]]) && steps[ends[1]].wholeNumber ?? 0 > 0
    case .binary(let operation):
      let row = operation.row
      return (row.shape.isTotal || row.writing.isStatement) && areFit(ends)
    case .defined(.choice): return areFit(ends)
    default: return false
    }
  }

  /// Where the value that ends with a step is surely flat.
  func flatness(_ end: Int) -> Flatness {
    guard tree.varies[end] else { return .everywhere }
    let ends = tree.operands[end]
    switch tree.steps[end] {
    case .variable: return .nowhere
    case .integral: return flatness(ends[1])
    case .unary(let operation):
      let inner = flatness(ends[0])
      guard operation.row.isStep else { return operation == .not ? .nowhere : inner }
      guard isOpen(ends[0]) else { return .nowhere }
      return inner.or(isContinuous(end))
    case .binary(.min), .binary(.max):
      guard ends.allSatisfy(isOpen) else { return .nowhere }
      let (u, v) = (tree.part(ends[0]), tree.part(ends[1]))
      let (first, second) = tree.steps[end] == .binary(.min) ? (u, v) : (v, u)
      let flat = ends.map(flatness)
      let isFirst = Flatness.where(first + second + [.binary(.less)]).and(flat[0])
      let isSecond = Flatness.where(second + first + [.binary(.less)]).and(flat[1])
      let isOne = isContinuous(ends[0]).and(isContinuous(ends[1])).and(isFirst.or(isSecond))
      return isOne.or(flat[0].and(flat[1]))
    case .binary(.when), .binary(.known):
      guard isOpen(ends[0]) else { return .nowhere }
      return isContinuous(ends[0]).and(.where(tree.part(ends[0]).edges)).and(flatness(ends[1]))
    case .binary(let operation) where operation.row.writing.isStatement: return .nowhere
    case .defined(.choice):
      guard isOpen(ends[0]) else { return .nowhere }
      let condition = tree.part(ends[0])
      let holds = Flatness.where(condition).and(flatness(ends[1]))
      let fails = Flatness.where(condition + [.unary(.not)]).and(flatness(ends[2]))
      return isContinuous(ends[0]).and(.where(condition.edges)).and(holds.or(fails))
    default: return ends.reduce(.everywhere) { $0.and(flatness($1)) }
    }
  }
}

extension Differentiation {
  /// Statements without which the operands of a step may change at a place what is asked of them there.
  func asked(_ end: Int) -> [[Instruction]] {
    let ends = tree.operands[end]
    let compared: [Int]
    switch tree.steps[end] {
    case .binary(.min), .binary(.max): compared = ends
    // Where a formula jumps, its integral has a corner, or the slope that comes from both sides.
    case .integral: compared = [ends[0]]
    case .binary(.power) where !tree.varies[ends[0]] && !isNotZero(tree.part(ends[0])):
      compared = [ends[1]]
    case .binary(.when), .binary(.known), .defined(.choice): compared = comparedValues(in: ends[0])
    default: compared = isStatement(end) ? comparedValues(in: end) : []
    }
    return compared.flatMap(jumps).reduce(into: []) { unique, statement in
      if !unique.contains(statement) { unique.append(statement) }
    }
  }

  private func isStatement(_ end: Int) -> Bool {
    switch tree.steps[end] {
    case .unary(let operation): operation.row.writing.isStatement
    case .binary(let operation): operation.row.writing.isStatement
    default: false
    }
  }

  /// The values that a statement is about: where it changes is asked by itself.
  private func comparedValues(in end: Int) -> [Int] {
    isStatement(end) ? tree.operands[end].flatMap(comparedValues) : [end]
  }

  private func isContinuous(_ end: Int) -> Flatness {
    jumps(end).reduce(.everywhere) { $0.and(.where($1)) }
  }

  /// Statements that all hold where the value that ends with a step surely does not jump.
  private func jumps(_ end: Int) -> [[Instruction]] {
    guard tree.varies[end] else { return [] }
    let ends = tree.operands[end]
    var statements: [[Instruction]] = []
    switch tree.steps[end] {
    case .unary(let operation):
      if operation.row.isStep { statements += known(operation.row.shape.derivative, at: ends) }
    case .binary(let operation) where operation.row.shape.derivative?.last == .binary(.known):
      statements += known(operation.row.shape.derivative, at: ends)
    case .binary(.power) where tree.varies[ends[1]]:
      // 0^u jumps where u is 0.
      statements.append(tree.part(ends[0]) + [.whole(0), .binary(.unequal)])
    case .binary(.when), .binary(.known), .defined(.choice):
      statements.append(tree.part(ends[0]).edges)
    case .binary where isStatement(end): statements.append(tree.part(end).edges)
    default: break
    }
    return ends.reduce(statements) { $0 + jumps($1) }
  }

  /// The statement without which a derivative of some values is left open, if there is one.
  private func known(_ derivative: [OperationStep]?, at ends: [Int]) -> [[Instruction]] {
    let parts = ends.map(tree.part)
    return derivative.flatMap { [Instruction]($0, of: parts + parts).condition }.map { [$0] } ?? []
  }
}

extension [Instruction] {
  /// A derivative that is 0 where its function is flat, as far as that has a value.
  ///
  /// choice(flat, 0·function, self); self where `flatness` is no statement, or one of more than
  /// `longestAsked` steps.
  func unlessFlat(_ flatness: Flatness, _ function: [Instruction]) -> [Instruction] {
    guard case .where(let statement) = flatness, statement.count <= Self.longestAsked else {
      return self
    }
    return statement + function.times([.whole(0)]) + self + [.defined(.choice)]
  }
}
