import Figures
import Formulas
import GraphModel
import Intervals

/// The point where a solution of a differential equation begins, which can be moved.
struct SolutionStart: MarkedPlaces {
  private let solution: WrittenSolution
  let marks: [PlotMark]

  /// Nil where the start is no point.
  init?(_ solution: WrittenSolution) {
    guard let start = solution.startPlace else { return nil }
    self.solution = solution
    marks = [
      PlotMark(index: 0, x: start.x, y: start.y, name: nil, written: solution.writtenPlace)
    ]
  }

  var markCount: Int { 1 }

  func moving(mark index: Int, to x: String, _ y: String) -> MarkMove? {
    let (moved, letters) = solution.moved(toX: x, y: y)
    guard moved != solution || !letters.isEmpty else { return nil }
    var move = MarkMove(function: GraphFunction(solving: moved))
    for (letter, decimal) in letters { move.letters[letter.rawValue] = Double(decimal) }
    return move
  }
}
