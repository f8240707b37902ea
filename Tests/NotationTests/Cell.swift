import Foundation

/// A spreadsheet's formula without other cells, calculated by the rules of LibreOffice and Excel: signs
/// bind tighter than powers, and powers are taken from the left.
struct Cell {
  /// NaN is what a cell shows as an error.
  private(set) var result = Double.nan
  private var rest: Substring

  /// The number, if there is one.
  var value: Double? { result.isFinite ? result : nil }

  init?(_ formula: String) {
    guard formula.hasPrefix("=") else { return nil }
    rest = formula.dropFirst()
    result = comparison()
    guard rest.isEmpty else { return nil }
  }

  private mutating func take(_ sign: Character) -> Bool {
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func comparison() -> Double {
    let first = sum()
    if take("<") {
      if take(">") { return first != sum() ? 1 : 0 }
      return take("=") ? first <= sum() ? 1 : 0 : first < sum() ? 1 : 0
    }
    if take(">") { return take("=") ? first >= sum() ? 1 : 0 : first > sum() ? 1 : 0 }
    if take("=") { return first == sum() ? 1 : 0 }
    return first
  }

  private mutating func sum() -> Double {
    var value = product()
    while true {
      if take("+") { value += product() } else if take("-") { value -= product() } else { break }
    }
    return value
  }

  private mutating func product() -> Double {
    var value = power()
    while true {
      if take("*") {
        value *= power()
      } else if take("/") {
        let divisor = power()
        value = divisor == 0 ? .nan : value / divisor
      } else {
        return value
      }
    }
  }

  private mutating func power() -> Double {
    var value = signed()
    while take("^") {
      let exponent = signed()
      value = value == 0 && exponent < 0 ? .nan : pow(value, exponent)
    }
    return value
  }

  private mutating func signed() -> Double { take("-") ? -signed() : single() }

  private mutating func single() -> Double {
    if take("(") {
      let value = comparison()
      return take(")") ? value : .nan
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." }
    rest.removeFirst(name.count)
    if let number = Double(name) { return number }
    if let mantissa = Double(name.dropLast()), name.last == "E", take("-") {
      let digits = rest.prefix(while: \.isNumber)
      rest.removeFirst(digits.count)
      return mantissa * pow(10, -(Double(digits) ?? .nan))
    }
    guard take("(") else { return .nan }
    var arguments: [Double] = []
    while !take(")"), !rest.isEmpty {
      arguments.append(comparison())
      _ = take(",")
    }
    return Self.call(String(name), arguments)
  }

  private static func call(_ name: String, _ arguments: [Double]) -> Double {
    let x = arguments.first ?? .nan
    let y = arguments.last ?? .nan
    switch name {
    case "IF": return arguments.count == 3 ? arguments[x != 0 ? 1 : 2] : .nan
    case "NA": return .nan
    case "AND": return x != 0 && y != 0 ? 1 : 0
    case "OR": return x != 0 || y != 0 ? 1 : 0
    case "XOR": return (x != 0) != (y != 0) ? 1 : 0
    case "NOT": return x == 0 ? 1 : 0
    case "PI": return .pi
    case "ABS": return abs(x)
    case "INT": return x.rounded(.down)
    case "ROUND": return x.rounded(.toNearestOrAwayFromZero)
    case "SIGN": return x == 0 ? 0 : x < 0 ? -1 : 1
    case "SQRT": return sqrt(x)
    case "EXP": return exp(x)
    case "LN": return x > 0 ? log(x) : .nan
    case "LOG10": return x > 0 ? log10(x) : .nan
    case "LOG": return x > 0 && y > 0 && y != 1 ? log(x) / log(y) : .nan
    case "SIN": return sin(x)
    case "COS": return cos(x)
    case "TAN": return tan(x)
    case "ASIN": return asin(x)
    case "ACOS": return acos(x)
    case "ATAN": return atan(x)
    case "SINH": return sinh(x)
    case "COSH": return cosh(x)
    case "TANH": return tanh(x)
    case "ASINH": return asinh(x)
    case "ACOSH": return acosh(x)
    case "ATANH": return abs(x) < 1 ? atanh(x) : .nan
    case "RADIANS": return x * .pi / 180
    case "DEGREES": return x * 180 / .pi
    case "GAMMA": return x == x.rounded() && x <= 0 ? .nan : tgamma(x)
    case "ERF": return erf(x)
    case "ERFC": return erfc(x)
    case "MIN": return arguments.min() ?? .nan
    case "MAX": return arguments.max() ?? .nan
    case "MOD": return y == 0 ? .nan : x - y * (x / y).rounded(.down)
    case "ATAN2": return x == 0 && y == 0 ? .nan : atan2(y, x)
    default: return whole(name, x, y)
    }
  }

  /// Functions that cut off what comes after the point.
  private static func whole(_ name: String, _ x: Double, _ y: Double) -> Double {
    guard x >= 0, y >= 0 else { return .nan }
    var (n, k) = (x.rounded(.down), y.rounded(.down))
    switch name {
    case "GCD", "LCM":
      while k > 0 { (n, k) = (k, n.truncatingRemainder(dividingBy: k)) }
      return name == "GCD" ? n : n == 0 ? 0 : x.rounded(.down) * y.rounded(.down) / n
    case "COMBIN", "PERMUT":
      guard k <= n else { return .nan }
      let count = stride(from: 0, to: k, by: 1).reduce(1.0) { $0 * (n - $1) }
      return name == "PERMUT" ? count : count / tgamma(k + 1)
    default: return .nan
    }
  }
}
