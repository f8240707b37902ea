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
    let number = spoken(shown.text.filter { $0 != "…" })
    let form = known.form.flatMap { $0.count <= Self.longestForm ? spoken($0) : nil }
    return words(shown.isExact ? SpokenMath.equals(number, form: form) : .about(number, form: form))
  }

  /// Nobody listens to a longer closed form.
  private static let longestForm = 40

  /// The same once all is known that will be: what comes in later is news only then.
  package var settledStatus: String {
    if case .value(let known) = status, !known.isSettled, noticeText == nil { return "" }
    return spokenStatus
  }

  private func spoken(_ formula: String) -> String {
    guard !TextbookReader.isPlainName(formula) else { return formula }
    return words.spoken(TextbookReader.row(of: formula, shown: words.mark.written(formula)))
  }
}
