import Words

/// Sums, products, integrals, limits and derivatives.
extension LaTeXReader {
  /// What stands below and above a sign, in either order.
  private mutating func limits(of name: String) throws(FormulaFault) -> (String, String) {
    while take(.command("limits")) || take(.command("nolimits")) {}
    var (below, above): (String?, String?)
    while let token = peek(), token == .lower || token == .raise {
      _ = next()
      if token == .lower {
        below = try argument(of: "\\" + name)
      } else {
        above = try argument(of: "\\" + name)
      }
    }
    guard let below, let above else { throw .needsArguments("\\" + name, 2) }
    return (below, above)
  }

  /// `\sum_{k=1}^{n} k^2 + 1`: the terms end before a sum or a comparison.
  mutating func readAccumulation(_ name: String) throws(FormulaFault) {
    let (below, above) = try limits(of: name)
    let sides = below.split(separator: "=", maxSplits: 1)
    guard sides.count == 2 else { throw .unexpectedCharacter(below) }
    let terms = try terms()
    write("\(name)((\(terms)),\(sides[0]),\(sides[1]),\(above))")
  }

  /// `\lim_{x\to 0^+} f`, of what stands up to a sum or a comparison.
  mutating func readLimit() throws(FormulaFault) {
    while take(.command("limits")) {}
    guard take(.lower), take(.open), case .text(let letter)? = next(),
      take(.command("to")) || take(.command("rightarrow"))
    else { throw .needsArgument("\\lim") }
    var side = ""
    let place = try collected { reader throws(FormulaFault) in
      while side.isEmpty, let token = reader.peek(), !Self.ends(token) {
        for sign in ["+", "-"]
        where reader.take([.raise, .text(sign)])
          || reader.take([.raise, .open, .text(sign), .close])
        { side = sign }
        if side.isEmpty { try reader.readItem() }
      }
    }
    guard take(.close) else { throw .wrongClosing("{") }
    let body = try terms()
    write("lim((\(body)),\(letter),\(place)\(side))")
  }

  /// What stands up to a sum or a comparison, whatever lies in brackets.
  private mutating func terms() throws(FormulaFault) -> String {
    try collected { reader throws(FormulaFault) in
      while let token = reader.peek(), !reader.isAtDifferential {
        // Bars that open here are no end.
        let isBar = token == .text("|")
        guard isBar ? reader.output.isEmpty : !Self.endsTerms(token) else { return }
        if try !reader.readBracketed() { try reader.readItem() }
      }
    }
  }

  private static func endsTerms(_ token: LaTeXToken) -> Bool {
    switch token {
    case .text(let text): return "+-−=<>≤≥≠,)".contains(text) || ends(token)
    case .command(let name): return signs[name].map("<>≤≥≠".contains) ?? false || ends(token)
    default: return ends(token)
    }
  }

  /// `\int_0^x t^2\,dt`, up to the letter that it is over.
  mutating func readIntegral() throws(FormulaFault) {
    let (from, to) = try limits(of: "int")
    var letter: String?
    integrals += 1
    defer { integrals -= 1 }
    let body = try collected { reader throws(FormulaFault) in
      while letter == nil, let token = reader.peek(), !Self.ends(token) {
        letter = reader.takeDifferential()
        if letter == nil { try reader.readItem() }
      }
    }
    guard let letter else { throw .needsArgument("\\int … d") }
    write("int(\(body.isEmpty ? "1" : body),\(letter),\(from),\(to))")
  }

  /// The letter of `dt` or `\mathrm{d}t`, which is stepped over; nil where there is none.
  private mutating func takeDifferential() -> String? {
    for sign in [[.text("d")], [.command("mathrm"), .open, .text("d"), .close]] as [[LaTeXToken]] {
      guard take(sign) else { continue }
      if case .text(let letter) = peek(), letter.first?.isLetter == true, !isFactor(letter) {
        _ = next()
        return letter
      }
      back(sign.count)
    }
    return nil
  }

  /// Whether what is integrated ends here.
  var isAtDifferential: Bool {
    guard integrals > 0 else { return false }
    var ahead = self
    return ahead.takeDifferential() != nil
  }

  /// Whether a d before another one is a letter: what is integrated in `a d dx`.
  private func isFactor(_ letter: String) -> Bool {
    guard letter == "d", tokens.indices.contains(position + 1) else { return false }
    if case .text(let next) = tokens[position + 1] { return next.first?.isLetter == true }
    return false
  }

  /// What is differentiated, behind its d/dx up to a sum, or above it.
  mutating func readDerivative(_ quotient: LaTeXDerivative) throws(FormulaFault) {
    var body = quotient.body ?? ""
    if quotient.body == nil {
      body = try terms()
      guard !body.isEmpty else { throw .needsArgument("\\frac") }
    }
    for _ in 0..<quotient.order { body = "diff(\(body),\(quotient.letter))" }
    write(body)
  }

  /// A derivative with the place behind a bar, after `\left.`.
  mutating func readPlace() throws(FormulaFault) {
    let body = try collected { reader throws(FormulaFault) in try reader.readSequence() }
    guard take(.command("right")), take(.text("|")), take(.lower), body.hasPrefix("diff("),
      body.last == ")"
    else { throw .wrongClosing("\\left") }
    let place = try argument(of: "_").split(separator: "=", maxSplits: 1)
    guard place.count == 2 else { throw .wrongClosing("\\left") }
    write("\(body.dropLast()),\(place[1]))")
  }
}
