import Expressions
import Language
import Operations
import Words

/// What takes a whole formula, with a letter of its own: a sum, a product, a derivative, an integral.
package enum FormulaBinder: String {
  case sum, product = "prod", derivative = "diff", integral = "int"

  /// The words for each.
  static let names: [String: FormulaBinder] = [
    "sum": .sum, "prod": .product, "product": .product, "diff": .derivative,
    "derivative": .derivative, "int": .integral, "integral": .integral,
  ]

  /// The signs of books.
  static let signs: [Character: FormulaBinder] = [
    "∑": .sum, "Σ": .sum, "∏": .product, "Π": .product, "∫": .integral,
  ]

  var fewest: Int { self == .derivative ? 1 : 4 }
  var most: Int { self == .derivative ? 3 : 4 }
}

extension FormulaReader {
  /// How deeply they may lie in each other: each doubles what is written out.
  private static let deepestBinders = 6

  /// `sum(k², k, 1, n)`, `prod(…)`, `diff(x³, x)`, `diff(x³, x, 2)`, `int(t², t, 0, x)`.
  mutating func bind(_ binder: FormulaBinder, _ token: FormulaToken) throws(FormulaError) {
    multiplyIfNeeded(token)
    guard binders < Self.deepestBinders else {
      throw FormulaError(.nestedTooDeeply, at: token.range)
    }
    let parts = try scanner.argumentsInBrackets(of: token)
    guard parts.count >= binder.fewest else {
      throw FormulaError(.needsArguments(token.text, binder.fewest), at: token.range)
    }
    guard parts.count <= binder.most else {
      throw FormulaError(.tooManyArguments(token.text, binder.most), at: token.range)
    }
    if let empty = parts.first(where: { scanner.text(in: $0).allSatisfy(\.isWhitespace) }) {
      throw FormulaError(
        parts.count > 1
          ? .needsArguments(token.text, max(binder.fewest, parts.count))
          : .needsArgument(token.text),
        at: empty
      )
    }
    switch binder {
    case .derivative: try differentiate(parts, token)
    case .integral: try integrate(parts, token)
    case .sum: try accumulate(.sum, parts, token)
    case .product: try accumulate(.product, parts, token)
    }
    expectsOperand = false
  }

  private mutating func accumulate(
    _ kind: Accumulation.Kind,
    _ parts: [Range<Int>],
    _ token: FormulaToken
  ) throws(FormulaError) {
    let index = try letter(in: parts[1], token)
    let sum = Accumulation(
      kind,
      of: try read(parts[0], locals: [index]),
      over: index,
      from: try read(parts[2]),
      to: try read(parts[3])
    )
    for (end, part) in [(sum.first, parts[2]), (sum.last, parts[3])]
    where end.withParts.contains(.variable) {
      throw FormulaError(.boundsNeedNumbers(token.text), at: part)
    }
    if !sum.waitsForNumbers, !(sum.first + sum.last).usesIndices(besides: []) {
      let place = parts[2].lowerBound..<parts[3].upperBound
      guard let numbers = sum.numbers(in: .radians) else {
        throw FormulaError(.boundsNeedNumbers(token.text), at: place)
      }
      guard sum.isWithinReach(over: numbers) else {
        throw FormulaError(.tooManyTerms(token.text), at: place)
      }
    }
    output.append(.abbreviation(Abbreviation(sum)))
  }

  private mutating func differentiate(
    _ parts: [Range<Int>],
    _ token: FormulaToken
  ) throws(FormulaError) {
    let own = scanner.variables?.first ?? String(Variable.name)
    let letter = parts.count > 1 ? try letter(in: parts[1], token) : own
    let isVariable = scanner.variables?.contains(letter) ?? (letter == String(Variable.name))
    let body = try read(parts[0], variables: [letter])
    guard parts.count > 2 || isVariable else {
      throw FormulaError(.unknownName(letter), at: parts[1])
    }
    output += parts.count > 2 ? try read(parts[2]) : [.variable]
    var derivative = Derivative(of: body)
    // d²/dx² is the derivative of the derivative.
    for _ in 1..<max(1, token.text.first(where: \.isNumber)?.wholeNumberValue ?? 1) {
      derivative = Derivative(of: [.variable, .abbreviation(Abbreviation(derivative))])
    }
    if let name = derivative.unknownPart(in: .radians) {
      throw FormulaError(.noDerivative(name), at: parts[0])
    }
    output.append(.abbreviation(Abbreviation(derivative)))
  }

