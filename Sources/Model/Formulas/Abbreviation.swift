import Numerals
package import Operations

/// Something written in a formula that stands for steps made of other parts: a sum, a derivative.
///
/// A new kind is a type that conforms; what reads, writes and saves formulas meets only this.
package protocol Abbreviating: Hashable, Sendable {
  /// How many values it takes from the stack: `operand(0)` and on in its steps.
  var operandCount: Int { get }

  /// The formulas in it, which depend on the same x and parameters as the program around it.
  var parts: [[Instruction]] { get }

  /// The same with other formulas.
  func with(_ parts: [[Instruction]]) -> Self

  /// The same with what letters stand for in its formulas.
  func binding(_ values: ParameterValues) -> Self

  /// What it stands for, of all parameters bound; nil where that is not known, or too much.
  func steps(in unit: AngleUnit) throws(SpellingFault) -> [Instruction]?
}

extension Abbreviating {
  package func binding(_ values: ParameterValues) -> Self {
    with(parts.map { $0.binding(values) })
  }
}

/// A formula is too long with all abbreviations written out.
package struct SpellingFault: Error {
  package init() {}
}

/// An abbreviation of any kind.
package struct Abbreviation: Sendable {
  package let base: any Abbreviating

  package init(_ base: some Abbreviating) { self.base = base }

  /// The same with other formulas in it.
  package func map(_ change: ([Instruction]) -> [Instruction]) -> Abbreviation {
    func changed(_ base: some Abbreviating) -> Abbreviation {
      Abbreviation(base.with(base.parts.map(change)))
    }
    return changed(base)
  }
}

extension Abbreviation {
  func binding(_ values: ParameterValues) -> Abbreviation {
    func bound(_ base: some Abbreviating) -> Abbreviation { Abbreviation(base.binding(values)) }
    return bound(base)
  }
}

extension Abbreviation: Hashable {
  package static func == (first: Abbreviation, second: Abbreviation) -> Bool {
    func isEqual<Kind: Abbreviating>(_ base: Kind) -> Bool { (second.base as? Kind) == base }
    return isEqual(first.base)
  }

  package func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension [Instruction] {
  /// The steps with those that abbreviations stand for in their place; of too many, nothing is known.
  package func spelledOut(in unit: AngleUnit) -> [Instruction] {
    (try? spelled(in: unit)) ?? Self.unknown
  }

  /// The steps with those that abbreviations stand for in their place.
  package func spelled(in unit: AngleUnit) throws(SpellingFault) -> [Instruction] {
    guard contains(where: \.isAbbreviation) else { return self }
    var splicer = StepSplicer()
    for instruction in self {
      guard case .abbreviation(let abbreviation) = instruction else {
        splicer.append(instruction, as: nil)
        continue
      }
      let definition = try abbreviation.base.steps(in: unit)?.spelled(in: unit) ?? Self.unknown
      splicer.append(instruction) { arguments in
        definition.flatMap { step in
          arguments.indices.first { step == .operand($0) }.map { arguments[$0] } ?? [step]
        }
      }
      if splicer.steps.count > ProgramLimits.spelledOut { throw SpellingFault() }
    }
    return splicer.steps
  }

  /// What has no value.
  package static let nothing: [Instruction] = [
    .number(NumberLiteral(1)), .number(NumberLiteral(0)), .binary(.less), .number(NumberLiteral(1)),
    .binary(.when),
  ]

  /// What may have any value, or none.
  private static let unknown: [Instruction] =
    [.number(NumberLiteral(1)), .number(NumberLiteral(0)), .binary(.less)] + nothing
    + [.binary(.known)]

  /// Its steps and those of the formulas in it, all in one list.
  package var withParts: [Instruction] {
    flatMap { instruction -> [Instruction] in
      guard case .abbreviation(let abbreviation) = instruction else { return [instruction] }
      return abbreviation.base.parts.flatMap(\.withParts) + [instruction]
    }
  }
}

extension Instruction {
  /// A value that an abbreviation takes, in its steps.
  package static func operand(_ index: Int) -> Instruction { .local("#\(index)") }

  package var isAbbreviation: Bool { if case .abbreviation = self { true } else { false } }
}
