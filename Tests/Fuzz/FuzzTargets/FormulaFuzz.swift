import Expressions
import Notation

/// Reads bytes as a formula; the first one chooses the angle unit.
enum FormulaFuzz {
  static func fault(in bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let unit: AngleUnit = first % 2 == 0 ? .radians : .degrees
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    do {
      let program = try FormulaParser.parse(text, angleUnit: unit)
      return ProgramLaws.fault(in: program)
    } catch {
      guard !error.description.isEmpty else { return "a fault without a sentence" }
      let length = text.count
      let isInside = error.range.lowerBound >= 0 && error.range.upperBound <= length
      return isInside ? nil : "a fault at \(error.range) of \(length) characters"
    }
  }
}
