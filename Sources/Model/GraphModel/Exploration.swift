/// How curves are being looked at closely; no part of the document.
package struct Exploration: Codable, Hashable, Sendable {
  /// Where the trace stands.
  package struct Trace: Codable, Hashable, Sendable {
    /// Which of the curves that are seen, from 0.
    package var curve: Int
    package var x: Double
    /// How x was typed, where it is another number than the decimal of that.
    package var text: String?
    /// Its height on a figure, which has several lines over one x, and when a moving point is there.
    package var y: Double?
    package var t: Double?

    package init(
      curve: Int,
      x: Double,
      written text: String? = nil,
      y: Double? = nil,
      t: Double? = nil
    ) {
      (self.curve, self.x, self.text, self.y, self.t) = (curve, x, text, y, t)
    }

    package var place: TypedNumber { TypedNumber(x, text: text) }
  }

  /// What the statistics are about.
  package struct Statistics: Codable, Hashable, Sendable {
    /// Whether all rows are shown.
    package var isExpanded = false
    /// The stretch of x looked at; nil for the view.
    package var lower: Double?
    package var upper: Double?
    /// How the ends were written, where they are other numbers than these decimals: "π/2".
    package var lowerText: String?
    package var upperText: String?
    /// Which of the curves that are seen the area reaches to; nil for the x axis.
    package var base: Int?
    /// From which curve it does so.
    package var top: Int?

    package init() {}
  }

  /// What is typed over a row of the list and not taken yet.
  package struct ChangedRow: Codable, Hashable, Sendable {
    package var index: Int
    package var line: String
    /// What stands in the row.
    package var before: String

    package init(index: Int, line: String, before: String) {
      (self.index, self.line, self.before) = (index, line, before)
    }
  }

  /// A straight line through the traced point.
  package struct Line: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable, CaseIterable {
      case tangent, normal, secant
    }

    package var kind: Kind
    /// The x of a secant's other point.
    package var anchor: Double?

    /// The line after one, or the first, nil after the last; a secant begins where the trace stands.
    package init?(after kind: Kind?, at x: Double) {
      switch kind {
      case nil: self.kind = .tangent
      case .tangent: self.kind = .normal
      case .normal: (self.kind, anchor) = (.secant, x)
      case .secant: return nil
      }
    }
  }

  /// The trace while it is on.
  package var trace: Trace?
  /// The statistics while they are shown.
  package var statistics: Statistics?
  /// Whether the table of values is shown.
  package var showsTable: Bool?
  /// Which values it shows while none are chosen: those that suited the view when it was opened.
  package var table: TableSettings?
  /// Whether the list of functions is open.
  package var showsFunctions: Bool?
  /// A line for a new function that was begun in it.
  package var typedLine: String?
  /// A line that was begun to change a row.
  package var changedRow: ChangedRow?
  /// Whether points of interest go without dots.
  package var hidesPoints: Bool?
  /// The place in the list of the model, or the table, whose residuals are shown.
  package var residuals: Int?
  /// The line through the traced point.
  package var line: Line?
  /// Whether the calculator has gone on from the selected function since it held it.
  package var isOutdated: Bool?

  package init() {}
}

extension Exploration {
  /// A trace that is on no curve or nowhere is left out.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let trace = try container.decodeIfPresent(Trace.self, forKey: .trace)
    self.trace = trace.flatMap { $0.isPossible ? $0 : nil }
    statistics = try container.decodeIfPresent(Statistics.self, forKey: .statistics)
    showsTable = try container.decodeIfPresent(Bool.self, forKey: .showsTable)
    table = try container.decodeIfPresent(TableSettings.self, forKey: .table)
    showsFunctions = try container.decodeIfPresent(Bool.self, forKey: .showsFunctions)
    typedLine = try container.decodeIfPresent(String.self, forKey: .typedLine)
    let row = try container.decodeIfPresent(ChangedRow.self, forKey: .changedRow)
    changedRow = row.flatMap { 0..<FunctionList.limit ~= $0.index ? $0 : nil }
    let line = try container.decodeIfPresent(Line.self, forKey: .line)
    self.line = line.flatMap { $0.anchor?.isFinite != false ? $0 : nil }
    let residuals = try container.decodeIfPresent(Int.self, forKey: .residuals)
    self.residuals = residuals.flatMap { 0..<FunctionList.limit ~= $0 ? $0 : nil }
    hidesPoints = try container.decodeIfPresent(Bool.self, forKey: .hidesPoints)
    isOutdated = try container.decodeIfPresent(Bool.self, forKey: .isOutdated)
  }
}

extension Exploration.Trace {
  /// Whether there may be such a curve and such a place.
  fileprivate var isPossible: Bool {
    0..<FunctionList.limit ~= curve && x.isFinite && y?.isFinite != false && t?.isFinite != false
  }
}
