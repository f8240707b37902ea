/// The keys of an object that this version does not know, with their values.
package struct UnknownKeys: Hashable, Sendable {
  private var values: [String: JSONValue] = [:]

  package init() {}

  /// What an object holds beside the known keys.
  ///
  /// More than is kept is refused in a file that is opened, and else left out: a state is worth more
  /// than what a later version wrote into it.
  package init<Known: CodingKey & CaseIterable>(
    in decoder: any Decoder,
    beside known: Known.Type
  ) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    let names = Set(known.allCases.map(\.stringValue))
    var reader = JSONValueReader()
    do {
      for key in container.allKeys where !names.contains(key.stringValue) {
        values[key.stringValue] = try reader.value(from: container.superDecoder(forKey: key))
      }
    } catch is JSONValueReader.Excess where !decoder.refusesExcess {
      values = [:]
    }
  }

  /// Writes them into the object that is being encoded.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JSONKey.self)
    for (name, value) in values { try container.encode(value, forKey: JSONKey(name)) }
  }
}

extension CodingUserInfoKey {
  /// Set to true where a file is rather refused than read without a part of it.
  package static let refusesExcess = CodingUserInfoKey(rawValue: "refusesExcess")
}

extension Decoder {
  /// A list as far as it is read.
  package func limited<Element>(_ list: [Element], to limit: Int) throws -> ArraySlice<Element> {
    if refusesExcess, list.count > limit { throw JSONValueReader.Excess() }
    return list.prefix(limit)
  }

  /// Whether a file is rather refused than read without a part of it.
  fileprivate var refusesExcess: Bool {
    CodingUserInfoKey.refusesExcess.flatMap { userInfo[$0] as? Bool } ?? false
  }
}
