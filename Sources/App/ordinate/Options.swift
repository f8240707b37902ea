import Settings
public import ArgumentParser
import Documents
public import Drawing
import Formulas
import GraphScene
import Notation
import SceneParts
import Shell

/// `1280x800`.
struct PixelSize {
  var width: Int
  var height: Int
}

extension PixelSize: ExpressibleByArgument {
  var defaultValueDescription: String { "\(width)x\(height)" }

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      (1...16384).contains(width), (1...16384).contains(height)
    else { return nil }
    self.width = width
    self.height = height
  }
}

extension ContentScale: ExpressibleByArgument {
  /// The number as it is typed.
  public var defaultValueDescription: String { "\(devicePixelsPerPoint)" }

  /// A number of device pixels that a point can have.
  public init?(argument: String) {
    guard let number = PlainNumber(argument: argument)?.value,
      case let scale = ContentScale(number), scale.devicePixelsPerPoint == number
    else { return nil }
    self = scale
  }
}

/// `-1.5`, with a minus or hyphen, a point or comma.
struct PlainNumber: ExpressibleByArgument {
  var value: Double

  init?(argument: String) {
    let text = argument.replacing("\u{2212}", with: "-").replacing(",", with: ".")
    guard let value = Double(text) else { return nil }
    self.value = value
  }
}

extension ThemeChoice: ExpressibleByArgument {}
