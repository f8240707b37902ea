import Operations

/// A number times a power of the variable.
struct Monomial {
  var factor: [Instruction]
  var exponent: [Instruction]

  /// The value that ends with a step; nil where it is none.
  init?(_ tree: StepTree, _ end: Int) {
    guard tree.varies[end] else {
      (factor, exponent) = (tree.part(end), [.whole(0)])
      return
    }
    let operands = tree.operands[end]
    guard let first = operands.first else {
      (factor, exponent) = ([.whole(1)], [.whole(1)])
      return
    }
    guard let base = Monomial(tree, first) else { return nil }
    (factor, exponent) = (base.factor, base.exponent)
    switch tree.steps[end] {
    case .unary(.negate): factor += [.unary(.negate)]
    case .unary(.squareRoot):
      guard factor == [.whole(1)] else { return nil }
      exponent += [.whole(2), .binary(.divide)]
    case .binary(.power):
      guard !tree.varies[operands[1]], factor == [.whole(1)] else { return nil }
      exponent += tree.part(operands[1]) + [.binary(.multiply)]
    case .binary(let operation) where operation == .multiply || operation == .divide:
      guard let other = Monomial(tree, operands[1]) else { return nil }
      factor += other.factor + [.binary(operation)]
      exponent += other.exponent + [.binary(operation == .multiply ? .add : .subtract)]
    default: return nil
    }
  }
}