  private mutating func integrate(
    _ parts: [Range<Int>],
    _ token: FormulaToken
  ) throws(FormulaError) {
    let letter = try letter(in: parts[1], token)
    let integral = Integral(
      of: try integrand(in: parts[0], over: letter),
      over: letter,
      from: try read(parts[2]),
      to: try read(parts[3])
    )
    if integral.body.contains(.outer), (try? integral.steps(in: .radians)) ?? nil == nil {
      throw FormulaError(.unknownName(scanner.variables?.first ?? "x"), at: parts[0])
    }
    output.append(.abbreviation(Abbreviation(integral)))
  }

  /// What is integrated; the variable around it may stand in it where that leaves a known integral.
  private func integrand(
    in part: Range<Int>,
    over letter: String
  ) throws(FormulaError) -> [Instruction] {
    let around = (scanner.variables ?? [String(Variable.name)]).filter { $0 != letter }
    let body = try read(part, locals: around, variables: [letter])
    let steps = body.map { step in
      around.contains { step == .local($0) } ? Instruction.outer : step
    }
    if let name = around.first(where: { steps.withParts.contains(.local($0)) }) {
      throw FormulaError(.unknownName(name), at: part)
    }
    return steps
  }

  private func letter(
    in part: Range<Int>,
    _ token: FormulaToken
  ) throws(FormulaError) -> String {
    let text = scanner.text(in: part).filter { !$0.isWhitespace }
    guard text.count == 1, let letter = text.first, letter.isLetter,
      !["e", "π", "τ"].contains(text)
    else { throw FormulaError(.unexpectedCharacter(text), at: part) }
    return text
  }

  /// The steps of a part, read for itself.
  private func read(
    _ part: Range<Int>,
    locals: [String] = [],
    variables: [String]? = nil
  ) throws(FormulaError) -> [Instruction] {
    var reader = FormulaReader(Array(scanner.text(in: part)))
    reader.scanner.refusesGroups = scanner.refusesGroups
    reader.scanner.readsOrdinate = scanner.readsOrdinate
    reader.scanner.variables = variables ?? scanner.variables
    // A letter means what is nearest around it.
    reader.scanner.locals = scanner.locals.filter { !(variables ?? []).contains($0) } + locals
    reader.binders = binders + 1
    reader.isPart = true
    do {
      return try reader.read()
    } catch {
      let start = part.lowerBound
      throw FormulaError(
        error.kind,
        at: error.range.lowerBound + start..<error.range.upperBound + start
      )
    }
  }
}

extension FormulaScanner {
  func text(in part: Range<Int>) -> String { String(characters[part]) }

  /// The arguments in the brackets that come next, which are stepped over.
  fileprivate mutating func argumentsInBrackets(
    of token: FormulaToken
  ) throws(FormulaError) -> [Range<Int>] {
    while position < end, characters[position].isWhitespace { position += 1 }
    guard position < end, characters[position] == "(" else {
      throw FormulaError(.needsArgument(token.text), at: token.range)
    }
    let open = position
    var (depth, start) = (0, position + 1)
    var parts: [Range<Int>] = []
    for place in position..<end {
      switch characters[place] {
      case "(", "{", "⌊", "⌈": depth += 1
      case ")", "}", "⌋", "⌉": depth -= 1
      default: break
      }
      let isEnd = depth == 0
      guard isEnd || depth == 1 && characters[place] == "," else { continue }
      parts.append(start..<place)
      start = place + 1
      if isEnd {
        position = place + 1
        return parts
      }
    }
    throw FormulaError(
      .notClosed("(", closers: String(repeating: ")", count: depth)),
      at: open..<open + 1
    )
  }

  /// How long d/dx or d²/dx² is that stands at a place; nil where none does.
  ///
  /// A key writes ÷.
  package static func leibnizLength(in characters: [Character], at place: Int) -> Int? {
    guard characters.indices.contains(place), characters[place] == "d" else { return nil }
    return leibnizSigns.first { characters[place...].starts(with: $0) }?.count
  }

  /// `d/dx`, `d²/dx²`, `d^2÷dx^(2)`, and so up to the fourth.
  private static let leibnizSigns: [[Character]] = {
    let orders = [[""], ["²", "^2", "^(2)"], ["³", "^3", "^(3)"], ["⁴", "^4", "^(4)"]]
    return orders.flatMap { order in
      order.flatMap { above in
        order.flatMap { below in
          "/÷".map { Array("d\(above)\($0)d\(Variable.name)\(below)") }
        }
      }
    }
  }()

  /// Whether d/dx comes next, or d²/dx², before a bracket: without one it would be a quotient of letters.
  mutating func takeLeibniz() throws(FormulaError) -> Bool {
    guard let length = Self.leibnizLength(in: characters, at: position) else { return false }
    let sign = characters[position..<position + length]
    let start = position
    position += sign.count
    guard characters[position...].first(where: { !$0.isWhitespace }) == "(" else {
      throw FormulaError(.needsArgument(String(sign)), at: start..<position)
    }
    return true
  }
}
