import Formulas
package import Words

/// Why a formula cannot be read, and where.
///
///     FormulaParser.parse("2+") // throws "Nothing after +" at 1..<2
package struct FormulaError: Error, Equatable, CustomStringConvertible, Sendable {
  package let kind: FormulaFault
  /// The place, counted in characters of the text.
  package let range: Range<Int>

  package init(_ kind: FormulaFault, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// The error of a number that is written soundly and can't be read.
  package init(numberAt range: Range<Int>) {
    self.init(.numberTooLong(limit: ProgramLimits.numberDigits), at: range)
  }

  /// Whether more typing could make the formula right.
  package var isPending: Bool { kind.isPending }

  /// The reason as the calculator says it.
  package var sentence: Message { .formula(kind) }

  /// The reason in English.
  package var description: String { kind.description }
}

extension FormulaFault {
  /// A formula of more characters than are read.
  package static var formulaTooLong: FormulaFault {
    .tooLong(limit: ProgramLimits.formulaCharacters)
  }

  /// A formula of more characters than are entered in a window.
  package static var enteredTooLong: FormulaFault {
    .tooLong(limit: ProgramLimits.enteredCharacters)
  }
}
