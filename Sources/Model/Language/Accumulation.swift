package import Expressions
import Numerals
package import Operations

/// A sum or a product over whole numbers, as many terms as are written out.
package struct Accumulation: Abbreviating {
  package enum Kind: String, Sendable { case sum, product }

  package let kind: Kind
  /// What the terms are numbered by: `.local` in the body.
  package let index: String
  package let body: [Instruction]
  package let first: [Instruction]
  package let last: [Instruction]

  /// More terms are not written out.
  package static let mostTerms = 10_000

  package init(
    _ kind: Kind,
    of body: [Instruction],
    over index: String,
    from first: [Instruction],
    to last: [Instruction]
  ) {
    (self.kind, self.index, self.body) = (kind, index, body)
    (self.first, self.last) = (first, last)
  }

  package var operandCount: Int { 0 }
  package var parts: [[Instruction]] { [body, first, last] }

  package func with(_ parts: [[Instruction]]) -> Accumulation {
    Accumulation(kind, of: parts[0], over: index, from: parts[1], to: parts[2])
  }

  package func steps(in unit: AngleUnit) -> [Instruction]? {
    guard let numbers = numbers(in: unit) else { return nil }
    guard let start = numbers.first else { return [.whole(kind == .sum ? 0 : 1)] }
    guard canBeWrittenOut(over: numbers) else { return closed(over: numbers) }
    let join = Instruction.binary(kind == .sum ? .add : .multiply)
    var steps = term(start)
    for number in numbers.dropFirst() { steps += term(number) + [join] }
    return steps
  }

  /// Whether a letter that stands for a number is in its ends.
  package var waitsForNumbers: Bool {
    (first + last).withParts.contains { $0.parameter != nil }
  }

  /// What it is summed over; nil where the ends are no whole numbers.
  package func numbers(in unit: AngleUnit) -> Range<Int>? {
    guard let low = Self.whole(first, unit), let high = Self.whole(last, unit) else { return nil }
    return low..<max(low, high + 1)
  }

  /// Whether its terms are not too many: of more than can be written out there has to be a closed form.
  package func isWithinReach(over numbers: Range<Int>) -> Bool {
    canBeWrittenOut(over: numbers) || closed(over: numbers) != nil
  }

  private func canBeWrittenOut(over numbers: Range<Int>) -> Bool {
    numbers.count <= Self.mostTerms && numbers.count * body.count <= ProgramLimits.spelledOut
  }

  private func closed(over numbers: Range<Int>) -> [Instruction]? {
    guard kind == .sum, let low = numbers.first, let high = numbers.last else { return nil }
    return PowerSum(of: body, over: index)?.steps(over: low...high)
  }

  private static func whole(_ steps: [Instruction], _ unit: AngleUnit) -> Int? {
    // What a sum around this counts with is not known yet.
    guard !steps.usesIndices(besides: []),
      let program = try? Program(steps, angleUnit: unit), !program.usesVariable,
      let value = program.code.exactValue, value.isWhole, value.numerator.magnitude < 1 << 60
    else { return nil }
    return Int(value.numerator)
  }

  private func term(_ number: Int) -> [Instruction] {
    let value = [Instruction.whole(number.magnitude)] + (number < 0 ? [.unary(.negate)] : [])
    return body.replacing(index, by: value)
  }
}

extension [Instruction] {
  /// Whether something in them hangs on what a sum around them counts with.
  package func usesIndices(besides bound: [String]) -> Bool {
    contains { instruction in
      switch instruction {
      case .local(let name): return !bound.contains(name)
      case .abbreviation(let abbreviation):
        guard let sum = abbreviation.base as? Accumulation else {
          return abbreviation.base.parts.contains { $0.usesIndices(besides: bound) }
        }
        return sum.body.usesIndices(besides: bound + [sum.index])
          || (sum.first + sum.last).usesIndices(besides: bound)
      default: return false
      }
    }
  }

  /// The steps with others in the place of what something is numbered by.
  fileprivate func replacing(_ index: String, by value: [Instruction]) -> [Instruction] {
    flatMap { instruction -> [Instruction] in
      switch instruction {
      case .local(index): return value
      case .abbreviation(let abbreviation):
        // An inner one of the same name hides this one.
        if let inner = abbreviation.base as? Accumulation, inner.index == index {
          let ends = [inner.first, inner.last].map { $0.replacing(index, by: value) }
          return [.abbreviation(Abbreviation(inner.with([inner.body] + ends)))]
        }
        return [.abbreviation(abbreviation.map { $0.replacing(index, by: value) })]
      default: return [instruction]
      }
    }
  }
}
