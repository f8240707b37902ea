import Documents
import Notation
import PictureFormats
import SystemServices
import Figures
import Words

/// Formulas as they are given: as arguments, or on standard input.
enum FormulaInput {
  /// More than this, in bytes, is not read.
  private static let limit = 1 << 20

  /// The formulas, with the lines of standard input in the place of "-".
  static func all(_ arguments: [String]) throws -> [String] {
    guard let place = arguments.firstIndex(of: "-") else { return try arguments.map(written) }
    let bytes = try Failure.unlessRefused { () throws(SystemFault) in
      try StandardInput.read(atMost: limit)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure.impossible("Standard input is not UTF-8 text.")
    }
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimming(\.isWhitespace) }
    return try (arguments[..<place] + lines.filter { !$0.isEmpty } + arguments[(place + 1)...])
      .map(written)
  }

  /// The one file that was given instead of formulas: a document, or a picture that holds one.
  static func documentPath(in arguments: [String]) -> String? {
    guard arguments.count == 1, let path = arguments.first else { return nil }
    let isDocument = path.hasSuffix(".ordinate") || PictureFormat(path: path) != nil
    return isDocument ? path : nil
  }

  /// The file of data that is meant instead of formulas.
  static func dataPath(in arguments: [String]) -> String? {
    arguments.count == 1 ? arguments.first.flatMap { DataReader.isNamed(by: $0) ? $0 : nil } : nil
  }

  /// The document in a file; without one the command ends.
  static func document(at path: String) throws -> Document {
    let bytes = try Failure.unlessRefused { () throws(SystemFault) in
      try DocumentFile(path: path).read()
    }
    do { return try DocumentCoder.document(in: bytes).get() } catch {
      throw Failure.impossible("\(path): \(Locale()(error))")
    }
  }

  /// A formula in the signs of ours: LaTeX and what pages set is understood as it is when pasted.
  static func written(_ text: String) throws -> String {
    do {
      return try PastedFormula.written(text, isFigure: WrittenFigure.canRead)
    } catch {
      throw Failure.formula(text, FormulaError(error, at: 0..<text.count))
    }
  }
}

extension Substring {
  /// The text without such characters at its ends.
  fileprivate func trimming(_ isLoose: (Character) -> Bool) -> String {
    var rest = drop(while: isLoose)
    while let last = rest.last, isLoose(last) { rest.removeLast() }
    return String(rest)
  }
}
