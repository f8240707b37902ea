package import Words

/// What a setting is: what the menus call it, where it stands, what it may be.
package struct SettingRow {
  /// Where a setting is offered.
  package enum Place: Hashable, Sendable {
    case menu
    /// Where there is a controller; where a graph is beside.
    case controller, besideGraph
    /// In the list of views; at a result itself.
    case views, result
  }

  /// What the menus call it; nil where it is in none.
  package let title: MenuPhrase?
  package let place: Place
  /// What the menus call the present value.
  package let value: (Preferences) -> MenuPhrase
  /// Goes on to the next value.
  package let advance: (inout Preferences) -> Void
  let read: (inout Preferences, KeyedDecodingContainer<Setting>, Setting) throws -> Void
  let write: (Preferences, inout KeyedEncodingContainer<Setting>, Setting) throws -> Void

  private init<Value: Codable & Equatable>(
    _ path: WritableKeyPath<Preferences, Value>,
    _ title: MenuPhrase?,
    at place: Place,
    isAlwaysKept: Bool = false,
    value: @escaping (Value) -> MenuPhrase,
    following: @escaping (Value) -> Value
  ) {
    (self.title, self.place) = (title, place)
    self.value = { value($0[keyPath: path]) }
    advance = { $0[keyPath: path] = following($0[keyPath: path]) }
    read = {
      if let value = try $1.decodeIfPresent(Value.self, forKey: $2) { $0[keyPath: path] = value }
    }
    write = { preferences, container, setting in
      let value = preferences[keyPath: path]
      guard isAlwaysKept || value != Preferences()[keyPath: path] else { return }
      try container.encode(value, forKey: setting)
    }
  }

  init<Value: Choice>(
    _ path: WritableKeyPath<Preferences, Value>,
    _ title: MenuPhrase?,
    at place: Place = .menu,
    isAlwaysKept: Bool = false
  ) {
    self.init(path, title, at: place, isAlwaysKept: isAlwaysKept, value: { $0.title }) {
      $0.following
    }
  }

  init(
    _ path: WritableKeyPath<Preferences, Bool>,
    _ title: MenuPhrase?,
    at place: Place = .menu,
    off: MenuPhrase = .off,
    on: MenuPhrase = .on
  ) {
    self.init(path, title, at: place, value: { $0 ? on : off }, following: { !$0 })
  }
}
