package import Controls
package import Drawing
import GraphKit
import Intervals
package import GraphModel
package import Input
import SceneHost
import Words

/// Below the plane, over the same x: how far data is from what was fitted to it.
package struct ResidualsTool: GraphTool {
  /// The place in the list of the model, or its table, whose residuals are shown; nil for none.
  private(set) var subject: Int?
  /// How high the strip is, as it was dragged.
  private var height = Self.usualHeight
  /// A hand that drags its upper edge, with how far below the edge it came down.
  private var grip: (contact: Int64?, offset: Double)?

  static let usualHeight = 148.0
  private static let leastHeight = 96.0
  /// So much of the plane is left at least.
  private static let leastPlane = 160.0
  static let headHeight = 24.0

  package init() {}

  package var layer: GraphLayer? { .residuals }
  package var level: ToolLevel? { .front }
  package var isPopover: Bool { false }
  package var isHeld: Bool { grip != nil }
  package mutating func cancelInput() { grip = nil }

  package func strip(in plane: Rect, of document: GraphDocument) -> Double {
    guard subject != nil, !document.givers.isEmpty else { return 0 }
    let room = plane.height - Self.leastPlane
    return room < Self.leastHeight ? 0 : min(height, room).rounded()
  }

  package func covers(in graph: GraphSnapshot) -> [GraphLayer: [Rect]] {
    graph.frames.strip.map { [.residuals: [$0]] } ?? [:]
  }

  /// Shows the residuals of a model or a table, or hides them.
  package mutating func toggle(_ index: Int) { subject = subject == index ? nil : index }

  package func keep(in exploration: inout Exploration) { exploration.residuals = subject }

  package mutating func restore(_ exploration: Exploration, language: any FormulaLanguage) {
    subject = exploration.residuals
  }

  package mutating func note(_ news: GraphNews, at time: Double) {
    switch news {
    case .cleared: subject = nil
    default: break
    }
  }

  /// What is shown: of the subject, or of the first model.
  func residuals(in graph: GraphSnapshot) -> (index: Int, residuals: Residuals)? {
    let all = graph.content.residuals
    return all.first { $0.index == subject }
      ?? all.first { entry in
        graph.curves.contains {
          $0.index == subject && $0.function == entry.residuals.data.table
        }
      } ?? all.first
  }

  // MARK: Input

  package func describe(in graph: GraphSnapshot) -> [Control<GraphControl>] {
    guard let strip = graph.frames.strip else { return [] }
    return [
      Control(
        .closeResiduals,
        frame: Rect(x: strip.maxX - 52, y: strip.y + 4, width: 44, height: 44),
        look: .icon(.close, isOn: false),
        group: 12,
        name: graph.words(ControlName.close)
      )
    ]
  }

  package mutating func handle(_ event: ToolEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    switch event {
    case .activate(.closeResiduals):
      subject = nil
      return [.focus(.plot), .redraw, .save]
    case .contact(let contact, _): return drag(contact, in: graph)
    default: return nil
    }
  }

  /// Follows a hand on the upper edge; what is dragged nearly shut closes.
  private mutating func drag(_ contact: Contact, in graph: GraphSnapshot) -> [ToolRequest]? {
    guard let strip = graph.frames.strip else { return nil }
    switch contact.phase {
    case .began:
      guard contact.isPrimary, grip == nil, contact.place.y < strip.y + Self.headHeight,
        contact.place.x < strip.maxX - 56
      else { return nil }
      grip = (contact.id, contact.place.y - strip.y)
      return [.hold]
    case .moved:
      guard let grip, grip.contact == contact.id else { return nil }
      let edge = contact.place.y - grip.offset
      height = max(Self.leastHeight / 2, strip.maxY - edge)
      return [.redraw]
    case .ended, .cancelled:
      guard let grip, grip.contact == contact.id else { return nil }
      self.grip = nil
      if height < Self.leastHeight { (subject, height) = (nil, Self.usualHeight) }
      return [.redraw, .save]
    }
  }

  package func cursor(at place: Point, in layer: GraphLayer?) -> CursorShape? {
    grip != nil && layer == nil ? .resizeVertically : nil
  }
}
