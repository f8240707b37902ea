import Documents
import Figures
import Formulas
import Intervals
import Numerals
import Words

/// What was found of a model.
struct FitReport {
  let model: FitFormula
  let rows: Int
  let answer: FitAnswer
  /// The model's values where they were asked for, and what is left of each row.
  private var predictions: [Prediction] = []
  private var residuals: [(model: Interval, residual: Interval)?] = []

  private struct Prediction {
    let place: String
    let value: Interval?
    /// Half of the stretch of the mean, and of a new value.
    let around: [Interval?]

    /// The ends of a stretch; nil where nothing is certain.
    func ends(_ place: Int) -> (Interval, Interval)? {
      guard let value, around.indices.contains(place), let half = around[place] else { return nil }
      return (value - half, value + half)
    }
  }

  init(model: FitFormula, rows: Int, answer: FitAnswer) {
    (self.model, self.rows, self.answer) = (model, rows, answer)
  }

  /// Adds what follows from the parameters.
  mutating func tell(
    _ fitted: FittedModel,
    _ columns: [[String]],
    using used: [Bool],
    predicting places: [String],
    within band: FitBand?,
    residuals wantsResiduals: Bool
  ) {
    predictions = places.map { place in
      let row = Array(repeating: place, count: columns.count)
      return Prediction(
        place: place,
        value: fitted.prediction(of: row),
        around: band.map { band in
          FitBand.Kind.allCases.map { fitted.value(of: band.halfWidth($0), row) }
        } ?? []
      )
    }
    guard wantsResiduals else { return }
    residuals = used.enumerated().map { row, isUsed in
      guard isUsed else { return nil }
      return fitted.sides(of: columns.map { $0[row] }).map { ($0.model, $0.response - $0.model) }
    }
  }

  private static func certain(_ value: Interval?) -> String? {
    value.flatMap { NumberText.certain($0.lowerBound, $0.upperBound) }?
      .replacing("\u{2212}", with: "-")
  }

  var lines: [String] {
    var table = TextColumns()
    var rows = zip(model.read.parameters, answer.parameters).enumerated().map { index, pair in
      let deviation =
        answer.deviations.indices.contains(index) && !answer.atBounds.contains(index)
        ? answer.deviations[index].decimal.map { "± \(Self.short($0))" } : nil
      return [pair.0, Self.told(pair.1), deviation ?? "", Self.equal(pair.1)]
    }
    for (name, number) in [
      ("R²", answer.determination), ("Σe²", answer.residualSum), ("s", answer.residualDeviation),
    ] {
      if let number { rows.append([name, Self.told(number), "", Self.equal(number)]) }
    }
    return ["\(model.text)   \(self.rows) \(self.rows == 1 ? "row" : "rows")"]
      + table.lines(of: rows).map { "  " + $0 }
      + ["  " + sentence] + predictionLines + residualLines
  }

  private var predictionLines: [String] {
    predictions.map { prediction in
      let value = Self.certain(prediction.value) ?? "no digit certain"
      let stretches = zip(["mean", "new value"], [0, 1]).compactMap { name, place in
        prediction.ends(place).map { "  \(name) \(Self.outward($0.lowerBound, $1.upperBound))" }
      }
      return "  at \(prediction.place): \(value)" + stretches.joined()
    }
  }

  private var residualLines: [String] {
    guard !residuals.isEmpty else { return [] }
    var table = TextColumns()
    let rows = residuals.enumerated().map { index, told in
      ["\(index + 1)", Self.certain(told?.model) ?? "–", Self.certain(told?.residual) ?? "–"]
    }
    return table.lines(of: [["row", "model", "residual"]] + rows).map { "  " + $0 }
  }

  private var sentence: String {
    switch answer.proof {
    case .unique: "Least squares, proven and unique." + bounds
    case .least: Locale()(FitPhrase.least) + bounds
    case .minimum: "A minimum, proven; others not excluded." + bounds
    case .unattained: Locale()(FitPhrase.unattained)
    case .undetermined: "Not determined: \(reason)."
    case .none: "Nothing proven; where the model is searched for, other starts may help (--start)."
    }
  }

  /// Which parameters are at their bounds.
  private var bounds: String {
    answer.atBounds.map { " " + Locale()(FitPhrase.atBound(model.read.parameters[$0])) }.joined()
  }

  /// Why several parameters are as good.
  private var reason: String {
    guard let only = model.onlyPredictor, only.values < model.read.parameters.count else {
      return "the columns leave several parameters as good"
    }
    return "\(only.name) has \(only.values) different value\(only.values == 1 ? "" : "s")"
  }

  private static func equal(_ number: FitAnswer.Number) -> String {
    number.fraction.map { $0.utf8.count <= 40 ? "= " + $0 : "" } ?? ""
  }

  private static func told(_ number: FitAnswer.Number) -> String {
    number.decimal ?? "no digit certain"
  }

  /// Four digits, where a number has more; all before the point, where a zero would be one, too.
  fileprivate static func short(_ decimal: String) -> String {
    guard let digits = DecimalDigits(decimal: decimal) else { return decimal }
    // What has fewer digits than it is long is written with a power of ten already.
    let isLong = -6..<40 ~= digits.exponent
    if isLong, decimal.contains("e") { return decimal }
    return digits.rounded(to: isLong ? max(4, digits.exponent + 1) : 4).decimalText
  }

  /// A stretch, its ends rounded away from each other in the fourth digit of its width.
  private static func outward(_ low: Double, _ high: Double) -> String {
    let decimals = high > low ? NumberText.decimals(high - low) + 3 : 400
    let ends = NumberText.outward(low, high, decimals: decimals)
    return "\(ends.lower) … \(ends.upper)".replacing("\u{2212}", with: "-")
  }

  private static func json(_ value: Interval?) -> JSONText { value.map(JSONText.interval) ?? .null }

  private static func json(_ prediction: Prediction) -> JSONText {
    let stretches = zip(["mean", "newValue"], [0, 1]).compactMap { name, place in
      prediction.ends(place).map { (name, JSONText.list([json($0.0), json($0.1)])) }
    }
    return .object(
      [("at", .digits(prediction.place)), ("value", json(prediction.value))] + stretches
    )
  }

  var json: JSONText {
    func number(_ number: FitAnswer.Number?) -> JSONText {
      guard let number else { return .null }
      return .object([
        ("value", number.decimal.map(JSONText.text) ?? .null),
        ("exact", number.fraction.map(JSONText.text) ?? .null),
      ])
    }
    let parameters = zip(model.read.parameters, answer.parameters).enumerated().map { index, pair in
      (
        pair.0,
        JSONText.object([
          ("value", pair.1.decimal.map(JSONText.text) ?? .null),
          ("exact", pair.1.fraction.map(JSONText.text) ?? .null),
          (
            "deviation",
            number(
              answer.deviations.indices.contains(index) && !answer.atBounds.contains(index)
                ? answer.deviations[index] : nil
            )
          ),
        ])
      )
    }
    return .object(
      [
        ("model", .text(model.text)), ("rows", .whole(rows)),
        ("proof", .text(answer.proof.rawValue)), ("parameters", .object(parameters)),
        ("residualSum", number(answer.residualSum)),
        ("residualDeviation", number(answer.residualDeviation)),
        ("determination", number(answer.determination)),
        (
          "atBounds",
          .list(answer.atBounds.map { .text(model.read.parameters[$0]) })
        ),
      ] + (predictions.isEmpty ? [] : [("predictions", .list(predictions.map(Self.json)))])
        + (residuals.isEmpty
          ? [] : [("residuals", .list(residuals.map { Self.json($0?.residual) }))])
    )
  }
}
