/// A face at a size; which file it comes from is the platform's business.
public struct Font: Hashable, Sendable {
  /// The faces of the one type family the program uses.
  public enum Face: Hashable, Sendable, CaseIterable {
    /// Upright, normal weight.
    case regular
    /// Upright, a little heavier; keys and values.
    case medium
    /// Upright, strong; titles.
    case semibold
    /// Serif italic: variables and the constant e, so that *x* never looks like ×.
    case italic
  }

  /// The face.
  public var face: Face
  /// Size of the em, in points.
  public var size: Double
  /// Whether every digit gets the same width, for numbers that change.
  public var hasTabularDigits: Bool

  /// A font.
  public init(_ face: Face, _ size: Double, tabular: Bool = false) {
    self.face = face
    self.size = size
    self.hasTabularDigits = tabular
  }

  /// The same face at another size.
  public func sized(_ size: Double) -> Font {
    Font(face, size, tabular: hasTabularDigits)
  }
}

/// The heights of a font, in points above (or for `descent` below) the baseline.
public struct FontMetrics: Hashable, Sendable {
  /// Height of a capital letter.
  public var capHeight: Double
  /// Height of a lower-case x.
  public var xHeight: Double
  /// Room above the baseline that every glyph keeps to.
  public var ascent: Double
  /// Room below the baseline, positive.
  public var descent: Double

  /// Metrics from their four heights.
  public init(capHeight: Double, xHeight: Double, ascent: Double, descent: Double) {
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.ascent = ascent
    self.descent = descent
  }

  /// Room for a whole line.
  public var lineHeight: Double { ascent + descent }
  /// How far below a centre line the baseline lies so that words look centred.
  public var wordOffset: Double { (capHeight + xHeight) / 4 }
  /// How far below a centre line the baseline lies so that digits and capitals are centred.
  public var digitOffset: Double { capHeight / 2 }
}

/// Tells how much room text takes.
public protocol TextMeasurer {
  /// Advance width of a line, in points.
  func width(of text: String, in font: Font) -> Double
  /// The box of the ink, in points, relative to the start of the baseline (y is negative above it).
  func inkBounds(of text: String, in font: Font) -> Rect
  /// The heights of a font, in points.
  func metrics(of font: Font) -> FontMetrics
  /// How text differs from the size it was designed with.
  var type: TypeScale { get }
  /// The same without that difference.
  var plainMeasurer: any TextMeasurer { get }
}

extension TextMeasurer {
  /// As designed.
  public var type: TypeScale { TypeScale() }
  /// There is no difference.
  public var plainMeasurer: any TextMeasurer { self }
}
