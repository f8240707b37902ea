import CalculatorModel
import Controls
import GraphKit
import Input
import NumericCore
import SceneHost
import Words

/// A number being typed for the trace: an x to go to, or a y to look for.
struct TraceEntry: Hashable {
  enum Axis: Hashable { case x, y }

  var axis: Axis
  var text: String
  /// Where the curve takes the y, nearest first; the one chosen.
  var places: [Double] = []
  var choice = 0

  /// What can be typed.
  static func accepts(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
      || "+-−*/^().,;×·÷√π!%|".contains(character)
  }

  /// What begins an entry while tracing.
  static func begins(with character: Character) -> Bool {
    character.isNumber && character.isASCII || "-−.,".contains(character)
  }
}

extension GraphScene {
  /// The number typed so far, which may be a small formula.
  private func number(in entry: TraceEntry) -> Program? {
    let unit = source.programs.first?.angleUnit ?? .radians
    let number = try? FormulaParser.parse(words.mark.kept(entry.text), angleUnit: unit)
    return number?.usesVariable ?? true ? nil : number
  }

  /// Typed characters while the field is open, or those that open it; nil for all others.
  func typeEntry(_ character: Character) -> [SceneRequest]? {
    guard isTracing, openMenu == nil else { return nil }
    guard var open = entry else {
      guard TraceEntry.begins(with: character) else { return nil }
      return change(TraceEntry(axis: .x, text: String(character)))
    }
    switch character {
    case "y", "Y": open.axis = .y
    case "x", "X": open.axis = .x
    case "=": break
    case _ where TraceEntry.accepts(character): open.text.append(character)
    default: return []
    }
    return change(open)
  }

  /// Opens the field for an axis, empty.
  func beginEntry(_ axis: TraceEntry.Axis) -> [SceneRequest] {
    entry = TraceEntry(axis: axis, text: "")
    return [.redraw]
  }

  /// Keys while the field is open; nil when they mean something else.
  func handleEntry(_ key: Key) -> [SceneRequest]? {
    guard var open = entry else { return nil }
    switch key {
    case .backspace, .delete:
      guard !open.text.isEmpty else { return leaveEntry() }
      open.text.removeLast()
      return change(open)
    case .enter, .escape: return leaveEntry()
    case .tab:
      open.axis = open.axis == .x ? .y : .x
      return change(open)
    case .left, .up, .right, .down:
      guard open.axis == .y, open.places.count > 1 else { return [] }
      let way = key == .left || key == .up ? -1 : 1
      open.choice = (open.choice + way + open.places.count) % open.places.count
      return follow(open)
    default: return nil
    }
  }

  private func leaveEntry() -> [SceneRequest] {
    entry = nil
    return [.redraw, .save]
  }

  /// Takes a changed number: an x moves the trace at once, a y looks for its places.
  private func change(_ changed: TraceEntry) -> [SceneRequest] {
    var changed = changed
    changed.places = []
    changed.choice = 0
    if let number = number(in: changed), let trace = state.trace {
      changed.places =
        changed.axis == .x
        ? [number.evaluate(at: 0)].compactMap { $0 } : places(of: number, onCurve: trace.curve)
    }
    return follow(changed)
  }

  private func follow(_ changed: TraceEntry) -> [SceneRequest] {
    entry = changed
    guard let trace = state.trace, changed.places.indices.contains(changed.choice) else {
      return [.redraw]
    }
    return self.trace(trace.curve, to: changed.places[changed.choice])
      + keepTraceInView(vertically: true)
  }

  /// Shows what is typed in its row.
  func apply(_ entry: TraceEntry?, to rows: inout [ReadoutCard.Row]) {
    guard let entry,
      let index = rows.firstIndex(where: { $0.name == (entry.axis == .x ? "x" : "y") })
    else { return }
    rows[index].value = entry.text
    rows[index].isEdited = true
  }

  /// Where in view a curve takes a value, by proof, from the trace on.
  private func places(of value: Program, onCurve curve: Int) -> [Double] {
    guard let trace = state.trace, source.programs.indices.contains(curve) else { return [] }
    let window = Interval(currentProjection.xRange)
    return PointSearch.places(of: value, on: source.programs[curve], over: window)
      .sorted { abs($0 - trace.x) < abs($1 - trace.x) }
  }
}
