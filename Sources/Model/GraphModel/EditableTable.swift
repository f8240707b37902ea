/// A function that is a table, of which cells are typed.
package protocol EditableTable: GraphableFunction {
  var rowCount: Int { get }
  var columnCount: Int { get }

  /// What a column is called, as it is shown.
  func name(ofColumn column: Int) -> String

  /// The names of the columns, and so many rows, one below the last among them.
  func details(fromRow first: Int, count: Int) -> [FunctionDetail]

  /// What is left of a column by a model is called: e₁ of y₁.
  func residualName(ofColumn column: Int) -> String

  /// A cell as it is typed; empty for one without anything, also below the last row.
  func text(ofRow row: Int, column: Int) -> String

  /// The table with another text in a cell, of the last row or one below it, too.
  func replacing(row: Int, column: Int, with text: String) -> GraphFunction
}
