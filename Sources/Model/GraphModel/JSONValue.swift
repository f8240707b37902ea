/// A piece of a file that this version does not understand, to be saved again as it was.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

/// Reads what is not understood, as far as it is kept.
package struct JSONValueReader {
  /// How deep a value may be nested, and how many there may be, all of them together.
  package static let depth = 32
  package static let limit = 10_000

  /// There is more than is kept.
  package struct Excess: Error {}

  private var count = 0

  package mutating func value(from decoder: any Decoder, depth: Int = 1) throws -> JSONValue {
    count += 1
    guard depth <= Self.depth, count <= Self.limit else { throw Excess() }
    if let container = try? decoder.container(keyedBy: JSONKey.self) {
      var object: [String: JSONValue] = [:]
      for key in container.allKeys {
        object[key.stringValue] = try value(
          from: container.superDecoder(forKey: key),
          depth: depth + 1
        )
      }
      return .object(object)
    }
    if var container = try? decoder.unkeyedContainer() {
      var array: [JSONValue] = []
      while !container.isAtEnd {
        array.append(try value(from: container.superDecoder(), depth: depth + 1))
      }
      return .array(array)
    }
    return try single(in: decoder.singleValueContainer())
  }

  private func single(in container: some SingleValueDecodingContainer) throws -> JSONValue {
    if container.decodeNil() { return .null }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(Int64.self) { return .integer(value) }
    if let value = try? container.decode(Double.self) { return .number(value) }
    return .string(try container.decode(String.self))
  }
}

/// A key of any name.
package struct JSONKey: CodingKey {
  package let stringValue: String
  package var intValue: Int? { nil }
  package init(_ name: String) { stringValue = name }
  package init?(stringValue: String) { self.stringValue = stringValue }
  package init?(intValue: Int) { nil }
}
