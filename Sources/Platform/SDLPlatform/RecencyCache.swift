/// A bounded dictionary that forgets what was not asked for the longest.
///
/// Forgetting takes away a quarter at once, so it costs little on average.
struct RecencyCache<Key: Hashable, Value> {
  private var entries: [Key: (value: Value, used: UInt64)] = [:]
  private var clock: UInt64 = 0
  let capacity: Int

  init(capacity: Int) { self.capacity = max(4, capacity) }

  var count: Int { entries.count }

  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].used = clock
    return entries.values[index].value
  }

  mutating func insert(_ value: Value, for key: Key) {
    if entries.count >= capacity, entries[key] == nil { forgetOldest() }
    clock += 1
    entries[key] = (value, clock)
  }

  mutating func removeAll() { entries.removeAll() }

  private mutating func forgetOldest() {
    let ages = entries.values.map(\.used).sorted()
    let limit = ages[ages.count / 4]
    entries = entries.filter { $0.value.used > limit }
  }
}
