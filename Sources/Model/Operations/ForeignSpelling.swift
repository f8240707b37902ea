/// How an operation is written in languages that are not ours, where its name alone does not say it.
///
/// `$1` and `$2` stand for its operands, `#1` and `#2` for the same with brackets around what is more
/// than a name, a number or a call. Whatever is written holds together like a call.
package struct ForeignSpelling: Sendable {
  package var latex: String?
  package var python: String?
  /// As LibreOffice and Excel have it, with commas between arguments.
  package var spreadsheet: String?

  /// Whether Python's and spreadsheets' own functions can't say it.
  package var isUnknown = false

  /// What no other language has but LaTeX, where it is a word.
  static var unknown: ForeignSpelling {
    var spelling = ForeignSpelling()
    spelling.isUnknown = true
    return spelling
  }

  package init(latex: String? = nil, python: String? = nil, spreadsheet: String? = nil) {
    self.latex = latex
    self.python = python
    self.spreadsheet = spreadsheet
  }
}
