import Testing
import Words

/// A phrase in every language, as pieces.
struct Saying: Sendable, CustomTestStringConvertible {
  let name: String
  let texts: [Language: LocalizedText]

  var testDescription: String { name }

  init<P: Phrase>(_ phrase: P) {
    name = "\(phrase)"
    texts = Dictionary(
      uniqueKeysWithValues: Language.allCases.map { ($0, Locale(language: $0)[phrase]) }
    )
  }

  /// The formulas, numbers and counts of a text, in no order.
  static func placeholders(_ text: LocalizedText) -> [String] {
    let marked = ["@1", "@2", "@3", "4711"]
    let text = text.text(.point)
    return marked.flatMap { mark in
      Array(
        repeating: mark,
        count: text.split(separator: mark, omittingEmptySubsequences: false).count - 1
      )
    }
  }
}

@Suite struct PhraseTests {
  private static let values: [ProgramFault] = [
    .noRealValue(operation: "@1", operand: "@2"), .noRealValue(operation: "^@1", operand: "@2"),
    .noLogarithm(base: "@1"), .divisionByZero, .undefined(operation: "@1", place: "@2"), .noValue,
    .conditionFalse,
  ]

  private static let formulas: [FormulaFault] = [
    .empty, .needsRightSide("@1"), .needsLeftSide("@1"), .notClosed("@1", closers: ""),
    .wrongClosing("@1"), .needsArgument("@1"), .needsArguments("@1", 2), .exponentMissing,
    .numberBeforeExponentMissing, .digitMissing("@1"), .unfinishedName("@1"),
    .emptyBracket("@1", "@2"), .noOpening("@1", "@2"), .unknownName("@1"),
    .unknownName("@1", nearest: "@2"),
    .unexpectedCharacter("@1"), .tooManyArguments("@1", 1), .tooManyArguments("@1", 2),
    .operatorMissing("@1"), .secondPoint, .numberTooLong(limit: 4711),
    .tooLong(limit: 4711), .unknownCommand("@1"), .nestedTooDeeply,
    .secondVariable("@1"), .partMissing(.numerator), .partMissing(.denominator),
    .partMissing(.exponent), .partMissing(.radicand), .partMissing(.degree),
    .partMissing(.body("@1")), .partMissing(.letter("@1")), .partMissing(.start("@1")),
    .partMissing(.end("@1")), .partMissing(.value), .partMissing(.condition),
    .ambiguous(
      "@1",
      instead: "@2"
    ), .noIntegral("@1"), .listInside, .noFormulaOfX, .comparisonMissing, .stretchNeedsEnds("@1"),
    .noDerivative(""),
    .noDerivative("@1"),
    .boundsNeedNumbers("@1"), .tooManyTerms("@1"), .undefinedFunction("@1"),
    .undefinedFunction("f@1"), .usesItself("@1"), .tooManyValues(limit: 4711), .noValue,
  ]

  private static let programs: [ProgramError] = [
    .empty, .unknownInstruction("@1"), .missingOperand(of: "@1", at: 4711), .leftoverValues(4711),
    .conditionMissing(of: "@1", at: 4711), .isCondition, .tooLong,
  ]

  private static let documents: [DocumentFault] = [
    .newerVersion, .tooManyFunctions(limit: 4711), .formulaTooLong(limit: 4711),
  ]

  private static let sentences: [Message] = [
    .formula(.secondPoint), .noValue(.noLogarithm(base: "@1")), .noProgram(.empty),
    .inLine(4711, .formula(.unknownName("@1"))), .stackIsEmpty, .stackIsFull,
    .needsValues("@1", 2, present: 1), .needsValues("@1", 1, present: 0),
    .needsValues("@1", 4711, present: 3), .functionOfX, .typeAFormulaFirst, .formulaIsUnfinished,
    .hasNoRealValue, .beyondSlider, .tooLongToGraph(limit: 4711), .noBracketsInRPN, .nothingToUndo,
    .nothingToRedo,
    .cannotPaste(.formula(.unknownName("@1"))), .noEarlierEntry, .nameWaits("@1"),
    .relation, .parametricCurve, .polarCurve, .letterIsSet("@1"), .letterIsUnused("@1"),
    .readAsInverse("@1"), .functionOfLetters(["@1", "@2"]), .functionOfMemory, .memoryIsEmpty,
    .memoryTakesNumbers, .memory("@1"), .formulaIsWrong, .clearingKey, .result(.working),
    .keysWithSigns, .anotherCase,
  ]

