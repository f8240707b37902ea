import Formulas
import ExactEvaluation
import Notation
import TestSupport
import Testing
import Words

/// Why there is no value: the reason is true, and so is each number in it.
@Suite struct ReasonTests {
  @Test(arguments: [
    ("1/(1e20+1-1e20-1)", "undefined: division by 0"),
    ("1/(1e20+1-1e20)+√(-4)", "no real value: √ of −4"),
    ("√(1e16+1-1e16-2)", "no real value: √ of −1"), ("ln(0.1+0.2-0.3)", "no real value: ln of 0"),
    ("1/sin(π)", "undefined: division by 0"), ("√(0.29-(0.1+0.2))", "no real value: √ of −0.01"),
    ("asin(1+1e-20)", "no real value: asin of 1.000000000…"),
    ("√(-e^1000)", "no real value: √ of −e^1000"),
    ("√(1/3-1)", "no real value: √ of −2/3"), ("√(-√2)", "no real value: √ of −√2"),
    ("√(-123456789123)", "no real value: √ of −123456789123"),
    ("ln(-e)", "no real value: ln of −e"),
    ("√(-1e-400)", "no real value: √ of −1·10⁻⁴⁰⁰"),
    ("√(-3^90)", "no real value: √ of −8.727963568…·10⁴²"),
    ("(-1e-400)^0.5", "no real value: (−1·10⁻⁴⁰⁰)^0.5"), ("(-2)^π", "no real value: (−2)^(π)"),
    ("(-2)^(-0.5)", "no real value: (−2)^(−0.5)"), ("(-2)^√2", "no real value: (−2)^(√2)"),
    ("log(1+1e-13, -5)", "no real value: log of −5"), ("log(2, -5)", "no real value: log of −5"),
    ("log(√2^2/2, 5)", "no real value: log to base of 1"),
    ("log(-√2, 5)", "no real value: log to base of −√2"),
    ("nCr(-1, 2)", "no real value: nCr of (−1, 2)"),
    ("gcd(1.5, 2)", "no real value: gcd of (1.5, 2)"),
    ("{1<2: ln(0), 1}", "no real value: ln of 0"),
    ("1 {1e20+1<1e20}", "undefined: its condition does not hold"),
    ("{1>2: 3, 1/0}", "undefined: division by 0"), ("asech(√5)", "undefined: asech at √5"),
    ("tan(1e20π+π/2)", "undefined: tan at 200000000000000000001π/2"),
    ("gamma(√2^2-3)", "undefined: gamma at −1"),
    ("√(-sin(1))", "no real value: √ of −0.8414709848…"),
    ("acosh(1-1e-300)", "no real value: acosh of 0.9999999999…"),
    ("root(-1, √2^2-2)", "undefined: division by 0"),
    ("mod(1, √3^2-3)", "undefined: division by 0"),
  ])
  func `is proven, with certain digits only`(text: String, sentence: String) throws {
    #expect(try exactAnswer(text).reason == sentence)
    let program = try FormulaParser.parse(text)
    let first = ExactAnswer(program, digits: 15)
    // Enclosures tell how a number begins where closed forms tell what it is, or leave it out.
    let isLess = first.status == "undecided" || first == .undefined(.noValue)
    #expect(isLess || first.reason == sentence || first.reason?.contains("…") == true)
  }

  @Test(arguments: [
    "√(-(0.1+0.2-0.3))", "{1e20+1>1e20: 1}", "1/(1e20+1-1e20)", "asin(1e20+1-1e20)",
  ])
  func `is not there where there is a value`(text: String) throws {
    #expect(try exactAnswer(text).status == "number")
    let first = ExactAnswer(try FormulaParser.parse(text), digits: 15)
    #expect(first.status == "number" || first.status == "undecided")
  }

  /// Sums of decimals far apart, with the same in fractions that know nothing of formulas.
  private struct RandomSum {
    var text = "0"
    var value = Fraction(0)

