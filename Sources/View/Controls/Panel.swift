package import Drawing

/// A panel: a ground with a title and buttons, rows below that scroll, and perhaps a foot.
///
/// Statistics, table, list and sheets only say what their rows are. Where rows lie, which of them are
/// seen and can be pressed, and what they are drawn on is the same for all.
package struct Panel: Sendable {
  /// What a panel lies on.
  package enum Ground: Hashable, Sendable {
    /// A card over the picture, with corners of a radius.
    case card(radius: Double)
    /// A card under a button, at whose middle its tip points.
    case hung(tip: Double)
    /// A card from below that goes on below what is seen of it, dragged by its handle.
    case sheet
    /// A pane beside the picture.
    case pane
  }

  /// A button above the rows.
  package typealias Button<ID> = (id: ID, icon: Icon, name: String)

  package let frame: Rect
  package let ground: Ground
  package var rows: RowList
  /// How high the part with title and buttons is.
  private let header: Double
  /// What all sizes are multiplied by.
  private let unit: Double

  /// A panel whose rows begin some way below its upper edge, at least below title and buttons, and
  /// end at its foot.
  package init(
    in frame: Rect,
    on ground: Ground,
    header: Double,
    above: Double? = nil,
    foot: Double = 0,
    rows heights: some Sequence<Double>,
    unit: Double = 1
  ) {
    (self.frame, self.ground, self.header, self.unit) = (frame, ground, header, unit)
    let top = above ?? header
    let box = frame.band(at: frame.y + top, height: max(0, frame.height - top - foot))
    rows = RowList(heights: heights, in: box)
  }

  /// Where the foot lies.
  package var foot: Rect { frame.band(at: rows.box.maxY, height: frame.maxY - rows.box.maxY) }

  /// The room for the title before some buttons.
  package func title(before buttons: Int) -> Rect {
    let left = frame.x + 16 * unit
    return frame.column(at: left, width: button(buttons - 1).x - left)
      .band(at: frame.y + (ground == .sheet ? 4 * unit : 0), height: header)
  }

  /// The place of a button, counted from the right.
  private func button(_ index: Int) -> Rect {
    let lift = ground == .sheet ? 4 * unit : 0
    return Rect(
      center: Point(
        x: frame.maxX - (26 + 44 * Double(index)) * unit,
        y: frame.y + header / 2 + lift
      ),
      width: 44 * max(1, unit),
      height: 44 * max(1, unit)
    )
  }

  // MARK: Controls

  /// The buttons, from the right, after what a sheet is dragged by.
  package func controls<ID>(
    _ buttons: [Button<ID>],
    grip: (id: ID, name: String)? = nil,
    group: Int
  ) -> [Control<ID>] {
    let handle = grip.map { grip in
      Control(
        grip.id,
        frame: Rect(center: Point(x: frame.midX, y: frame.y + 11), width: 64, height: 20),
        target: SheetGrip.place(in: frame, before: button(buttons.count - 1).x),
        look: .custom(radius: 8, isWordless: true),
        group: group,
        name: grip.name
      )
    }
    return [handle].compactMap { $0 }
      + buttons.enumerated().map { index, button in
        Control(
          button.id,
          frame: self.button(index),
          look: .icon(button.icon, isOn: false),
          group: group,
          name: button.name
        )
      }
  }

  /// A row as a control.
  package func row<ID>(
    _ row: Int,
    _ id: ID,
    radius: Double,
    group: Int,
    name: String,
    value: String? = nil
  ) -> Control<ID> {
    scrolled(
      Control(
        id,
        frame: rows[row].inset(dx: 8, dy: 2),
        target: rows[row],
        look: .custom(radius: radius),
        group: group,
        name: name,
        value: value
      )
    )
  }

  /// A control of a row: what of it is scrolled away can't be hit.
  package func scrolled<ID>(_ control: Control<ID>) -> Control<ID> {
    var control = control
    control.target = control.target.intersection(rows.box)
    return control
  }

  /// Whether a control scrolls with the rows.
  package func scrolls<ID>(_ control: Control<ID>) -> Bool {
    control.target.isEmpty || control.target.overlaps(rows.box)
  }

  // MARK: Drawing

  /// Draws the panel: its ground with what stands on it, the rows, then the controls.
  package func draw<ID>(
    _ controls: [Control<ID>],
    with painter: ControlPainter,
    drawing draw: (Control<ID>) -> Void,
    rows drawRows: () -> Void
  ) {
    painter.canvas.clipped(to: rows.box) {
      drawRows()
      for control in controls where scrolls(control) && control.frame.overlaps(rows.box) {
        draw(control)
      }
    }
    painter.drawScrolling(of: rows.box, reach: rows.reach, scroll: rows.scroll)
    if case .card(let radius) = ground, foot.height < radius {
      painter.drawOutline(ofCard: frame, radius: radius * unit, border: border)
    }
    for control in controls where !scrolls(control) { draw(control) }
  }

  private var border: Double? { unit > 1 ? 2 * unit : nil }

  /// Draws what all of it lies on.
  package func drawGround(with painter: ControlPainter) {
    switch ground {
    case .pane:
      painter.canvas.fill(frame, with: painter.theme.raised)
      painter.canvas.fill(frame.column(at: frame.x, width: 1), with: painter.theme.line)
    case .card(let radius): painter.drawCard(frame, radius: radius * unit, border: border)
    case .hung(let tip):
      painter.drawCard(frame, radius: 14 * unit, border: border)
      drawTip(at: tip, with: painter)
    case .sheet:
      painter.drawCard(frame.band(at: frame.y, height: frame.height + 24), radius: 20 * unit)
      painter.drawHandle(ofSheet: frame)
    }
  }

  private func drawTip(at x: Double, with painter: ControlPainter) {
    let (canvas, theme) = (painter.canvas, painter.theme)
    let corners = [(-9.0, 1.2), (0, -7.5), (9, 1.2)].map { Point(x: x + $0, y: frame.y + $1) }
    canvas.fillPolygon(corners, with: theme.raised)
    let stroke = Stroke(theme.isHighContrast ? 2 : 1, cap: .butt)
    canvas.strokePath(corners, stroke: stroke, with: theme.line)
    canvas.fill(Rect(x: x - 8, y: frame.y + 1, width: 16, height: 1.6), with: theme.raised)
  }

  /// A line across the panel, clear of its edges.
  package func drawRule(at y: Double, with painter: ControlPainter) {
    let line = frame.inset(dx: 16 * unit, dy: 0).band(at: y, height: 1)
    painter.canvas.fill(line, with: painter.theme.line)
  }
}
