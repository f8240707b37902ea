/// What is said about views of the graph: the ready-made ones and those that are kept.
package enum WindowPhrase: Phrase {
  // The list of commands
  case views
  case fit, natural, standard, square, boxZoom, center
  case previousView, nextView
  case zoomsBoth, zoomsX, zoomsY, zoomKeys
  case polarGrid, dots, everyColumn, column(Int)
  case tapsDouble, tapsTriple, tapsCenter, taps
  case keepView, range
  // A typed view
  case xFrom, xTo, yFrom, yTo, next
  case countsOnes, countsPi, countsDegrees
  // The numbers along the axes
  case steps, step(String), automatic, noStep(String), apply
  case noNumber(String)
  case notGreater(String), tooNarrow(String)
  // Kept views
  case nameOfView, keep, rename, goThere, remove
  case view(Int)
  case nothingToFit
  /// How long the sides of a box are.
  case box(width: String, height: String)
  case drawBox
  // Axes
  case axis(String), linear, logarithmic, logAxis, axisIsLogarithmic(String)
  // Deep views
  case viewWidth(String), widthOfView, depthKeys, home, plainNumbers, copyDecimal
}
