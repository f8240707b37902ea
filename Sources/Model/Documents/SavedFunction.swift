import Formulas
import GraphModel
import Notation
import Operations
import Words

/// A function in the graph's list as a file holds it.
struct SavedFunction: Hashable, Sendable {
  var function: GraphedFunction
}

extension SavedFunction: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case text, program, name, relation, data, angle, pen, style, join, hidden
  }

  /// Reads `{"text": "sin(x)", "program": ["x", "sin"], "pen": 1, "style": "dashed"}`.
  ///
  /// Only the program has to be there, and a text that says something else gives way to it. In the
  /// place of a program there may be a relation, `{"relation": "x²+y²=25"}`, or a table of data as a file
  /// holds it.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    function = try Self.written(in: container, decoder)
    if let name = try container.decodeIfPresent(String.self, forKey: .name),
      let program = function.function.program, FormulaParser.isFunctionName(name)
    {
      function.function = GraphFunction(ProgramFunction(program, definedName: name))
    }
    function.pen = try container.decodeIfPresent(Int.self, forKey: .pen) ?? 0
    function.lineStyle =
      try container.decodeIfPresent(String.self, forKey: .style).flatMap(CurveDash.init) ?? .solid
    function.join =
      try container.decodeIfPresent(String.self, forKey: .join).flatMap(MarkJoin.init) ?? .alone
    function.isHidden = try container.decodeIfPresent(Bool.self, forKey: .hidden) ?? false
    function.pen = min(max(function.pen, 0), FunctionList.limit - 1)
    function.unknown = try UnknownKeys(in: decoder, beside: CodingKeys.self)
  }

  private static func written(
    in container: KeyedDecodingContainer<CodingKeys>,
    _ decoder: any Decoder
  ) throws -> GraphedFunction {
    if let text = try container.decodeIfPresent(String.self, forKey: .data) {
      guard let table = try? DataReader.table(of: text, isSaved: true) else {
        throw DecodingError.dataCorruptedError(forKey: .data, in: container, debugDescription: "")
      }
      return GraphedFunction(GraphFunction(TableFunction(table)))
    }
    if let text = try container.decodeIfPresent(String.self, forKey: .relation) {
      guard text.count <= ProgramLimits.enteredCharacters else {
        throw DocumentFault.formulaTooLong(limit: ProgramLimits.enteredCharacters)
      }
      let unit = try container.decodeIfPresent(AngleUnit.self, forKey: .angle) ?? .radians
      return GraphedFunction(try GraphFunction(reading: text, angleUnit: unit), text: text)
    }
    // Counted before anything is made of it: a long one could stop the window.
    let count = try container.nestedUnkeyedContainer(forKey: .program).count ?? 0
    guard count <= ProgramLimits.graphedInstructions else {
      throw DocumentFault.formulaTooLong(limit: ProgramLimits.graphedInstructions)
    }
    let program = try Program(from: decoder)
    return GraphedFunction(
      GraphFunction(program),
      text: try container.decodeIfPresent(String.self, forKey: .text)
        .flatMap { Self.says($0, program) ? $0 : nil } ?? program.description
    )
  }

  /// Whether a text stands for the steps of a program.
  fileprivate static func says(_ text: String, _ program: Program) -> Bool {
    (try? FormulaTree(text).instructions) == program.instructions
  }

  func encode(to encoder: any Encoder) throws {
    try function.unknown.encode(to: encoder)
    if function.abbreviated == nil { try function.function.program?.encode(to: encoder) }
    var container = encoder.container(keyedBy: CodingKeys.self)
    if let table = (function.function.base as? TableFunction)?.table {
      try container.encode(table.text, forKey: .data)
    } else if let (text, unit) = function.function.figure ?? function.abbreviated {
      try container.encode(text, forKey: .relation)
      if unit != .radians { try container.encode(unit, forKey: .angle) }
    } else {
      try container.encode(function.text, forKey: .text)
    }
    try container.encodeIfPresent(function.function.definedName, forKey: .name)
    try container.encode(function.pen, forKey: .pen)
    if function.lineStyle != .solid {
      try container.encode(function.lineStyle.rawValue, forKey: .style)
    }
    if function.join != .alone { try container.encode(function.join.rawValue, forKey: .join) }
    if function.isHidden { try container.encode(true, forKey: .hidden) }
  }
}

extension GraphedFunction {
  /// A formula that no list of steps can hold, with what its angles are in.
  fileprivate var abbreviated: (text: String, angleUnit: AngleUnit)? {
    guard let program = function.program,
      program.instructions.contains(where: { $0.abbreviated != nil })
    else { return nil }
    let text = SavedFunction.says(text, program) ? text : program.description
    return (text, program.angleUnit)
  }
}
