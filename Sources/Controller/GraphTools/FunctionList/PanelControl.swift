import GraphModel
package import Input

/// What can be pressed in the list of functions.
package enum PanelControl: Hashable, Sendable {
  case close
  case undo, redo, more
  /// Whether the graph follows what is typed.
  case live
  /// A sign with boxes below the rows.
  case template(KeypadKey)
  /// What can be done with data, in their place.
  case data(DataAct)
  /// What it is dragged by.
  case grip
  /// The coloured disc of a function: hides and shows it.
  case disc(Int)
  /// The formula of a function.
  case row(Int)
  /// The stretch of t or θ below a formula that does not write it.
  case stretch(Int)
  case menu(Int)
  case add
  /// Adds a table of data, beside the row that adds a function.
  case newTable
  case track(String)
  case play(String)
  /// Shows and hides range and step.
  case options(String)
  case number(String, NumberField)
  case cell(TableCell)

  /// Whether it lies below the rows.
  var isTemplate: Bool { if case .template = self { true } else { false } }

  /// What is done with the table or model that is chosen.
  package enum DataAct: CaseIterable, Sendable {
    case paste, fit, residuals
  }

  /// The function it belongs to.
  package var function: Int? {
    switch self {
    case .disc(let index), .row(let index), .stretch(let index), .menu(let index): index
    default: nil
    }
  }
}

/// A cell of a table in the list; one below the last row adds a row.
package struct TableCell: Hashable, Sendable {
  let function: Int
  var row: Int
  var column: Int
}

/// A number of a slider that can be typed.
package enum NumberField: Hashable, Sendable, CaseIterable {
  case value, minimum, maximum, step

  func number(of setting: ParameterSetting) -> Double {
    switch self {
    case .value: setting.value
    case .minimum: setting.minimum
    case .maximum: setting.maximum
    case .step: setting.step
    }
  }

  func set(_ number: Double, in setting: inout ParameterSetting) {
    switch self {
    case .value: setting.set(value: number)
    case .minimum: setting.set(minimum: number, maximum: setting.maximum)
    case .maximum: setting.set(minimum: setting.minimum, maximum: number)
    case .step: setting.set(step: number)
    }
  }
}
