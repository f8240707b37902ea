package import Operations

/// A question after the parameters with which a model is nearest to data: the sum of the squares of
/// response − model, over the rows, is least.
package struct FitQuestion: Hashable, Sendable {
  /// Steps with `FitSymbol`s for columns, and in the model for parameters.
  package var response: [Instruction]
  package var model: [Instruction]
  package var angleUnit: AngleUnit
  /// Decimals as they were written, a column after the other, all of one length.
  package var columns: [[String]]
  package var parameters: Int
  /// Where the search begins: each holds a decimal for each parameter.
  package var starts: [[String]]
  /// How many digits are wanted.
  package var digits: Int
  /// After which time to give up, by the processor's clock.
  package var milliseconds: Int

  /// The share of all samples for which bands hold: "0.95"; nil where none are wanted.
  package var level: String?
  /// What parameters must be.
  package var bounds: [FitBound] = []

  package init(
    response: [Instruction],
    model: [Instruction],
    angleUnit: AngleUnit,
    columns: [[String]],
    parameters: Int,
    starts: [[String]],
    digits: Int,
    milliseconds: Int
  ) {
    (self.response, self.model, self.angleUnit) = (response, model, angleUnit)
    (self.columns, self.parameters, self.starts) = (columns, parameters, starts)
    (self.digits, self.milliseconds) = (digits, milliseconds)
  }

  private static let word = "fit"
  private static let mark = "@"

  /// One line, without its end: `fit 1000 20 radians 2 @ #1 @ &0 #0 multiply &1 add @ start 1 1 @ 1 2 3 @ 2 4 7`.
  package var line: String {
    let head = [
      Self.word, String(milliseconds), String(digits), angleUnit.rawValue, String(parameters),
    ]
    let steps = [response, model].map { $0.map(Self.word(of:)) }
    let parts =
      [head] + steps + starts.map { ["start"] + $0 }
      + [level].compactMap { $0.map { ["level", $0] } } + bounds.map(\.words) + columns
    return parts.map { $0.joined(separator: " ") }.joined(separator: " \(Self.mark) ")
  }

  /// Reads a line; nil for any other text.
  package init?(line: String) {
    guard line.hasPrefix(Self.word + " ") else { return nil }
    // Characters of long lines take their time.
    let parts = line.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
      .map { $0.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) } }
    guard parts.count >= 3, parts[0].count == 5, let milliseconds = Int(parts[0][1]),
      let digits = Int(parts[0][2]), let angleUnit = AngleUnit(rawValue: parts[0][3]),
      let parameters = Int(parts[0][4])
    else { return nil }
    let steps = parts[1...2].map { $0.compactMap(Self.step) }
    guard zip(steps, parts[1...2]).allSatisfy({ $0.count == $1.count }) else { return nil }
    let rest = parts.dropFirst(3)
    let starts = rest.filter { $0.first == "start" }.map { Array($0.dropFirst()) }
    let columns = rest.filter { !["start", "level", "bound"].contains($0.first) }
    guard starts.allSatisfy({ $0.count == parameters }),
      Set(columns.map(\.count)).count <= 1
    else { return nil }
    self.init(
      response: steps[0],
      model: steps[1],
      angleUnit: angleUnit,
      columns: Array(columns),
      parameters: parameters,
      starts: starts,
      digits: digits,
      milliseconds: milliseconds
    )
    level = rest.first { $0.first == "level" }?.last
    bounds = rest.compactMap(FitBound.init)
    guard bounds.allSatisfy({ $0.parameter < parameters }) else { return nil }
  }

  private static func word(of step: Instruction) -> String {
    guard case .enclosed(let number, _) = step, let symbol = FitSymbol(number) else {
      return step.name
    }
    return symbol.word
  }

  private static func step(_ word: String) -> Instruction? {
    FitSymbol(word: word)?.instruction ?? Instruction(name: word)
  }
}
