import Calculator
import Formulas
import Notation
import Operations
import Figures
import Input
import Words

/// Reads bytes as a formula, a relation or a moving point; the first one chooses the angle unit.
enum FormulaFuzz {
  static func fault(in bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let unit: AngleUnit = first % 2 == 0 ? .radians : .degrees
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    if text.count <= 120, let fault = entryFault(text) { return fault }
    do {
      if WrittenFigure.isMeant(by: text) {
        return figureFault(try WrittenFigure(reading: text, angleUnit: unit))
      }
      return ProgramLaws.fault(in: try FormulaParser.parse(text, angleUnit: unit))
    } catch {
      guard !error.description.isEmpty else { return "a fault without a sentence" }
      let length = text.count
      let isInside = error.range.lowerBound >= 0 && error.range.upperBound <= length
      return isInside ? nil : "a fault at \(error.range) of \(length) characters"
    }
  }

  /// What it is made of holds what holds for programs, but for y, which only a relation reads.
  private static func figureFault(_ figure: WrittenFigure) -> String? {
    _ = figure.figure
    return figure.programs.lazy.filter { !$0.instructions.contains(.parameter(.y)) }
      .compactMap { ProgramLaws.fault(in: $0) }.first
  }

  /// It can be typed as in a book, looked at, and taken away again.
  private static func entryFault(_ text: String) -> String? {
    var brain = CalculatorBrain()
    brain.entry = .textbook
    brain.type(text)
    _ = TextbookReader.row(of: brain.line)
    _ = brain.status.text(in: Locale())
    var left = brain.line.count
    while !brain.line.isEmpty {
      brain.press(.delete)
      _ = TextbookReader.row(of: brain.line)
      left -= 1
      // A step that only moves into a part takes nothing away.
      if left < -brain.line.count - 200 { return "\(text) cannot be taken away: \(brain.line)" }
    }
    return nil
  }
}
