package import Formulas
package import Operations
package import Words

/// A line of pasted text: a formula, a relation or moving point, or the value of a parameter.
package enum PastedFormula: Equatable, Sendable {
  case formula(String)
  case figure(String)
  case parameter(Parameter, [Double])

  /// The lines of a text, each as a formula that can be read.
  ///
  /// `f(x) =` names a formula, `y =` before one is dropped, LaTeX is translated, `a = 2` sets a
  /// parameter, `a = {1, 2, 3}` to a list of values. Text that is one formula already comes back as it is. Of several lines, some may be
  /// what `isFigure` takes for relations and moving points.
  ///
  /// - Throws: `PastingError` when a line can't be read.
  package static func lines(
    of text: String,
    angleUnit: AngleUnit,
    isFigure: (String) -> Bool = { _ in false }
  ) throws(PastingError) -> [PastedFormula] {
    let limit = ProgramLimits.enteredCharacters
    guard text.utf8.count <= 16 * limit else { throw PastingError(.formula(.enteredTooLong)) }
    let plain = PastedText.plain(text)
    // Between cases it ends no line.
    let rows = (plain.contains("\\begin") ? plain : plain.replacing("\\\\", with: "\n"))
      .split(whereSeparator: \.isNewline)
      .map { trimmed($0) }.filter { !$0.isEmpty }
    guard rows.count <= ProgramLimits.pastedLines, rows.allSatisfy({ $0.count <= limit }) else {
      throw PastingError(.formula(.enteredTooLong))
    }
    var lines: [PastedFormula] = []
    for (index, row) in rows.enumerated() {
      // A piece of a formula has no braces of its own.
      if row.contains("{"), FormulaTree(row).list != nil, isFigure(row) {
        lines.append(.figure(row))
        continue
      }
      do {
        lines.append(try line(row, angleUnit: angleUnit, isAlone: rows.count == 1))
      } catch {
        if let figure = ([row] + Self.translated(row)).first(where: isFigure) {
          lines.append(.figure(kept(figure, isFigure)))
          continue
        }
        throw rows.count > 1 ? error.at(line: index + 1) : error
      }
    }
    return lines
  }

  /// A formula in the signs of ours, for one that was copied from elsewhere; LaTeX is translated where
  /// it is none of ours.
  ///
  /// - Throws: What is wrong with the LaTeX.
  package static func written(
    _ text: String,
    isFigure: (String) -> Bool
  ) throws(FormulaFault) -> String {
    let plain = PastedText.plain(text)
    if isFigure(plain) { return kept(plain, isFigure) }
    guard mayBeLaTeX(plain), (try? FormulaParser.parse(plain)) == nil else { return plain }
    do {
      let formula = try LaTeXReader.formula(of: trimmed(plain[...]))
      let isRead = isFigure(formula) || (try? FormulaParser.parse(formula)) != nil
      return isRead || plain.contains("\\") ? formula : plain
    } catch {
      if plain.contains("\\") { throw error }
      return plain
    }
  }

  /// A relation or a moving point as it is stored in every language: points before decimals, commas between
  /// arguments.
  private static func kept(_ figure: String, _ isFigure: (String) -> Bool) -> String {
    let kept = FormulaTree(figure).kept
    return isFigure(kept) ? kept : figure
  }

  /// What a line means as LaTeX, where it may be some.
  private static func translated(_ row: String) -> [String] {
    mayBeLaTeX(row) ? (try? LaTeXReader.formula(of: row)).map { [$0] } ?? [] : []
  }

  /// Whether a text has commands or groups of LaTeX; braces in which something is compared are ours.
  private static func mayBeLaTeX(_ text: String) -> Bool {
    guard !text.contains("\\") else { return true }
    var depth = 0
    return text.contains { "{}".contains($0) }
      && FormulaTree(text).tokens.allSatisfy { token in
        if token.kind == .open(.brace) { depth += 1 }
        if token.kind == .close(.brace) { depth -= 1 }
        return depth == 0 || token.comparison == nil
      }
  }

  private static func trimmed(_ row: Substring) -> String {
    var row = row.drop(while: \.isWhitespace)
    while let last = row.last,
      last.isWhitespace || ",;".contains(last) && row.dropLast().last != "\\"
    {
      row.removeLast()
    }
    for (open, close) in [("$$", "$$"), ("$", "$"), ("\\(", "\\)"), ("\\[", "\\]")]
    where row.hasPrefix(open) && row.hasSuffix(close) && row.count >= open.count + close.count {
      row = row.dropFirst(open.count).dropLast(close.count)
    }
    return String(row)
  }

  private static func line(
    _ row: String,
    angleUnit: AngleUnit,
    isAlone: Bool
  ) throws(PastingError) -> PastedFormula {
    if let setting = try? LetterSetting(reading: row, angleUnit: angleUnit),
      setting.values.count > 1
    {
      return .parameter(setting.letter, setting.values)
    }
    let (name, head, body) = assignment(row)
    let isLaTeX =
      body.contains("\\") || mayBeLaTeX(body) && (try? FormulaParser.parse(body)) == nil
    // A piece of a formula may be pasted into another one.
    if isAlone, !isLaTeX, name == nil { return .formula(body) }
    var formula = body
    if isLaTeX {
      do { formula = try LaTeXReader.formula(of: body) } catch {
        throw PastingError(.formula(error))
      }
    }
    let program: Program
    do { program = try FormulaParser.parse(formula, angleUnit: angleUnit) } catch {
      throw PastingError(error.sentence)
    }
    if head.isEmpty, let parameter = name.flatMap(Parameter.init(rawValue:)), parameter != .y {
      guard !program.usesVariable, program.parameters.isEmpty, let value = program.evaluate(at: 0)
      else { throw PastingError(.formula(.unexpectedCharacter("="))) }
      return .parameter(parameter, [value])
    }
    return .formula(head + (isLaTeX ? program.description : formula))
  }

  /// What stands before `=`, when it names a function or a parameter, with what keeps the name of the
  /// function, and what comes after it.
  private static func assignment(_ row: String) -> (name: String?, head: String, body: String) {
    guard let sign = row.firstIndex(of: "=") else { return (nil, "", row) }
    let left = row[..<sign].filter { !$0.isWhitespace }
      .replacing("\\left", with: "").replacing("\\right", with: "")
    let body = String(row[row.index(after: sign)...].drop(while: \.isWhitespace))
    var name = left
    let hasArgument = name.hasSuffix("(x)")
    if hasArgument { name.removeLast(3) }
    var written = name.filter { !"{}".contains($0) } + "(\(Variable.name))="
    if !hasArgument || FormulaParser.definedName(in: written) == nil { written = "" }
    // y₁, f_2 and g_{3} are names, too.
    if let place = name.firstIndex(of: "_") {
      let index = name[name.index(after: place)...].filter { !"{}".contains($0) }
      guard !index.isEmpty, index.allSatisfy({ $0.isLetter || $0.isNumber }) else {
        return (nil, "", row)
      }
      let letter = Parameter(rawValue: String(name[..<place]))
      let indexed = hasArgument || letter == .y ? nil : letter?.indexed(index)
      name = indexed?.rawValue ?? String(name[..<place])
    }
    guard
      hasArgument && !written.isEmpty || Parameter(rawValue: name) != nil
        || name.count == 1 && name.first?.isLetter == true
    else { return (nil, "", row) }
    let isKnown = hasArgument || name == "y" || isParameter(name, of: body)
    return isKnown ? (hasArgument ? "y" : name, written, body) : (nil, "", row)
  }
}

extension PastedFormula {
  /// Whether a name before `=` is that of a slider: r = 2 is a circle.
  private static func isParameter(_ name: String, of body: String) -> Bool {
    guard name != "r", let parameter = Parameter(rawValue: name) else { return false }
    return Parameter.common.contains(parameter) || parameter == .memory
      || (try? FormulaParser.parse((try? LaTeXReader.formula(of: body)) ?? body)).map {
        !$0.usesVariable && $0.parameters.isEmpty
      } ?? false
  }
}

/// Why a text could not be pasted.
package struct PastingError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The reason as a person reads it.
  package let sentence: Message

  init(_ sentence: Message) { self.sentence = sentence }

  /// The reason in English.
  package var description: String { Locale()(sentence) }

  func at(line: Int) -> PastingError { PastingError(.inLine(line, sentence)) }
}
