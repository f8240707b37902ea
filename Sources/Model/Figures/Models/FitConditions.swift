package import Formulas
package import Numerals
import Operations
import Words

/// What the conditions of a model ask: of rows, which are used or left out, and of parameters, which have
/// bounds.
///
///     y1 ~ a e^(b x1) {x1 > 3} {b > 0}
package struct FitConditions: Sendable {
  /// The model without them.
  package let model: [Instruction]
  package private(set) var bounds: [FitBound] = []
  package private(set) var comparisons: [Comparison] = []

  /// Two sides, each with symbols of columns.
  package struct Comparison: Sendable {
    package let sides: [[Instruction]]
    let operation: BinaryOperation

    package var steps: [Instruction] { sides.flatMap { $0 } + [.binary(operation)] }

    /// Nil where it can't be told.
    package func holds(_ first: Rational, _ second: Rational) -> Bool? {
      switch operation {
      case .less: first.isLess(than: second)
      case .lessOrEqual: second.isLess(than: first).map { !$0 }
      case .greater: second.isLess(than: first)
      case .greaterOrEqual: first.isLess(than: second).map { !$0 }
      case .equal: first == second
      case .unequal: first != second
      default: nil
      }
    }
  }

  /// - Throws: A condition of something else than rows or one parameter.
  package init(_ model: [Instruction]) throws(ModelFault) {
    var steps = model
    var conditions: [[Instruction]] = []
    while let last = steps.last, last == .binary(.when) {
      let tree = StepTree(steps)
      let ends = tree.operands[steps.count - 1]
      conditions += Self.parts(of: tree.part(ends[0]))
      steps = tree.part(ends[1])
    }
    // Within the model a condition would hold or fail for all rows at once.
    guard !steps.contains(.binary(.when)) else { throw .said(.badCondition) }
    self.model = steps
    for condition in conditions { try add(condition) }
  }

  /// What `and` joins.
  private static func parts(of condition: [Instruction]) -> [[Instruction]] {
    guard condition.last == .binary(.and) else { return [condition] }
    let tree = StepTree(condition)
    return tree.operands[condition.count - 1].flatMap { parts(of: tree.part($0)) }
  }

  private static let comparing: Set<BinaryOperation> = [
    .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .unequal,
  ]

  private mutating func add(_ condition: [Instruction]) throws(ModelFault) {
    guard case .binary(let operation)? = condition.last, Self.comparing.contains(operation) else {
      throw .said(.badCondition)
    }
    let tree = StepTree(condition)
    let sides = tree.operands[condition.count - 1].map { tree.part($0) }
    guard condition.contains(where: { $0.fitParameter != nil }) else {
      comparisons.append(Comparison(sides: sides, operation: operation))
      return
    }
    for (one, other) in [(0, 1), (1, 0)] {
      guard sides[one].count == 1, let parameter = sides[one][0].fitParameter,
        let value = (try? Program(sides[other]))?.code.exactValue,
        let isUp = [.greater, .greaterOrEqual].contains(operation)
          ? true : [.less, .lessOrEqual].contains(operation) ? false : nil
      else { continue }
      bounds.append(
        FitBound(
          parameter: parameter,
          value: value.fractionText.replacing("\u{2212}", with: "-"),
          isLower: isUp == (one == 0),
          isStrict: [.greater, .less].contains(operation)
        )
      )
      return
    }
    throw .said(.badCondition)
  }
}

extension Instruction {
  /// The column or parameter that it stands for in a model.
  private var fitSymbol: FitSymbol? {
    guard case .enclosed(let mark, _) = self else { return nil }
    return FitSymbol(mark)
  }

  var fitParameter: Int? {
    if case .parameter(let index)? = fitSymbol { index } else { nil }
  }

  package var fitColumn: Int? {
    if case .column(let index)? = fitSymbol { index } else { nil }
  }
}
