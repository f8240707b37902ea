import Foundation

/// A relation that is written as steps on numbered values, one a line: `_2 add _0 _1`.
///
/// It holds where the last value is at most 0.
struct LongRelation {
  /// The same as one line of the calculator's language.
  let text: String

  /// Reads a file of steps; lines that begin with # are comments.
  init(file: String) throws {
    var values: [Substring: String] = [:]
    var last = ""
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      let operands = words.dropFirst(2).map { values[$0] ?? String($0) }
      guard words.count > 1, let value = Self.text(of: words[1], operands) else {
        throw WrongAnswer(formula: file, found: "the line \(line)")
      }
      values[words[0]] = value
      last = value
    }
    text = last + "<=0"
  }

  private static func text(of operation: Substring, _ operands: [String]) -> String? {
    switch (operation, operands.count) {
    case ("var-x", 0): "x"
    case ("var-y", 0): "y"
    case ("const", 1): "(\(operands[0]))"
    case ("neg", 1): "(-\(operands[0]))"
    case ("square", 1): "(\(operands[0]))^2"
    case ("sqrt", 1): "sqrt(\(operands[0]))"
    case ("max", 2), ("min", 2): "\(operation)(\(operands[0]),\(operands[1]))"
    case ("add", 2): "(\(operands[0])+\(operands[1]))"
    case ("sub", 2): "(\(operands[0])-\(operands[1]))"
    case ("mul", 2): "(\(operands[0])*\(operands[1]))"
    default: nil
    }
  }
}
