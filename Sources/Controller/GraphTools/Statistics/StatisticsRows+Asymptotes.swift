import Controls
import Words

extension StatisticsRows {
  /// The lines that the curve comes nearer and nearer to far out.
  var asymptotes: [StatisticsRow] {
    guard !found.asymptotes.isEmpty else { return [] }
    var row = StatisticsRow(
      icon: .graph,
      title: .asymptotes,
      value: .count(found.asymptotes.count)
    )
    row.note = .places(found.asymptotes)
    return [row]
  }
}