    init(using generator: inout SeededGenerator) throws {
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let digits = Int.random(in: -999...999, using: &generator)
        let power = [0, 0, -1, -3, -9, 9, 16, -20].randomElement(using: &generator) ?? 0
        text += "+(\(digits)e\(power))"
        let scale = try #require(Fraction(10).power(power))
        value = value + Fraction(digits) * scale
        if Int.random(in: 0..<4, using: &generator) == 0 {
          text += "-(\(digits)e\(power))-(1e-9)"
          let small = try #require(Fraction(10).power(-9))
          value = value - Fraction(digits) * scale - small
        }
      }
    }
  }

  @Test(arguments: 0..<4) func `of random sums is what fractions say`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) + 4_000)
    var told = 0
    for _ in 0..<250 {
      let sum = try RandomSum(using: &generator)
      let one = Fraction(1)
      let outside: [(String, String, Bool)] = [
        ("√(", "√", sum.value.sign < 0), ("ln(", "ln", sum.value.sign <= 0),
        ("asin(", "asin", one < sum.value.magnitude), ("acosh(", "acosh", sum.value < one),
      ]
      for (call, name, hasNone) in outside {
        let text = call + sum.text + ")"
        let first = ExactAnswer(try FormulaParser.parse(text), digits: 15)
        let exact = try exactAnswer(text)
        #expect((exact.status == "undefined") == hasNone, "\(text)")
        for answer in [first, exact] {
          guard case .undefined(let fault?) = answer else { continue }
          #expect(hasNone, "\(text)")
          guard case .noRealValue(name, let operand) = fault else {
            #expect(fault == .noValue, "\(text): \(fault)")
            continue
          }
          told += 1
          #expect(try isTrue(operand, of: sum.value), "\(text): \(operand)")
        }
      }
      let text = "1/(\(sum.text))"
      #expect(try (exactAnswer(text).reason == "undefined: division by 0") == (sum.value.sign == 0))
    }
    #expect(told > 500, "\(told)")
  }

  /// Whether what is told of a number is the number, or how it begins.
  private func isTrue(_ told: String, of value: Fraction) throws -> Bool {
    let isCut = told.contains("…")
    let parts = told.replacing("…", with: "").replacing("−", with: "-").split(separator: "·10")
    let digits = parts[0].split(separator: "/")
    var number = try read(String(digits[0]))
    if digits.count > 1 { number = try number / read(String(digits[1])) }
    var unit = Fraction(10)
    if let point = digits[0].firstIndex(of: ".") {
      let places = digits[0].distance(from: point, to: digits[0].endIndex) - 1
      unit = try #require(Fraction(10).power(-places))
    }
    if parts.count > 1 {
      let raised = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
      let exponent = parts[1].reduce(into: 0) { $0 = $0 * 10 + (raised.firstIndex(of: $1) ?? 0) }
      let scale = try #require(Fraction(10).power(parts[1].hasPrefix("⁻") ? -exponent : exponent))
      (number, unit) = (number * scale, unit * scale)
    }
    guard isCut else { return number == value }
    let rest = (value.magnitude - number.magnitude)
    return number.sign * value.sign >= 0 && rest.sign > 0 && rest < unit
  }

  private func read(_ decimal: String) throws -> Fraction {
    let parts = decimal.split(separator: ".")
    let whole = try #require(Fraction(digits: parts.joined().replacing("-", with: "")))
    let scale = try #require(Fraction(10).power(parts.count > 1 ? -parts[1].count : 0))
    return whole * scale * Fraction(decimal.hasPrefix("-") ? -1 : 1)
  }

  @Test(arguments: [
    ProgramFault.divisionByZero, .noValue, .conditionFalse, .noLogarithm(base: "−√2"),
    .noRealValue(operation: "^(−0.5)", operand: "−1·10⁻⁴⁰⁰"),
    .noRealValue(operation: "√", operand: "1.000000000…"),
    .undefined(operation: "tan", place: "90°"),
  ])
  func `comes from another process as it was`(fault: ProgramFault) {
    let answer = ExactAnswer.undefined(fault)
    #expect(ExactAnswer(line: answer.line) == answer)
  }
}

extension ExactAnswer {
  fileprivate var reason: String? {
    if case .undefined(let fault) = self { fault?.description } else { nil }
  }
}
