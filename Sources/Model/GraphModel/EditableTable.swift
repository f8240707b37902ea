/// A function that is a table, of which cells are typed.
package protocol EditableTable: GraphableFunction {
  var rowCount: Int { get }
  var columnCount: Int { get }

  /// What a column is called, as it is shown.
  func name(ofColumn column: Int) -> String

  /// The names of some columns, and so many of their rows, one below the last among them; below them what is
  /// wrong with a cell.
  func details(fromRow first: Int, count: Int, columns: Range<Int>) -> [FunctionDetail]

  /// Whether a column is made of others.
  func isComputed(_ column: Int) -> Bool

  /// What is left of a column by a model is called: e₁ of y₁.
  func residualName(ofColumn column: Int) -> String

  /// A cell, or above the first row the name or formula of a column, as it is typed; empty for one without anything, also below the last row.
  func text(ofRow row: Int, column: Int) -> String

  /// The same with its rows in order.
  var sorted: GraphFunction { get }

  /// The rows as a spreadsheet takes them: with tabs between cells, the names first.
  var copied: String { get }

  /// The rows as other programs read them from a file, the names first.
  func saved(separator: String) -> String

  /// The table with another text in a cell, of the last row or one below it, too; above the first row it
  /// names a column, or tells what makes it of those before it. Nil where it can't be.
  func replacing(row: Int, column: Int, with text: String) -> GraphFunction?

  /// With the numbers alone where cells have units; nil where none has.
  var withoutUnits: GraphFunction? { get }

  /// With one more column, without numbers.
  var withOneMoreColumn: GraphFunction { get }
}
