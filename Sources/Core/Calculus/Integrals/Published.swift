import Synchronization

/// A value that one task at a time works on, while all others read what was known before, and wait for nothing.
package final class Published<Value: Sendable>: Sendable {
  private let value: Mutex<Value>
  private let work = Mutex(())

  package init(_ value: Value) { self.value = Mutex(value) }

  package var current: Value { value.withLock { $0 } }

  /// Changes it; what is changed is seen when that is done.
  package func update<Result>(_ change: (inout Value) -> Result) -> Result {
    work.withLock { _ in
      var changed = current
      let result = change(&changed)
      let new = changed
      value.withLock { $0 = new }
      return result
    }
  }
}
