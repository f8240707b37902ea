import Drawing
import Input
import SystemServices
import TestSupport
import Testing

/// What readers are told of a window that changes.
@Suite struct AccessibleObjectsTests {
  /// A tree that is known only by what was told of it.
  private struct Mirror {
    var children: [Int: [Int]] = [AccessibleObjects.window: []]

    mutating func take(_ change: AccessibleObjects.Change) {
      switch change {
      case .added(let child, let parent, let index):
        children[parent, default: []].insert(child, at: index)
      case .removed(let child, let parent, let index):
        #expect(children[parent]?.remove(at: index) == child)
      default: break
      }
    }

    func shape(_ number: Int) -> [Int] { [number] + (children[number] ?? []).flatMap(shape) }
  }

  private static func shape(_ objects: AccessibleObjects, _ number: Int) -> [Int] {
    [number] + (objects[number]?.children ?? []).flatMap { shape(objects, $0) }
  }

  private static func names(_ objects: AccessibleObjects, _ number: Int) -> [String] {
    guard let object = objects[number] else { return ["nothing"] }
    return [object.node.name] + object.children.flatMap { names(objects, $0) }
  }

  private func tree(_ random: inout SeededGenerator, depth: Int = 0) -> AccessibilityNode {
    let roles: [AccessibilityNode.Role] = [.button, .group, .text, .toggle]
    let count = depth == 3 ? 0 : Int.random(in: 0...4, using: &random)
    return AccessibilityNode(
      depth == 0 ? .window : roles.randomElement(using: &random) ?? .text,
      id: ["", "a", "b", "c", "d", "e"].randomElement(using: &random) ?? "",
      name: "\(Int.random(in: 0...9, using: &random))",
      value: Int.random(in: 0...2, using: &random) == 0
        ? "\(Int.random(in: 0...9, using: &random))" : nil,
      frame: Rect(x: 0, y: 0, width: 10, height: 10),
      children: (0..<count).map { _ in tree(&random, depth: depth + 1) }
    )
  }

  @Test(arguments: 0..<40)
  func `what is told is what has changed`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var objects = AccessibleObjects()
    var mirror = Mirror()
    for _ in 0..<12 {
      let tree = tree(&random)
      for change in objects.update(to: tree) { mirror.take(change) }
      let window = AccessibleObjects.window
      #expect(mirror.shape(window) == Self.shape(objects, window))
      #expect(Self.names(objects, window) == tree.all.map(\.name))
      #expect(objects.update(to: tree).isEmpty)
    }
  }

  @Test func `parts keep their numbers while they are there`() {
    func window(_ ids: [String]) -> AccessibilityNode {
      let box = Rect(x: 0, y: 0, width: 1, height: 1)
      return AccessibilityNode(
        .window,
        name: "w",
        frame: box,
        children: ids.map { AccessibilityNode(.button, id: $0, name: $0, frame: box) }
      )
    }
    var objects = AccessibleObjects()
    _ = objects.update(to: window(["a", "c"]))
    let before = objects[AccessibleObjects.window]?.children ?? []
    let changes = objects.update(to: window(["a", "b", "c"]))
    let after = objects[AccessibleObjects.window]?.children ?? []
    #expect([after.first, after.last] == [before.first, before.last])
    #expect(changes == [.added(after[1], in: AccessibleObjects.window, at: 1)])
  }

  @Test(arguments: 0..<200)
  func `a change of a text makes the one of the other`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func text() -> [Character] {
      (0..<Int.random(in: 0...8, using: &random)).map { _ in
        ["a", "b", "²"].randomElement(using: &random) ?? "a"
      }
    }
    let (old, new) = (text(), text())
    let change = TextChange(from: old, to: new)
    var made = old
    #expect(Array(old[change.place..<change.place + change.gone.count]) == change.gone)
    made.replaceSubrange(change.place..<change.place + change.gone.count, with: change.come)
    #expect(made == new)
    if old == new { #expect(change.gone.isEmpty && change.come.isEmpty) }
  }
}
