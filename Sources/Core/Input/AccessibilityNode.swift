package import Drawing

/// A part of the window for those who don't see it: what it is, what it is called, what it says.
///
/// The tree of the whole window is made anew whenever it is asked for, as a screen reader's adapter
/// wants it.
package struct AccessibilityNode: Hashable, Sendable {
  /// What a part is.
  package enum Role: Hashable, Sendable, CaseIterable {
    case window, group, text
    case button, toggle, textField, slider, plot, menuItem
    /// What came of what was done last.
    case status
    case list, listItem
    case table, row, cell, columnHead
    /// A curve on the plane, and a point on it.
    case curve, point
  }

  /// What a table and its parts are to each other; rows that are scrolled away count, too.
  package enum Grid: Hashable, Sendable {
    case size(rows: Int, columns: Int)
    /// A cell; the heads of columns are in row −1.
    case cell(row: Int, column: Int)
  }

  /// A number that is chosen from a range.
  package struct Amount: Hashable, Sendable {
    package let value: Double
    package let range: ClosedRange<Double>
    package let step: Double

    /// What lies outside of the range widens it.
    package init(_ value: Double, in range: ClosedRange<Double>, step: Double) {
      self.value = value
      self.range = min(value, range.lowerBound)...max(value, range.upperBound)
      self.step = step
    }
  }

  /// A line that is typed, and where in it the next character goes.
  package struct Line: Hashable, Sendable {
    package let text: String
    /// Counted in characters.
    package let caret: Int
    /// What is selected, counted in the same way; nil where nothing is.
    package let selection: Range<Int>?

    package init(_ text: String, caret: Int, selection: Range<Int>? = nil) {
      (self.text, self.caret, self.selection) = (text, caret, selection)
    }
  }

  package var role: Role
  /// What it is called among those beside it, whatever it shows; places of others when empty.
  package var id: String
  package var name: String
  package var value: String?
  /// Its place in the window, in points.
  package var frame: Rect
  package var isEnabled: Bool
  /// Whether keys go to it.
  package var isFocused: Bool
  /// Whether a switch is on; nil for what is none.
  package var isOn: Bool?
  package var line: Line?
  package var amount: Amount?
  package var grid: Grid?
  package var children: [AccessibilityNode]

  package init(
    _ role: Role,
    id: String = "",
    name: String,
    value: String? = nil,
    frame: Rect,
    isEnabled: Bool = true,
    isFocused: Bool = false,
    isOn: Bool? = nil,
    line: Line? = nil,
    amount: Amount? = nil,
    grid: Grid? = nil,
    children: [AccessibilityNode] = []
  ) {
    self.role = role
    self.id = id
    self.name = name
    self.value = value
    self.frame = frame
    self.isEnabled = isEnabled
    self.isFocused = isFocused
    self.isOn = isOn
    self.line = line
    self.amount = amount
    self.grid = grid
    self.children = children
  }

  /// The part that has the focus, in this one or below it.
  @inline(never) package var focused: AccessibilityNode? {
    if isFocused { return self }
    return children.lazy.compactMap(\.focused).first
  }

  /// This part and all below it.
  package var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }
}

extension AccessibilityNode {
  /// The part that a way of ids leads to.
  package func node(at way: some Collection<String>) -> AccessibilityNode? {
    guard let id = way.first else { return self }
    return children.withIDs.first { $0.id == id }?.part.node(at: way.dropFirst())
  }
}

extension [AccessibilityNode] {
  /// Each with an id that no other has.
  package var withIDs: [(id: String, part: AccessibilityNode)] {
    var counts: [String: Int] = [:]
    return enumerated().map { index, part in
      let id = part.id.isEmpty ? "\(part.role) \(index)" : part.id
      let count = counts[id, default: 0]
      counts[id] = count + 1
      return (count == 0 ? id : "\(id) \(count + 1)", part)
    }
  }
}
