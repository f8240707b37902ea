package import Words

/// A line of what is told below a function of the list.
package enum FunctionDetail: Hashable, Sendable {
  /// A number by its name: exactly where that is short, and its first digits.
  case value(name: String, exact: String?, digits: String?)
  /// The same of what a list of numbers is like.
  case measure(ListMeasure, exact: String?, digits: String?)
  case verdict(FitPhrase, isWarning: Bool)
  /// The names of columns.
  case header([Cell])
  /// A row of a table by its number, nil for one that is added by typing; what is no number is marked.
  case cells(Int?, [Cell])

  package struct Cell: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case typed
      /// What is no number, or can't be worked out.
      case refused
      /// What follows from other columns.
      case computed
    }

    package let text: String
    package let kind: Kind

    package init(_ text: String, _ kind: Kind = .typed) { (self.text, self.kind) = (text, kind) }
  }
}

/// A function that somebody has worked out.
package struct SolvedFunction: Hashable, Sendable {
  /// What is drawn; nil for nothing.
  package var curve: GraphFunction?
  package var details: [FunctionDetail]
  /// The numbers that letters stand for.
  package var letters: [String: GraphFunction]
  /// The data that the curve was fitted to; nil for anything else.
  package var data: FittedColumn?
  /// Whether another one like it is known so soon that this one is drawn until then.
  package var isQuick: Bool
  /// The ends of what may be drawn around the curve.
  package var bands = SolvedBands()

  package init(
    curve: GraphFunction?,
    details: [FunctionDetail],
    letters: [String: GraphFunction] = [:],
    data: FittedColumn? = nil,
    isQuick: Bool = false
  ) {
    (self.curve, self.details, self.letters) = (curve, details, letters)
    (self.data, self.isQuick) = (data, isQuick)
  }
}

/// A column of a table, over its first one.
package struct FittedColumn: Hashable, Sendable {
  package let table: GraphFunction
  package let column: Int

  package init(_ table: GraphFunction, column: Int) { (self.table, self.column) = (table, column) }
}
