import Calculus
package import Intervals
import Operations

extension Program {
  /// Whether the function is proven to turn infinitely often on the way to one end of a stretch.
  ///
  /// It is where a sine's or cosine's argument is a quotient that grows beyond all bounds there, and
  /// what the sine is multiplied by is not 0 beside the place, what is added to it continuous.
  package func oscillatesEndlessly(from place: Double, over side: Interval) -> Bool {
    guard side.lowerBound < side.upperBound else { return false }
    return Approach(steps: StepTree(plain), unit: angleUnit, place: place, side: side)
      .oscillates(plain.count - 1)
  }
}

/// What parts of a formula do on the way to one end of a stretch.
private struct Approach {
  let steps: StepTree
  let unit: AngleUnit
  let place: Double
  let side: Interval

  /// Whether a part turns infinitely often, between bounds that keep apart where something may be
  /// added to it; else its sign may change as often, by whatever it is multiplied.
  func oscillates(_ end: Int, mayAdd: Bool = true, mayVanish: Bool = true) -> Bool {
    let operands = steps.operands[end]
    switch steps.steps[end] {
    case .unary(.sin), .unary(.cos), .unary(.sinDegrees), .unary(.cosDegrees):
      return growsBeyondBounds(operands[0])
    case .unary(.negate):
      return oscillates(operands[0], mayAdd: mayAdd, mayVanish: mayVanish)
    case .binary(.add) where mayAdd, .binary(.subtract) where mayAdd:
      return pairs(operands).contains { part, rest in
        isContinuous(rest) && oscillates(part, mayVanish: false)
      }
    case .binary(.multiply):
      return pairs(operands).contains { part, factor in
        isNonzero(factor) && oscillates(part, mayAdd: mayAdd, mayVanish: mayVanish)
          || mayVanish && vanishesAlone(factor) && oscillates(part, mayAdd: false)
      }
    default: return false
    }
  }

  private func pairs(_ operands: [Int]) -> [(Int, Int)] {
    [(operands[0], operands[1]), (operands[1], operands[0])]
  }

  private func growsBeyondBounds(_ end: Int) -> Bool {
    let operands = steps.operands[end]
    switch steps.steps[end] {
    case .unary(.negate): return growsBeyondBounds(operands[0])
    case .binary(.divide): return isNonzero(operands[0]) && vanishesAlone(operands[1])
    case .binary(.power):
      let exponent = enclosure(operands[1]).value.interval
      return exponent.isSingleton && exponent.lowerBound < 0
        && exponent.lowerBound == exponent.lowerBound.rounded() && vanishesAlone(operands[0])
    default: return false
    }
  }

  /// Whether a part is continuous, 0 at the place, and nowhere else on the stretch.
  private func vanishesAlone(_ end: Int) -> Bool {
    let operands = steps.operands[end]
    switch steps.steps[end] {
    case .unary(.negate), .unary(.square), .unary(.absolute), .unary(.squareRoot),
      .unary(.cubeRoot):
      return isContinuous(end) && vanishesAlone(operands[0])
    case .binary(.power):
      let exponent = enclosure(operands[1]).value.interval
      return isContinuous(end) && exponent.isSingleton && exponent.lowerBound > 0
        && vanishesAlone(operands[0])
    default:
      let whole = enclosure(end)
      return isContinuous(end) && !whole.slope.contains(0)
        && enclosure(end, over: Interval(place)).value.interval == Interval(0)
    }
  }

  private func isNonzero(_ end: Int) -> Bool {
    isContinuous(end) && !enclosure(end).value.interval.contains(0)
  }

  private func isContinuous(_ end: Int) -> Bool {
    let value = enclosure(end).value
    return value.decoration >= .definedAndContinuous && value.interval.isBounded
  }

  private func enclosure(_ end: Int, over x: Interval? = nil) -> Enclosure {
    (try? Program(steps.part(end), angleUnit: unit))?.enclosure(over: x ?? side) ?? .unknown
  }
}
