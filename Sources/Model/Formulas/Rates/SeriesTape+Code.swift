import Calculus
import Intervals
import Operations

extension SeriesTape {
  /// Formulas as one tape; nil where an operation is none of its steps.
  ///
  /// `ordinates` tells of each which of its numbers stand for the unknowns, in their order.
  init?(_ formulas: [IntervalCode], ordinates: [[Int32]]) {
    var steps: [Step] = []
    var slopes: [Int] = []
    for (code, ordinates) in zip(formulas, ordinates) {
      let last = code.operations.fold(depth: code.stackDepth) { _, step, first, second -> Int? in
        if case .number(let index) = step {
          let unknown = ordinates.firstIndex(of: index)
          return steps.adding(unknown.map(Step.unknown) ?? .number(code.numbers[Int(index)]))
        }
        return steps.adding(step, first ?? 0, second ?? 0)
      }
      guard let last else { return nil }
      slopes.append(last)
    }
    self.init(steps, slopes: slopes)
  }
}

extension [SeriesTape.Step] {
  /// The number of a step that is new.
  fileprivate mutating func adding(_ step: Element) -> Int {
    append(step)
    return count - 1
  }

  /// The number of what an operation makes of earlier steps; nil where it is no step of a tape.
  fileprivate mutating func adding(_ step: CodeStep, _ first: Int, _ second: Int) -> Int? {
    switch step {
    case .variable: adding(.variable)
    case .unary(.negate): adding(.negate(first))
    case .unary(.square): adding(.square(first))
    case .unary(.exp): adding(.exponential(first))
    case .unary(.ln): adding(.logarithm(first))
    case .unary(.squareRoot): adding(.power(first, Interval(0.5)))
    case .unary(.sin): adding(sine: first)
    case .unary(.cos): adding(sine: first) + 1
    case .binary(.add): adding(.add(first, second))
    case .binary(.subtract): adding(.subtract(first, second))
    case .binary(.multiply): adding(.multiply(first, second))
    case .binary(.divide): adding(.divide(first, second))
    case .unary(.tan): adding(quotientOf: adding(sine: first))
    case .binary(.power):
      if case .number(let exponent) = self[second] { adding(.power(first, exponent)) } else { nil }
    case .power(let exponent, 1) where exponent > 0: adding(power: Int(exponent), of: first)
    case .power(let exponent, 1) where exponent < 0:
      adding(.divide(adding(.number(Interval(1))), adding(power: -Int(exponent), of: first)))
    case .number, .unary, .binary, .power, .saturation, .integral: nil
    }
  }

  private mutating func adding(sine operand: Int) -> Int {
    append(.sine(operand))
    append(.cosine(operand))
    return count - 2
  }

  private mutating func adding(quotientOf sine: Int) -> Int { adding(.divide(sine, sine + 1)) }

  /// A power as squares and products.
  private mutating func adding(power exponent: Int, of operand: Int) -> Int {
    if exponent == 1 { return operand }
    let half = adding(power: exponent / 2, of: operand)
    let square = adding(.square(half))
    return exponent & 1 == 0 ? square : adding(.multiply(square, operand))
  }
}
