import Drawing
import SceneHost

/// Which panels have room beside each other.
extension GraphScene {
  /// Whether the list and the statistics can be open together.
  private var fitsListAndStatistics: Bool {
    frames.kind == .floating && statisticsEdge - 8 - frames.chips.x >= FunctionPanel.leastWidth
  }

  /// Where the statistics begin that hang from the tools.
  private var statisticsEdge: Double { (frames.toolbar ?? frames.zoom).maxX - Self.statisticsWidth }

  /// Where the list has to end.
  var listEnd: Double {
    hasStatistics && fitsListAndStatistics ? statisticsEdge - 8 : frames.zoom.x - 8
  }

  /// Closes what a panel that is being opened would cover.
  func makeRoom(for opened: Popover) {
    let isTableApart = context.map { hasRoomForTable(in: $0.frame, isPushed: $0.isPushed) } ?? false
    if opened == .table {
      guard !isTableApart else { return }
      exploration.statistics = nil
      panel = nil
    } else {
      if !isTableApart { exploration.showsTable = nil }
      guard !fitsListAndStatistics else { return }
      if opened == .list { exploration.statistics = nil } else { panel = nil }
    }
  }

  /// Closes the statistics where a smaller window has left no room for both.
  func closeWhatHasNoRoom() {
    if presentation == nil, panel != nil, exploration.statistics != nil, !fitsListAndStatistics {
      exploration.statistics = nil
    }
  }
}
