import Formulas

/// What was found of a model.
struct FitReport {
  let model: FitFormula
  let rows: Int
  let answer: FitAnswer

  var lines: [String] {
    var table = TextColumns()
    var rows = zip(model.parameters, answer.parameters).enumerated().map { index, pair in
      let deviation =
        answer.deviations.indices.contains(index)
        ? "± \(Self.short(answer.deviations[index].decimal))" : ""
      return [pair.0, pair.1.decimal, deviation, Self.equal(pair.1)]
    }
    for (name, number) in [
      ("R²", answer.determination), ("Σe²", answer.residualSum), ("s", answer.residualDeviation),
    ] {
      if let number { rows.append([name, number.decimal, "", Self.equal(number)]) }
    }
    return ["\(model.text)   \(self.rows) \(self.rows == 1 ? "row" : "rows")"]
      + table.lines(of: rows).map { "  " + $0 }
      + ["  " + sentence]
  }

  private var sentence: String {
    switch answer.proof {
    case .unique: "Least squares, proven and unique."
    case .minimum: "A minimum, proven; others not excluded."
    case .undetermined: "Not determined: \(reason)."
    case .none: "Nothing proven: other starts may help (--start)."
    }
  }

  /// Why several parameters are as good.
  private var reason: String {
    guard let only = model.onlyPredictor, only.values < model.parameters.count else {
      return "the columns leave several parameters as good"
    }
    return "\(only.name) has \(only.values) different value\(only.values == 1 ? "" : "s")"
  }

  private static func equal(_ number: FitAnswer.Number) -> String {
    number.fraction.map { $0.utf8.count <= 40 ? "= " + $0 : "" } ?? ""
  }

  private static func short(_ decimal: String) -> String {
    let parts = decimal.split(separator: "e", maxSplits: 1)
    return parts[0].prefix(8) + (parts.count > 1 ? "e" + parts[1] : "")
  }

  var json: JSONText {
    func number(_ number: FitAnswer.Number?) -> JSONText {
      guard let number else { return .null }
      return .object([
        ("value", .text(number.decimal)), ("exact", number.fraction.map(JSONText.text) ?? .null),
      ])
    }
    let parameters = zip(model.parameters, answer.parameters).enumerated().map { index, pair in
      (
        pair.0,
        JSONText.object([
          ("value", .text(pair.1.decimal)),
          ("exact", pair.1.fraction.map(JSONText.text) ?? .null),
          (
            "deviation",
            number(answer.deviations.indices.contains(index) ? answer.deviations[index] : nil)
          ),
        ])
      )
    }
    return .object([
      ("model", .text(model.text)), ("rows", .whole(rows)),
      ("proof", .text(answer.proof.rawValue)), ("parameters", .object(parameters)),
      ("residualSum", number(answer.residualSum)),
      ("residualDeviation", number(answer.residualDeviation)),
      ("determination", number(answer.determination)),
    ])
  }
}
