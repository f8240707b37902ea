public import Drawing

/// Colours, widths and sizes of a graph; all lengths in points.
///
///     var style = GraphStyle()
///     style.colors.pens = [Color(0x1F6FEB), Color(0xB23404)]
///     style.pen(2)  // the first one again
///
/// Strokes keep their width at every scale of the view and of the surface.
public struct GraphStyle: Hashable, Sendable {
  /// What it is painted with.
  public var colors = Colors()
  /// Width of a curve.
  public var curveWidth = 2.5
  /// Width of an axis.
  public var axisWidth = 1.5
  /// Width of a grid line.
  public var gridWidth = 1.0
  /// What stands before the decimals of a number.
  public var decimalMark: Character = "."
  /// The numbers' font.
  public var labelFont = Font(.regular, 13)
  /// Whether numbers stand along the x axis, and the axes have names.
  public var hasNumbersX = true
  /// Least distance between numbered vertical lines.
  public var majorSpacing = 72.0
  /// Least distance between numbered horizontal lines, as a share of `majorSpacing`.
  public var verticalShare = 0.82
  /// Minor lines closer than this are left out.
  public var minorSpacing = 8.0
  /// Radius of a dot in dot mode.
  public var dotRadius = 1.8
  /// Radius of the marks at jumps, holes and lone points.
  public var markRadius = 4.2
  /// Whether the grid is of circles and rays, where both axes count evenly from the origin.
  public var hasPolarGrid = false
  /// Whether the rays of such a grid are named in degrees, not in parts of π.
  public var hasDegrees = false
  /// Columns of device pixels between dots.
  public var dotPitch = 1

  /// What a graph is painted with.
  public struct Colors: Hashable, Sendable {
    /// The paper.
    public var surface = Color(0xFDFCF9)
    /// Fine grid lines.
    public var gridMinor = Color(0xF1F0EC)
    /// Numbered grid lines.
    public var gridMajor = Color(0xDDE0E2)
    /// The two axes.
    public var axis = Color(0x5B6069)
    /// The numbers.
    public var label = Color(0x565A62)
    /// Numbers that stand on a tinted stretch.
    public var strongLabel = Color(0x1A1C20)
    /// Curve colours, used in this order and then from the start again; the program takes its theme's.
    public var pens = [Color(0xB23404)]
    /// Opacity of what is possible but not proven.
    public var possibleOpacity = 0.34
    /// Opacity of the area in which a relation holds.
    public var areaOpacity = 0.2
    /// Opacity of the hatching where it may hold.
    public var hatchOpacity = 0.75

    /// The light colours.
    public init() {}
  }

  /// The light style.
  public init() {}

  /// The stroke of a curve in a line style.
  ///
  /// Its dashes are in proportion to its width.
  public func stroke(_ lineStyle: LineStyle) -> Stroke {
    Stroke(curveWidth, dash: lineStyle.dash(width: curveWidth))
  }

  /// The stroke of a border that does not belong to its area.
  public var openBorder: Stroke { Stroke(curveWidth, dash: [8, 6], cap: .butt) }

  /// The colour of the curve with this number, from 0.
  ///
  /// Numbers beyond the pens begin again at the first one; without pens it is the axes' colour.
  public func pen(_ index: Int) -> Color {
    colors.pens.isEmpty ? colors.axis : colors.pens[index % colors.pens.count]
  }
}
