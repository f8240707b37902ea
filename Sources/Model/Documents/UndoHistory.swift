import Formulas
import GraphModel

/// What was there before and what was taken back: one line for everything, whichever scene it is of.
package struct UndoHistory: Sendable {
  /// What kind of change led from one moment to the next.
  enum Change: Hashable, Sendable {
    /// The calculator's edit with this number.
    case typing(Int)
    /// What is drawn while it is typed into the list, in the edit with this number.
    case listTyping(Int)
    case view
    case parameters([String])
    case other
  }

  /// The steps kept in memory, and those kept over a restart.
  static let capacity = 1000
  static let savedCapacity = 100
  /// Changes of a view or a slider that follow each other within this time are one step, in seconds.
  private static let pause = 0.8

  package private(set) var present: Snapshot
  /// The newest last.
  private(set) var past: [Snapshot]
  /// The next one last.
  private(set) var future: [Snapshot]
  private var weight: Int
  private var last: (change: Change, time: Double, isHeld: Bool)?

  package init(_ present: Snapshot, past: [Snapshot] = [], future: [Snapshot] = []) {
    self.present = present
    self.past = past
    self.future = future
    weight = past.reduce(0) { $0 + $1.weight }
  }

  package var canUndo: Bool { !past.isEmpty }
  package var canRedo: Bool { !future.isEmpty }

  /// Takes what is there now; `listEdit` is the number of what is being typed into the list, `isHeld`
  /// says that a gesture or a slider's drag is still under way.
  package mutating func note(
    _ snapshot: Snapshot,
    edit: Int,
    listEdit: Int? = nil,
    at time: Double,
    isHeld: Bool
  ) {
    guard snapshot != present else { return }
    // Functions that nobody changed were made anew all the same where a letter or a setting was.
    var snapshot = snapshot
    snapshot.document.functions.share(with: present.document.functions)
    present.document.functions.rest(beside: snapshot.document.functions)
    defer { present = snapshot }
    guard let change = present.change(to: snapshot, edit: edit, listEdit: listEdit) else { return }
    if !goesOn(with: change, at: time, isHeld: isHeld) { push() }
    future.removeAll()
    last = (change, time, isHeld)
    // There and back again is no step.
    if past.last == snapshot {
      past.removeLast()
      weight -= snapshot.weight
      last = nil
    }
  }

  private func goesOn(with change: Change, at time: Double, isHeld: Bool) -> Bool {
    guard let last, last.change == change else { return false }
    switch change {
    case .typing, .listTyping: return true
    case .view, .parameters: return time - last.time <= Self.pause || last.isHeld && isHeld
    case .other: return last.isHeld && isHeld
    }
  }

  private mutating func push() {
    past.append(present)
    weight += present.weight
    // As many as wanted while formulas are of human length; of very long ones the oldest go.
    while past.count > Self.capacity || weight > ProgramLimits.undoPieces && past.count > 1 {
      weight -= past.removeFirst().weight
    }
  }

  /// Makes one step of the newest ones, back to a moment; nothing where it was never so.
  package mutating func join(backTo isStart: (Snapshot) -> Bool) {
    guard let start = past.lastIndex(where: isStart) else { return }
    weight -= past[(start + 1)...].reduce(0) { $0 + $1.weight }
    past.removeSubrange((start + 1)...)
    last = nil
  }

  /// Goes one step back; false at the start.
  ///
  /// Whoever types takes back what was entered, and leaves the view where it has gone since.
  package mutating func undo(keepingView keepsView: Bool = false) -> Bool {
    if keepsView, let entered = (past + [present]).changes.lastIndex(where: { $0 != .view }),
      entered + 1 < past.count
    {
      future.append(present)
      var entry = past[entered]
      entry.document.viewports = present.document.viewports
      // What is there again is no step of its own.
      let start = entry == past[entered] ? entered : entered + 1
      weight -= past[start...].reduce(0) { $0 + $1.weight }
      past.removeSubrange(start...)
      present = entry
      last = nil
      return true
    }
    guard let previous = past.popLast() else { return false }
    weight -= previous.weight
    future.append(present)
    present = previous
    last = nil
    return true
  }

  /// Goes one step forward again; false at the end.
  package mutating func redo() -> Bool {
    guard let next = future.popLast() else { return false }
    past.append(present)
    weight += present.weight
    present = next
    last = nil
    return true
  }
}

extension [Snapshot] {
  /// What led from each moment to the next.
  fileprivate var changes: [UndoHistory.Change?] {
    zip(self, dropFirst()).map { $0.change(to: $1, edit: 0, listEdit: nil) }
  }
}
