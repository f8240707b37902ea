import Formulas
import Numerals
import Operations

extension CertainDigits {
  /// The shortest decimal that is nearer to it than a sixth of a width.
  func shortest(within width: CertainDigits) -> CertainDigits {
    let reach = (Double("0." + width.digits.prefix(17)) ?? 0.1) * 10 / 6
    let units = digits.utf8.map { Int($0) - 0x30 }
    // How many digits are kept.
    for count in 0...units.count {
      let rest = "0." + digits.dropFirst(count).prefix(17)
      let part = Double(rest == "0." ? "0" : rest) ?? 0
      // In units of the width's power of ten.
      let place = exponent + 1 - count - width.exponent
      func size(_ share: Double) -> Double { share == 0 ? 0 : share * Self.power(of: place) }
      if size(part) <= reach {
        return decimal(Array(units.prefix(count)), exponent + 1 - count)
      }
      if size(1 - part) <= reach {
        return decimal(Self.next(after: Array(units.prefix(count))), exponent + 1 - count)
      }
    }
    return decimal(units, exponent + 1 - units.count)
  }

  private static func power(of exponent: Int) -> Double { Double("1e\(exponent)") ?? .infinity }

  /// One unit more in the last place.
  private static func next(after digits: [Int]) -> [Int] {
    var digits = digits
    var place = digits.count - 1
    while place >= 0, digits[place] == 9 {
      digits[place] = 0
      place -= 1
    }
    if place >= 0 { digits[place] += 1 } else { digits.insert(1, at: 0) }
    return digits
  }

  /// Whole digits times a power of ten.
  private func decimal(_ digits: [Int], _ exponent: Int) -> CertainDigits {
    guard digits.contains(where: { $0 != 0 }) else { return .zero }
    return CertainDigits(
      isNegative: isNegative,
      digits: digits.map(String.init).joined(),
      exponent: exponent + digits.count - 1,
      certainty: .exact
    )
  }

  /// The steps of the number that its digits are.
  var steps: [Instruction] {
    let size = text.drop { $0 == "-" }
    let number = NumberLiteral(String(size)).map { [Instruction.number($0)] }
    return (number ?? [.number(NumberLiteral(0))]) + (isNegative ? [.unary(.negate)] : [])
  }
}
