package import Calculator
import Formulas
package import GraphModel
package import Operations
import Words

/// What a person makes and may keep in a file of its own.
///
/// It holds what is graphed, how it is seen and how it is worked with. Keys that a later version has added are kept and written again.
@dynamicMemberLookup
package struct Document: Hashable, Sendable {
  /// The version that this program writes; it reads no newer one.
  package static let currentVersion = 1
  /// No more views are read.
  package static let viewLimit = 1000

  package var graph = GraphDocument()
  package var modes = Modes()

  /// How the calculator worked with it, and what a later version wrote.
  package struct Modes: Hashable, Sendable {
    package var entry = EntryMode.formula
    package var angleUnit = AngleUnit.radians
    fileprivate var unknown = UnknownKeys()

    init() {}
  }

  package init(_ graph: GraphDocument = GraphDocument(), modes: Modes = Modes()) {
    self.graph = graph
    self.modes = modes
  }

  /// What is graphed, as if it were the document's own.
  package subscript<Value>(dynamicMember path: WritableKeyPath<GraphDocument, Value>) -> Value {
    get { graph[keyPath: path] }
    set { graph[keyPath: path] = newValue }
  }

  /// The document without what a later version wrote.
  var withoutUnknownKeys: Document {
    var document = self
    document.modes.unknown = UnknownKeys()
    for index in graph.functions.functions.indices {
      document.graph.functions.update(index) { $0.unknown = UnknownKeys() }
    }
    return document
  }
}

extension Document: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case version, functions, selected, parameters, viewports, views, mode, entry, angle, table
  }

  package init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version <= Self.currentVersion else { throw DocumentFault.newerVersion }
    let list = try container.decodeIfPresent([SavedFunction].self, forKey: .functions) ?? []
    guard list.count <= FunctionList.limit else {
      throw DocumentFault.tooManyFunctions(limit: FunctionList.limit)
    }
    graph.functions = FunctionList(
      list.map(\.function),
      selection: try container.decodeIfPresent(Int.self, forKey: .selected)
    )
    let sliders =
      try container.decodeIfPresent([Parameter: ParameterSetting].self, forKey: .parameters) ?? [:]
    graph.parameters = Dictionary(uniqueKeysWithValues: sliders.map { ($0.rawValue, $1) })
    graph.viewports =
      try container.decodeIfPresent([String: SavedViewport].self, forKey: .viewports) ?? [:]
    let kept = try container.decodeIfPresent([KeptView].self, forKey: .views) ?? []
    graph.views = Array(try decoder.limited(kept, to: Self.viewLimit))
    graph.mode = try container.decodeIfPresent(String.self, forKey: .mode) ?? graph.mode
    modes.entry = try container.decodeIfPresent(EntryMode.self, forKey: .entry) ?? .formula
    modes.angleUnit = try container.decodeIfPresent(AngleUnit.self, forKey: .angle) ?? .radians
    graph.table = try container.decodeIfPresent(TableSettings.self, forKey: .table)
    if let places = graph.table?.places {
      graph.table?.places = Array(try decoder.limited(places, to: TableSettings.placeLimit))
    }
    modes.unknown = try UnknownKeys(in: decoder, beside: CodingKeys.self)
  }

  package func encode(to encoder: any Encoder) throws {
    try modes.unknown.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.currentVersion, forKey: .version)
    try container.encode(graph.functions.functions.map(SavedFunction.init), forKey: .functions)
    try container.encodeIfPresent(graph.functions.selection, forKey: .selected)
    if !graph.parameters.isEmpty { try container.encode(graph.parameters, forKey: .parameters) }
    try container.encode(graph.viewports, forKey: .viewports)
    if !graph.views.isEmpty { try container.encode(graph.views, forKey: .views) }
    try container.encode(graph.mode, forKey: .mode)
    try container.encode(modes.entry, forKey: .entry)
    try container.encode(modes.angleUnit, forKey: .angle)
    try container.encodeIfPresent(graph.table, forKey: .table)
  }
}
