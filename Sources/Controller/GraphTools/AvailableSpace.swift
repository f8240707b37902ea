package import Drawing

/// What is left of the pane for tools that keep clear of others.
package struct AvailableSpace {
  /// The part of the plane that no bar or sheet covers.
  let openPlot: Rect
  /// Where the list has to end.
  let listEnd: Double
  /// Where panels lie.
  let panels: [Rect]
  /// Where the pills of the tools lie.
  let pills: [Rect]
  /// What lies over the plane beside panels: pills and tools.
  let toolbarFrames: [Rect]

  package init(
    openPlot: Rect,
    listEnd: Double,
    panels: [Rect] = [],
    pills: [Rect] = [],
    toolbarFrames: [Rect] = []
  ) {
    self.openPlot = openPlot
    self.listEnd = listEnd
    self.panels = panels
    self.pills = pills
    self.toolbarFrames = toolbarFrames
  }
}
