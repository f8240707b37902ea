package import Words

/// The functions of a graph in their order, the last drawn on top; one of them is selected.
package struct FunctionList: Hashable, Sendable {
  /// How many functions can be distinguished.
  package static let limit = 12
  /// How many colours there are.
  package static let penCount = 6

  package private(set) var functions: [GraphedFunction] = []
  /// The one that Graph replaces and that is looked at closely; nil only while there is none.
  package private(set) var selection: Int?

  package init() {}

  package init(_ functions: [GraphedFunction], selection: Int? = nil) {
    self.functions = functions
    select(selection ?? functions.count - 1)
  }

  /// Formulas as they come, each with a look of its own.
  package init(_ formulas: some Sequence<(GraphFunction, String)>) {
    for (function, text) in formulas { _ = add(function, text: text) }
  }

  /// Takes functions that another list has, too, from there, so that memory holds them once.
  ///
  /// Not those that need solving: the newer one may be solved.
  package mutating func share(with other: FunctionList) {
    let others = other.functions.map(\.function).filter { !$0.base.needsSolving }
    for index in functions.indices {
      guard let same = others.first(where: { $0 == functions[index].function }) else { continue }
      functions[index].function = same
    }
  }

  /// Lets functions that another list does not have go of what they keep for the next picture.
  package func rest(beside other: FunctionList) {
    for function in functions.map(\.function)
    where !other.functions.contains(where: { $0.function == function }) {
      function.base.forget()
    }
  }

  package var isEmpty: Bool { functions.isEmpty }
  package var count: Int { functions.count }
  package var isFull: Bool { functions.count >= Self.limit }
  package var selected: GraphedFunction? { selection.map { functions[$0] } }

  /// The function in a place, nil where there is none.
  package subscript(index: Int) -> GraphedFunction? {
    functions.indices.contains(index) ? functions[index] : nil
  }

  /// The parameters that occur and are chosen with sliders, in order.
  package var parameters: [String] {
    Set(functions.flatMap { $0.function.parameters }).subtracting(givenLetters).sorted()
  }

  /// The letters that functions give numbers to.
  package var givenLetters: Set<String> { Set(functions.flatMap { $0.function.base.givenLetters }) }

  /// The functions that have names, by these; of two with one name the first.
  package var named: [String: GraphFunction] {
    Dictionary(
      functions.flatMap { graphed in
        graphed.function.base.definedNames.map { ($0, graphed.function) }
      }
    ) { first, _ in first }
  }

  /// The first name that a function uses and none has, where there is one.
  package func missingName(of index: Int) -> String? {
    guard let used = self[index]?.function.base.usedNames, !used.isEmpty else { return nil }
    return used.subtracting(named.keys).min()
  }

  /// The functions that would miss the one in a place.
  package func users(of index: Int) -> [Int] {
    guard let name = self[index]?.function.definedName else { return [] }
    var rest = self
    rest.functions.remove(at: index)
    guard rest.named[name] == nil else { return [] }
    return functions.indices.filter {
      $0 != index && functions[$0].function.base.usedNames.contains(name)
    }
  }

  /// Selects the function in a place, or the nearest there is.
  package mutating func select(_ index: Int) {
    selection = functions.isEmpty ? nil : min(max(index, 0), functions.count - 1)
  }

  /// Puts a formula in the place of the selected function, or adds it to an empty list.
  package mutating func replaceSelected(by function: GraphFunction, text: String) {
    guard let selection else {
      _ = add(function, text: text)
      return
    }
    functions[selection] = functions[selection].replaced(by: function, text: text)
  }

  /// Adds a formula with a pen that is not in use and selects it; false when the list is full.
  package mutating func add(_ function: GraphFunction, text: String) -> Bool {
    guard !isFull else { return false }
    let looks = Self.looks()
    let look = looks.first { look in !functions.contains { Self.look(of: $0) == look } } ?? looks[0]
    functions.append(
      GraphedFunction(function, text: text, pen: look.pen, lineStyle: look.lineStyle)
    )
    selection = functions.count - 1
    return true
  }

  /// Puts a function back before the one that took its place, which is selected and gets a look of its
  /// own.
  package mutating func restore(_ function: GraphedFunction, at index: Int) {
    guard let other = self[index], !isFull else { return }
    functions.remove(at: index)
    functions.insert(function, at: index)
    _ = add(other.function, text: other.text)
    move(count - 1, to: index + 1)
  }

  /// What distinguishes a curve from others.
  struct Look: Hashable {
    let pen: Int
    let lineStyle: CurveDash
  }

  /// The looks of so many curves: six colours as solid lines, then the same colours dashed.
  static func looks(count: Int = limit) -> [Look] {
    (0..<count).map {
      Look(pen: $0 % penCount, lineStyle: $0 / penCount % 2 == 0 ? .solid : .dashed)
    }
  }

  private static func look(of function: GraphedFunction) -> Look {
    Look(pen: function.pen, lineStyle: function.lineStyle)
  }

  /// Changes the function in a place.
  package mutating func update(_ index: Int, _ change: (inout GraphedFunction) -> Void) {
    guard functions.indices.contains(index) else { return }
    change(&functions[index])
  }

  /// Takes a function out; the selection goes to a neighbour.
  package mutating func remove(_ index: Int) {
    guard functions.indices.contains(index) else { return }
    functions.remove(at: index)
    guard let selection else { return }
    select(selection > index ? selection - 1 : selection)
  }

  /// Moves a function to another place; the selection goes with its function.
  package mutating func move(_ index: Int, to place: Int) {
    guard functions.indices.contains(index) else { return }
    let place = min(max(place, 0), functions.count - 1)
    functions.insert(functions.remove(at: index), at: place)
    guard let old = selection else { return }
    if old == index {
      selection = place
    } else if index < old, old <= place {
      selection = old - 1
    } else if place <= old, old < index {
      selection = old + 1
    }
  }

  /// Where the function in a place has gone in a later list; nil where it was taken out.
  ///
  /// One that was changed in its place is still the same.
  package func place(of index: Int, in later: FunctionList) -> Int? {
    let changes = later.functions.difference(from: functions).inferringMoves()
    func isReplaced(_ index: Int) -> Bool {
      changes.removals.contains {
        if case .remove(index, _, nil) = $0 { true } else { false }
      }
    }
    var origins: [Int?] = Array(functions.indices)
    for change in changes {
      switch change {
      case .remove(let place, _, _): origins.remove(at: place)
      case .insert(let place, _, let old):
        origins.insert(old ?? (isReplaced(place) ? place : nil), at: place)
      }
    }
    return origins.firstIndex(of: index)
  }

  /// The functions that are seen, with numbers for their parameters; what a function is for the other
  /// values of a list, each with the remaining parameters as they are, is its family.
  ///
  /// - `letters`: Numbers for letters that functions give.
  package func curves(
    binding values: [String: Double],
    lists: [String: [Double]] = [:],
    giving letters: [String: GraphFunction] = [:]
  ) -> [GraphedCurve] {
    let givers = functions.map(\.function).flatMap { giver in
      giver.base.givenLetters.map { ($0, giver) }
    }
    // A function keeps its name beside a letter that is called so.
    let named = named.merging(givers) { first, _ in first }
      .merging(letters) { $0.definedName == nil ? $1 : $0 }
    let members = lists.sorted { $0.key < $1.key }.flatMap { parameter, list in
      list.filter { $0 != values[parameter] }.map { (parameter: parameter, value: $0) }
    }
    return functions.enumerated().compactMap { index, function in
      guard !function.isHidden else { return nil }
      let bound = function.function.binding(values, naming: named)
      return GraphedCurve(
        index: index,
        function: bound,
        pen: function.pen,
        lineStyle: function.lineStyle,
        join: function.join,
        family: members.compactMap { parameter, value in
          var others = values
          others[parameter] = value
          let member = function.function.binding(others, naming: named)
          // Not every function hangs on every list.
          return member == bound
            ? nil : FamilyMember(parameter: parameter, value: value, function: member)
        }
      )
    }
  }
}

