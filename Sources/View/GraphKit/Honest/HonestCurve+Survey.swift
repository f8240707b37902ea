import NumericCore

extension HonestCurve {
  /// Draws all columns: the easy ones from the survey, the others solved one by one.
  mutating func drawColumns(of function: any PlotFunction) {
    var survey = ColumnSurvey(function: function, grid: grid)
    while survey.advance() {
      var start = survey.columns.lowerBound
      while start < survey.columns.upperBound {
        let decision = survey.decision(ofColumn: start)
        let end = survey.endOfRun(from: start)
        switch decision {
        case .outside: break
        case .decided: draw(start..<end, decidedIn: survey)
        case .open: for column in start..<end { draw(column) }
        }
        start = end
      }
    }
  }
}
