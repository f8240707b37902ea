import Formulas
import ExactEvaluation
import Operations
import Testing

@Suite struct ExactAnswerTests {
  @Test(arguments: [
    ("1/3", "0.33333333333333333"), ("-2^2", "-4"), ("0.1+0.2", "0.3"), ("0.1+0.2-0.3", "0"),
    ("1e-400", "1e-400"), ("1e-400*10^400/10", "0.1"), ("2^0.5", "1.4142135623730950"),
    ("171!", "1.2410180702176678e309"), ("2^50", "1125899906842624"),
    ("2^60", "1.1529215046068469e18"), ("10^49", "1" + String(repeating: "0", count: 49)),
    ("10^50", "1e50"), ("10^-21", "0.000000000000000000001"), ("10^-22", "1e-22"),
    ("e^-10^10", "9.2785844203248725e-4342944820"), ("9^9^9", "4.2812477317574704e369693099"),
    ("tanh(300)", "0.99999999999999999"), ("erf(1000)", "1.0000000000000000"),
    ("sin(10^22)", "-0.85220084976718880"), ("gamma(-170.5)", "-3.3127395215386073e-308"),
    ("mod(-1e-20, 3)", "2.9999999999999999"), ("(-1)^(10^30+1)", "-1"),
    ("nCr(1000, 500)", "2.7028824094543656e299"), ("gcd(10^30, 6^20)", "1048576"),
    ("nPr(10^20, 2)", "9.9999999999999999e39"), ("lcm(4, -6)", "12"), ("nCr(3, 5)", "0"),
    ("cosh(1e-30)-1", "5.0000000000000000e-61"), ("0^0", "1"), ("(-8)^(1/3)", "-2"),
    ("root(-3, -8)", "-0.5"), ("round(-2.5)", "-3"), ("round(2.5)", "3"), ("round(-0.5)", "-1"),
    ("round(0.5-1e-17)", "0"), ("floor(-e)", "-3"), ("ceil(-e)", "-2"),
    ("floor(9^99.5)", "8.8537996291958256e94"),
    ("atan2(-1, -1)", "-2.3561944901923449"), ("atan2(0, -1)", "3.1415926535897932"),
    ("10^10^9", "1e1000000000"), ("10^(10^10)", "1e10000000000"),
    ("-0.01^(10^10)", "-1e-20000000000"),
    ("3*10^(10^9)/7", "4.2857142857142857e999999999"), ("-25*10^-10^9", "-2.5e-999999999"),
    ("10^(10^9)/10^(10^10)", "1e-9000000000"), ("10^10^10+1", "1.0000000000000000e10000000000"),
    ("sqrt(10^(10^10))", "1.0000000000000000e5000000000"), ("0*10^10^9", "0"),
    ("max(1/3, 0.333)", "0.33333333333333333"), ("clamp(5, 1, sqrt(2))", "1.4142135623730950"),
  ])
  func `a value is printed with all digits certain`(formula: String, text: String) throws {
    #expect(try exactAnswer(formula).text == text)
  }

  @Test(arguments: [
    "1/0", "0/0", "0^-1", "0^(-0.5)", "(-8)^0.2", "(-8)^(2/6)", "sqrt(-1e-400)", "ln(0)",
    "ln(0.1+0.2-0.3)", "tan(pi/2)", "1/(sqrt(2)^2-2)", "sec(pi/2)", "cot(pi)", "csc(0)",
    "asin(1+1e-300)", "acos(-2)", "acosh(1-1e-300)", "atanh(1)", "atanh(sin(pi/2))", "gamma(-3)",
    "gamma(sqrt(2)^2-2)", "(-1)!", "root(0, 2)", "root(2.5, -1)", "root(2, -1)", "root(-1, 0)",
    "log(1, 2)", "log(-2, -8)", "log(sqrt(2)^2/2, 5)", "mod(1, 0)", "mod(1, sin(pi))",
    "atan2(0, 0)", "gcd(1.5, 2)", "nCr(-1, 2)", "nPr(2, -1)", "nCr(pi, 1)", "(-2)^pi",
    "(-1)^(1/2)", "0^-9^9^9", "acosh(tanh(650))",
  ])
  func `where there is no value, that is proven`(formula: String) throws {
    #expect(try exactAnswer(formula).status == "undefined")
  }

  @Test(arguments: [
    ("9^9^9^9", ExactAnswer.overflow("10^(4.08·10^369693099)")),
    ("10^10^10^10", .overflow("10^(1.00·10^10000000000)")),
    ("10^-10^10^10", .underflow("10^(−1.00·10^10000000000)")),
    ("-9^9^9^9", .overflow("10^(4.08·10^369693099)")),
    ("9^9^9^9+1", .overflow("10^(4.08·10^369693099)")),
    ("9^9^9^9/pi", .overflow("10^(4.08·10^369693099)")),
    ("1/9^9^9^9", .underflow("10^(−4.08·10^369693099)")),
    ("9^-9^9^9", .underflow("10^(−4.08·10^369693099)")),
    ("sqrt(2)*9^-9^9^9", .underflow("10^(−4.08·10^369693099)")),
    ("exp(-10^30)", .underflow("10^(−4.34·10^29)")),
    ("exp(exp(100))", .overflow("10^(1.16·10^43)")),
    ("(10^20)!", .overflow("10^(1.95·10^21)")),
    ("cosh(10^30)", .overflow("10^(4.34·10^29)")),
    ("gamma(9^9^9^9)", .overflow("10^(10^(4.08·10^369693099))")),
  ])
  func `what is too large or too small to write is told from what is not, with its size`(
    formula: String,
    answer: ExactAnswer
  ) throws {
    #expect(try exactAnswer(formula) == answer)
  }

