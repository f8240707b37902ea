package import Figures
package import Formulas
import GraphModel
import Numerals
package import Operations

/// The stretch around a model's curve in which the mean lies, or a new value, with a share of all samples.
package struct FitBand {
  /// What is measured from the curve up and down.
  package enum Kind: Sendable, CaseIterable { case mean, newValue }

  /// The model's slopes by its parameters, as steps with symbols of columns.
  private let slopes: [[Instruction]]
  private let spread: FitSpread
  private let name: String

  /// Nil without a spread, and where a slope is not known.
  package init?(_ read: WrittenModel.Read, _ answer: FitAnswer, _ unit: AngleUnit, name: String) {
    guard let spread = answer.spread, spread.rows.count == read.parameters.count else { return nil }
    let numbers = answer.parameters.enumerated().map { place, number in
      number.steps(name: "\(name) \(place)")
    }
    let slopes = numbers.indices.compactMap { place in
      Self.slope(of: read.model, by: place, numbers, unit)
    }
    guard slopes.count == numbers.count else { return nil }
    (self.slopes, self.spread, self.name) = (slopes, spread, name)
  }

  /// The model's slope by a parameter, where all have their numbers.
  private static func slope(
    of model: [Instruction],
    by place: Int,
    _ numbers: [[Instruction]],
    _ unit: AngleUnit
  ) -> [Instruction]? {
    let steps = model.replacingSymbols { symbol in
      guard case .parameter(let other) = symbol, numbers.indices.contains(other) else { return nil }
      return other == place ? [.variable] : numbers[other]
    }
    guard let program = try? Program(steps, angleUnit: unit),
      let slope = program.plain.derivative(in: unit)
    else { return nil }
    return slope.flatMap { $0 == .variable ? numbers[place] : [$0] }
  }

  /// Half of the width of the band, with symbols of columns.
  package func halfWidth(_ kind: Kind) -> [Instruction] {
    func steps(_ number: FitAnswer.Number, _ part: String) -> [Instruction] {
      number.steps(name: "\(name) \(part)")
    }
    var squares: [[Instruction]] = kind == .mean ? [] : [steps(spread.variance, "s²")]
    for (place, row) in spread.rows.enumerated() {
      let terms = row.dropFirst().enumerated().map { before, factor in
        slopes[before].times(steps(factor, "\(place) \(before)"))
      }
      let form = terms.reduce(slopes[place]) { $0 + $1 + [.binary(.add)] }
      squares.append(
        (form + [.number(NumberLiteral(2)), .binary(.power)]).times(steps(row[0], "w\(place)"))
      )
    }
    let sum = squares.dropFirst().reduce(squares[0]) { $0 + $1 + [.binary(.add)] }
    return (sum + [.unary(.squareRoot)]).times(steps(spread.quantile, "t"))
  }
}

extension WrittenModel {
  /// Both ends of a band around a curve of one column.
  func ends(
    of kind: FitBand.Kind,
    _ read: Read,
    _ answer: FitAnswer,
    around curve: Program
  ) -> [GraphFunction] {
    guard let band = FitBand(read, answer, angleUnit, name: text) else { return [] }
    let width = band.halfWidth(kind).replacingSymbols { _ in [.variable] }
    return [BinaryOperation.add, .subtract].compactMap { sign in
      (try? Program(curve.instructions + width + [.binary(sign)], angleUnit: angleUnit))
        .map { GraphFunction(ProgramFunction($0, name: shown, lead: "")) }
    }
  }
}
