import Numerals
package import Operations
package import Words

/// Something written in a formula that stands for steps made of other parts: a sum, a derivative.
///
/// A new kind is a type that conforms; what reads, writes and saves formulas meets only this.
///
/// A kind that keeps results must leave them out of `==` and `hash(into:)`.
package protocol Abbreviating: Hashable, Sendable {
  /// How many values it takes from the stack: `operand(0)` and on in its steps.
  ///
  /// A derivative and a named call take one, the place; sums and integrals take none, as their
  /// bounds are among `parts`.
  var operandCount: Int { get }

  /// The formulas in it, which depend on the same x and parameters as the program around it.
  ///
  /// A kind may bind `.variable` in one of them, as a derivative and an integral do, or a `.local`,
  /// as a sum does. The order is that which `with(_:)` takes.
  var parts: [[Instruction]] { get }

  /// The same with other formulas.
  ///
  /// There are as many, in the order of `parts`; all that is no formula stays: a kind, a letter.
  func with(_ parts: [[Instruction]]) -> Self

  /// The same with what letters stand for in its formulas.
  ///
  /// By default the parts are bound. A kind that looks up more than parameters, as a named call
  /// looks up its function, has its own.
  func binding(_ values: ParameterValues) -> Self

  /// What it stands for, of all parameters bound; nil where that is not known, or too much.
  ///
  /// The steps may hold other abbreviations, which `spelled(in:)` writes out in turn. Each
  /// `operand(_:)` in them stands for the steps of that operand, which are written again each time.
  ///
  /// - Returns: `.nothing` where the abbreviation certainly has no value; nil where that is
  ///   undecided.
  /// - Throws: `SpellingFault` when a formula in it gets longer than `ProgramLimits.spelledOut`.
  func steps(in unit: AngleUnit) throws(SpellingFault) -> [Instruction]?

  /// Why there is no value, where `steps(in:)` says so and the reason is known.
  ///
  /// By default it is not.
  func absence(in unit: AngleUnit) -> ProgramFault?
}

extension Abbreviating {
  package func absence(in unit: AngleUnit) -> ProgramFault? { nil }

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
  ///
  /// `change` is called once for each of the `parts`, in their order; it reaches abbreviations
  /// within them only if it goes there itself.
  package func map(_ change: ([Instruction]) -> [Instruction]) -> Abbreviation {
    func changed(_ base: some Abbreviating) -> Abbreviation {
      Abbreviation(base.with(base.parts.map(change)))
    }
    return changed(base)
  }
}

extension Abbreviation {
  /// The same with numbers and functions for the letters in it.
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
  ///
  /// That formula evaluates to NaN, and its enclosure does not say that there is no value.
  package func spelledOut(in unit: AngleUnit) -> [Instruction] {
    (try? spelled(in: unit)) ?? Self.unknown
  }

  /// The steps with those that abbreviations stand for in their place.
  ///
  /// Steps without abbreviations are returned as they are, however many. The parameters should be
  /// bound before: one in a bound of a sum counts as 1 here, and one in an integral may leave it
  /// unknown.
  ///
  /// - Throws: `SpellingFault` when there are more than `ProgramLimits.spelledOut` steps after an
  ///   abbreviation, of this formula or of one within it.
  package func spelled(in unit: AngleUnit) throws(SpellingFault) -> [Instruction] {
    guard contains(where: { $0.abbreviated != nil }) else { return self }
    var splicer = StepSplicer<Instruction>()
    for instruction in self {
      guard let short = instruction.abbreviated else {
        splicer.append(instruction)
        continue
      }
      let definition = try short.steps(in: unit)?.spelled(in: unit) ?? Self.unknown
      let arguments = splicer.take(instruction.operandCount)
      splicer.append(
        definition.flatMap { step in
          arguments.indices.first { step == .operand($0) }.map { arguments[$0] } ?? [step]
        }
      )
      if splicer.steps.count > ProgramLimits.spelledOut { throw SpellingFault() }
    }
    return splicer.steps
  }

  /// What has no value.
  ///
  /// It is `when(1 < 0, 1)`, so that its enclosure is empty: an absence that is proven.
  package static let nothing: [Instruction] = [
    .number(NumberLiteral(1)), .number(NumberLiteral(0)), .binary(.less), .number(NumberLiteral(1)),
    .binary(.when),
  ]

  /// What may have any value, or none.
  ///
  /// It is `known(1 < 0, nothing)`; only `.known` leaves open whether there is a value.
  static let unknown: [Instruction] =
    [.number(NumberLiteral(1)), .number(NumberLiteral(0)), .binary(.less)] + nothing
    + [.binary(.known)]

  /// Its steps and those of the formulas in it, all in one list.
  ///
  /// The parts of an abbreviation come before it. The list is there to be searched; it is no
  /// program, as the parts leave values that nothing takes.
  package var withParts: [Instruction] {
    flatMap { ($0.abbreviated?.parts.flatMap(\.withParts) ?? []) + [$0] }
  }

  /// The steps with others in the place of some, in the formulas of abbreviations, too.
  ///
  /// `others` returns nil for a step that stays; what it gives is taken as it is.
  func replacing(_ others: (Instruction) -> [Instruction]?) -> [Instruction] {
    flatMap { step -> [Instruction] in
      if let steps = others(step) { return steps }
      guard case .abbreviation(let abbreviation) = step else { return [step] }
      return [.abbreviation(abbreviation.map { $0.replacing(others) })]
    }
  }
}

extension Instruction {
  /// A value that an abbreviation takes, in its steps.
  ///
  /// `operand(0)` is the first that was put on the stack. It exists only in the result of
  /// `Abbreviating.steps(in:)`; `spelled(in:)` replaces it.
  package static func operand(_ index: Int) -> Instruction { .local("#\(index)") }

  /// What it is short for, where `spelled(in:)` puts others in its place.
  package var abbreviated: (any Abbreviating)? {
    if case .abbreviation(let abbreviation) = self { abbreviation.base } else { nil }
  }
}