  private static let menus: [MenuPhrase] = [
    .documents, .views, .theme, .textSize, .motion, .speech, .presentation, .fullScreen,
    .hideCalculator, .showCalculator,
    .hideGraph, .showGraph, .copy, .pasteFormula, .help, .quit, .fromHere, .toHere, .tangentHere,
    .normalHere, .secantHere, .hideSecant, .table,
    .pointsOfInterest, .on, .off, .shown, .hidden, .traceHere, .originHere, .zoomInHere,
    .copyPlace("@1"), .system, .light, .dark, .highContrast, .fullMotion, .reducedMotion,
    .percent(4711), .shortcut("@1"), .size(percent: 4711),
    .vibration, .entry, .asInBooks, .asLine, .live, .statistics, .copyShown, .copyForm,
    .copyFormula, .copyAs, .plainText, .latex, .python, .spreadsheet, .copyDigits(4711),
    .text("@1"), .function(.edit), .window(.view(4711)),
  ]

  private static let graph: [GraphPhrase] = [
    .nothingGraphed, .tryOne, .graphExample("@1"), .outdated, .lineNotDrawn, .possible,
    .limitOfPrecision, .summary(curves: ["@1", "@2"]),
    .window(left: "@1", right: "@2", bottom: "@3", top: "@3"), .logarithmic(axis: "@1"),
    .proven(curves: 1), .proven(curves: 4711), .partlyProven(curves: 1),
    .partlyProven(curves: 4711), .proving(curves: 1), .proving(curves: 4711), .found("@1"),
    .roundingHides, .pole,
    .poleBetween("@1", "@2"), .jump(from: "@1", to: "@2", x: "@3"), .hole(x: "@1"),
    .isolatedPoint(x: "@1", y: "@2"), .undefinedBetween("@1", "@2"), .undefinedFrom("@1"),
    .undefinedTo("@1"), .undefinedInView, .oscillations(4711), .endlessOscillations(x: "@1"),
    .undecided,
    .point(x: "@1", y: "@2"), .hatched, .noSolution, .trueEverywhere, .trueHere, .meetsHere,
    .inRadians, .inDegrees, .curveAbove, .curveBelow, .stretches(axis: "@1"), .curvesAbove(1),
    .curvesAbove(2), .curvesBelow(1), .curvesBelow(2),
  ]

  private static let trace: [TracePhrase] = [
    .zero, .maximum, .minimum, .inflection, .yIntercept, .hole, .pole, .domainEnd, .openEnd,
    .breakPoint, .intersection,
    .intersectionWith(4711), .noValue, .slope, .limit, .fromLeft, .fromRight, .matches("@1"),
    .possible(.maximum), .undefined,
    .notNearby, .xIntercept, .horizontalTangent, .verticalTangent, .selfCrossing, .cusp,
    .isolatedPoint, .corner, .openBorder, .exactlyOne, .tangent, .normal, .secant, .secantStart,
    .possible(.pole), .possible(.openEnd), .onCurve(4711), .several(1, .zero),
    .several(4711, .maximum), .several(4711, .possible(.breakPoint)),
    .several(4711, .border(.xIntercept)), .several(4711, .intersectionWith(4711)),
  ]

  private static let mathematics: [SpokenMath] =
    [
      .over("@1", "@2"), .fraction("@1", "@2"), .squared("@1"), .cubed("@1"), .power("@1", "@2"),
      .longPower("@1", "@2"), .index("@1", "@2"), .root(degree: nil, "@1"),
      .root(degree: "3", "@1"), .root(degree: "@2", "@1"), .longRoot(degree: nil, "@1"),
      .longRoot(degree: "@2", "@1"), .call("@1", "@2"),
      .sum(letter: "@1", from: "@2", to: "@3", of: "@1"),
      .product(letter: "@1", from: "@2", to: "@3", of: "@1"),
      .integral(of: "@1", letter: "@2", from: "@3", to: "@1"),
      .derivative(of: "@1", letter: "@2", at: nil), .derivative(of: "@1", letter: "@2", at: "@3"),
      .limit(of: "@1", letter: "@2", to: "@3"), .cases(["@1", "@2"]),
      .whenever("@1", condition: "@2"), .otherwise("@1"), .emptyBox, .ended("@1"),
      .equals("@1", form: nil),
      .equals("@1", form: "@2"), .about("@1", form: nil), .about("@1", form: "@2"),
    ] + SpokenMath.Sign.allCases.map { .sign($0) }
    + SpokenMath.Bracket.allCases.map { .between($0, "@1", isClosed: true) }

