import Documents
import Drawing
import Formulas
import GraphScene
import Input
import Notation
import Operations
import SceneParts
import Shell
import TestSupport

/// Pastes bytes as text: a formula, lines of them, or LaTeX; the first one chooses the angle unit.
enum LaTeXFuzz {
  static func fault(in bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let unit: AngleUnit = first % 2 == 0 ? .radians : .degrees
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    do {
      let lines = try PastedFormula.lines(of: text, angleUnit: unit)
      return lines.lazy.compactMap { lineFault($0, angleUnit: unit, isAlone: lines.count == 1) }
        .first ?? pasteFault(text)
    } catch {
      return error.description.isEmpty ? "a refusal without a sentence" : nil
    }
  }

  /// A formula can be read, and what it was translated to means what it says.
  private static func lineFault(
    _ line: PastedFormula,
    angleUnit: AngleUnit,
    isAlone: Bool
  ) -> String? {
    switch line {
    case .parameter(let parameter, let value):
      return value.allSatisfy(\.isFinite) ? nil : "\(parameter) becomes \(value)"
    case .figure(let figure): return "\(figure) was not asked for"
    case .formula(let formula):
      // A piece that stands alone may be put into another formula.
      guard let program = try? FormulaParser.parse(formula, angleUnit: angleUnit) else {
        return isAlone ? nil : "\(formula) is not readable"
      }
      return ProgramLaws.fault(in: program)
    }
  }

  /// The calculator takes it, or says why not, and undo leads back.
  private static func pasteFault(_ text: String) -> String? {
    let calculator = GraphingCalculator(SavedState(), measurer: RecordingCanvas())
    calculator.resize(to: Size(width: 844, height: 390), contentScale: .one)
    let before = calculator.state.calculator
    _ = calculator.paste(text)
    guard calculator.state.calculator != before else { return nil }
    _ = calculator.handle(.key(KeyEvent(.character("z"), modifiers: .command)), at: 3)
    return calculator.state.calculator == before ? nil : "undo does not lead back"
  }
}
