package import Drawing

/// What of a plot is clear of what lies over it.
package struct PlotRoom: Hashable, Sendable {
  /// Where the plane is drawn.
  package var plot: Rect
  /// The part below chips and tools, above sliders and cards, away from the edges.
  package var clear: Rect
  /// What covers a corner of the clear part: + and −.
  package var corner: Rect
  /// The middle of what nothing broad lies over; beside narrow things the plane is seen.
  package private(set) var middle: Point

  /// How far from the edges, and from what lies over the plot, things are clear, in points.
  private static let (edge, gap) = (16.0, 12.0)
  /// How much of the width is broad.
  private static let broad = 2.0 / 3
  /// How much of the height has to be clear to be of use; else what is over it is looked past.
  private static let leastShare = 0.25

  /// The room of a plot, or of the part of it that no sheet covers, that boxes lie over, with one in a
  /// corner.
  package init(
    _ plot: Rect,
    open part: Rect? = nil,
    under boxes: [Rect] = [],
    corner: Rect = .zero
  ) {
    (self.plot, self.corner) = (plot, corner)
    let open = part ?? plot
    let boxes = boxes.filter { $0.overlaps(open) }
    let edge = min(Self.edge, open.width / 20, open.height / 20)
    clear = open.inset(by: edge)
    var (top, low) = (open.y, open.maxY)
    // Chips stand in rows from the left.
    let chips = boxes.filter { $0.x < open.midX && $0.maxY < open.midY }
    let chipsWidth = (chips.map(\.maxX).max() ?? 0) - (chips.map(\.x).min() ?? 0)
    for box in boxes {
      let isBroad = max(box.width, chips.contains(box) ? chipsWidth : 0) > open.width * Self.broad
      // Tools stand in a column at the right, or in a row at the top.
      if box.height > max(open.height / 3, box.width) {
        clear.width = min(clear.maxX, box.x - Self.gap) - clear.x
      } else if box.maxY < open.midY {
        if isBroad { top = max(top, box.maxY) }
        let start = max(clear.y, box.maxY + Self.gap)
        (clear.height, clear.y) = (clear.maxY - start, start)
      } else if box.y > open.midY {
        // Sliders and the trace's card stand at the foot.
        if isBroad { low = min(low, box.y) }
        clear.height = min(clear.maxY, box.y - Self.gap) - clear.y
      }
    }
    middle = Point(x: open.midX, y: (top + low) / 2)
    if clear.height < open.height * Self.leastShare {
      clear = clear.band(at: open.y + edge, height: open.height - 2 * edge)
      middle = open.center
    }
    // A sliver of a window has room for something, too.
    clear.width = max(1, clear.width)
    clear.height = max(1, clear.height)
  }

  /// The room without the column of the corner.
  var besideCorner: PlotRoom {
    var room = self
    room.clear.width = max(1, min(clear.maxX, corner.x - Self.gap) - clear.x)
    return room
  }
}
