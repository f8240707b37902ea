package import Calculator
package import Expressions
import Words

/// What a person makes and may keep in a file of its own.
///
/// It holds the functions with their parameters, how they are seen and how they are worked with. Keys that a later version has added are kept and written again.
package struct Document: Hashable, Sendable {
  /// The version that this program writes; it reads no newer one.
  package static let currentVersion = 1
  /// No more views are read.
  package static let viewLimit = 1000

  package var functions = FunctionList()
  /// The sliders; a parameter without one has the standard setting.
  package var parameters: [Parameter: ParameterSetting] = [:]
  /// Each graph's view under that graph's own name; a graph without one starts from the default.
  package var viewports: [String: SavedViewport] = [:]
  /// The views kept under numbers and names, in the order in which they were kept.
  package var views: [KeptView] = []
  /// How curves are drawn, as `CurveMode` names it.
  package var mode = "auto"
  package var entryMode = EntryMode.formula
  package var angleUnit = AngleUnit.radians
  package var table: TableSettings?
  private var unknown = UnknownKeys()

  package init() {}

  /// The slider of a parameter.
  package subscript(settingOf parameter: Parameter) -> ParameterSetting {
    get { parameters[parameter] ?? ParameterSetting() }
    set { parameters[parameter] = newValue }
  }

  /// The document without what a later version wrote.
  package var withoutUnknownKeys: Document {
    var document = self
    document.unknown = UnknownKeys()
    document.functions = FunctionList(
      functions.functions.map(\.withoutUnknownKeys),
      selection: functions.selection
    )
    return document
  }

  /// What the parameters stand for.
  package var parameterValues: ParameterValues { ParameterValues(parameters.mapValues(\.value)) }

  /// The functions that are seen, with numbers for their parameters.
  package var curves: [GraphedCurve] { functions.curves(binding: parameterValues) }
}

extension Document: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case version, functions, selected, parameters, viewports, views, mode, entry, angle, table
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version <= Self.currentVersion else { throw DocumentFault.newerVersion }
    let list = try container.decodeIfPresent([GraphedFunction].self, forKey: .functions) ?? []
    guard list.count <= FunctionList.limit else {
      throw DocumentFault.tooManyFunctions(limit: FunctionList.limit)
    }
    functions = FunctionList(
      list,
      selection: try container.decodeIfPresent(Int.self, forKey: .selected)
    )
    parameters =
      try container.decodeIfPresent([Parameter: ParameterSetting].self, forKey: .parameters) ?? [:]
    viewports =
      try container.decodeIfPresent([String: SavedViewport].self, forKey: .viewports) ?? [:]
    let kept = try container.decodeIfPresent([KeptView].self, forKey: .views) ?? []
    views = Array(try decoder.limited(kept, to: Self.viewLimit))
    mode = try container.decodeIfPresent(String.self, forKey: .mode) ?? mode
    entryMode = try container.decodeIfPresent(EntryMode.self, forKey: .entry) ?? .formula
    angleUnit = try container.decodeIfPresent(AngleUnit.self, forKey: .angle) ?? .radians
    table = try container.decodeIfPresent(TableSettings.self, forKey: .table)
    if let places = table?.places {
      table?.places = Array(try decoder.limited(places, to: TableSettings.placeLimit))
    }
    unknown = try UnknownKeys(in: decoder, beside: CodingKeys.self)
  }

  package func encode(to encoder: any Encoder) throws {
    try unknown.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.currentVersion, forKey: .version)
    try container.encode(functions.functions, forKey: .functions)
    try container.encodeIfPresent(functions.selection, forKey: .selected)
    if !parameters.isEmpty { try container.encode(parameters, forKey: .parameters) }
    try container.encode(viewports, forKey: .viewports)
    if !views.isEmpty { try container.encode(views, forKey: .views) }
    try container.encode(mode, forKey: .mode)
    try container.encode(entryMode, forKey: .entry)
    try container.encode(angleUnit, forKey: .angle)
    try container.encodeIfPresent(table, forKey: .table)
  }
}
