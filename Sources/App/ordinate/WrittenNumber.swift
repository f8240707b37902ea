import Analysis
import ArgumentParser
import Formulas
import Notation
import Figures

/// A number as options take it: `-1,5`, `2pi`, `1/3`, any formula without x and parameters.
struct WrittenNumber: ExpressibleByArgument {
  let program: Program
  /// The `Double` nearest to it.
  let value: Double
  let text: String

  /// Exactly the number, as an end of a range; nil where nothing certain is known of its value.
  var endpoint: Endpoint? { Endpoint(program, text: text) }

  init?(argument: String) {
    guard let program = try? FormulaParser.parse(argument), !program.usesVariable,
      program.parameters.isEmpty, let value = program.evaluate(at: 0)
    else { return nil }
    self.program = program
    self.value = value
    text = argument
  }

  /// The number plus or minus half of another.
  func moved(_ sign: Character, half other: WrittenNumber) -> WrittenNumber? {
    WrittenNumber(argument: "(\(text))\(sign)(\(other.text))/2")
  }
}

/// `1,2,4.5`, `0,pi/6,log(2, 8)`: a comma in brackets belongs to a formula.
struct NumberList: ExpressibleByArgument {
  let numbers: [WrittenNumber]

  init?(argument: String) {
    var parts = [""]
    var depth = 0
    for character in argument {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    let numbers = parts.compactMap(WrittenNumber.init)
    guard numbers.count == parts.count else { return nil }
    self.numbers = numbers
  }
}
