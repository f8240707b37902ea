import Calculator
import Formulas
import Notation
import SceneParts
import Words

// The line and its result as they are read aloud.
extension KeypadScene {
  /// What is entered: "x squared minus 4".
  var spokenLine: String {
    let text = brain.mode == .formula ? brain.line : brain.description ?? ""
    return text.isEmpty ? words(brain.placeholder) : spoken(text)
  }

  /// A notice, or what the value line says: "about 0.8660254037, exactly fraction…".
  package var spokenStatus: String {
    if let notice = noticeText { return notice }
    guard case .value(let known) = status, known.reason == nil, let shown = known.shown else {
      return status.text(in: words)
    }
    let (number, form) = (spoken(shown.text.filter { $0 != "…" }), known.form.map(spoken))
    return words(shown.isExact ? SpokenMath.equals(number, form: form) : .about(number, form: form))
  }

  private func spoken(_ formula: String) -> String {
    guard !TextbookReader.isPlainName(formula) else { return formula }
    return words.spoken(TextbookReader.row(of: formula, shown: words.mark.written(formula)))
  }
}
