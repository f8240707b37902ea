package import Formulas

/// The parameters of a model with bounds.
///
/// Either the least lies within, or some parameters are at a bound and the sum of squares falls further
/// beyond it, which the derivative by each of them shows (Karush, Kuhn and Tucker). Of a model that is
/// linear in its parameters there is only one such place.
package struct BoundedFit {
  private let question: FitQuestion

  package init(_ question: FitQuestion) { self.question = question }

  package var answer: FitAnswer {
    guard !question.bounds.isEmpty else {
      return FitCalculation(question)?.answer ?? FitAnswer(.none)
    }
    for bounds in tried {
      if let answer = answer(at: bounds) { return answer }
    }
    return FitAnswer(.none)
  }

  /// Bounds that parameters may be at, at most one for each of them; none come first.
  private var tried: [[FitBound]] {
    let sets = question.bounds.reduce(into: [[FitBound]()]) { sets, bound in
      guard sets.count < Self.most else { return }
      sets += sets.filter { $0.allSatisfy { $0.parameter != bound.parameter } }.map { $0 + [bound] }
    }
    return sets.sorted { $0.count < $1.count }
  }

  private static let most = 64

  /// The answer where parameters are at bounds; nil where it is not the one.
  private func answer(at bounds: [FitBound]) -> FitAnswer? {
    let fixed = Dictionary(bounds.map { ($0.parameter, $0.value) }) { first, _ in first }
    let free = (0..<question.parameters).filter { fixed[$0] == nil }
    guard var answer = free.isEmpty ? whole(fixed) : restricted(to: fixed), answer.isProven else {
      return nil
    }
    for index in fixed.keys.sorted() { answer.insert(fixed[index] ?? "0", at: index) }
    let values = answer.parameters.map(\.known)
    for bound in question.bounds where !bounds.contains(bound) {
      guard let value = values[bound.parameter], value.isWithin(bound) else { return nil }
    }
    guard bounds.allSatisfy({ isPressed(at: $0, values) }) else { return nil }
    answer.atBounds = bounds.map(\.parameter).sorted()
    // Other minima are excluded only where there is one at most.
    if !bounds.isEmpty, FitCalculation(question)?.isLinear != true { answer.proof = .minimum }
    if !bounds.isEmpty, answer.proof == .unique { answer.proof = .least }
    if bounds.contains(where: \.isStrict) { answer.proof = .unattained }
    return answer
  }

  /// The answer without the parameters that have numbers.
  private func restricted(to fixed: [Int: String]) -> FitAnswer? {
    question.fixing(fixed).flatMap { FitCalculation($0)?.answer }
  }

  /// What is left where all parameters have numbers.
  private func whole(_ fixed: [Int: String]) -> FitAnswer? {
    let values = fixed.sorted { $0.key < $1.key }
      .compactMap { Fraction.decimal($0.value).map(FitScalar.fraction) }
    return FitCalculation(question, sums: false)?.residuals(at: values)
  }

  /// Whether the sum of squares certainly falls beyond a bound.
  private func isPressed(at bound: FitBound, _ values: [FitScalar?]) -> Bool {
    let known = values.compactMap { $0 }
    guard known.count == values.count, let calculation = FitCalculation(question, sums: false),
      let least = try? calculation.least(at: known, bits: 256, bendsToo: false)
    else { return false }
    return least.gradient[bound.parameter].sign == (bound.isLower ? 1 : -1)
  }
}
