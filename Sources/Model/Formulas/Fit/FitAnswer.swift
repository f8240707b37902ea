import Numerals

/// The parameters of a model, and what is proven of them.
package struct FitAnswer: Equatable, Sendable {
  /// What is certain of the least sum of squares.
  package enum Proof: String, Sendable, CaseIterable {
    /// There is no other, and it is the least.
    case unique
    /// It is less than all near it; others are not excluded.
    case minimum
    /// It is less than all others within the bounds.
    case least
    /// The sum falls towards a bound that is left out.
    case unattained
    /// The columns do not determine the parameters.
    case undetermined
    /// Nothing was found that could be proven.
    case none
  }

  /// Whether what is told of the parameters is proven.
  package var isProven: Bool { [.unique, .least, .minimum].contains(proof) }

  /// A number with so many digits as are certain.
  package struct Number: Equatable, Sendable {
    /// Nil where none is, as of what may be 0.
    package var decimal: String?
    /// The same exactly, where it is a fraction: "-5/6".
    package var fraction: String?

    package init(decimal: String?, fraction: String?) {
      (self.decimal, self.fraction) = (decimal, fraction)
    }

    /// The power of ten of the decimal's last digit, in which it may be off by one.
    package var lastPlace: Int? {
      guard let parts = decimal?.split(separator: "e"), let digits = parts.first else { return nil }
      let decimals = digits.split(separator: ".").dropFirst().first?.count ?? 0
      return (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) - decimals
    }
  }

  package var proof: Proof
  package var parameters: [Number] = []
  /// Their standard deviations; empty where there are no more rows than parameters.
  package var deviations: [Number] = []
  /// The sum of the squares that are left, their standard deviation, and the share that is explained.
  package var residualSum: Number?
  package var residualDeviation: Number?
  package var determination: Number?

  /// Which parameters are at their bounds.
  package var atBounds: [Int] = []
  /// How far the model itself may be off; nil where no more rows than parameters are known.
  package var spread: FitSpread?

  package init(_ proof: Proof) { self.proof = proof }

  /// Lines, without their ends: what is proven, then a number each.
  package var lines: [String] {
    func line(_ name: String, _ number: Number?) -> [String] {
      number.map { [[name, $0.decimal ?? "-", $0.fraction ?? "-"].joined(separator: " ")] } ?? []
    }
    return ["fit " + proof.rawValue] + parameters.flatMap { line("parameter", $0) }
      + deviations.flatMap { line("deviation", $0) } + line("rss", residualSum)
      + line("rsd", residualDeviation) + line("r2", determination)
      + [spread?.line].compactMap { $0 } + atBounds.map { "bound \($0)" }
  }

  /// The same with so many digits of each number at most.
  package func rounded(to digits: Int) -> FitAnswer {
    func rounded(_ number: Number) -> Number {
      guard let decimal = number.decimal, let known = DecimalDigits(decimal: decimal),
        decimal.prefix(while: { $0 != "e" }).filter(\.isNumber).drop(while: { $0 == "0" }).count
          > digits
      else { return number }
      return Number(
        decimal: known.rounded(to: digits).text(padded: digits),
        fraction: number.fraction
      )
    }
    var answer = self
    answer.parameters = parameters.map(rounded)
    answer.deviations = deviations.map(rounded)
    answer.residualSum = residualSum.map(rounded)
    answer.residualDeviation = residualDeviation.map(rounded)
    answer.determination = determination.map(rounded)
    return answer
  }

  /// Takes one of its lines in; false for any other text.
  package mutating func read(_ line: String) -> Bool {
    let words = line.split(separator: " ").map(String.init)
    if words.count == 2, words[0] == "fit", let proof = Proof(rawValue: words[1]) {
      self = FitAnswer(proof)
      return true
    }
    if let spread = FitSpread(words: words) {
      self.spread = spread
      return true
    }
    if words.count == 2, words[0] == "bound", let index = Int(words[1]) {
      atBounds.append(index)
      return true
    }
    guard words.count == 3 else { return false }
    func known(_ word: String) -> String? { word == "-" ? nil : word }
    let number = Number(decimal: known(words[1]), fraction: known(words[2]))
    switch words[0] {
    case "parameter": parameters.append(number)
    case "deviation": deviations.append(number)
    case "rss": residualSum = number
    case "rsd": residualDeviation = number
    case "r2": determination = number
    default: return false
    }
    return true
  }
}

extension DecimalDigits {
  /// With zeros behind it up to so many digits: "2.500", "1.250e-7".
  fileprivate func text(padded count: Int) -> String {
    let missing = max(count - digits.count, 0)
    let all = digits.map(String.init).joined() + String(repeating: "0", count: missing)
    let sign = isNegative ? "-" : ""
    guard -5..<count ~= exponent else {
      return sign + all.prefix(1) + "." + all.dropFirst() + (exponent < 0 ? "e" : "e+")
        + String(exponent)
    }
    if exponent < 0 { return sign + "0." + String(repeating: "0", count: -exponent - 1) + all }
    let rest = all.dropFirst(exponent + 1)
    return sign + all.prefix(exponent + 1) + (rest.isEmpty ? "" : "." + rest)
  }
}
