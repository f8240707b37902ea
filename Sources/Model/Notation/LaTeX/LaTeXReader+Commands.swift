import Words
import Formulas

extension LaTeXReader {
  /// Commands that only change how something looks.
  private static let silent: Set<String> = [
    "displaystyle", "textstyle", "limits", "big", "Big", "bigg", "Bigg", "bigl", "Bigl", "bigr",
    "Bigr", "biggl", "biggr", "Biggl", "Biggr",
  ]

  /// The small letters of the Greek alphabet by their commands.
  static let greek: [String: String] = [
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε", "varepsilon": "ε",
    "zeta": "ζ", "eta": "η", "theta": "θ", "vartheta": "θ", "iota": "ι", "kappa": "κ",
    "lambda": "λ", "mu": "μ", "nu": "ν", "xi": "ξ", "rho": "ρ", "varrho": "ρ", "sigma": "σ",
    "phi": "φ", "varphi": "φ", "chi": "χ", "psi": "ψ", "omega": "ω",
  ]

  /// Commands that stand for a sign.
  static let signs: [String: String] = [
    "vert": "|", "mid": "|", "lnot": " not ",
    "cdot": "*", "times": "*", "ast": "*", "div": "/", "pi": "π", "tau": "τ", "infty": "∞",
    "%": "%",
    "circ": "°", "degree": "°", "lt": "<", "gt": ">", "le": "≤", "leq": "≤", "leqslant": "≤",
    "ge": "≥", "geq": "≥", "geqslant": "≥", "ne": "≠", "neq": "≠", "land": " and ",
    "wedge": " and ", "lor": " or ", "vee": " or ", "oplus": " xor ", "neg": " not ",
    "bmod": " mod ", "mod": " mod ",
  ]

  mutating func readCommand(_ name: String) throws(FormulaFault) {
    if Self.silent.contains(name) { return }
    if let sign = Self.signs[name] ?? Self.greek[name] {
      write(sign)
      return
    }
    if let delimiter = FormulaBracket.opening(name) {
      write(delimiter.around(try delimited(by: delimiter, sized: false)))
      return
    }
    switch name {
    case "frac", "dfrac", "tfrac", "cfrac":
      let top = try argument(of: "\\frac")
      let bottom = try argument(of: "\\frac")
      if let quotient = LaTeXDerivative(top, over: bottom) {
        try readDerivative(quotient)
      } else {
        write("((" + top + ")/(" + bottom + "))")
      }
    case "binom", "dbinom", "tbinom":
      let count = try argument(of: "\\binom")
      write("nCr((" + count + "),(" + (try argument(of: "\\binom")) + "))")
    case "sum", "prod": try readAccumulation(name)
    case "int": try readIntegral()
    case "lim": try readLimit()
    case "sqrt": try readRoot()
    case "left" where take(.text(".")) || take([.space, .text(".")]): try readPlace()
    case "left":
      let (delimiter, inside) = try sized()
      write(delimiter.around(inside))
    case "operatorname", "mathrm", "text", "mathit", "mathop":
      _ = take(.text("*"))
      let name = try group()
      // An upright letter is a letter: dx, and e, which is no power of ten.
      if name == "e" {
        write(" e ")
      } else if name.count == 1 {
        write(name)
      } else {
        try readName(name)
      }
    case "begin": try readCases()
    case "Gamma": try readName("gamma")
    default:
      guard name.count > 1 else { throw .unknownCommand(Self.shown(name)) }
      try readName(name)
    }
  }

  /// A command as a sentence shows it.
  private static func shown(_ name: String) -> String {
    "\\" + name.prefix(ProgramLimits.quotedCharacters)
  }

  /// The delimiter after `\left`, and what it holds.
  mutating func sized() throws(FormulaFault) -> (FormulaBracket, String) {
    guard let token = next() else { throw .wrongClosing("\\left") }
    guard let delimiter = FormulaBracket.opened(by: token) else {
      throw .unknownCommand("\\left" + token.written)
    }
    return (delimiter, try delimited(by: delimiter, sized: true))
  }

  /// `\begin{cases} x & x>0 \\ -x \end{cases}`: each value before its condition; one without, or
  /// otherwise, is the last.
  private mutating func readCases() throws(FormulaFault) {
    guard try group() == "cases" else { throw .unknownCommand("\\begin") }
    var cases: [String] = []
    repeat {
      let value = try collected { reader throws(FormulaFault) in try reader.readSequence() }
      if take(.text("&")) {
        let condition = try collected { reader throws(FormulaFault) in try reader.readSequence() }
        let isRest = condition.isEmpty || condition.hasPrefix(Self.otherwise)
        cases.append(isRest ? value : condition + ":" + value)
      } else if !value.isEmpty {
        cases.append(value)
      }
    } while take(.command("\\"))
    guard take(.command("end")), try group() == "cases" else { throw .wrongClosing("\\begin") }
    write("{" + cases.joined(separator: ",") + "}")
  }

  /// What stands for the rest of all cases.
  private static let otherwise = "otherwise"

  private mutating func readRoot() throws(FormulaFault) {
    guard take(.text("[")) else {
      write("sqrt(" + (try argument(of: "\\sqrt")) + ")")
      return
    }
    let index = try delimited(by: .square, sized: false)
    write("root((" + index + "),(" + (try argument(of: "\\sqrt")) + "))")
  }

  // MARK: Functions

