package import Calculus
import CurveProof
package import Figures
package import Formulas
package import GraphModel
package import Intervals
import Numerals
import Operations
import Words

/// A model of data: drawn where it has one variable, as soon as its parameters are known.
package struct FitFunction: GraphableFunction {
  package let model: WrittenModel
  /// With the columns of a table, what is to be found.
  package private(set) var question: FitQuestion?
  private var read: WrittenModel.Read?
  private var table: DataTable?
  /// Why nothing can be found.
  private var fault: FitPhrase?
  /// Letters that are columns of the table.
  private var columns: Set<String> = []
  /// The one variable, and how many values it has.
  private var predictor: (name: String, values: Int)? {
    guard let table, let column = read?.onlyPredictor else { return nil }
    return (table.columns[column].name, table.columns[column].differentNumbers)
  }

  private let readings: KeptReading

  package init(_ model: WrittenModel) { self.init(model, KeptReading()) }

  private init(_ model: WrittenModel, _ readings: KeptReading) {
    (self.model, self.readings) = (model, readings)
  }

  package var name: String { model.shown }
  /// The data has, and what is fitted to it follows.
  package var hasShape: Bool { false }
  package var lead: String { "" }
  package var isProvable: Bool { true }
  package var givenLetters: [String] { model.letters.filter { !columns.contains($0) } }
  package var needsSolving: Bool { question != nil }
  package func y(at x: Double) -> Double? { nil }
  package func enclosure(over x: Interval) -> Enclosure {
    Enclosure(value: DecoratedInterval(.empty, .trivial), slope: .empty)
  }

  package var details: [FunctionDetail] {
    if let fault { return [.verdict(fault, isWarning: true)] }
    return question == nil ? [] : [.verdict(.calculating, isWarning: false)]
  }

  /// The model with the columns of the table that has those that it names.
  package func binding(
    _ values: [String: Double],
    naming functions: [String: GraphFunction]
  ) -> FitFunction {
    var bound = FitFunction(model, readings)
    let tables = functions.sorted { $0.key < $1.key }
      .compactMap { ($0.value.base as? TableFunction)?.table }
    for table in tables {
      do throws(ModelFault) {
        let read = try readings.read(model, table)
        bound.take(read, table)
        return bound
      } catch {
        if case .said(let phrase) = error { bound.fault = phrase }
      }
    }
    if tables.isEmpty { bound.fault = .noTable(model.response) }
    return bound
  }

  private mutating func take(_ read: WrittenModel.Read, _ table: DataTable) {
    (fault, self.read, self.table) = (nil, read, table)
    columns = Set(model.letters).subtracting(read.parameters)
    do throws(DataTable.NoNumber) {
      let all = try table.numbers(ofColumns: read.columns)
      let rows: [[String]]
      do throws(ModelFault) {
        rows = try read.conditions.rows(of: all, model.angleUnit)
      } catch {
        if case .said(let phrase) = error { fault = phrase }
        return
      }
      question = FitQuestion(
        response: read.response,
        model: read.model,
        angleUnit: model.angleUnit,
        columns: rows,
        parameters: read.parameters.count,
        starts: [],
        digits: 20,
        milliseconds: 10_000
      )
      question?.level = "0.95"
      question?.bounds = read.conditions.bounds
    } catch {
      fault = error.phrase
    }
  }

  /// The curve and the numbers of an answer.
  package func solved(_ answer: FitAnswer) -> SolvedFunction {
    guard let read else { return SolvedFunction(curve: nil, details: details) }
    var details = zip(read.parameters, answer.parameters).map { name, number in
      FunctionDetail(name, number)
    }
    if let number = answer.determination { details.append(FunctionDetail("R²", number)) }
    if let number = answer.residualSum { details.append(FunctionDetail("Σe²", number)) }
    let verdict: FitPhrase =
      switch answer.proof {
      case .unique: .unique
      case .minimum: .minimum
      case .least: .least
      case .none: .nothingProven
      case .unattained: .unattained
      case .undetermined:
        predictor.flatMap {
          $0.values < read.parameters.count ? .undeterminedBy($0.name, values: $0.values) : nil
        } ?? .undetermined
      }
    let isProven = answer.isProven
    if isProven {
      details += answer.atBounds.map {
        .verdict(FitPhrase.atBound(read.parameters[$0]), isWarning: false)
      }
    }
    details.append(.verdict(verdict, isWarning: !isProven))
    var solved = SolvedFunction(
      curve: isProven ? curve(answer) : nil,
      details: details,
      letters: isProven ? letters(answer) : [:],
      data: data,
      isQuick: answer.proof == .unique
    )
    if let curve = solved.curve?.program {
      solved.bands = SolvedBands { [model] join in
        let kind: FitBand.Kind? =
          join == .meanBand ? .mean : join == .newValueBand ? .newValue : nil
        return kind.map { model.ends(of: $0, read, answer, around: curve) } ?? []
      }
    }
    return solved
  }

  /// The parameters as numbers that other lines use.
  private func letters(_ answer: FitAnswer) -> [String: GraphFunction] {
    let names = read?.parameters ?? []
    let numbers = zip(names, answer.parameters).compactMap { name, number in
      (try? Program(number.steps(name: "\(model.text) \(name)"))).map {
        (name, GraphFunction(ProgramFunction($0)))
      }
    }
    return Dictionary(numbers) { first, _ in first }
  }

  /// What is left of ~, where that is a column.
  private var data: FittedColumn? {
    guard let table, let read, question?.response == [FitSymbol.column(0).instruction] else {
      return nil
    }
    return FittedColumn(GraphFunction(TableFunction(table)), column: read.columns[0])
  }

  /// The model as a function of its one variable; nil where it has others, or is of a function of y.
  private func curve(_ answer: FitAnswer) -> GraphFunction? {
    // On the plane the first column is x.
    guard let read, let question, let variable = read.onlyPredictor, variable == 0,
      read.columns.first != 0,
      question.response == [FitSymbol.column(0).instruction]
    else { return nil }
    let places = read.columns.indices.filter { read.columns[$0] == variable }
    let numbers = answer.parameters.enumerated().map { index, number in
      number.steps(name: "\(model.text) \(index)")
    }
    let steps = read.model(over: variable).replacingSymbols { symbol in
      switch symbol {
      case .column(let place): places.contains(place) ? [.variable] : nil
      case .parameter(let place): numbers.indices.contains(place) ? numbers[place] : nil
      }
    }
    guard let program = try? Program(steps, angleUnit: model.angleUnit) else { return nil }
    return GraphFunction(ProgramFunction(program, name: model.shown, lead: ""))
  }

  package static func == (first: FitFunction, second: FitFunction) -> Bool {
    first.model == second.model && first.question == second.question && first.fault == second.fault
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(question?.columns.first?.count)
  }
}

extension FunctionDetail {
  fileprivate init(_ name: String, _ number: FitAnswer.Number) {
    let exact = number.fraction.flatMap { $0.count <= 24 ? $0 : nil }
    let digits = number.decimal.flatMap { DecimalDigits(decimal: $0) }.map {
      $0.rounded(to: 8).text
    }
    let isWhole = exact.map { !$0.contains("/") } ?? false
    self = .value(
      name: name,
      exact: exact?.replacing("-", with: "\u{2212}"),
      digits: isWhole ? nil : digits
    )
  }
}

extension WrittenModel.Read {
  /// The model where the conditions of one column hold; those of others leave out none of its places.
  fileprivate func model(over column: Int) -> [Instruction] {
    conditions.comparisons.reduce(model) { model, comparison in
      let used = comparison.steps.compactMap(\.fitColumn).map { columns[$0] }
      guard used.allSatisfy({ $0 == column }) else { return model }
      return comparison.steps + model + [.binary(.when)]
    }
  }
}