  @Test(arguments: ["9^9^9^9-9^9^9^9", "sin(9^9^9)", "floor(9^9^9^9/3)"])
  func `what is not settled is said not to be`(formula: String) throws {
    #expect(try exactAnswer(formula).status == "undecided")
  }

  @Test(arguments: [
    ("sin(30)", "0.5"), ("cos(60)", "0.5"), ("tan(45)", "1"), ("tan(90)", "undefined"),
    ("sec(60)", "2"), ("csc(30)", "2"), ("cot(45)", "1"), ("cot(90)", "0"),
    ("csc(180)", "undefined"),
    ("sec(270)", "undefined"), ("cot(0)", "undefined"), ("asin(1)", "90"), ("acos(-1)", "180"),
    ("atan(1)", "45"), ("asec(2)", "60"), ("acsc(2)", "30"), ("acot(1)", "45"),
    ("atan2(1, -1)", "135"),
    ("sin(30°)", "0.5"), ("sin(10^30)", "-0.98480775301220805"), ("asin(sin(300))", "-60"),
  ])
  func `angles in degrees are exact`(formula: String, text: String) throws {
    #expect(try exactAnswer(formula, .degrees).text == text)
  }

  @Test(arguments: [
    ("5/6", "5/6"), ("2^70", "1180591620717411303424"), ("sin(pi/3)", "√3/2"), ("atan(1)", "π/4"),
    ("-2pi", "-2π"), ("sqrt(12)", "2√3"), ("(1+sqrt(5))/2", "(1 + √5)/2"), ("1-sqrt(2)", "1 - √2"),
    ("gamma(1/2)", "√π"), ("gamma(5/2)", "3√π/4"), ("ln(8)/3", "ln 2"), ("-ln(3)", "ln(1/3)"),
    ("2e", "2e"), ("sqrt(e)", "e^(1/2)"), ("0.125", "1/8"), ("cos(pi/2)", "0"),
    ("sin(pi/12)", "(√6 - √2)/4"), ("cos(pi/8)", "√(2 + √2)/2"), ("sin(pi/5)", "√(10 - 2√5)/4"),
    ("sqrt(5+2sqrt(6))", "√3 + √2"), ("cos(pi/12)-1/2", "(-2 + √6 + √2)/4"),
    ("-sin(pi/12)", "(√2 - √6)/4"), ("pi+1", "1 + π"), ("(pi+1)/2", "1/2 + π/2"),
    ("pi/4+ln(2)", "π/4 + ln 2"), ("1-2ln(3)", "1 - 2 ln 3"), ("sqrt(2)+pi", "√2 + π"),
    ("e+pi-e", "π"), ("3^(1/4)", "√(√3)"), ("e^2+1", "1 + e^2"),
  ])
  func `a closed form is shown where there is one`(formula: String, form: String) throws {
    #expect(try exactEvaluation(formula).form == form)
  }

  @Test(arguments: ["sin(1)", "e^pi", "gamma(1/3)", "sqrt(2)*pi", "sin(1)+1"])
  func `where there is none, none is made up`(formula: String) throws {
    #expect(try exactEvaluation(formula).form == nil)
  }

  @Test(arguments: [
    ("x^2", "sqrt(2)", "2"), ("sin(x)", "pi/6", "0.5"), ("x/3", "1", "0.33333333333333333"),
    // What stands for x was not written as a fraction.
    ("(-8)^(x/3)", "1", "undefined"), ("(-8)^x", "1/3", "undefined"),
  ])
  func `the variable takes exact values`(formula: String, x: String, text: String) throws {
    #expect(try exactAnswer(formula, at: x).text == text)
  }

  @Test(arguments: [1, 2, 30, 1_000, 20_000])
  func `as many digits as are asked for, and the same ones`(count: Int) throws {
    guard case .number(let digits) = try exactAnswer("pi", digits: count),
      case .number(let more) = try exactAnswer("pi", digits: count + 50)
    else {
      Issue.record("no number")
      return
    }
    #expect(digits.digits.count == count && more.digits.hasPrefix(digits.digits))
  }

  @Test func `every operation has an exact side that agrees with its value`() throws {
    for operation in UnaryOperation.allCases {
      #expect(operation.row.precise != nil, "\(operation.name)")
    }
    for operation in BinaryOperation.allCases {
      #expect(operation.row.precise != nil, "\(operation.name)")
    }
  }
}
