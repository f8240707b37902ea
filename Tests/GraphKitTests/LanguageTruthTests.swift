import CurveProof
import Formulas
import Foundation
import GraphKit
import Notation
import TestSupport
import Testing

/// A formula of the language, and which pixels its function meets.
///
/// Read from `Reference/language-truth.json`, which `Scripts/language-truth` writes: there the same
/// function stands in plain operations, and ball arithmetic decides.
private struct LanguageCase: Decodable, Sendable, CustomTestStringConvertible {
  let text: String
  let definitions: [String]
  let view: [String]
  let columns: String

  var testDescription: String { ([text] + definitions).joined(separator: "; ") }

  /// The letters of each column from above.
  var pixels: [[Character]] {
    columns.split(separator: " ").flatMap { told -> [[Character]] in
      let parts = told.split(separator: "*")
      var (letters, run, count) = ([Character](), Character("o"), 0)
      for character in parts[parts.count - 1] {
        if let digit = character.wholeNumberValue {
          count = 10 * count + digit
        } else {
          letters += Array(repeating: run, count: count)
          (run, count) = (character, 0)
        }
      }
      letters += Array(repeating: run, count: count)
      return Array(repeating: letters, count: parts.count > 1 ? Int(parts[0]) ?? 0 : 1)
    }
  }
}

private struct LanguageTruth: Decodable, Sendable {
  let width: Int
  let height: Int
  let cases: [LanguageCase]

  static let suite: LanguageTruth? = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let content = try? Data(
      contentsOf: folder.appendingPathComponent("Reference/language-truth.json")
    )
    return content.flatMap { try? JSONDecoder().decode(LanguageTruth.self, from: $0) }
  }()
}

@Suite struct `Pictures of the language` {
  private static let suite = LanguageTruth.suite

  @Test func `are held to as many formulas as were decided`() throws {
    let suite = try #require(Self.suite)
    #expect(suite.cases.count == 154)
    for formula in suite.cases {
      let pixels = formula.pixels
      #expect(pixels.count == suite.width, "\(formula.text)")
      #expect(pixels.allSatisfy { $0.count == suite.height }, "\(formula.text)")
      let met = pixels.joined().count { $0 == "i" || $0 == "g" || $0 == "e" }
      #expect(met > 8, "\(formula.text)")
    }
  }

  /// No certain ink where nothing is, and none missing where something is.
  @Test(arguments: suite?.cases ?? [])
  fileprivate func `show what is there and nothing else`(formula: LanguageCase) throws {
    let suite = try #require(Self.suite)
    let bounds = formula.view.compactMap(Double.init)
    let grid = PixelGrid(
      x: bounds[0]...bounds[1],
      y: bounds[2]...bounds[3],
      columnCount: suite.width,
      rowCount: suite.height
    )
    var values = ParameterValues()
    var definitions: [String: Program] = [:]
    for text in formula.definitions {
      let name = try #require(FormulaParser.definedName(in: text))
      definitions[name] = try FormulaParser.parse(text)
    }
    values.define(definitions)
    let program = try FormulaParser.parse(formula.text).calling(values)
    let map = InkMap(proving: ProgramPlot(program: program), on: grid)
    var (wrong, missed, possible, certain) = ([String](), [String](), 0, 0)
    for (column, letters) in formula.pixels.enumerated() {
      for (row, letter) in letters.enumerated() {
        let ink = map.pixels[row * map.width + column]
        if ink == .certain { certain += 1 } else if ink != .none { possible += 1 }
        if letter == "o", ink == .certain { wrong.append("\(column), \(row)") }
        if letter == "i", ink == .none { missed.append("\(column), \(row)") }
      }
    }
    #expect(wrong.isEmpty, "false ink at \(wrong.prefix(5))")
    #expect(missed.isEmpty, "no ink at \(missed.prefix(5))")
    #expect(possible <= certain, "\(possible) possible beside \(certain)")
  }
}