  private static let statistics: [StatisticsPhrase] = [
    .inView, .aboveView, .belowView, .fromTo("@1", "@2"), .maximum, .minimum, .zeros, .breaks,
    .mean, .area, .totalArea,
    .arcLength, .domain, .range, .more, .fewer, .wholeView, .none, .notKnown, .everywhere,
    .count(4711), .atLeast(4711), .moreThan(4711), .value("@1"), .between("@1", "@2"),
    .at(["@1", "@2"]), .atOne(["@1", "@2"]), .approaching(["@1"]), .places(["@1", "@2"]),
    .place("@1"), .morePossible,
    .zoomToList, .unboundedLeft("@1"), .unboundedRight("@1"), .unboundedLeftOfBreaks,
    .unboundedRightOfBreaks, .unbounded, .infinitelyMany, .allProven(.view),
    .allProven(.interval),
    .allProven(.path), .noFormula, .integral, .shareProven(.view, percent: 4711),
    .shareProven(.interval, percent: 4711), .shareProven(.path, percent: 4711), .stillProving,
    .view, .wholeWay, .localMaxima, .localMinima, .plainArea, .chooseStretch,
    .areaBetween(
      4711,
      4711
    ), .areaBetweenCurves, .signed, .provenBetween, .againstAxis, .againstCurve(4711), .byPixels,
    .points(.xIntercept), .pointsProven,
  ]

  private static let system: [SystemFault] = [
    .noHome, .diskFull(path: "@1"), .diskIsReadOnly(path: "@1"), .noPermission(path: "@1"),
    .notSaved(path: "@1", call: "@2", reason: "@3"), .cannotBeRead(path: "@1", reason: "@2"),
    .fileTooLarge(path: "@1"), .stateNotSaved(because: "@1"), .stateIsDamaged, .stateIsNewer,
    .stateStoppedStart, .stateIsTooLong,
    .setAside(because: .stateIsNewer, place: "@1"),
    .notSetAside(because: .stateIsDamaged, failure: .diskFull(path: "@1")),
    .nameIsNoText(path: "@1"), .failed(call: "@1", reason: "@2"),
    .noDisplay(call: "@1", reason: "@2"), .noFont, .noSpeech,
    .displayLost,
    .impossibleSize(width: 4711, height: 4711),
  ]

  private static let files: [FilePhrase] = [
    .document, .newDocument, .open, .save, .saveAs, .exportPicture, .copyPicture, .openDocument,
    .saveDocument, .path, .close, .replace, .parentFolder, .untitled, .saved("@1"),
    .opened("@1"), .pictureCopied, .pictureSaved("@1"), .exists("@1"), .changedElsewhere,
    .overwrite, .keepBoth, .openChanged, .isFolder("@1"), .packedElsewhere, .encrypted,
    .nameMissing,
    .unknownEnding("@1"), .emptyFile, .noDocument, .cutOff, .damaged,
    .tooLarge, .notOurs, .newerVersion, .newerVersionKept("@1"), .tooManyFunctions(4711),
    .formulaTooLong(4711),
    .failed(.fileTooLarge(path: "@1")),
    .exportTitle, .cancel, .lightGround, .darkGround, .clearGround, .withPoints, .withNumbers,
  ]

  private static let views: [WindowPhrase] = [
    .views, .fit, .natural, .standard, .square, .boxZoom, .previousView, .nextView, .zoomsBoth,
    .zoomsX, .zoomsY, .zoomKeys, .center, .tapsDouble, .tapsTriple, .tapsCenter, .taps, .keepView,
    .nameOfView, .keep, .rename, .goThere, .remove,
    .view(4711), .nothingToFit, .box(width: "@1", height: "@2"), .drawBox,
    .dots, .everyColumn, .column(4711), .range, .xFrom, .xTo, .yFrom, .yTo, .next, .countsOnes,
    .countsPi, .countsDegrees, .noNumber("@1"), .notGreater("@1"), .tooNarrow("@1"),
  ]

  private static let table: [TablePhrase] = [
    .title, .start, .end, .choose, .choosing, .step, .ownPlaces, .bySteps, .add, .copy,
    .moreColumns, .noFunction,
    .copied(101),
    .noneInView, .values(4711, isAll: true), .values(4711, isAll: false),
  ]

  private static let doubts: [UndecidedReason] = [
    .zero, .nearZero(power: 4711), .whole, .floor, .digits, .part, .limits,
    .integral,
  ]

  private static let functions: [FunctionPhrase] = [
    .functions, .addFunction, .addToGraph, .typeFormula, .edit, .show, .hide, .color, .line,
    .moveUp, .moveDown, .remove, .vermilion, .blue, .green, .plum, .yellow, .ice, .solid, .dashed,
    .dotted, .dashDotted, .play, .pause, .minimum, .maximum, .step, .oneOf("@1", list: "@2"),
    .functionMenu, .sliderMenu, .moreFunctions, .closeList, .keypad,
  ]

  private static let notices: [FunctionNotice] = [
    .full(limit: 4711), .composing, .missing("@1"), .lost("@1", by: "@2"), .replaced("@1"),
    .keepBoth,
  ]

  private static let results: [ResultPhrase] = [
    .tooLarge("@1"), .tooLarge(nil), .tooSmall("@1"), .tooSmall(nil), .undecided(.zero), .working,
    .moreDigits, .digits(from: 4711, to: 4711, afterPoint: nil),
    .digits(
      from: 4711,
      to: 4711,
      afterPoint: 4711
    ),
  ]

