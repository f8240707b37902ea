import Operations
import Numerals
import Formulas
import Words

extension ExactTape {
  /// Bits up to which balls are asked before closed forms.
  private static var firstBits: Int { 512 }

  func sign(of x: ExactNumber) throws(ExactFault) -> Int {
    if let sign = nodes[x.index].sign { return sign }
    let sign = try decidedSign(of: x)
    nodes[x.index].sign = sign
    return sign
  }

  private func decidedSign(of x: ExactNumber) throws(ExactFault) -> Int {
    if let fraction = fraction(x) { return fraction.sign }
    if let sign = rising(through: Self.firstBits, \.sign, of: x) { return sign }
    if let sign = impliedSign(of: x) ?? boundedSign(of: x) { return sign }
    if closed(of: x)?.isZero == true {
      settle(x, as: .zero)
      return 0
    }
    if let sign = rising(from: 2 * Self.firstBits, \.sign, of: x) { return sign }
    throw .undecided(doubt(of: x) ?? .zero)
  }

  /// How near to 0 a number is known to be, where it is near.
  func doubt(of x: ExactNumber) -> UndecidedReason? {
    guard let ball = nodes[x.index].ball, ball.isFinite, ball.upperExponent < 0 else { return nil }
    return .nearZero(power: Int(Double(ball.upperExponent) * 0.30102))
  }

  /// Replaces what a number is computed from by what it is.
  func settle(_ x: ExactNumber, as fraction: Fraction) {
    nodes[x.index] = Node(source: .fraction(fraction))
  }

  /// The sign that a number must have from what it is computed from, however near it is to 0.
  private func impliedSign(of x: ExactNumber) -> Int? {
    switch nodes[x.index].source {
    case .operation(.power, _, _): 1
    case .function(let function, let operand): impliedSign(of: function, operand)
    case .power(let base, let exponent) where !exponent.isWhole: try? sign(of: base)
    case .operation(.multiply, let first, let second), .operation(.divide, let first, let second):
      if let first = try? sign(of: first), let second = try? sign(of: second) {
        first * second
      } else {
        nil
      }
    default: nil
    }
  }

  private func impliedSign(of function: ExactFunction, _ operand: ExactNumber) -> Int? {
    switch function.sign {
    case .any: nil
    case .positive: 1
    case .ofOperand: try? sign(of: operand)
    case .opposite: (try? sign(of: operand)).map { -$0 }
    case .absolute: (try? sign(of: operand)).map(abs)
    }
  }

  /// The lesser of two numbers, the second where they are equal; nil where that is not decided.
  func lesser(_ x: ExactNumber, _ y: ExactNumber) -> ExactNumber? {
    (try? sign(of: add(.operation(.subtract, x, y)))).map { $0 < 0 ? x : y }
  }

  /// The greatest whole number that is not above a number.
  func floor(of x: ExactNumber) throws(ExactFault) -> Fraction {
    if let fraction = fraction(x) { return fraction.floor }
    let floor =
      rising(through: Self.firstBits, \.floor, of: x) ?? boundedFloor(of: x)
      ?? rising(
        from: Self.firstBits,
        { ball in ball.floor ?? self.settledWhole(x, in: ball) },
        of: x
      )
    guard let floor else { throw .undecided(.floor) }
    return floor
  }

  /// The whole number that a number is; nil where it is none.
  func whole(_ x: ExactNumber) throws(ExactFault) -> Fraction? {
    if let fraction = fraction(x) { return fraction.isWhole ? fraction : nil }
    if isBounded(x), try sign(of: x) != 0 { return nil }
    let answer: Fraction?? = rising(
      { ball -> Fraction?? in
        if ball.floor != nil, ball.onlyWhole == nil { return .some(nil) }
        return self.settledWhole(x, in: ball).map { .some($0) }
      },
      of: x
    )
    guard let answer else { throw .undecided(.whole) }
    return answer
  }

  /// The only whole number in a narrow ball, where the number in it is that.
  private func settledWhole(_ x: ExactNumber, in ball: Ball) -> Fraction? {
    guard nodes[x.index].bits >= Self.firstBits, !nodes[x.index].isWholeAsked,
      let whole = ball.onlyWhole
    else { return nil }
    nodes[x.index].isWholeAsked = true
    guard isEqual(x, whole) == true else { return nil }
    settle(x, as: whole)
    return whole
  }
}