/// A function that is seen, ready to be drawn.
package struct GraphedCurve: Hashable, Sendable {
  /// Its place in the list; its number is one more.
  package let index: Int
  /// Without parameters.
  package let function: GraphFunction
  package let pen: Int
  package let lineStyle: CurveDash
  /// How points are drawn besides their marks.
  package let join: MarkJoin
  /// What it is for the other values of a list.
  package let family: [FamilyMember]

  /// The same with other functions in the place of its own.
  package func map(_ change: (GraphFunction) -> GraphFunction) -> GraphedCurve {
    GraphedCurve(
      index: index,
      function: change(function),
      pen: pen,
      lineStyle: lineStyle,
      join: join,
      family: family.map {
        FamilyMember(parameter: $0.parameter, value: $0.value, function: change($0.function))
      }
    )
  }

  /// The same between two others.
  package func between(_ band: [GraphFunction]) -> GraphedCurve {
    GraphedCurve(
      index: index,
      function: function,
      pen: pen,
      lineStyle: lineStyle,
      join: join,
      family: family + band.map { FamilyMember(parameter: nil, value: 0, function: $0) }
    )
  }
}

extension [GraphedCurve] {
  /// Their functions with those of their families: all that is to be seen.
  package var functions: [GraphFunction] {
    map(\.function) + flatMap { $0.family.map(\.function) }
  }
}

/// A function for another value of a parameter's list than the chosen one.
package struct FamilyMember: Hashable, Sendable {
  /// Nil for an end of a band.
  package let parameter: String?
  package let value: Double
  /// Without parameters.
  package let function: GraphFunction
}
