package import GraphModel
package import SceneHost
package import Settings
package import Words

/// What a row of a menu, a key or a scene may want, of the scene itself or of the whole program.
package enum SceneCommand: Hashable, Sendable {
  // MARK: Of the program

  case graph, addGraph
  /// Puts a formula into the calculator and graphs it.
  case example(String)
  case functions, editFunction(caret: Int? = nil)
  /// Goes on with a text where formulas are typed.
  case type(String)
  /// Brings the calculator's keys for a function that the list is to get.
  case newFunction
  /// Adds a table of data without rows.
  case newTable
  /// Takes a line that the list holds to the calculator's keys: a new function, or the selected one.
  case typeFunction(String, isNew: Bool)
  /// Says that there is no room for another function.
  case full
  case undo, redo
  /// Goes on to the next value of a setting.
  case setting(Setting)
  /// Offers the formula of the calculator, or the graph's selected one, in other languages.
  case copyAs(SceneSide)
  case present, endPresentation, fullScreen
  case paste, documents, export, views, keys, quit

  // MARK: Of a scene

  /// Hides a scene, or shows it beside the other one again.
  case hide(SceneSide)
  case cut, copy, copyShown, copyForm, copyDigits, copyMoreDigits, copyFormula, copyPlace
  /// An earlier entry, the last answer and the memory, and a number that is kept in that.
  case entry(String), answer, memory, keepInMemory
  case table, points, traceHere, lineHere, fromHere, toHere, originHere, zoomHere
  /// Adds the solution of a differential equation through a place.
  case solutionHere
  /// Goes out to a view as many powers of ten wide, to the nearest with plain numbers, home, or to one
  /// that is kept.
  case width(Int), plainNumbers, home, keptView(Int)
  /// Lets an axis count powers of ten evenly, or numbers.
  case logarithmicX, logarithmicY
  /// Copies a text as it is.
  case copyText(String)
  /// Adds a model of a table of data, or shows what is left by one.
  case fit(ModelKind), residuals
  /// Goes on to another way to join points; sorts the rows of a table, copies or saves them.
  case joinMarks, addColumn, sortRows, takeOffUnits, copyRows, saveRows
  case facts, toggleFunction, moveFunctionUp, moveFunctionDown, removeFunction
  /// The pen of a function, and how its line is broken.
  case functionColor(Int), functionLine(CurveDash)
}

/// What a scene asks for.
package typealias SceneRequest = HostRequest<SceneCommand>
