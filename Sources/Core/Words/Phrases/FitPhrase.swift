/// What is said of tables of data, and of models that are fitted to them.
package enum FitPhrase: Phrase {
  // Models that can't be read
  case oneTilde
  case leftIsNoColumn(String)
  case noParameter
  case xIsNoColumn
  case notUnderstood
  case tooManyNames
  // Cells without a number
  case noNumber(column: String, row: Int)
  case refusedCell(column: String, text: String, row: Int)
  /// A column follows from others and is no fraction.
  case notExact(column: String)
  // What is proven
  case unique, minimum, least, nothingProven
  /// A parameter is at its bound, or the sum falls towards one that is left out.
  case atBound(String), unattained
  // Conditions
  case badCondition
  case undecidedRow(Int)
  case undetermined
  case undeterminedBy(String, values: Int)
  /// Nobody has answered yet.
  case calculating
  // Solutions of differential equations
  /// Where it grows beyond all bounds.
  case blowsUp([String])
  case endsAt([String])
  case certainUpTo(String)
  case certainFrom(String)
  case certainBetween(String, String)
  case startUndecided
  /// Several solutions go through the start.
  case notUnique
  case equilibria([Equilibrium], hasMore: Bool)
  // Tables
  case points(Int)
  case pointOf(Int, Int)
  /// A cell of a table; without a row the head of its column.
  case cell(row: Int?, column: String)
  case onTheCurve
  case rows(Int)
  case pasted(Int)
  case noTable(String)
  // Texts that are no table
  case noNumbers, noText
  case openQuote(line: Int)
  case tooManyColumns(Int, limit: Int)
  case longRow(line: Int, cells: Int, columns: Int)

  /// A constant solution, and what those beside it do, where that is known.
  package struct Equilibrium: Hashable, Sendable {
    package let place: String
    package let stability: Stability?

    package init(place: String, stability: Stability?) {
      (self.place, self.stability) = (place, stability)
    }
  }

  /// Solutions beside one come to it from both sides, leave it on both, or come from one alone; in a plane
  /// two come to a saddle, and all others leave it.
  package enum Stability: Sendable { case stable, unstable, halfStable, saddle }

  /// Equilibria with the words for what they are.
  static func list(
    _ all: [Equilibrium],
    _ stable: String,
    _ unstable: String,
    _ halfStable: String,
    _ saddle: String
  ) -> String {
    all.map { one in
      switch one.stability {
      case .stable: "\(one.place) \(stable)"
      case .unstable: "\(one.place) \(unstable)"
      case .halfStable: "\(one.place) \(halfStable)"
      case .saddle: "\(one.place) \(saddle)"
      case nil: one.place
      }
    }.joined(separator: ", ")
  }
}
