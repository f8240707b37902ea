/// Measures text as it will be written larger.
package final class TypeMeasurer: TextMeasurer {
  private let base: any TextMeasurer
  /// The scale, which may change.
  package var type = TypeScale()

  package var plainMeasurer: any TextMeasurer { base }

  /// A measurer over another one.
  package init(_ base: any TextMeasurer) { self.base = base }

  package func width(of text: String, in font: Font) -> Double {
    base.width(of: text, in: type.font(font))
  }
  package func inkBounds(of text: String, in font: Font) -> Rect {
    base.inkBounds(of: text, in: type.font(font))
  }
  package func metrics(of font: Font) -> FontMetrics { base.metrics(of: type.font(font)) }
}
