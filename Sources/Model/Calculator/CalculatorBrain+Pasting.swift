import Formulas
package import Notation
import Operations
import Figures
package import Words

extension CalculatorBrain {
  /// Puts a copied formula in at the caret, or on the stack; nonsense changes nothing.
  ///
  /// It is read with the decimal mark given; where that makes no sense, as other programs write it.
  package mutating func paste(_ text: String, mark: DecimalMark = .point) {
    forgetTyping()
    change(.other) { brain in
      var trimmed = text[...]
      while trimmed.first?.isWhitespace == true { trimmed.removeFirst() }
      while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
      guard !trimmed.isEmpty else { throw Refusal(.cannotPaste(.noProgram(.empty))) }
      let foreign = String(trimmed)
      let local = mark.kept(foreign)
      let isForeign = local != foreign && !Self.canRead(local) && Self.canRead(foreign)
      let text = isForeign ? foreign : local
      if brain.state.mode == .rpn {
        try brain.pasteOnStack(text)
      } else {
        try brain.pasteInLine(text)
      }
    }
  }

  /// Says why a text is not pasted.
  package mutating func refuse(_ error: PastingError) { say(.cannotPaste(error.sentence)) }

  private static func canRead(_ text: String) -> Bool {
    let tree = FormulaTree(text)
    return (try? tree.instructions) != nil || (try? WrittenFigure(tree, .radians)) != nil
  }

  private mutating func pasteOnStack(_ text: String) throws {
    try finishName()
    try finishEntry()
    do {
      state.stack.append(try FormulaParser.parse(text, angleUnit: state.angleUnit))
    } catch {
      throw Refusal(.cannotPaste(error.sentence))
    }
  }

  private mutating func pasteInLine(_ text: String) throws {
    if state.isResult, !FormulaLine.isOperator(String(text.prefix(1))) { startAnew() }
    state.isResult = false
    // In another formula a function's name has no place.
    let isWhole = state.line.isEmpty
    state.line.insert(Self.asKeyed(isWhole ? text : FormulaParser.withoutDefinition(text)))
    let line = state.line
    state.line = FormulaLine(FormulaTree(line.text).kept, caretOffset: line.caretOffset)
    do {
      let tree = FormulaTree(state.line.text)
      if tree.meaning == .formula {
        _ = try tree.program(state.angleUnit)
      } else {
        _ = try WrittenFigure(tree, state.angleUnit)
      }
    } catch {
      if !error.isPending { throw Refusal(.cannotPaste(error.sentence)) }
    }
  }

  /// Typewriter signs as the keys write them.
  private static func asKeyed(_ text: String) -> String {
    let signs: [Character: Character] = ["*": "×", "/": "÷", "-": "−"]
    let text = text.replacing("**", with: "^")
    return RelationParser.withSigns(String(text.map { signs[$0] ?? $0 }))
  }
}
