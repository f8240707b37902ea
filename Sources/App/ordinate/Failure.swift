import ArgumentParser
import Notation
import SystemServices
import Words
import CLibrary

/// The ways a command ends other than well.
enum Failure {
  /// Something outside refused: no display, a file that can't be written.
  static func impossible(_ reason: String) -> ExitCode {
    say("ordinate: " + visible(reason, inLine: true))
    return ExitCode(1)
  }

  /// Ends beyond Doubles whose difference, or its sign, did not come out.
  static var unknownEnds: ExitCode {
    impossible("the first end is not known to be smaller than the second, or not to enough digits.")
  }

  /// A formula is wrong: the sentence, the formula, and a caret under the place.
  static func formula(_ text: String, _ error: FormulaError) -> ExitCode {
    say("ordinate: \(error.description)\n" + quotation(of: text, markedAt: error.range))
    return ExitCode(65)
  }

  /// Does something, or ends the command with what something outside refused.
  static func unlessRefused<Value>(_ work: () throws(SystemFault) -> Value) throws -> Value {
    do { return try work() } catch { throw impossible(error.description) }
  }

  /// The path that stands for standard output.
  static let standardOutput = "-"

  /// Writes a file, or to standard output, or ends the command with the reason why not.
  static func save(_ bytes: [UInt8], to path: String) throws {
    if path == standardOutput {
      let isRead = try unlessRefused { () throws(SystemFault) in try StandardOutput.write(bytes) }
      guard isRead else { throw ExitCode(1) }
      return
    }
    try unlessRefused { () throws(SystemFault) in try DocumentFile(path: path).write(bytes) }
  }

  /// Prints lines on standard output, or ends the command: with the reason why not, or without a
  /// word where nobody reads any more.
  static func unlessPrinted(_ lines: String) throws {
    let isRead = try unlessRefused { () throws(SystemFault) in
      try StandardOutput.write(lines + "\n")
    }
    guard isRead else { throw ExitCode(1) }
  }

  /// Writes a sentence to standard error.
  static func say(_ sentence: String) {
    var bytes = Array((visible(sentence) + "\n").utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard written > 0 else { return }
      bytes = bytes.dropFirst(written)
    }
  }
}
