import Algebra
import Numerals
package import Analysis
package import Formulas

extension Program {
  /// What must be seen of this formula.
  package var landmarks: Landmarks {
    let shape = ProgramShape(self)
    if let landmarks = shape.polynomial?.landmarks { return landmarks }
    guard let longest = shape.periods.max(by: { $0.length < $1.length }) else {
      return Landmarks(sampling: evaluate)
    }
    let period = Landmarks.Period(
      length: longest.length,
      unit: longest.unit,
      repeatsAll: repeats(after: longest.length)
    )
    return Landmarks(sampling: evaluate, every: period)
  }

  private func repeats(after period: Double) -> Bool {
    (1...16).allSatisfy { index in
      let x = period * Double(index) / 17.3
      guard let here = evaluate(at: x), let there = evaluate(at: x + period) else { return true }
      return abs(here - there) <= 1e-6 * max(abs(here), abs(there), 1e-3)
    }
  }
}

extension Polynomial where Coefficient == Double {
  /// Its zeros and turning points, however far out; nil where they can't be told.
  fileprivate var landmarks: Landmarks? {
    guard isMeasurable else { return nil }
    var landmarks = Landmarks()
    func place(_ x: Double) -> Landmarks.Place { Landmarks.Place(x, value(at: x)) }
    // Roots are found to within some parts in 10⁹.
    func snapped(_ x: Double) -> Double { abs(x) < 1e-9 ? 0 : x }
    let zeros = roots.map { Landmarks.Place(snapped($0), 0) }
    landmarks.places = [place(0)]
    // Of a constant, its distance from 0 is all there is to be seen.
    if isConstant { landmarks.places.append(Landmarks.Place(0, 0)) }
    // A straight line has no shape that lies between places.
    if degree > 1 {
      landmarks.turns = zeros + derivative.roots.map { place(snapped($0)) }
    } else {
      landmarks.places += zeros
    }
    let all = landmarks.turns + landmarks.places
    return all.allSatisfy { Landmarks.told($0.x) != nil && Landmarks.told($0.y) != nil }
      ? landmarks : Landmarks()
  }
}
