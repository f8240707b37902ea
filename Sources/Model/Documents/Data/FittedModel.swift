import Algebra
import Calculus
package import Figures
package import Formulas
package import Intervals
import Numerals
package import Operations

/// A model with the parameters that were found, row by row.
package struct FittedModel {
  private let response: [Instruction]
  private let model: [Instruction]
  private let angleUnit: AngleUnit

  /// Nil where nothing was proven of the parameters.
  package init?(_ read: WrittenModel.Read, _ answer: FitAnswer, _ angleUnit: AngleUnit) {
    guard answer.isProven else { return nil }
    let numbers = answer.parameters.enumerated().map { $0.element.steps(name: "\($0.offset)") }
    response = read.response
    model = read.model.replacingSymbols { symbol in
      guard case .parameter(let index) = symbol, numbers.indices.contains(index) else { return nil }
      return numbers[index]
    }
    self.angleUnit = angleUnit
  }

  /// What is certain of the response and of the model for a row of numbers, one of each column as symbols
  /// count them; nil where there is nothing.
  package func sides(of row: [String]) -> (response: Interval, model: Interval)? {
    guard let response = value(of: response, row), let model = value(of: model, row) else {
      return nil
    }
    return (response, model)
  }

  /// What is certain of the model alone.
  package func prediction(of row: [String]) -> Interval? { value(of: model, row) }

  /// What is certain of steps with symbols of columns.
  package func value(of steps: [Instruction], _ row: [String]) -> Interval? {
    let whole = steps.replacingSymbols { symbol in
      guard case .column(let index) = symbol, row.indices.contains(index) else { return nil }
      return [Instruction].written(row[index])
    }
    guard let program = try? Program(whole, angleUnit: angleUnit) else { return nil }
    if let fraction = FormalNumber(program)?.fraction {
      // Both may have been rounded, and their quotient was.
      let about = Double(fraction.numerator) / Double(fraction.denominator)
      return fraction.isWhole && about.magnitude < 0x1p53
        ? Interval(about) : Interval(about.nextDown.nextDown, about.nextUp.nextUp)
    }
    let value = program.enclosure(over: Interval(0)).value.interval
    return value.isEmpty || !value.isBounded ? nil : value
  }
}

extension FitAnswer.Number {
  /// The number as steps of a program: exactly where that is short, else what is certain to hold it.
  func steps(name: String) -> [Instruction] {
    if let fraction, fraction.count <= Self.shortest, let steps = [Instruction].written(fraction) {
      return steps
    }
    return [.enclosed(interval ?? .entire, name: name)]
  }

  /// What is certain of it: its decimal may be off by one in the last digit.
  private var interval: Interval? {
    guard let decimal, let value = Double(decimal), let place = lastPlace,
      let unit = Double("1e\(place)")?.nextUp
    else { return nil }
    return Interval(value.nextDown - unit, value.nextUp + unit).widened
  }

  /// Longer fractions take longer than they tell.
  private static var shortest: Int { 60 }
}

extension Interval {
  /// What a rounded sum at either end may have left out.
  fileprivate var widened: Interval { Interval(lowerBound.nextDown, upperBound.nextUp) }
}
