import CurveProof
import Drawing
import GraphKit
package import GraphModel
import Intervals
import Numerals
import SceneParts
import Words

/// The plane in sentences to be read aloud.
extension GraphSnapshot {
  /// A function: "y equals x squared minus 4".
  package func spoken(_ function: GraphFunction) -> String {
    let written = words.mark.written(function.name)
    let row = voice.language.row(of: function.name, shown: written)
    return [words.spoken(lead: function.lead), row.map(words.spoken) ?? written]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The plane: what is seen of it, how many curves, and whether all of their ink is proven.
  package var sentence: String {
    guard !curves.isEmpty, !frames.plot.isEmpty else { return words(GraphPhrase.nothingGraphed) }
    let (x, y) = (projection.xRange, projection.yRange)
    let ends = GraphPhrase.window(
      left: end(x.lowerBound, beside: x.upperBound, .x),
      right: end(x.upperBound, beside: x.lowerBound, .x),
      bottom: end(y.lowerBound, beside: y.upperBound, .y),
      top: end(y.upperBound, beside: y.lowerBound, .y)
    )
    let axes = [(LogarithmicAxes.x, Coordinate.x), (.y, .y)].compactMap { axis, letter in
      viewport.logarithmic.contains(axis) ? GraphPhrase.logarithmic(axis: letter.rawValue) : nil
    }
    return ([ends] + axes + [certainty]).map { words($0) }.joined(separator: "; ")
  }

  /// An end of the view, to a hundredth of it.
  private func end(_ end: Double, beside other: Double, _ axis: Coordinate) -> String {
    let isLogarithmic = viewport.logarithmic.contains(axis == .x ? .x : .y)
    let unit = isLogarithmic ? end.magnitude / 10 : (end - other).magnitude / 100
    return written(
      viewport.full(NumberText.rounded(end, decimals: NumberText.decimals(unit)), axis)
    )
  }

  private var certainty: GraphPhrase {
    guard let drawn = ink.wholePictures(of: curves, by: view, in: projection)?.drawn,
      drawn.allSatisfy({ $0.picture.figure.isSettled && $0.picture.pending.isEmpty })
    else { return .proving(curves: curves.count) }
    let isProven = drawn.allSatisfy {
      $0.picture.tint.isEmpty && $0.picture.figure.hatching.isEmpty && !$0.picture.isNoisy
    }
    return isProven ? .proven(curves: curves.count) : .partlyProven(curves: curves.count)
  }
}
