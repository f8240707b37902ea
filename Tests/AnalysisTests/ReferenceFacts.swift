import Analysis
import Foundation
import Intervals
import Testing

/// A function and what is true of it over a window, in decimals of 32 digits.
///
/// Read from `Reference/facts.json`, which `Scripts/facts-reference` writes with mpmath.
struct ReferenceFacts: Decodable, Sendable, CustomTestStringConvertible {
  let formula: String
  let angle: String
  let x: [String]
  /// How many places may be listed as possible only.
  let possible: Int
  /// Around this place, within `radius`, the lists are not complete.
  let near: String?
  let radius: String?
  let roots: [String]?
  let minima: [String]?
  let maxima: [String]?
  let inflections: [String]?
  let poles: [String]?
  let jumps: [String]?
  let holes: [String]?
  let domainEnds: [String]?
  let zeroStretches: [[String]]?
  let statistics: [String: String]

  var testDescription: String { "\(formula) on \(x.joined(separator: ":"))" }

  static let all: [ReferenceFacts] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Reference/facts.json")
    guard let content = try? Data(contentsOf: file),
      let facts = try? JSONDecoder().decode([ReferenceFacts].self, from: content)
    else { return [] }
    return facts
  }()

  /// Whether the lists say nothing of a place.
  func isOpen(_ place: Interval) -> Bool {
    guard let near = near.flatMap(Double.init), let radius = radius.flatMap(Double.init) else {
      return false
    }
    return (place.midpoint - near).magnitude <= radius
  }
}

extension Interval {
  /// Whether a number written with 32 digits, or one that differs in the last of these, is a member.
  func holds(_ decimal: String) -> Bool {
    guard let number = Interval(decimal: decimal) else { return false }
    let rounding = Interval(-1, 1) * Interval(Swift.max(number.magnitude, 1e-10) * 1e-31)
    return !isDisjoint(from: number) && !isDisjoint(from: number + rounding)
      && (isSingleton ? number.contains(lowerBound) : true)
  }
}
