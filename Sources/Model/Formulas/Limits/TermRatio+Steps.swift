import Intervals
import Numerals
import Operations

extension TermRatio {
  /// The ratio of terms that are a number to the power of a line; nil where they are none.
  var steps: [Instruction]? { steps(tree.steps.count - 1) }

  private func steps(_ end: Int) -> [Instruction]? {
    guard tree.varies[end] else { return [.whole(1)] }
    let ends = tree.operands[end]
    switch tree.steps[end] {
    case .unary(.negate): return steps(ends[0])
    case .binary(.multiply):
      return steps(ends[0]).flatMap { first in steps(ends[1]).map { first.times($0) } }
    case .binary(.divide):
      return steps(ends[0]).flatMap { first in
        steps(ends[1]).map { $0 == [.whole(1)] ? first : first.over($0) }
      }
    case .binary(.power):
      guard !tree.varies[ends[0]],
        let line = Polynomial(of: tree.part(ends[1]), in: .variable), line.degree == 1,
        tree.part(ends[0]).certainNumber.map({ $0.lowerBound > 0 }) ?? false
      else { return nil }
      let slope = line[1].steps
      return slope == [.whole(1)]
        ? tree.part(ends[0]) : tree.part(ends[0]) + slope + [.binary(.power)]
    default: return nil
    }
  }

  /// The terms without the sines and cosines that are factors of them: in magnitude they are at least as large.
  static func majorant(of terms: [Instruction]) -> [Instruction] {
    let tree = StepTree(terms)
    func bound(_ end: Int) -> [Instruction] {
      let ends = tree.operands[end]
      switch tree.steps[end] {
      case .unary(.sin), .unary(.cos): return tree.varies[end] ? [.whole(1)] : tree.part(end)
      case .unary(.negate): return bound(ends[0]) + [.unary(.negate)]
      case .unary(.absolute): return bound(ends[0])
      case .binary(.multiply): return bound(ends[0]) + bound(ends[1]) + [.binary(.multiply)]
      case .binary(.divide): return bound(ends[0]).over(tree.part(ends[1]))
      default: return tree.part(end)
      }
    }
    return bound(terms.count - 1)
  }
}
