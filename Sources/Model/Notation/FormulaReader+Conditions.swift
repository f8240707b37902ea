import Numerals
import Formulas
import Operations
import Words

// Conditions: {x>0: x², −x}, x² {x>0}, if(x>0, x²), piecewise(x², x>0), and x², x>0.
extension FormulaReader {
  /// `a < b ≤ c`: neighbours are compared; false where nothing is compared before.
  mutating func continueChain(with operation: BinaryOperation) -> Bool {
    while let frame = frames.last {
      switch frame {
      case .bracket, .prefix(.not, _, _): return false
      case .infix(let waiting, _, _) where waiting.operation?.isComparison ?? false:
        emitLast()
        nodes[nodes.count - 1].isContinued = true
        return true
      case .infix(let waiting, _, _):
        guard waiting.precedence > operation.precedence else { return false }
      case .prefix, .application: break
      }
      emitLast()
    }
    return false
  }

  /// Finishes all that a brace restricts: a value, or one of the statements that words join.
  mutating func settleStatement() {
    while let frame = frames.last {
      switch frame {
      case .bracket, .prefix(.not, _, _), .infix(.condition, _, _), .infix(.separator, _, _):
        return
      case .infix(.operation(let joint), _, _) where joint.isJoint: return
      case .infix, .prefix, .application: emitLast()
      }
    }
  }

  mutating func colon(_ token: FormulaToken) {
    guard var open = innermost, open.group.bracket == .brace else { return separate(token) }
    let isSecond = open.group.marks.indices.last.map(open.group.colons.contains) ?? false
    if isSecond { note(.unexpectedCharacter(":"), at: token.range) }
    requireOperand(before: token)
    finishPart()
    noteStatement(nodes.count - 1, at: token.range)
    open = innermost ?? open
    open.group.colons.insert(open.group.marks.count)
    open.group.marks.append(token.range)
    innermost = open
    expectsOperand = true
  }

  /// A comma after a whole formula: what follows has to hold.
  mutating func restrictByWhatFollows(_ token: FormulaToken) {
    let isFurther = frames.contains {
      if case .infix(.condition, _, _) = $0 { true } else { false }
    }
    statement = statement ?? token
    if isFurther {
      push(.operation(.and), ",", token)
    } else {
      push(.condition, ",", token)
    }
  }

  /// Takes down what is wrong between braces: after each condition there is its value; only the last
  /// value has none.
  mutating func noteConditions(_ group: FormulaGroup, of last: Int, at place: Range<Int>) {
    let parts = group.marks.count + 1
    guard group.colons.isEmpty else {
      let isSound = (0..<parts).allSatisfy { part in
        group.colons.contains(part) == (part % 2 == 0) || part == parts - 1 && part % 2 == 0
      }
      if !isSound { note(.unexpectedCharacter(","), at: place) }
      return
    }
    if parts > 1 {
      scanner.note(
        nodes[last].isStatement
          ? .ambiguous("{…, …}", instead: "{… and …}, {… or …}", at: group.open)
          : FormulaError(.listInside, at: group.open)
      )
    }
    noteStatement(last, at: place)
  }

  private mutating func noteStatement(_ index: Int, at range: Range<Int>) {
    if !nodes[index].isStatement { note(.comparisonMissing, at: range) }
  }
}

extension FormulaScanner {
  /// Whether there is a colon between a brace just read and the one that closes it.
  var isBeforeCases: Bool {
    var depth = 0
    for character in rest {
      if character == "}" {
        if depth == 0 { return false }
        depth -= 1
      }
      if character == "{" { depth += 1 }
      if character == ":", depth == 0 { return true }
    }
    return false
  }
}
