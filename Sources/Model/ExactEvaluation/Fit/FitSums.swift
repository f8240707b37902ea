/// The sums of products, over all rows, that least squares of a linear model need; each exactly.
struct FitSums {
  /// What is summed: what each parameter stands before, what is to be reached, and the response.
  private let sums: [[Fraction]]
  private let count: Int

  var normal: [[FitScalar]] {
    (0..<count).map { first in (0..<count).map { .fraction(sums[first][$0]) } }
  }
  var target: [FitScalar] { (0..<count).map { .fraction(sums[$0][count]) } }
  /// Of the squares of what is to be reached.
  var whole: FitScalar { .fraction(sums[count][count]) }
  /// Of the response, and of its squares.
  var response: (sum: FitScalar, squares: FitScalar) {
    (.fraction(sums[count + 1][count + 2]), .fraction(sums[count + 1][count + 1]))
  }

  /// Nil where a number of a row does not fit in 127 bits.
  init?(
    model: FitPolynomial,
    response: FitPolynomial,
    parameters count: Int,
    columns: [FitColumn]
  ) {
    let rest = FitPolynomial(part: model.part(nil))
    let rows = columns.first?.numbers.count ?? 0
    let one = FitPolynomial(.one, columns: columns.count)
    let wanted = response + rest.scaled(by: Fraction(-1))
    let parts = (0..<count).map { FitPolynomial(part: model.part($0)) } + [wanted, response, one]
    let forms = parts.compactMap { WholeForm($0, columns) }
    guard forms.count == parts.count else { return nil }
    let highest = forms.reduce(0) { max($0, $1.highest) }
    var powers = [[Int128]](
      repeating: Array(repeating: 1, count: highest + 1),
      count: columns.count
    )
    var values = [Int128](repeating: 0, count: forms.count)
    var totals = [WideSum](repeating: WideSum(), count: forms.count * forms.count)
    for row in 0..<rows {
      for (column, entry) in columns.enumerated() {
        let x = Int128(entry.numbers[row])
        for power in 1..<max(highest + 1, 1) {
          let (next, isTooLong) = powers[column][power - 1].multipliedReportingOverflow(by: x)
          guard !isTooLong else { return nil }
          powers[column][power] = next
        }
      }
      for (index, form) in forms.enumerated() {
        guard let value = form.value(powers) else { return nil }
        values[index] = value
      }
      for first in forms.indices {
        for second in first..<forms.count {
          totals[first * forms.count + second].add(values[first], times: values[second])
        }
      }
    }
    sums = forms.indices.map { first in
      forms.indices.map { second in
        let total = totals[min(first, second) * forms.count + max(first, second)]
        return total.fraction / (forms[first].scale * forms[second].scale)
      }
    }
    self.count = count
  }
}

extension FitPolynomial {
  fileprivate init(part: [(powers: [Int], coefficient: Fraction)]) {
    self.init()
    for (powers, coefficient) in part {
      terms[Term(powers: powers, parameter: nil)] = coefficient
    }
  }
}

/// A polynomial of whole columns with whole coefficients, so many times as large as it should be.
private struct WholeForm {
  let terms: [(coefficient: Int128, powers: [(column: Int, power: Int)])]
  let scale: Fraction
  let highest: Int

  /// Nil where a coefficient does not fit.
  init?(_ polynomial: FitPolynomial, _ columns: [FitColumn]) {
    let ten = Fraction(10)
    let parts = polynomial.part(nil).map {
      powers,
      coefficient -> (powers: [Int], value: Fraction) in
      let decimals = zip(powers, columns).reduce(0) { $0 + $1.0 * $1.1.decimals }
      return (powers, coefficient / (ten.power(decimals) ?? .one))
    }
    var scale = Fraction.one
    for part in parts { scale = scale * (part.value * scale).denominator }
    var terms: [(coefficient: Int128, powers: [(column: Int, power: Int)])] = []
    for part in parts {
      guard let coefficient = Int128((part.value * scale).text) else { return nil }
      let powers = part.powers.enumerated().filter { $0.element > 0 }
        .map { (column: $0.offset, power: $0.element) }
      terms.append((coefficient, powers))
    }
    (self.terms, self.scale) = (terms, scale)
    highest = parts.flatMap(\.powers).max() ?? 0
  }

  /// Nil where it does not fit.
  func value(_ powers: [[Int128]]) -> Int128? {
    var sum: Int128 = 0
    for term in terms {
      var product = term.coefficient
      for (column, power) in term.powers {
        let (next, isTooLong) = product.multipliedReportingOverflow(by: powers[column][power])
        guard !isTooLong else { return nil }
        product = next
      }
      let (next, isTooLong) = sum.addingReportingOverflow(product)
      guard !isTooLong else { return nil }
      sum = next
    }
    return sum
  }
}

/// A sum of products of whole numbers that never overflows for fewer than 2^63 of them.
private struct WideSum {
  private var low: UInt128 = 0
  private var middle: Int128 = 0
  private var high: Int64 = 0

  mutating func add(_ first: Int128, times second: Int128) {
    let product = first.multipliedFullWidth(by: second)
    let (sum, carries) = low.addingReportingOverflow(product.low)
    low = sum
    // The carry is taken where it can't overflow: a product is far from the ends of its upper half.
    let upper = product.high + (carries ? 1 : 0)
    let (total, isTooLong) = middle.addingReportingOverflow(upper)
    middle = total
    if isTooLong { high += upper < 0 ? -1 : 1 }
  }

  var fraction: Fraction {
    let unit = Fraction(2).power(128) ?? .one
    func whole(_ text: String) -> Fraction { Fraction(digits: text) ?? .zero }
    return (Fraction(Int(high)) * unit + whole(String(middle))) * unit + whole(String(low))
  }
}
