import Operations

extension [Instruction] {
  /// The steps with 1 − erf u written as erfc u, 1 − tanh u as 2/(e^(2u) + 1) and 1 − cos u as 2·sin²(u/2): how
  /// such a difference vanishes is seen in these alone.
  var withVanishingDifferences: [Instruction] {
    let one: [Instruction] = [.whole(1)]
    return rewritten { _, step, operands in
      guard step == .binary(.subtract) else { return nil }
      if operands[0] == one, let rest = operands[1].restFromOne { return rest }
      guard operands[1] == one else { return nil }
      return operands[0].restFromOne.map { $0 + [.unary(.negate)] }
    }
  }

  /// 1 less what they are; nil for anything but erf, tanh and cos.
  private var restFromOne: [Instruction]? {
    let inner = Array(dropLast())
    if last == .unary(.erf) { return inner + [.unary(.erfc)] }
    if last == .unary(.cos) {
      let half = inner.over([.whole(2)])
      return [.whole(2)].times(half + [.unary(.sin), .whole(2), .binary(.power)])
    }
    guard last == .unary(.tanh) else { return nil }
    let power = [.whole(2)] + inner + [.binary(.multiply), .unary(.exp)]
    return [.whole(2)] + power + [.whole(1), .binary(.add), .binary(.divide)]
  }
}
