import Formulas

/// Shows that no other minimum within bounds is as low, by branch and bound over the parameters that a
/// model is not linear in; the others are solved for wherever these are.
///
/// Around the minimum there is a box in which the sum of squares is convex: there it has no other. Each
/// box of the rest is left out where the sum is larger all over it, or where it rises or falls all over
/// it, so that no place in it is lowest; all else is halved. Lowest places on the bounds themselves are
/// looked for in the same way.
struct FitExclusion {
  let calculation: FitCalculation
  /// Which parameters are solved for.
  let linear: [Int]
  let others: [Int]
  /// The bounds of each of the others.
  let range: [(low: Fraction, high: Fraction)]
  /// What was proven to be a minimum, and the sum of squares there.
  let minimum: [FitScalar]
  let least: FitScalar
  let isOver: () -> Bool

  private static let bits = 128
  private let numbers = FitNumbers(bits: bits)

  /// A stretch of each of the others, both ends the same on a bound.
  private typealias Box = [(low: Fraction, high: Fraction)]

  /// Whether all else is excluded; false also where time is over.
  var isLeast: Bool {
    guard let core else { return false }
    var waiting = faces
    while let box = waiting.popLast() {
      if isOver() { return false }
      if isWithin(box, core) { continue }
      switch look(at: box) {
      case .excluded: continue
      case .lower: return false
      case .open:
        guard let halves = halves(of: box) else { return false }
        waiting += halves
      }
    }
    return true
  }

  /// The whole range, its faces, and their faces.
  private var faces: [Box] {
    range.reduce([Box()]) { boxes, side in
      boxes.flatMap { box in
        [side, (side.low, side.low), (side.high, side.high)].map { box + [$0] }
      }
    }
  }

  /// Where the sum of squares is convex; nil where none is found.
  private var core: Box? {
    let middle = others.map { minimum[$0].ball(bits: Self.bits) }
    var share = Fraction(1) / Fraction(2)
    for _ in 0..<Self.depth {
      let box: Box? = zip(middle, range).reduce(Box()) { box, side in
        let (ball, range) = side
        guard let box, let center = Fraction.decimal("\(FitScalar.ball(ball).double)") else {
          return nil
        }
        let reach = (range.high - range.low) * share
        return box + [(center - reach, center + reach)]
      }
      if let box, isConvex(box) { return box }
      share = share / Fraction(2)
    }
    return nil
  }

  private static let depth = 40

  private func isConvex(_ box: Box) -> Bool {
    let holds = zip(others, box).allSatisfy { index, side in
      numbers.subtract(minimum[index], .fraction(side.low)).sign == 1
        && numbers.subtract(.fraction(side.high), minimum[index]).sign == 1
    }
    guard holds, let place = place(in: box),
      let least = try? calculation.least(at: place, bits: Self.bits, bendsToo: true)
    else { return false }
    return least.hessian.isPositiveDefinite
  }

  private func isWithin(_ box: Box, _ other: Box) -> Bool {
    zip(box, other).allSatisfy { !($0.low < $1.low) && !($1.high < $0.high) }
  }

  /// All parameters in a box: of those that are solved for all that they can be.
  ///
  /// These are what they are in the middle, and what is to be added elsewhere, which is small: its
  /// equations times the inverse of those in the middle have nearly the unit matrix.
  private func place(in box: Box) -> [FitScalar]? {
    var middle = Array(repeating: FitScalar.zero, count: calculation.count)
    var place = middle
    for (index, side) in zip(others, box) {
      let low = Ball(side.low, bits: Self.bits)
      let whole = low.hull(with: Ball(side.high, bits: Self.bits), bits: Self.bits)
      (place[index], middle[index]) = (.ball(whole), .ball(whole.middle))
    }
    guard !linear.isEmpty else { return place }
    guard let start = solved(at: middle, by: nil),
      case let known = start.map({ FitScalar.ball($0.ball(bits: Self.bits).middle) })
    else { return nil }
    for (index, value) in zip(linear, known) {
      (place[index], middle[index]) = (value, value)
    }
    guard
      let inverse = equations(at: middle)?.normal.inverse?.map({ row in
        row.map { FitScalar.ball($0.ball(bits: Self.bits).middle) }
      }), let added = solved(at: place, by: FitMatrix(rows: inverse, numbers: numbers))
    else { return nil }
    for (index, pair) in zip(linear, zip(known, added)) {
      place[index] = numbers.add(pair.0, pair.1)
    }
    return place
  }

