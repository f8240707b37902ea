package import Controls
package import Drawing
package import Words

extension SheetGrip {
  /// What a sheet in a layer is got hold of by, as a control; it ends before the buttons there.
  package static func control(
    _ layer: GraphLayer,
    of sheet: Rect,
    before buttons: Double,
    group: Int,
    _ words: Locale
  ) -> Control<GraphControl> {
    Control(
      .grip(layer),
      frame: Rect(center: Point(x: sheet.midX, y: sheet.y + 11), width: 64, height: 20),
      target: place(in: sheet, before: buttons),
      look: .custom(radius: 8),
      group: group,
      name: words(ControlName.sheetSize)
    )
  }
}
