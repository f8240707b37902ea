import Algebra
import Numerals
import Operations

/// Conditions in the form that all spellings of one set have, as far as terms can be compared: all of
/// those of one clause hold, of any clause.
struct PlaneClauses {
  /// A condition on the sign of a term.
  struct Literal: Hashable {
    var term: Term
    var signs: SignSet
  }

  /// No clause holds nowhere, one without conditions everywhere.
  private(set) var clauses: [[Literal]] = []

  /// The terms met so far, each with the sign of its leading coefficient.
  private var known: [TermPolynomial: (term: Term, isPositive: Bool)] = [:]
  /// Those that have no value in some places.
  private var partial: Set<Term> = []

  init(_ clauses: [[Literal]]) {
    for clause in clauses {
      guard let joined = joined(clause), !self.clauses.contains(joined) else { continue }
      self.clauses.append(joined)
    }
    while mergeTwo() {}
  }

  /// The conditions of a clause, those on one term joined to one; nil where they exclude each other.
  private mutating func joined(_ clause: [Literal]) -> [Literal]? {
    var result: [Literal] = []
    for var literal in clause {
      unify(&literal)
      if let index = result.firstIndex(where: { $0.term == literal.term }) {
        result[index].signs.formIntersection(literal.signs)
        if result[index].signs.isEmpty { return nil }
      } else if literal.signs.isEmpty {
        return nil
      } else {
        result.append(literal)
      }
    }
    return Self.withoutEmpty(result)
  }

  /// Writes a condition on a multiple of a term that occurs already as one on that term.
  private mutating func unify(_ literal: inout Literal) {
    guard literal.term.isTotal else {
      // Of others only the order is known to make no difference.
      if let opposite = literal.term.opposite, partial.contains(opposite) {
        literal = Literal(term: opposite, signs: literal.signs.reversed)
      }
      partial.insert(literal.term)
      return
    }
    literal.signs.remove(.undefined)
    guard let polynomial = TermPolynomial(literal.term), let (monic, isPositive) = polynomial.monic
    else { return }
    if let same = known[monic] {
      literal.term = same.term
      if same.isPositive != isPositive { literal.signs = literal.signs.reversed }
    } else {
      known[monic] = (literal.term, isPositive)
    }
  }

  /// Leaves out conditions that hold everywhere.
  private static func withoutEmpty(_ clause: [Literal]) -> [Literal] {
    clause.filter { literal in
      !literal.signs.isSuperset(of: literal.term.isTotal ? .defined : .all)
    }
  }

  /// Joins two clauses that differ in what one term may be, or of which one holds wherever the other
  /// does; false where there are none.
  private mutating func mergeTwo() -> Bool {
    for first in clauses.indices {
      for second in clauses.indices where second > first {
        guard let joined = Self.union(clauses[first], clauses[second]) else { continue }
        clauses[first] = joined
        clauses.remove(at: second)
        return true
      }
    }
    return false
  }

  /// One clause that holds where either of two does; nil where there is none.
  private static func union(_ first: [Literal], _ second: [Literal]) -> [Literal]? {
    if isPart(first, of: second) { return second }
    if isPart(second, of: first) { return first }
    guard first.count == second.count else { return nil }
    var result = first
    var differing: Int?
    for (index, literal) in first.enumerated() {
      guard let other = second.first(where: { $0.term == literal.term }) else { return nil }
      guard other.signs != literal.signs else { continue }
      guard differing == nil else { return nil }
      differing = index
      result[index].signs.formUnion(other.signs)
    }
    return withoutEmpty(result)
  }

  /// Whether one clause certainly holds wherever another does.
  private static func isPart(_ clause: [Literal], of other: [Literal]) -> Bool {
    other.allSatisfy { wider in
      clause.contains { $0.term == wider.term && $0.signs.isSubset(of: wider.signs) }
    }
  }
}

extension TermPolynomial {
  /// The same with 1 as the coefficient of one product, with the sign that it had; nil where it is 0 or a
  /// number gets too long.
  fileprivate var monic: (TermPolynomial, isPositive: Bool)? {
    let leading = terms.map { (key: $0.key.key, coefficient: $0.value) }
      .min { $0.key < $1.key }
    guard let coefficient = leading?.coefficient, coefficient.numerator != 0,
      let inverse = Rational.one.divided(by: coefficient), let monic = times(inverse)
    else { return nil }
    return (monic, coefficient.numerator > 0)
  }
}

extension Term {
  /// Whether it certainly is another one, up to a factor that is a number.
  func isMultiple(of other: Term) -> Bool {
    if self == other { return true }
    guard let own = TermPolynomial(self)?.monic, let monic = TermPolynomial(other)?.monic else {
      return false
    }
    return own.0 == monic.0
  }

  /// A difference the other way round.
  fileprivate var opposite: Term? {
    guard case .binary(.subtract, let first, let second) = form else { return nil }
    return .binary(.subtract, second, first)
  }
}