  /// What is to be added to the parameters that are solved for, by equations as they are or times a matrix.
  private func solved(
    at place: [FitScalar],
    by factor: FitMatrix?
  ) -> [FitScalar]? {
    guard let (normal, target) = equations(at: place) else { return nil }
    guard let factor else { return normal.solving([target])?.first }
    let columns = linear.indices.map { column in factor.times(normal.rows.map { $0[column] }) }
    let rows = linear.indices.map { row in columns.map { $0[row] } }
    return FitMatrix(rows: rows, numbers: numbers).solving([factor.times(target)])?.first
  }

  private func equations(at place: [FitScalar]) -> (normal: FitMatrix, target: [FitScalar])? {
    guard let least = try? calculation.least(at: place, bits: Self.bits, bendsToo: false) else {
      return nil
    }
    let (normal, gradient) = (least.normal.rows, least.gradient)
    let rows = linear.map { row in linear.map { normal[row][$0] } }
    return (FitMatrix(rows: rows, numbers: numbers), linear.map { numbers.negate(gradient[$0]) })
  }

  private enum Finding { case excluded, lower, open }

  /// Whether no place of a box has as small a sum, or none of them can be lowest; or all are lower.
  private func look(at box: Box) -> Finding {
    guard let place = place(in: box),
      let here = try? calculation.least(at: place, bits: Self.bits, bendsToo: false)
    else { return .open }
    switch numbers.subtract(here.sumOfSquares, least).sign {
    case 1: return .excluded
    case -1: return .lower
    default: break
    }
    let gradient = here.gradient
    return isSloped(box, others.map { gradient[$0] }) || isSloped(box, slopes(in: box, place) ?? [])
      ? .excluded : .open
  }

  /// Whether the sum certainly rises or falls along a side.
  private func isSloped(_ box: Box, _ slopes: [FitScalar]) -> Bool {
    zip(box, slopes).contains { side, slope in
      !(side.low == side.high) && slope.sign.map { $0 != 0 } ?? false
    }
  }

  /// Half the slopes of the least sum by the others: those in the middle, and what the second derivatives
  /// all over the box add.
  private func slopes(in box: Box, _ place: [FitScalar]) -> [FitScalar]? {
    let middle = box.map { side in
      let middle = (side.low + side.high) / Fraction(2)
      return (low: middle, high: middle)
    }
    guard let center = self.place(in: middle),
      let here = try? calculation.least(at: center, bits: Self.bits, bendsToo: false),
      let wide = try? calculation.least(at: place, bits: Self.bits, bendsToo: true)
    else { return nil }
    let bent = wide.hessian.rows
    func part(_ rows: [Int], _ columns: [Int]) -> [[FitScalar]] {
      rows.map { row in columns.map { bent[row][$0] } }
    }
    // What the parameters that are solved for make up for (Schur's complement).
    let solver = FitMatrix(rows: part(linear, linear), numbers: numbers)
    guard let answers = linear.isEmpty ? [] : solver.solving(part(others, linear)) else {
      return nil
    }
    let gradient = here.gradient
    return others.indices.map { row in
      numbers.sum(
        others.indices.map { column in
          let own = bent[others[row]][others[column]]
          let madeUp = numbers.dot(
            part([others[row]], linear)[0],
            linear.isEmpty ? [] : answers[column]
          )
          let way = numbers.subtract(place[others[column]], center[others[column]])
          return numbers.multiply(numbers.subtract(own, madeUp), way)
        } + [gradient[others[row]]]
      )
    }
  }

  /// Two halves, across the side that is widest beside the range; nil where that is too narrow.
  private func halves(of box: Box) -> [Box]? {
    let two = Fraction(2)
    let widest = box.indices.max { one, other in
      let sides = [one, other].map { index in
        (box[index].high - box[index].low) / (range[index].high - range[index].low)
      }
      return sides[0] < sides[1]
    }
    guard let widest, !(box[widest].low == box[widest].high) else { return nil }
    let middle = (box[widest].low + box[widest].high) / two
    guard middle.bits < 200 else { return nil }
    var (lower, upper) = (box, box)
    lower[widest].high = middle
    upper[widest].low = middle
    return [lower, upper]
  }
}
