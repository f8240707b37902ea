import Calculus
package import Intervals
import Formulas
import Notation
package import PlaneProof
package import Words

extension WrittenSolution {
  /// A place at which nothing moves, and what is known of what moves beside it.
  package struct RestingPlace: Sendable {
    package let box: PlaneBox
    package let stability: FitPhrase.Stability?
  }

  /// Where x′ and y′ are both 0 in a square, from left to right, and whether that is certainly all.
  ///
  /// Nil for equations of another kind. Each box holds one place, proven. What is beside a place does what the derivatives there tell, where none of their eigenvalues lies on the
  /// imaginary axis (Hartman, Grobman).
  package func restingPlaces(in side: Interval) -> (places: [RestingPlace], areAll: Bool)? {
    guard kind == .motion else { return nil }
    let functions = rates.map { PlaneProgram($0.binding(ParameterValues())) }
    let roots = PlaneRoots(of: functions[0], functions[1], in: PlaneBox(x: side, y: side))
    let places = roots.found
      .filter { $0.x.isSubset(of: side) && $0.y.isSubset(of: side) }
      .map { found in
        let box = found.sharp { place in
          functions.allSatisfy { $0.value(over: place) == DecoratedInterval(Interval(0), .common) }
        }
        return RestingPlace(box: box, stability: stability(at: box))
      }
      .sorted { ($0.box.x.midpoint, $0.box.y.midpoint) < ($1.box.x.midpoint, $1.box.y.midpoint) }
    let areAll = roots.isComplete && roots.open.isEmpty && places.count == roots.found.count
    return (places, areAll)
  }

  /// From the sum and the product of the eigenvalues; nil where these do not tell.
  private func stability(at box: PlaneBox) -> FitPhrase.Stability? {
    let slopes = system(at: Interval(0), from: Pair(box.x, box.y))?.slopes
    guard let slopes else { return nil }
    let trace = slopes.first.first + slopes.second.second
    let determinant =
      slopes.first.first * slopes.second.second - slopes.first.second * slopes.second.first
    if determinant.upperBound < 0 { return .saddle }
    guard determinant.lowerBound > 0 else { return nil }
    return trace.upperBound < 0 ? .stable : trace.lowerBound > 0 ? .unstable : nil
  }
}

extension PlaneBox {
  /// The place of the simplest numbers in it where that is the one that is sought; else itself.
  fileprivate func sharp(_ isSought: (PlaneBox) -> Bool) -> PlaneBox {
    let place = PlaneBox(x: Interval(x.simplest), y: Interval(y.simplest))
    return isSought(place) ? place : self
  }
}