  /// A function or constant by its name.
  private mutating func readName(_ written: String) throws(FormulaFault) {
    if written == Self.otherwise || written == "if" {
      // Words between a value and its condition.
      if written == Self.otherwise { write(written) }
      return
    }
    // The 2 of atan2 is no factor.
    if case .text(let digit)? = peek(),
      case .function(let function)? = FormulaName.beforeBracket(written + digit),
      take([.text(digit), .text("(")])
    {
      back(1)
      return try readFunction(written + digit, function)
    }
    guard let found = FormulaName.beforeBracket(written.lowercased()) else {
      throw .unknownCommand(Self.shown(written))
    }
    if case .joint = found {
      write(" " + written + " ")
      return
    }
    guard case .function(let function) = found else {
      write(written)
      return
    }
    try readFunction(written, function)
  }

  private mutating func readFunction(
    _ written: String,
    _ function: FormulaFunction
  ) throws(FormulaFault) {
    var name = written
    var base: String?
    var exponent: String?
    while let token = peek(), token == .raise || token == .lower {
      _ = next()
      let value = token == .raise ? try self.exponent() : try argument(of: "\\" + written)
      if token == .raise, exponent == nil {
        exponent = value
      } else if token == .lower, base == nil, function == .logarithm {
        base = value
      } else {
        throw .unexpectedCharacter(token.written)
      }
    }
    switch base {
    case "2": (name, base) = ("log2", nil)
    case "10": (name, base) = ("log10", nil)
    case "e": (name, base) = ("ln", nil)
    default: break
    }
    // The parser knows sin²x and sin⁻¹x; anything else needs its argument here.
    let isPlain = exponent.map { $0 == "-1" || $0 == "−1" || $0.allSatisfy(\.isNumber) } ?? true
    guard base != nil || !isPlain else {
      write(name + (exponent.map { "^" + $0 + " " } ?? ""))
      // "log" and a digit, or "tan" and h, would be another function's name.
      if case .text(let text) = peek(), text.allSatisfy({ $0.isNumber || $0.isLetter }) {
        write(" ")
      }
      return
    }
    let argument = try functionArgument(of: written)
    let call = base.map { "log((\($0)),(\(argument)))" } ?? "\(name)(\(argument))"
    write(exponent.map { "(\(call))^(\($0))" } ?? call)
  }

  /// The argument of a function that can't wait for the parser to find it.
  mutating func functionArgument(of name: String) throws(FormulaFault) -> String {
    switch peek() {
    case .command("left"):
      _ = next()
      let (delimiter, inside) = try sized()
      return delimiter.around(inside)
    case .text("("):
      _ = next()
      return try collected { reader throws(FormulaFault) in try reader.readInBrackets() }
    default: return try product(of: "\\" + name)
    }
  }

  /// What a function without brackets is of: numbers, letters and groups, up to a sign or another function.
  private mutating func product(of name: String) throws(FormulaFault) -> String {
    let found = try collected { reader throws(FormulaFault) in
      // Whether something has to come yet, as after a function within.
      var isOpen = true
      while let token = reader.peek(), !Self.ends(token), !reader.isAtDifferential {
        guard token != .space else {
          try reader.readItem()
          continue
        }
        guard isOpen ? !Self.isSign(token) : !Self.endsProduct(token),
          isOpen || !Self.isFunction(token)
        else { return }
        if try !reader.readBracketed() { try reader.readItem() }
        isOpen = Self.isFunction(token)
      }
    }
    guard found.contains(where: { !$0.isWhitespace }) else { throw .needsArgument(name) }
    return found
  }

  /// Reads what stands in round brackets or between plain bars, whatever is in it; false where neither opens.
  mutating func readBracketed() throws(FormulaFault) -> Bool {
    if take(.text("(")) {
      let inside = try collected { reader throws(FormulaFault) in try reader.readInBrackets() }
      write("(" + inside + ")")
      return true
    }
    guard take(.text("|")) else { return false }
    let inside = try collected { reader throws(FormulaFault) in
      while let token = reader.peek(), token != .text("|") {
        guard !Self.ends(token) else { throw .wrongClosing("|") }
        if try token == .text("(") ? !reader.readBracketed() : true { try reader.readItem() }
      }
    }
    guard take(.text("|")) else { throw .wrongClosing("|") }
    write("|" + inside + "|")
    return true
  }

  /// A sign before which nothing stands that a function could be of.
  private static func isSign(_ token: LaTeXToken) -> Bool {
    if case .text(let text) = token { "+-−=<>≤≥≠,;)/*·×÷:&".contains(text) } else { false }
  }

  private static func endsProduct(_ token: LaTeXToken) -> Bool {
    switch token {
    case .text(let text): isSign(token) || "(|".contains(text)
    case .command(let name):
      signs[name].map { !["π", "τ", "∞", "°", "%"].contains($0) } ?? false
        || ["left", "sum", "prod", "int", "lim"].contains(name)
        || FormulaBracket.opening(name) != nil
    case .open, .close, .raise, .lower, .space: false
    }
  }

  private static func isFunction(_ token: LaTeXToken) -> Bool {
    guard case .command(let name) = token, case .function? = FormulaName.beforeBracket(name) else {
      return false
    }
    return true
  }

  /// What stands up to the closing bracket that belongs to one already read.
  mutating func readInBrackets() throws(FormulaFault) {
    var open = 1
    while let token = peek() {
      if token == .text("(") { open += 1 }
      if token == .text(")") { open -= 1 }
      if open == 0 {
        _ = next()
        return
      }
      try readItem()
    }
    throw .wrongClosing("(")
  }
}
