import Drawing
package import Input

/// The parts of the window as objects that keep their numbers while they are there.
package struct AccessibleObjects {
  package struct Object {
    /// The part without those in it.
    package var node: AccessibilityNode
    package var parent: Int
    package var children: [Int] = []
    /// The ids that lead to it from the window.
    let way: [String]

    /// What is told of it besides its name; of a switch its state says it.
    var description: String { node.isOn == nil ? node.value ?? "" : "" }
  }

  /// What has become of an object.
  package enum Change: Equatable {
    case added(Int, in: Int, at: Int)
    case removed(Int, from: Int, at: Int)
    case named(Int)
    case described(Int)
    case focused(Int, Bool)
    case enabled(Int, Bool)
    case switched(Int, Bool)
    case chosen(Int, Double)
    case typed(Int, from: String, to: String)
    case moved(Int)
    case selected(Int)
  }

  /// The number of the program itself, which has the window for its only part.
  package static let program = 0
  package static let window = 1

  private(set) var objects: [Int: Object] = [:]
  private var last = window

  package init() {}

  /// How deep parts lie in parts; deeper ones are left out.
  private static let deepest = 16

  package subscript(number: Int) -> Object? { objects[number] }

  /// The part with the focus.
  var focused: Int? { objects.first { $0.value.node.isFocused }?.key }

  /// Takes the window as it is now, and tells what that changes.
  package mutating func update(to tree: AccessibilityNode) -> [Change] {
    var changes: [Change] = []
    if objects[Self.window] == nil {
      objects[Self.window] = Object(node: tree.alone, parent: Self.program, way: [])
    }
    update(Self.window, to: tree, depth: 0, &changes)
    return changes
  }

  private mutating func update(
    _ number: Int,
    to node: AccessibilityNode,
    depth: Int,
    _ changes: inout [Change]
  ) {
    guard let object = objects[number] else { return }
    note(number, object.node, node, &changes)
    objects[number]?.node = node.alone
    guard depth < Self.deepest else { return }
    let parts = node.children.withIDs
    var free: [String: (child: Int, place: Int)] = [:]
    for (place, child) in object.children.enumerated() {
      if let way = objects[child]?.way.last { free[way] = (child, place) }
    }
    var lastPlace = -1
    var children: [Int] = []
    var new: [Int] = []
    for (id, part) in parts {
      // What has become something else, or has changed places with others, is another object.
      if let known = free[id], known.place > lastPlace, objects[known.child]?.node.role == part.role
      {
        free[id] = nil
        lastPlace = known.place
        children.append(known.child)
      } else {
        last += 1
        objects[last] = Object(node: part.alone, parent: number, way: object.way + [id])
        children.append(last)
        new.append(last)
      }
    }
    for (index, child) in object.children.enumerated().reversed()
    where !children.contains(child) {
      remove(child)
      changes.append(.removed(child, from: number, at: index))
    }
    objects[number]?.children = children
    for (index, child) in children.enumerated() {
      if new.contains(child) {
        changes.append(.added(child, in: number, at: index))
        if parts[index].part.isFocused { changes.append(.focused(child, true)) }
      }
      update(child, to: parts[index].part, depth: depth + 1, &changes)
    }
  }

  private mutating func remove(_ number: Int) {
    for child in objects[number]?.children ?? [] { remove(child) }
    objects[number] = nil
  }

  private func note(
    _ number: Int,
    _ old: AccessibilityNode,
    _ new: AccessibilityNode,
    _ changes: inout [Change]
  ) {
    if old.name != new.name { changes.append(.named(number)) }
    if old.value != new.value, new.isOn == nil { changes.append(.described(number)) }
    if old.isEnabled != new.isEnabled { changes.append(.enabled(number, new.isEnabled)) }
    if old.isOn != new.isOn { changes.append(.switched(number, new.isOn ?? false)) }
    if let amount = new.amount, old.amount?.value != amount.value {
      changes.append(.chosen(number, amount.value))
    }
    if let (from, to) = old.line.flatMap({ from in new.line.map { (from, $0) } }) {
      if from.text != to.text {
        changes.append(.typed(number, from: from.text, to: to.text))
      } else if from.caret != to.caret {
        changes.append(.moved(number))
      }
      if from.selection != to.selection { changes.append(.selected(number)) }
    }
    if old.isFocused != new.isFocused { changes.append(.focused(number, new.isFocused)) }
  }
}

extension AccessibilityNode {
  fileprivate var alone: AccessibilityNode {
    var node = self
    node.children = []
    return node
  }
}
