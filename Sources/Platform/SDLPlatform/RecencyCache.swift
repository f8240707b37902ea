/// A bounded dictionary that forgets what was not asked for the longest.
///
/// Forgetting takes away a quarter at once, so it costs little on average.
struct RecencyCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var used: UInt64
    var weight: Int
  }

  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0
  private var weight = 0
  let capacity: Int
  /// How much all entries may weigh together, as whoever inserts them counts it.
  private let heaviest: Int

  init(capacity: Int, heaviest: Int = .max) {
    self.capacity = max(4, capacity)
    self.heaviest = heaviest
  }

  var count: Int { entries.count }

  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].used = clock
    return entries.values[index].value
  }

  mutating func insert(_ value: Value, for key: Key, weighing weight: Int = 0) {
    self.weight -= entries[key]?.weight ?? 0
    if entries.count >= capacity, entries[key] == nil { forgetOldest() }
    clock += 1
    entries[key] = Entry(value: value, used: clock, weight: weight)
    self.weight += weight
    while self.weight > heaviest, entries.count > 4 { forgetOldest() }
  }

  mutating func removeAll() { (entries, weight) = ([:], 0) }

  private mutating func forgetOldest() {
    let ages = entries.values.map(\.used).sorted()
    let limit = ages[ages.count / 4]
    entries = entries.filter { $0.value.used > limit }
    weight = entries.values.reduce(0) { $0 + $1.weight }
  }
}
