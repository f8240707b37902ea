package import Drawing

/// What of a plot is clear of what lies over it.
package struct PlotRoom: Hashable, Sendable {
  /// Where the plane is drawn.
  package var plot: Rect
  /// The part below chips and tools, away from the edges.
  package var clear: Rect
  /// What covers a corner of the clear part: + and −.
  package var corner: Rect

  /// How far from the edges, and from what lies over the plot, things are clear, in points.
  private static let (edge, gap) = (16.0, 12.0)

  /// The room of a plot that boxes lie over, with one in a corner.
  package init(_ plot: Rect, under boxes: [Rect] = [], corner: Rect = .zero) {
    (self.plot, self.corner) = (plot, corner)
    let edge = min(Self.edge, plot.width / 20, plot.height / 20)
    clear = plot.inset(by: edge)
    for box in boxes {
      // Tools stand in a column at the right, or in a row at the top.
      if box.height > plot.height / 3 {
        clear.width = min(clear.maxX, box.x - Self.gap) - clear.x
      } else if box.maxY < plot.midY {
        let top = max(clear.y, box.maxY + Self.gap)
        (clear.height, clear.y) = (clear.maxY - top, top)
      } else if box.y > plot.midY, box.width > plot.width / 2 {
        // Sliders stand at the foot; a curve may go by beside narrow ones.
        clear.height = min(clear.maxY, box.y - Self.gap) - clear.y
      }
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
