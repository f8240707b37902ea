import ArgumentParser
import CalculatorModel

/// `--let a=1.5`, for any of the parameters.
struct ParameterOptions: ParsableArguments {
  @Option(
    name: .customLong("let"),
    parsing: .unconditionalSingleValue,
    help:
      "The value of a, b or c, as a=1.5; without one it is 1, but eval wants each. May be repeated."
  )
  var assignments: [Assignment] = []

  var values: ParameterValues {
    var values = ParameterValues()
    for assignment in assignments { values[assignment.parameter] = assignment.value }
    return values
  }

  func isGiven(_ parameter: Parameter) -> Bool {
    assignments.contains { $0.parameter == parameter }
  }
}

/// `a=1.5`.
struct Assignment: ExpressibleByArgument {
  var parameter: Parameter
  var value: Double

  init?(argument: String) {
    let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let parameter = Parameter(rawValue: String(parts[0])),
      let value = Double(parts[1].replacing("\u{2212}", with: "-").replacing(",", with: ".")),
      value.isFinite
    else { return nil }
    self.parameter = parameter
    self.value = value
  }
}