  static let all: [Saying] = [
    functions.map(Saying.init), notices.map(Saying.init), results.map(Saying.init),
    doubts.map(Saying.init), files.map(Saying.init), views.map(Saying.init),
    system.map(Saying.init), sentences.map(Saying.init), values.map(Saying.init),
    formulas.map(Saying.init), programs.map(Saying.init), documents.map(Saying.init),
    menus.map(Saying.init), graph.map(Saying.init), trace.map(Saying.init),
    mathematics.map(Saying.init),
    statistics.map(Saying.init), table.map(Saying.init), ControlName.allCases.map(Saying.init),
    KeyName.allCases.map(Saying.init), KeyCap.allCases.map(Saying.init),
    HintPhrase.allCases.map(Saying.init), RoleName.allCases.map(Saying.init),
    HelpTopic.allCases.map(Saying.init),
  ]
  .flatMap(\.self)

  @Test(arguments: all) func `a phrase says something in every language`(saying: Saying) {
    for said in saying.texts.values {
      let text = said.text(.point)
      #expect(!text.isEmpty)
      #expect(text.first != " " && text.last != " ")
      #expect(!text.contains("  "))
    }
  }

  @Test(arguments: all) func `what is put into a phrase appears in every language`(saying: Saying) {
    #expect(Set(saying.texts.values.map(Saying.placeholders)).count == 1)
  }

  /// Words that a language shares with English.
  private static let common: [Language: Set<String>] = [
    .brazilian: [
      "RPN", "RAD", "DEG", "Home", "End", "Page ↑", "Page ↓", "Enter", "Esc", "Tab", "Backspace",
      "Ctrl", "Shift", "Delete", "View", "Menu", "Cursor", "Zoom", "enter", "x", "zero", "Zeros",
      "Natural",
      "integral", "Integral", "normal", "LaTeX", "Python", "M = @1", "pi", "1 zero",
    ],
    .german: [
      "RAD", "DEG", "Graph", "2nd", "Live", "Start", "Enter", "Esc", "Tab", "View", "Guide",
      "Cursor", "Text",
      "LaTeX", "Python", "System", "Vibration", "Integral", "Standard", "Transparent", "Maximum",
      "Minimum",
      "plus", "minus", "Controller", "in π", "M = @1", "modulo",
    ],
  ]

  @Test(arguments: all) func `a phrase is translated`(saying: Saying) throws {
    let english = try #require(saying.texts[.english]).text(.point)
    let hasWords = english.contains { $0.isLetter && !"xy".contains($0) }
    for (language, shared) in Self.common where hasWords {
      let text = try #require(saying.texts[language]).text(.point)
      #expect(english != text || shared.contains(english))
    }
  }

  /// Words that the program does not use, since others say it plainer.
  private static let avoided = [
    "a stretch", "whole way", "breaks", "known of", "approached at", "all of the view",
    "is no formula", "is no function", "is no number", "is no value",
    "no ( for this", "stands behind", "is kept in", "holds it", "keeps a", "not settled",
    "taken out", "has to", "too near", "act on", "folder above", "there already", "carries",
    "told", "hears", "hand", "please", "not known",
  ]

  @Test(arguments: all) func `a phrase has none of the words that are avoided`(saying: Saying) {
    let text = " \(saying.texts[.english]?.text(.point).lowercased() ?? "") "
    let words = text.map { $0.isLetter || "()".contains($0) ? String($0) : " " }.joined()
    for word in Self.avoided { #expect(!words.contains(" \(word) "), "\(text)") }
  }

  @Test(arguments: formulas.filter(\.isPending), Language.allCases)
  func `what is missing is told in one form`(fault: FormulaFault, language: Language) {
    let text = Locale(language: language)[fault].text(.point)
    #expect(!["unfinished", "unvollständig", "incompleta"].contains { text.contains($0) })
    guard language == .english else { return }
    let first = text.prefix { $0 != " " }
    #expect(["Nothing", "No", "Unmatched", "Fewer", "Type"].contains(first), "\(text)")
  }

  @Test(arguments: HelpLine.allCases, Language.allCases)
  func `the help is whole in every language`(line: HelpLine, language: Language) {
    let text = Locale(language: language)[line]
    #expect(!text.keys.isEmpty)
    #expect(!text.words.isEmpty)
    #expect(language == .english || text.words != line.english.words || line == .menu)
  }

  @Test func `every line of the help stands in one chapter`() {
    let lines = HelpTopic.allCases.flatMap(\.lines)
    #expect(lines.count == HelpLine.allCases.count)
    #expect(Set(lines) == Set(HelpLine.allCases))
    #expect(Set(lines.map { [$0.english.keys, $0.english.words] }).count == lines.count)
  }
}
