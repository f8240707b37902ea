/// An operation on one value; everything that is known about it stands in its row.
///
/// A new one is a case and its row here, and the row in the file of its family.
package enum UnaryOperation: UInt8, Sendable {
  case negate, percent, factorial, degrees
  case absolute, sign, floor, ceil, round
  case squareRoot, cubeRoot
  case sin, cos, tan, sec, csc, cot
  case asin, acos, atan
  case sinh, cosh, tanh, asinh, acosh, atanh
  case exp, ln, log10, log2, gamma, erf, erfc, sinc
  case si, ci, ei, li, erfi, erfinv, erfcinv, fresnelS, fresnelC, loggamma, lambertW, lowerLambertW,
    zeta
  case not
  // What programs are made of inside, which nobody writes by name.
  case sinDegrees, cosDegrees, tanDegrees, asinDegrees, acosDegrees, atanDegrees
  /// u·u, u^u, and |u|/u.
  case square, selfPower, signOfNonzero

  private var definition: UnaryFunction {
    switch self {
    case .negate: .negate
    case .percent: .percent
    case .factorial: .factorial
    case .degrees: .degrees
    case .absolute: .absolute
    case .sign: .sign
    case .floor: .floor
    case .ceil: .ceil
    case .round: .round
    case .squareRoot: .squareRoot
    case .cubeRoot: .cubeRoot
    case .sin: .sin
    case .cos: .cos
    case .tan: .tan
    case .sec: .sec
    case .csc: .csc
    case .cot: .cot
    case .asin: .asin
    case .acos: .acos
    case .atan: .atan
    case .sinh: .sinh
    case .cosh: .cosh
    case .tanh: .tanh
    case .asinh: .asinh
    case .acosh: .acosh
    case .atanh: .atanh
    case .exp: .exp
    case .ln: .ln
    case .log10: .log10
    case .log2: .log2
    case .gamma: .gamma
    case .erf: .erf
    case .erfc: .erfc
    case .sinc: .sinc
    case .si: .si
    case .ci: .ci
    case .ei: .ei
    case .li: .li
    case .erfi: .erfi
    case .erfinv: .erfinv
    case .erfcinv: .erfcinv
    case .fresnelS: .fresnelS
    case .fresnelC: .fresnelC
    case .loggamma: .loggamma
    case .lambertW: .lambertW
    case .lowerLambertW: .lowerLambertW
    case .zeta: .zeta
    case .not: .not
    case .sinDegrees: .sinDegrees
    case .cosDegrees: .cosDegrees
    case .tanDegrees: .tanDegrees
    case .asinDegrees: .asinDegrees
    case .acosDegrees: .acosDegrees
    case .atanDegrees: .atanDegrees
    case .square: .square
    case .selfPower: .selfPower
    case .signOfNonzero: .signOfNonzero
    }
  }

  private static let rows: [UnaryFunction] = {
    (0...UInt8.max).lazy.map(UnaryOperation.init).prefix { $0 != nil }.compactMap { $0?.definition }
  }()

  /// What is known about the operation.
  @inline(__always)
  package var row: UnaryFunction {
    _read { yield Self.rows[Int(rawValue)] }
  }
}

extension UnaryOperation: CaseIterable {
  /// The operations that people write.
  package static let allCases = (0...UInt8.max).compactMap(UnaryOperation.init)
    .filter { $0.row.writing.spelling != .never }

  private static let saved = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// The operation that is saved under a word.
  package init?(name: String) {
    guard let known = Self.saved[name] else { return nil }
    self = known
  }

  /// The word under which it is saved: "sin", "squareRoot".
  package var name: String { row.name }

  /// The operation that it is where angles are in degrees.
  package func reading(_ angleUnit: AngleUnit) -> UnaryOperation {
    angleUnit == .degrees ? row.writing.inDegrees ?? self : self
  }
}
