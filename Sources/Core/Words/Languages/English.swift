/// All that the program says, in English.
///
/// A language is a file as this one: it says each phrase in its words, and does not compile while
/// one is missing. What stands between `\(` and `)` is put in: a name of a value, or a formula in
/// quotes, which stays as it is and takes the decimal mark of the place. Values may be put in in any
/// order, and a phrase may have several lines for several counts.

extension ControlName {
  package var english: LocalizedText {
    switch self {
    case .formulaMode: "Formula"
    case .rpnMode: "RPN"
    case .radiansMark: "RAD"
    case .degreesMark: "DEG"
    case .secondPageMark: "2nd"
    case .graphKey: "Graph"
    case .graphedKey: "Graphed"
    case .addKey: "Add"
    case .live: "Live"
    case .stretchStart: "start of the interval"
    case .stretchEnd: "end of the interval"
    case .caretBackward: "caret backward"
    case .caretForward: "caret forward"
    case .index: "index"
    case .keepInMemory: "keep in memory"
    case .graphWhileTyping: "graph while typing"
    case .calculator: "Calculator"
    case .fit: "Fit"
    case .fitTool: "fit"
    case .home: "Home"
    case .proven: "Proven"
    case .line: "Line"
    case .dots: "Dots"
    case .trace: "Trace"
    case .statistics: "Analysis"
    case .traceTool: "trace"
    case .statisticsTool: "analysis"
    case .keysAndGestures: "Keys and gestures"
    case .angleUnit: "angle unit"
    case .radians: "radians"
    case .degrees: "degrees"
    case .undo: "undo"
    case .redo: "redo"
    case .more: "more"
    case .formula: "formula"
    case .result: "result"
    case .swapResult: "swap digits and closed form"
    case .laterDigits: "more digits"
    case .earlierDigits: "digits before"
    case .entries: "earlier entries, answer and memory"
    case .secondPage: "second page of functions"
    case .graph: "graph"
    case .backToCalculator: "back to the calculator"
    case .goHome: "home"
    case .presentation: "presentation"
    case .zoomIn: "zoom in"
    case .zoomOut: "zoom out"
    case .close: "close"
    case .sheetSize: "more or less of it"
    case .on: "on"
    case .off: "off"
    case .provenMeaning: "full = certain, lighter = possible"
    case .lineMeaning: "one sample a column, joined; nothing proven"
    case .dotsMeaning: "one sample a column; nothing proven"
    case .traceMeaning: "the values along a curve"
    case .statisticsMeaning: "zeros, extrema, areas, lengths"
    case .fitMeaning: "all curves in view"
    case .homeMeaning: "the first scale and place"
    }
  }
}

extension KeyName {
  package var english: LocalizedText {
    switch self {
    case .variable: "x"
    case .memory: "memory"
    case .decimalPoint: "decimal point"
    case .decimalComma: "decimal comma"
    case .comma: "comma"
    case .semicolon: "semicolon"
    case .changeSign: "change sign"
    case .equals: "equals"
    case .times: "times"
    case .dividedBy: "divided by"
    case .plus: "plus"
    case .minus: "minus"
    case .delete: "delete"
    case .clear: "clear"
    case .openParenthesis: "open parenthesis"
    case .closeParenthesis: "close parenthesis"
    case .timesTenToThePower: "times ten to the power"
    case .squared: "squared"
    case .toThePower: "to the power"
    case .squareRoot: "square root"
    case .cubeRoot: "cube root"
    case .reciprocal: "reciprocal"
    case .factorial: "factorial"
    case .absoluteValue: "absolute value"
    case .floor: "floor"
    case .sine: "sine"
    case .cosine: "cosine"
    case .tangent: "tangent"
    case .arcSine: "inverse sine"
    case .arcCosine: "inverse cosine"
    case .arcTangent: "inverse tangent"
    case .hyperbolicSine: "hyperbolic sine"
    case .hyperbolicCosine: "hyperbolic cosine"
    case .hyperbolicTangent: "hyperbolic tangent"
    case .naturalLogarithm: "natural logarithm"
    case .logarithm: "logarithm"
    case .exponential: "exponential"
    case .modulo: "modulo"
    case .enter: "enter"
    case .swap: "swap"
    case .roll: "roll"
    case .drop: "drop"
    case .fraction: "fraction"
    case .anyRoot: "root of any degree"
    case .sum: "sum"
    case .product: "product"
    case .integral: "integral"
    case .derivative: "derivative"
    case .limit: "limit"
    case .cases: "cases"
    }
  }
}

extension KeyCap {
  package var english: LocalizedText {
    switch self {
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page ↑"
    case .pageDown: "Page ↓"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .space: "Space"
    case .control: "Ctrl"
    case .shift: "Shift"
    case .view: "View"
    case .guide: "Guide"
    case .menu: "Menu"
    case .capitals: "Capitals"
    }
  }
}

extension RoleName {
  package var english: LocalizedText {
    switch self {
    case .window: "window"
    case .group: "group"
    case .text: "text"
    case .button: "button"
    case .toggle: "switch"
    case .textField: "text field"
    case .slider: "slider"
    case .plot: "graph"
    case .menuItem: "menu item"
    case .curve: "curve"
    case .point: "point"
    case .status: "status"
    case .list: "list"
    case .listItem: "row"
    case .table: "table"
    case .cell: "cell"
    case .unavailable: "unavailable"
    }
  }
}

extension HintPhrase {
  package var english: LocalizedText {
    switch self {
    case .scroll: "Scroll"
    case .close: "Close"
    case .move: "Move"
    case .choose: "Choose"
    case .press: "Press"
    case .delete: "Delete"
    case .insertX: "Insert \("x")"
    case .graph: "Graph"
    case .swap: "Swap"
    case .enter: "Enter"
    case .cursor: "Cursor"
    case .menu: "Menu"
    case .graphPane: "Graph"
    case .pan: "Pan"
    case .zoom: "Zoom"
    case .back: "Back"
    case .style: "Style"
    case .previousView: "Previous view"
    case .home: "Home"
    case .capital: "Capital"
    case .done: "Done"
    case .hold: "Hold:"
    case .letters: "Letters"
    case .signs: "Signs"
    case .controls: "Controls"
    case .trace: "Trace"
    case .snap: "Snap"
    case .take: "Take"
    case .drop: "Drop"
    case .putBack: "Put back"
    case .endTrace: "End trace"
    case .addToList: "Add to list"
    case .digits: "Digits"
    case .statistics: "Analysis"
    case .feature: "Feature"
    }
  }
}

extension MenuPhrase {
  package var english: LocalizedText {
    switch self {
    case .documents: "Document…"
    case .views: "Views…"
    case .theme: "Theme"
    case .textSize: "Size"
    case .motion: "Motion"
    case .speech: "Speech"
    case .vibration: "Vibration"
    case .entry: "Formulas"
    case .asInBooks: "textbook"
    case .asLine: "line"
    case .live: "Graph while typing"
    case .presentation: "Presentation"
    case .fullScreen: "Full screen"
    case .hideCalculator: "Hide calculator"
    case .showCalculator: "Show calculator"
    case .hideGraph: "Hide graph"
    case .showGraph: "Show graph"
    case .copy: "Copy"
    case .cut: "Cut"
    case .pasteFormula: "Paste formula"
    case .help: "Help"
    case .quit: "Quit"
    case .statistics: "Analysis"
    case .fromHere: "Analysis from here"
    case .tangentHere: "Tangent here"
    case .normalHere: "Normal here"
    case .secantHere: "Secant from here"
    case .hideSecant: "Hide secant"
    case .toHere: "Analysis to here"
    case .newTable: "Table of data"
    case .table: "Table of values"
    case .shown: "Shown"
    case .hidden: "Hidden"
    case .pointsOfInterest: "Points of interest"
    case .traceHere: "Trace here"
    case .solutionHere: "Solution from here"
    case .originHere: "Origin here"
    case .zoomInHere: "Zoom in here"
    case .copyShown: "Copy as shown"
    case .copyForm: "Copy exact"
    case .copyFormula: "Copy formula"
    case .copyAs: "Copy as…"
    case .plainText: "Text"
    case .latex: "LaTeX"
    case .python: "Python"
    case .spreadsheet: "Spreadsheet"
    case .copyDigits(let count): "Copy \(count) digits"
    case .text(let text): "\(text)"
    case .copyPlace(let coordinates): "Copy \(coordinates)"
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    case .highContrast: "High contrast"
    case .fullMotion: "Full"
    case .reducedMotion: "Reduced"
    case .on: "On"
    case .off: "Off"
    case .percent(let percent): "\(percent) %"
    case .shortcut(let keys): KeyCap.printed(keys, \.english)
    case .size(let percent): "Size \(percent) %"
    case .function(let phrase): phrase.english
    case .file(let phrase): phrase.english
    case .window(let phrase): phrase.english
    }
  }
}

extension FitPhrase {
  package var english: LocalizedText {
    switch self {
    case .oneTilde: "A model has one ~ between a column and a formula, as y1 ~ m x1 + b."
    case .leftIsNoColumn(let name): "\(name) left of ~ is no column of the data."
    case .noParameter: "The model has no parameter."
    case .xIsNoColumn: "x is no column of the data."
    case .notUnderstood: "A name of the model is not understood."
    case .tooManyNames: "The model has too many names."
    case .noNumber(let column, let row): "\(column) has no number in row \(row)."
    case .refusedCell(let column, let text, let row):
      "\(column) has “\(text)” in row \(row), which is no number."
    case .notExact(let column): "\(column) is not exact; write it in the model"
    case .unique: "Least squares, proven and unique."
    case .minimum: "A minimum, proven; others not excluded."
    case .atBound(let name): "\(name) is at its bound."
    case .unattained:
      "Not attained: the sum falls towards a bound that is left out."
    case .badCondition: "A condition compares columns, or one parameter with a number."
    case .undecidedRow(let row): "Row \(row) leaves a condition undecided."
    case .least: "The least of all within the bounds, proven."
    case .blowsUp(let places): "blows up at \(places.joined(separator: " and at "))"
    case .endsAt(let places): "ends at \(places.joined(separator: " and at "))"
    case .certainUpTo(let place): "certain up to \(place)"
    case .certainFrom(let place): "certain from \(place) on"
    case .certainBetween(let low, let high): "certain from \(low) to \(high)"
    case .startUndecided: "undecided: solutions may part at the start"
    case .notUnique: "not unique: several solutions go through the start"
    case .equilibria(let all, let hasMore):
      "equilibria from −10 to 10: \(FitPhrase.list(all, "stable", "unstable", "half-stable", "saddle"))\(hasMore ? ", …" : "")"
    case .nothingProven: "Nothing proven."
    case .undetermined: "Not determined: the columns leave several parameters as good."
    case .undeterminedBy(let name, 1): "Not determined: \(name) has 1 different value."
    case .undeterminedBy(let name, let values):
      "Not determined: \(name) has \(values) different values."
    case .calculating: "calculating"
    case .pointOf(let index, let count): "point \(index) of \(count)"
    case .cell(let row, let column): "\(row.map { "row \($0)" } ?? "head"), \(column)"
    case .onTheCurve: "on the curve"
    case .points(1): "1 point"
    case .points(let count): "\(count) points"
    case .rows(1): "1 row"
    case .rows(let count): "\(count) rows"
    case .pasted(1): "1 row pasted"
    case .pasted(let count): "\(count) rows pasted"
    case .noNumbers: "there are no numbers in it"
    case .noText: "it is no text"
    case .openQuote(let line): "a quote that begins in line \(line) does not end"
    case .tooManyColumns(let count, let limit):
      "it has \(count) columns; a table has at most \(limit)"
    case .longRow(let line, let cells, let columns):
      "line \(line) has \(cells) cells where there are \(columns) columns"
    case .noTable(let name): "no table has a column \(name)"
    }
  }
}

extension ListMeasure {
  package var english: LocalizedText {
    switch self {
    case .mean: "Mean"
    case .median: "Median"
    case .total: "Total"
    case .variance: "Variance"
    case .lowerQuartile: "Lower quartile"
    case .upperQuartile: "Upper quartile"
    }
  }
}

extension MarkJoin {
  package var english: LocalizedText {
    switch self {
    case .alone: "Points alone"
    case .joined: "Points joined"
    case .closed: "Line closed"
    case .filled: "Area filled"
    case .bars: "Histogram"
    case .box: "Box plot"
    case .curveAlone: "Curve alone"
    case .meanBand: "Band of the mean, 95 %"
    case .newValueBand: "Band of values, 95 %"
    }
  }
}

extension FunctionPhrase {
  package var english: LocalizedText {
    switch self {
    case .functions: "Functions"
    case .addFunction: "Add a function"
    case .numbers(let count, let mean, let total):
      "\(count) numbers, mean \(mean), total \(total)"
    case .addToGraph: "Add to graph"
    case .typeFormula: "Type a formula"
    case .edit: "Edit formula"
    case .show: "Show"
    case .hide: "Hide"
    case .color: "Colour"
    case .line: "Line"
    case .moveUp: "Move up"
    case .moveDown: "Move down"
    case .remove: "Remove"
    case .join(let join): join.english
    case .addColumn: "Add a column"
    case .editRows: "Edit the rows"
    case .takeOffUnits: "Take off units"
    case .sortRows: "Sort by the first column"
    case .copyRows: "Copy the rows"
    case .saveRows: "Save the rows"
    case .fit(.line): "Fit a line"
    case .fit(.parabola): "Fit a parabola"
    case .fit(.exponential): "Fit an exponential"
    case .residuals: "Residuals"
    case .fitShort: "Fit"
    case .pasteShort: "Paste"
    case .vermilion: "vermilion"
    case .blue: "blue"
    case .green: "green"
    case .plum: "plum"
    case .yellow: "yellow"
    case .ice: "ice"
    case .solid: "solid"
    case .dashed: "dashed"
    case .dotted: "dotted"
    case .dashDotted: "dash-dot"
    case .play: "play"
    case .pause: "pause"
    case .minimum: "from"
    case .maximum: "to"
    case .step: "step"
    case .oneOf(let value, let list): "\(value) of \(list)"
    case .row(let index, of: let count, let name, let look, let isHidden):
      "\(index) of \(count), \(name), \(look), \(isHidden ? "hidden" : "shown")"
    case .functionMenu: "menu of the function"
    case .sliderMenu: "range and step of the slider"
    case .moreFunctions: "all functions"
    case .closeList: "close the list"
    case .keypad: "Keypad"
    }
  }
}

extension FunctionNotice {
  package var english: LocalizedText {
    switch self {
    case .full(let limit): "The graph is full: \(limit) functions at most"
    case .composing: "Graph adds this to the list"
    case .missing(let name): "\(name) has no formula"
    case .lost(let name, let list): "\(name) was removed; \(list) still uses it"
    case .replaced(let name): "Replaced \(name)"
    case .keepBoth: "Keep both"
    case .cleared(let count): count == 1 ? "1 function cleared" : "\(count) functions cleared"
    }
  }
}

extension WindowPhrase {
  package var english: LocalizedText {
    switch self {
    case .views: "Views"
    case .fit: "Fit"
    case .natural: "Natural"
    case .standard: "Standard"
    case .square: "Square"
    case .boxZoom: "Box zoom"
    case .center: "Centre the origin"
    case .previousView: "Previous view"
    case .nextView: "Next view"
    case .zoomsBoth: "x and y"
    case .zoomsX: "x only"
    case .zoomsY: "y only"
    case .zoomKeys: "Zoom keys affect"
    case .tapsDouble: "two: origin here"
    case .tapsTriple: "three: origin here"
    case .tapsCenter: "two: origin centred"
    case .polarGrid: "Polar grid"
    case .dots: "Dots"
    case .everyColumn: "at every column"
    case .column(let count): "every \(count) columns"
    case .taps: "Taps"
    case .range: "From – to…"
    case .xFrom: "x from"
    case .xTo: "x to"
    case .yFrom: "y from"
    case .yTo: "y to"
    case .next: "Next"
    case .countsOnes: "x in ones"
    case .countsPi: "in π"
    case .countsDegrees: "in degrees"
    case .steps: "Axis steps…"
    case .apply: "Apply"
    case .step(let axis): "\(axis) step"
    case .automatic: "auto"
    case .noStep(let step):
      "\(step) is not a step: try 0.25, 1/3 or π/4."
    case .noNumber(let line): "\(line) is not a number."
    case .notGreater(let axis): "\(axis): maximum must exceed minimum."
    case .tooNarrow(let axis): "\(axis): range too small."
    case .keepView: "Keep this view…"
    case .nameOfView: "name of the view"
    case .keep: "Keep"
    case .rename: "Rename"
    case .goThere: "Go there"
    case .axis(let letter): "\(letter) axis"
    case .linear: "linear"
    case .logarithmic: "logarithmic"
    case .logAxis: "log"
    case .axisIsLogarithmic(let letter): "\(letter) logarithmic"
    case .viewWidth(let width): "width of the view \(width)"
    case .widthOfView: "Width of the view"
    case .depthKeys: "Page Up, Page Down"
    case .home: "Home"
    case .plainNumbers: "Plain numbers"
    case .copyDecimal: "Copy as decimal"
    case .remove: "Remove"
    case .view(let number): "View \(number)"
    case .nothingToFit: "There are no values here to fit."
    case .box(let width, let height): "\(width) × \(height)"
    case .drawBox: "Drag a box to zoom into it."
    }
  }
}

extension FilePhrase {
  package var english: LocalizedText {
    switch self {
    case .document: "Document"
    case .newDocument: "New"
    case .open: "Open…"
    case .save: "Save"
    case .saveAs: "Save as…"
    case .exportPicture: "Export picture…"
    case .rowsTitle: "Save rows"
    case .exportTitle: "Export picture"
    case .copyPicture: "Copy picture"
    case .openDocument: "Open"
    case .saveDocument: "Save as"
    case .path: "path"
    case .close: "close"
    case .replace: "Replace"
    case .cancel: "Cancel"
    case .lightGround: "Light"
    case .darkGround: "Dark"
    case .clearGround: "Transparent"
    case .withPoints: "Points"
    case .withNumbers: "Curve numbers"
    case .parentFolder: "Parent folder"
    case .untitled: "Untitled"
    case .saved(let name): "Saved as \(verbatim: name)."
    case .opened(let name): "\(verbatim: name) is open."
    case .pictureCopied: "The picture is on the clipboard."
    case .rowsSaved(let path): "The rows were saved as \(verbatim: path)."
    case .pictureSaved(let path): "The picture was saved as \(verbatim: path)."
    case .exists(let name): "\(verbatim: name) already exists."
    case .changedElsewhere: "Another window or program has changed it."
    case .overwrite: "Save over it"
    case .keepBoth: "Keep both: save under another name"
    case .openChanged: "Open what is in the file now"
    case .nameMissing: "Type a name for the file."
    case .data(let phrase): phrase.english
    case .unknownEnding(let known): "A picture's name ends in one of \(verbatim: known)."
    case .emptyFile: "The file is empty."
    case .noDocument: "No document in this picture."
    case .cutOff: "The file ends too early."
    case .damaged: "The file is damaged."
    case .packedElsewhere:
      "The document in this picture was packed by another program; it cannot be read."
    case .encrypted: "This picture is encrypted."
    case .isFolder(let name): "\(verbatim: name) is a folder."
    case .tooLarge: "The document is too large."
    case .notOurs: "This is not a document of Ordinate."
    case .newerVersion: "This document is from a newer version of Ordinate."
    case .newerVersionKept(let name):
      "\(verbatim: name) is from a newer version of Ordinate and was left as it is."
    case .tooManyFunctions(let limit): "The document holds more than \(limit) functions."
    case .formulaTooLong(let limit):
      "The document holds a formula of more than \(limit) operations."
    case .failed(let reason): reason.english
    }
  }
}

extension TracePhrase {
  package var english: LocalizedText {
    switch self {
    case .zero: "zero"
    case .notNearby: "no place found nearby"
    case .maximum: "maximum"
    case .minimum: "minimum"
    case .inflection: "inflection"
    case .yIntercept: "y-intercept"
    case .xIntercept: "x-intercept"
    case .horizontalTangent: "horizontal tangent"
    case .verticalTangent: "vertical tangent"
    case .selfCrossing: "self-crossing"
    case .cusp: "cusp"
    case .isolatedPoint: "isolated point"
    case .corner: "corner"
    case .openBorder: "border not included"
    case .exactlyOne: "proven: exactly one, here"
    case .strongDigits: "certain; the strong digits change in this view"
    case .viewIsWide(let width): "view \(width) wide"
    case .hole: "hole"
    case .domainEnd: "end of the domain"
    case .openEnd: "end, not included"
    case .pole: "pole"
    case .breakPoint: "break"
    case .intersection: "intersection"
    case .intersectionWith(let number): "intersection with curve \(number)"
    case .noValue: "no value here"
    case .slope: "slope"
    case .tangent: "tangent"
    case .normal: "normal"
    case .secant: "secant"
    case .secantStart: "from here"
    case .limit: "limit"
    case .fromLeft: "from the left"
    case .fromRight: "from the right"
    case .matches(let form): "matches \(form)"
    case .border(let kind): "border: \(kind.english)"
    case .possible(let kind): "possible \(kind.english)"
    case .undefined: "undefined"
    case .onCurve(let number): "curve \(number)"
    case .several(1, let kind): "1 \(kind.english)"
    case .several(let count, let kind): "\(count) \(kind.plural)"
    }
  }

  /// More than one of them.
  private var plural: LocalizedText {
    switch self {
    case .zero: "zeros"
    case .maximum: "maxima"
    case .minimum: "minima"
    case .inflection: "inflections"
    case .yIntercept: "y-intercepts"
    case .xIntercept: "x-intercepts"
    case .hole: "holes"
    case .pole: "poles"
    case .domainEnd: "ends of the domain"
    case .openEnd: "ends, not included"
    case .horizontalTangent: "horizontal tangents"
    case .verticalTangent: "vertical tangents"
    case .selfCrossing: "self-crossings"
    case .cusp: "cusps"
    case .isolatedPoint: "isolated points"
    case .corner: "corners"
    case .breakPoint: "discontinuities"
    case .intersection: "intersections"
    case .intersectionWith(let number): "intersections with curve \(number)"
    case .border(let kind): "on the border: \(kind.plural)"
    case .possible(let kind): "possible \(kind.plural)"
    case .openBorder, .exactlyOne, .strongDigits, .viewIsWide, .noValue, .notNearby, .slope,
      .tangent, .normal, .secant, .secantStart, .fromLeft, .fromRight, .limit, .matches,
      .undefined, .onCurve, .several:
      english
    }
  }
}

extension GraphPhrase {
  package var english: LocalizedText {
    switch self {
    case .nothingGraphed: "Nothing graphed yet"
    case .tryOne: "Try one:"
    case .graphExample(let formula): "Graph \(formula)"
    case .inRadians: "graphed in radians"
    case .inDegrees: "graphed in degrees"
    case .outdated: "edited"
    case .lineNotDrawn: "line not drawn"
    case .hasNoEntry: "not for this curve: arrows move along it"
    case .possible: "lighter = possible, not proven"
    case .hatched: "hatched = possible, not proven"
    case .noSolution: "no solution in view, proven"
    case .trueEverywhere: "true everywhere in view, proven"
    case .trueHere: "true here, proven"
    case .meetsHere: "true somewhere in this pixel, proven"
    case .pointsOutside(1): "1 point outside"
    case .pointsOutside(let count): "\(count) points outside"
    case .curveAbove: "The curve is above"
    case .curveBelow: "The curve is below"
    case .stretches(let axis): "stretches \(axis) alone"
    case .curvesAbove(let count): count == 1 ? "is above" : "are above"
    case .zeroThenNegative(let x, let reach): "0 at \(x), \(reach.english)"
    case .zeroNear(let x, let reach): "0 near \(x), \(reach.english)"
    case .nothingAboveZero: "not above 0 in view"
    case .curvesBelow(let count): count == 1 ? "is below" : "are below"
    case .copied(let text): "\(text) copied"
    case .notSoDeep: "not told in so deep a view"
    case .limitOfPrecision: "limit of precision"
    case .unknownSoDeep: "lighter = possible: not known to so many digits here"
    case .summary(let curves): "Graph of \(Self.list(curves))"
    case .window(let left, let right, let bottom, let top):
      "x from \(left) to \(right), y from \(bottom) to \(top)"
    case .logarithmic(let axis): "\(axis) logarithmic"
    case .proven(1): "1 curve, proven"
    case .proven(let count): "\(count) curves, all proven"
    case .partlyProven(1): "1 curve, not all of it proven"
    case .partlyProven(let count): "\(count) curves, not all of it proven"
    case .proving(1): "1 curve, still proving"
    case .proving(let count): "\(count) curves, still proving"
    case .found(let list): "found: \(verbatim: list)"
    case .roundingHides: "limit of precision: rounding hides the curve here"
    case .pole: "pole"
    case .poleBetween(let low, let high): "pole between \(low) and \(high)"
    case .jump(let from, let to, let x): "jump from \(from) to \(to) at x \(x)"
    case .hole(let x): "one point is missing at x \(x)"
    case .isolatedPoint(let x, let y): "isolated point \("(\(x), \(y))")"
    case .undefinedBetween(let from, let to): "not defined for \(from) < x < \(to)"
    case .undefinedFrom(let from): "not defined for x > \(from)"
    case .undefinedTo(let to): "not defined for x < \(to)"
    case .undefinedInView: "not defined in this view"
    case .oscillations(let count): "about \(count) oscillations in this column"
    case .endlessOscillations(let x): "infinitely many oscillations at x = \(x)"
    case .undecided: "undecided: possible, not proven"
    case .point(let x, let y): "\("x = \(x), y = \(y)")"
    }
  }
}

extension StatisticsPhrase {
  package var english: LocalizedText {
    switch self {
    case .inView: "Analysis, x in view"
    case .view: "Analysis, in view"
    case .wholeWay: "Analysis, entire path"
    case .fromTo(let from, let to): "Analysis, \(from) to \(to)"
    case .maximum: "Maximum"
    case .minimum: "Minimum"
    case .zeros: "Zeros"
    case .breaks: "Discontinuities"
    case .asymptotes: "Asymptotes"
    case .mean: "Mean"
    case .area: "Area under the curve"
    case .integral: "Integral"
    case .localMaxima: "Local maxima"
    case .localMinima: "Local minima"
    case .totalArea: "Total area"
    case .plainArea: "Area"
    case .arcLength: "Arc length"
    case .domain: "Domain"
    case .range: "Range"
    case .more: "More"
    case .fewer: "Less"
    case .chooseStretch: "Select an interval"
    case .areaBetween(let first, let second): "Area between curves \(first) and \(second)"
    case .areaBetweenCurves: "Area between curves"
    case .provenBetween: "proven: between these two"
    case .signed: "negative below the \("x") axis"
    case .againstAxis: "Area up to the \("x") axis"
    case .againstCurve(let number): "Area up to curve \(number)"
    case .wholeView: "Whole view"
    case .none: "none"
    case .notKnown: "undecided"
    case .everywhere: "everywhere"
    case .count(let count): "\(count)"
    case .infinitelyMany: "infinitely many"
    case .atLeast(let count): "at least \(count)"
    case .moreThan(let count): "more than \(count)"
    case .value(let number): "\(number)"
    case .between(let low, let high): "\(low) … \(high)"
    case .at(let places): "at \(Self.list(places))"
    case .atOne(let places): "at \(places.joined(separator: " or "))"
    case .approaching(let places): "approached as \("x → " + Self.list(places))"
    case .places(let places): "\(Self.list(places))"
    case .place(let place): "\("x " + place)"
    case .morePossible: "more are possible"
    case .zoomToList: "zoom in to list them"
    case .unboundedLeft(let place): "unbounded just left of \("x " + place)"
    case .unboundedRight(let place): "unbounded just right of \("x " + place)"
    case .unboundedLeftOfBreaks: "unbounded left of every discontinuity"
    case .unboundedRightOfBreaks: "unbounded right of every discontinuity"
    case .unbounded: "unbounded"
    case .aboveView: "above the view"
    case .belowView: "below the view"
    case .points(let kind): kind.english
    case .pointsProven: "Each point listed is proven."
    case .byPixels: "Proven, pixel by pixel."
    case .noFormula: "Only for functions of \("x")."
    case .allProven(.view): "Proven for the whole view."
    case .allProven(.interval): "Proven for the whole interval."
    case .allProven(.path): "Proven for the entire path."
    case .shareProven(.view, let percent): "\(percent) % of the view is proven."
    case .shareProven(.interval, let percent): "\(percent) % of the interval is proven."
    case .shareProven(.path, let percent): "\(percent) % of the path is proven."
    case .stillProving: "still proving…"
    }
  }
}

extension TablePhrase {
  package var english: LocalizedText {
    switch self {
    case .title: "Table of values"
    case .start: "From"
    case .end: "To"
    case .choose: "choose rows"
    case .choosing: "Press the first row, then the last."
    case .step: "Step"
    case .ownPlaces: "Own \("x")"
    case .bySteps: "By steps"
    case .add: "Add \("x")"
    case .copy: "copy the table"
    case .noFunction: "Nothing drawn is a function or an equation."
    case .noneInView: "none in view"
    case .values(let count, isAll: true): "\(count) values"
    case .values(let count, isAll: false): "\(count) or more"
    case .moreColumns: "other columns"
    case .copied(let count): "Rows copied, with tabs between columns: \(count)"
    }
  }
}

extension ResultPhrase {
  package var english: LocalizedText {
    switch self {
    case .tooLarge(let size?): "too large: about \(size)"
    case .tooLarge: "too large to write out"
    case .tooSmall(let size?): "too small: about \(size)"
    case .tooSmall: "too small to write out, but not 0"
    case .undecided(let doubt): doubt.english
    case .hiddenDigits(let count): "\(count) digits"
    case .working: "working"
    case .moreDigits: "more digits are coming"
    case .digits(let first, let last, nil): "digits \(first) to \(last)"
    case .digits(let first, let last, let places?):
      "digits \(first) to \(last) · \(places) after the point"
    }
  }
}

extension UndecidedReason {
  package var english: LocalizedText {
    switch self {
    case .zero: "Undecided: whether a part is 0"
    case .nearZero(let power): "Undecided: zero or below \("10^(\(power))")"
    case .whole: "Undecided: whether a part is a whole number"
    case .floor: "Undecided: which whole number a part reaches"
    case .digits: "Undecided: any of its digits"
    case .part: "Undecided: whether it has a value"
    case .integral: "Undecided: whether the integral has a value"
    case .limits: "Undecided within the limits of time and memory"
    }
  }
}

extension Message {
  package var english: LocalizedText {
    switch self {
    case .formula(let fault): fault.english
    case .noValue(let fault): fault.english
    case .noProgram(let error): error.english
    case .result(let phrase): phrase.english
    case .inLine(let number, let reason): "line \(number): \(reason.english)"
    case .stackIsEmpty: "The stack is empty"
    case .stackIsFull: "The stack is full"
    case .needsValues(let name, let needed, let present):
      "\(name) needs \(needed.values), the stack has \(present.spelled)"
    case .relation: "a relation of \("x") and \("y")"
    case .parametricCurve: "a parametric curve"
    case .listOfPoints: "points"
    case .differentialEquation: "a differential equation for y"
    case .differentialEquations: "differential equations for x and y"
    case .modelOfData: "a model of data"
    case .listOfNumbers: "a list of numbers"
    case .point: "a point"
    case .polarCurve: "a polar curve"
    case .letterIsSet(let name): "Graph sets the slider of \(name)"
    case .letterIsUnused(let name): "\(name) is not used by any formula"
    case .functionOfX: "a function of \("x")"
    case .readAsInverse(let name):
      "\(name) is one function; write a·\(String(name.dropFirst())) for a product"
    case .functionOfLetters(let letters):
      "a formula of \(letters.joined(separator: ", ")); Graph makes a slider"
    case .functionOfMemory: "a function of M"
    case .memoryIsEmpty: "M is empty"
    case .memoryTakesNumbers: "M can store only a number"
    case .memory(let text): "M = \(text)"
    case .typeAFormulaFirst: "type a formula first"
    case .formulaIsUnfinished: "formula is unfinished"
    case .formulaIsWrong: "formula has a mistake"
    case .hasNoRealValue: "has no real value"
    case .beyondSlider: "a slider holds numbers from 10⁻⁹ to 10¹²"
    case .tooLongToGraph(let limit): "too long to be graphed: \(limit) operations at most"
    case .noBracketsInRPN: "RPN needs no brackets"
    case .nothingToUndo: "nothing to undo"
    case .nothingToRedo: "nothing to redo"
    case .cannotPaste(let reason): "not pasted: \(reason.english)"
    case .noEarlierEntry: "no earlier entry"
    case .nameWaits(let name): "Enter applies \(name)"
    case .clearingKey: "Ctrl+Backspace clears"
    case .keysWithSigns: "Hold a key with a small sign for more"
    case .anotherCase: "Same key or comma: another case"
    }
  }
}

extension FormulaFault {
  package var english: LocalizedText {
    switch self {
    case .empty: "Type a formula"
    case .needsRightSide(let sign): "Nothing after \(sign)"
    case .needsLeftSide(let sign): "Nothing before \(sign)"
    case .notClosed(let bracket, _), .wrongClosing(let bracket): "Unmatched \(bracket)"
    case .needsArgument(let function): "Nothing after \(function)"
    case .needsArguments(let function, let count):
      "Fewer than \(count.spelled) arguments in \(function)"
    case .exponentMissing: "Nothing after EE"
    case .numberBeforeExponentMissing: "Nothing before EE"
    case .digitMissing(let sign): "No digit after \(sign)"
    case .secondVariable(let letter): "No =, < or > with \(letter)"
    case .unfinishedName(let letters): "No name yet: \(letters)"
    case .emptyBracket(let open, let close): "Nothing between \(open) and \(close)"
    case .partMissing(.numerator): "No upper part in the fraction"
    case .partMissing(.denominator): "No lower part in the fraction"
    case .partMissing(.exponent): "No exponent in the power"
    case .partMissing(.radicand): "Nothing after \("√")"
    case .partMissing(.degree): "No degree in the root"
    case .partMissing(.body(let sign)): "Nothing after \(sign)"
    case .partMissing(.letter(let sign)): "No letter in \(sign)"
    case .partMissing(.start(let sign)): "No lower bound in \(sign)"
    case .partMissing(.end(let sign)): "No upper bound in \(sign)"
    case .partMissing(.value): "No value in a case"
    case .partMissing(.condition): "No condition in a case"
    case .noOpening(_, let close): "Unmatched \(close)"
    case .unknownName(let name, nil): "unknown name: \(name)"
    case .unknownName(let name, let nearest?): "unknown name: \(name); near: \(nearest)"
    case .unexpectedCharacter(let character): "\(character) has no meaning here"
    case .tooManyArguments(let function, 1): "\(function) takes one argument"
    case .tooManyArguments(let function, let most): "\(function) takes \(most.spelled) arguments"
    case .operatorMissing(let number): "an operator is missing before \(number)"
    case .secondPoint: "a number has only one point"
    case .numberTooLong(let limit): "this number is too long: \(limit) characters at most"
    case .tooLong(let limit): "the formula is too long: \(limit) characters at most"
    case .ambiguous(let text, let instead): "\(text) can be read in two ways: write \(instead)"
    case .noIntegral(let letter):
      "No formula is known for an integral with \(letter) in it like this"
    case .listInside: "A list stands alone. Give it a letter, \("a = {1, 2}"), and use that here"
    case .noFormulaOfX: "Not a function of \("x") only"
    case .comparisonMissing: "No =, < or > in the condition"
    case .stretchNeedsEnds(let letter): "Write the range as \("0 ≤ \(letter) ≤ 1")"
    case .noDerivative(""): "this has no derivative"
    case .noDerivative(let name): "no derivative of \(name) is known"
    case .boundsNeedNumbers(let name): "\(name) needs whole numbers for its ends"
    case .tooManyTerms(let name): "\(name) has too many terms to be written out"
    case .undefinedFunction(let name) where !"fgh".contains(name.prefix(1)):
      "\(name) is not defined; define it with \(name)(x) = …, or write \(name)·("
    case .undefinedFunction(let name): "\(name) is not defined; define it with \(name)(x) = …"
    case .undefinedList(let name): "\(name) is no list; make one with \(name) = {1, 2, 4}"
    case .usesItself(let name): "\(name) would use itself"
    case .tooManyValues(let limit): "a list has at most \(limit) values"
    case .startUnclear(let example): "A start is written as \(verbatim: example)"
    case .secondEquationMissing: "Two equations are needed: x′ = y, y′ = −x"
    case .model(let phrase): phrase.english
    case .noValue: "not a value of a list"
    case .unknownCommand(let name): "\(verbatim: name) is not understood"
    case .nestedTooDeeply: "the formula is nested too deeply"
    }
  }
}

extension ProgramFault {
  package var english: LocalizedText {
    switch self {
    case .noRealValue(let power, let operand) where power.hasPrefix("^"):
      "no real value: \("(\(operand))\(power)")"
    case .noRealValue(let operation, let operand): "no real value: \(operation) of \(operand)"
    case .noLogarithm(let base): "no real value: log to base of \(base)"
    case .divisionByZero: "undefined: division by 0"
    case .undefined(let operation, let place): "undefined: \(operation) at \(place)"
    case .noValue: "undefined: no real value"
    case .conditionFalse: "undefined: its condition does not hold"
    case .growing(let isUp): "diverges to \(isUp ? "∞" : "−∞"), proven"
    case .swinging: "no limit: it swings for ever"
    case .sides(let left, let right): "no limit: \(left) from the left, \(right) from the right"
    case .nothingBeside: "no limit: nothing is defined beside the place"
    }
  }
}

extension ProgramError {
  package var english: LocalizedText {
    switch self {
    case .empty: "the program is empty"
    case .unknownInstruction(let name): "“\(verbatim: name)” is not an instruction"
    case .missingOperand(let name, let index): "“\(verbatim: name)” at \(index) has too few values"
    case .leftoverValues(let count): "the program leaves \(count) values instead of one"
    case .conditionMissing(let name, let index): "“\(verbatim: name)” at \(index) has no condition"
    case .isCondition: "the program is a condition, not a value"
    case .tooLong: "the formula is too long"
    }
  }
}

extension DocumentFault {
  package var english: LocalizedText {
    switch self {
    case .newerVersion: "it is from a newer version of Ordinate"
    case .tooManyFunctions(let limit): "it holds more than \(limit) functions"
    case .formulaTooLong(let limit): "it holds a formula of more than \(limit) operations"
    }
  }
}

extension SystemFault {
  package var english: LocalizedText {
    switch self {
    case .noHome: "Nothing can be saved: the environment variable HOME is not set."
    case .diskFull(let path): "\(verbatim: path) could not be saved: the disk is full."
    case .diskIsReadOnly(let path):
      "\(verbatim: path) could not be saved: the folder is on a read-only disk."
    case .noPermission(let path):
      "\(verbatim: path) could not be saved: there is no permission to write there."
    case .notSaved(let path, let call, let reason):
      "\(verbatim: path) could not be saved: \(verbatim: call) failed: \(verbatim: reason)."
    case .cannotBeRead(let path, let reason):
      "\(verbatim: path) cannot be read: \(verbatim: reason)."
    case .fileTooLarge(let path): "\(verbatim: path) cannot be read: it is too large."
    case .nameIsNoText(let path):
      "\(verbatim: path) can be neither read nor saved: its name is not UTF-8 text."
    case .stateNotSaved(let reason): "The state could not be saved: \(verbatim: reason)"
    case .stateIsDamaged: "it is damaged"
    case .stateIsNewer: "it is from a newer version of Ordinate"
    case .stateStoppedStart: "the last start with it did not come to a picture"
    case .stateIsTooLong: "it holds a formula that is too long to be graphed"
    case .setAside(let cause, let place):
      "The saved state could not be used (\(cause.english)). It was kept as \(verbatim: place)."
    case .notSetAside(let cause, let failure):
      "The saved state could not be used (\(cause.english)), nor set aside. \(failure.english)"
    case .failed(let call, let reason): "\(verbatim: call) failed: \(verbatim: reason)."
    case .noDisplay(let call, let reason):
      "No display to open a window on: \(verbatim: call) failed: \(verbatim: reason)."
    case .noFont:
      "No font was found; install the Debian packages fonts-inter and fonts-dejavu-core."
    case .displayLost: "The connection to the display has broken."
    case .noSpeech: "To speak, Ordinate needs the Debian package speech-dispatcher."
    case .impossibleSize(let width, let height):
      "A picture of \(width) × \(height) pixels cannot be made: each side must be 1 to 16384."
    }
  }
}

extension HelpTopic {
  package var english: LocalizedText {
    switch self {
    case .typing: "What can be typed"
    case .anywhere: "Anywhere"
    case .calculator: "Calculator"
    case .screenKeys: "Keys on the screen"
    case .graphKeys: "Graph, keys"
    case .graphTouch: "Graph, touch and mouse"
    case .analysis: "Analysis"
    case .table: "Table of values"
    case .list: "List of functions"
    case .presentation: "Presentation"
    case .controller: "Controller"
    }
  }
}

extension HelpLine {
  package var english: (keys: String, words: String) {
    switch self {
    case .typedFunctions:
      ("sin(x), asin(x), sinh(x)", "functions by name: also ln, log, exp, mod, gamma, nCr …")
    case .typedPowers:
      ("x^2-4, sqrt(x), |x|, x!", "powers, roots, absolute value, factorial; / makes a fraction")
    case .typedCases:
      ("{x<0: -x, x<1: x^2, 2}", "cases: the first whose condition holds, else the last")
    case .typedLists: ("a = {1, 2, 3}", "a letter with several values: a curve for each")
    case .typedPolar: ("r = 1+cos(θ)", "polar curves; θ: hold x, or type theta")
    case .typedPoint: ("(cos(3t), sin(2t))", "moving points, points")
    case .typedRelation: ("x^2+y^2=4, y < x^2", "equations and inequalities of x and y")
    case .typedSum: ("sum(k^2, k, 1, 10)", "sums, and prod for products; sum, then Tab, has boxes")
    case .typedIntegral: ("int(t^2, t, 0, x), diff(x^3, x)", "integrals; derivatives, also f′(x)")
    case .typedName: ("f(x) = x^2, f(x-1)+2f(3)", "functions with a name, used by others")
    case .typedLetter: ("a·sin(b·x)", "any other letter has a slider")
    case .graphFormula: ("Ctrl+Enter, Ctrl+G", "graph the formula")
    case .addFormula: ("Ctrl+Shift+G, Add, hold Graph", "add the formula to the graph")
    case .openList: ("Ctrl+L, F8", "list of functions and sliders")
    case .otherPane: ("F6, Ctrl+Tab", "the other pane")
    case .nextGroup: ("Tab, Shift+Tab", "next or previous group of controls")
    case .pressControl: ("Arrows, Enter", "move to a control, press it")
    case .undoRedo: ("Ctrl+Z, Ctrl+Y", "undo, redo")
    case .copyPaste: ("Ctrl+C, Ctrl+V", "copy, paste a formula")
    case .modes: ("Ctrl+M, Ctrl+D", "Formula or RPN, degrees or radians")
    case .saveOpen: ("Ctrl+S, Ctrl+O", "save, open a document; with Shift save as")
    case .newDocument: ("Ctrl+N", "a new document")
    case .pictures: ("Ctrl+E, Ctrl+Shift+C", "export, copy a picture")
    case .present: ("F5", "presentation")
    case .hidePane: ("F9, Shift+F9", "hide the calculator, hide the graph")
    case .fullScreen: ("F11", "full screen")
    case .magnify: ("Ctrl+Shift+=, Ctrl+Shift+−", "everything larger, smaller")
    case .menu: ("Ctrl+,", "menu")
    case .help: ("F1, Ctrl+/", "this list")
    case .quit: ("Ctrl+Q", "quit")
    case .typeSigns: ("digits, + − * / ^ ! ( )", "type themselves")
    case .typeNames:
      ("letters", "type names: sin … tanh, exp, ln, log, sqrt, cbrt, abs, floor, mod, pi, e, x")
    case .typeExponent: ("Shift+E", "times ten to the power")
    case .heldKeys:
      ("hold a key with a small sign", "letters, < ≤ ≥ >, Π, d/dx, ⁿ√, →M; slide to one, or tap it")
    case .heldVariable: ("hold x", "letters: y, r, θ, t, a, b …")
    case .heldEquals: ("hold =", "= < ≤ ≥ > of equations and inequalities")
    case .caret: ("← →, Home, End", "caret; with Ctrl by whole numbers, with Shift selecting")
    case .moreDigits: ("Alt+← →", "more digits of the result; or drag it")
    case .swapForm: ("Ctrl+R", "its digits first, or its closed form")
    case .earlierEntries: ("↑ ↓", "earlier entries")
    case .workOut: ("Enter, =", "work it out; Enter graphs a function")
    case .delete: ("Backspace, with Ctrl", "delete, clear")
    case .stackKeys: ("RPN: Enter, Backspace", "push, drop; → swaps, ↓ rolls")
    case .move: ("Arrows", "move by a twentieth; with Shift five times as far")
    case .zoom: ("+ −", "zoom in, out, at the trace if it is on")
    case .trace: ("T", "trace on, off")
    case .tangents: ("D", "tangent, normal, secant")
    case .alongCurve: ("Trace: ← →, ↑ ↓", "along the curve, with Shift five pixels; other curve")
    case .typePlace: ("Trace: digits, −, x, y", "type an x to go to, or a y to find; Enter ends")
    case .nextFeature: ("N, Shift+N", "next, previous zero, extremum, intersection")
    case .statistics: ("S", "analysis of what is seen; a row starts the trace there")
    case .table: ("Ctrl+T", "table of values; on it Ctrl+C copies all of it")
    case .home: ("H, Home, Ctrl+0", "home")
    case .fit: ("F, W", "fit the curves, the window natural to them")
    case .axes: ("A, then X or Y", "a logarithmic axis, or an even one")
    case .boxZoom: ("Shift+drag", "zoom into a box")
    case .keptView: ("Ctrl+1 … Ctrl+9", "go to the view kept under that number")
    case .originThere: ("O", "origin to the trace or the pointer")
    case .style: ("L", "proven, line or dots")
    case .previousView: ("Alt+←, Alt+→", "previous, next view")
    case .escape: ("Esc", "closes a menu, ends a presentation, goes back")
    case .drag: ("drag, middle drag", "move the plane")
    case .pinch: ("pinch, wheel", "zoom there; Ctrl+wheel finely")
    case .pinchAxis: ("pinch along an axis", "stretch that axis")
    case .dragNumbers: ("drag an axis’ numbers", "stretch that axis with the mouse")
    case .wheelAxis: ("Shift+wheel, Alt+wheel", "stretch x, stretch y")
    case .doubleTap: ("double tap, double click", "origin there")
    case .tripleTap: ("triple tap", "origin there, default scale")
    case .tap: ("tap, click", "trace there; off the curve the trace ends")
    case .hold: ("hold, right click", "menu of that place")
    case .swipe: ("swipe from the left edge", "back to the calculator")
    case .analysisRow: ("Enter, click, tap", "on a row: the trace goes there")
    case .analysisInterval:
      ("Select an interval", "drag its ends; ← → move one, N to the next point, digits type it")
    case .analysisBetween: ("Area between", "the area between two curves; again, another curve")
    case .analysisCount: ("at least", "so many are proven; more are possible")
    case .tableSteps: ("From, To, Step", "numbers or formulas; Tab goes on")
    case .tablePlaces: ("Own x", "single values of x; digits begin one")
    case .tableRows: ("Shift+↑ ↓, Shift+click", "select rows; or the tick, then first and last row")
    case .tableCopy: ("Ctrl+C", "copy the selected rows, or all, with tabs between columns")
    case .reorder: ("Alt+↑, Alt+↓, drag", "change the order")
    case .removeFunction: ("Delete", "remove the function")
    case .leaveList: ("F6", "to the graph and back to the list")
    case .newTable: ("Ctrl+Shift+T", "a table of data; Enter goes on below, Tab to the right")
    case .marks:
      (
        "T, then N, Shift+arrows",
        "the points of a table or list: next, moved by a point; a drag moves one, too"
      )
    case .moveSlider:
      ("← →; typing: Alt+↑ ↓", "move a slider by a step; with Shift by ten")
    case .ground: ("keys B, W", "projector black, projector white")
    case .keepView: ("Ctrl+1 … Ctrl+9", "keep this view under a number")
    case .goToView: ("1 … 9", "go to that view")
    case .nextView:
      ("Page ↑, Page ↓", "through the numbered views; without any, through the curves")
    case .endPresentation: ("Esc, F5; controller: B", "end, everything as it was")
    case .sticks: ("D-pad, left stick", "move the focus; move the graph")
    case .pressOrDelete:
      (
        "A, B",
        "press, delete or back; B held clears; on the graph A traces; A held: signs, menu of the trace"
      )
    case .insertOrGraph:
      (
        "X, Y",
        "insert x (held: letters, signs), graph; Y held adds; on the graph style (held: its buttons), analysis; Y held lists"
      )
    case .shoulders: ("L1, R1", "caret or swap and Enter; on the graph previous, next feature")
    case .triggers: ("L2, R2", "zoom out, in")
    case .rightStick: ("right stick", "move the graph")
    case .stickButtons: ("L3, R3", "undo, redo; on the graph previous view, home")
    case .padMenus: ("Menu, View", "menu, other pane; View held presents")
    case .padList: ("X, L1, R1, B in the list", "hide, move up, move down, remove (held)")
    }
  }
}

extension Int {
  /// The number in words, as far as people write it so.
  fileprivate var spelled: LocalizedText {
    switch self {
    case 0: "none"
    case 1: "one"
    case 2: "two"
    case 3: "three"
    default: "\(self)"
    }
  }

  /// So many of what lies on the stack.
  fileprivate var values: LocalizedText { self == 1 ? "a value" : "\(spelled) values" }
}

extension GraphPhrase.Reach {
  fileprivate var english: LocalizedText {
    switch self {
    case .beyond: "negative beyond"
    case .before: "negative before"
    case .edge: "negative to the edge"
    }
  }
}

extension SpokenMath {
  package var english: LocalizedText {
    switch self {
    case .over(let top, let bottom): "\(verbatim: top) over \(verbatim: bottom)"
    case .fraction(let top, let bottom):
      "fraction \(verbatim: top) over \(verbatim: bottom), end fraction"
    case .squared(let base): "\(verbatim: base) squared"
    case .cubed(let base): "\(verbatim: base) cubed"
    case .power(let base, let exponent): "\(verbatim: base) to the \(verbatim: exponent)"
    case .longPower(let base, let exponent):
      "\(verbatim: base) to the power \(verbatim: exponent), end exponent"
    case .index(let base, let low): "\(verbatim: base) sub \(verbatim: low)"
    case .root(let degree, let inside): "\(Self.root(degree)) of \(verbatim: inside)"
    case .longRoot(let degree, let inside): "\(Self.root(degree)) of \(verbatim: inside), end root"
    case .call(let name, let inside): "\(verbatim: name) of \(verbatim: inside)"
    case .between(let bracket, let inside, true):
      "\(bracket.english.0) \(verbatim: inside) \(bracket.english.1)"
    case .between(let bracket, let inside, false): "\(bracket.english.0) \(verbatim: inside)"
    case .sum(let letter, let from, let to, let body):
      "sum from \(verbatim: letter) equals \(verbatim: from) to \(verbatim: to) of \(verbatim: body), end sum"
    case .product(let letter, let from, let to, let body):
      "product from \(verbatim: letter) equals \(verbatim: from) to \(verbatim: to) of \(verbatim: body), end product"
    case .integral(let body, let letter, let from, let to):
      "integral from \(verbatim: from) to \(verbatim: to) of \(verbatim: body) with respect to \(verbatim: letter)"
    case .derivative(let body, let letter, nil):
      "derivative of \(verbatim: body) with respect to \(verbatim: letter)"
    case .derivative(let body, let letter, let place?):
      "derivative of \(verbatim: body) with respect to \(verbatim: letter) at \(verbatim: place)"
    case .limit(let body, let letter, let to):
      "limit of \(verbatim: body) as \(verbatim: letter) goes to \(verbatim: to)"
    case .cases(let cases): "cases: \(verbatim: cases.joined(separator: "; ")); end cases"
    case .whenever(let value, let condition): "\(verbatim: value) if \(verbatim: condition)"
    case .otherwise(let value): "otherwise \(verbatim: value)"
    case .emptyBox: "empty box"
    case .ended(let part): "\(verbatim: part), end"
    case .sign(let sign): sign.english
    case .equals(let digits, nil): "equals \(verbatim: digits)"
    case .equals(let digits, let form?): "equals \(verbatim: digits), exactly \(verbatim: form)"
    case .about(let digits, nil): "about \(verbatim: digits)"
    case .about(let digits, let form?): "about \(verbatim: digits), exactly \(verbatim: form)"
    }
  }

  private static func root(_ degree: String?) -> LocalizedText {
    switch degree {
    case nil: "square root"
    case "3": "cube root"
    case let degree?: "root of degree \(verbatim: degree)"
    }
  }
}

extension SpokenMath.Bracket {
  /// What is said before it and behind it.
  fileprivate var english: (LocalizedText, LocalizedText) {
    switch self {
    case .round: ("open parenthesis", "close parenthesis")
    case .square: ("open bracket", "close bracket")
    case .brace: ("open brace", "close brace")
    case .bars: ("absolute value of", "end absolute value")
    case .floor: ("floor of", "end floor")
    case .ceiling: ("ceiling of", "end ceiling")
    }
  }
}

extension SpokenMath.Sign {
  fileprivate var english: LocalizedText {
    switch self {
    case .plus: "plus"
    case .minus: "minus"
    case .plusOrMinus: "plus or minus"
    case .times: "times"
    case .dividedBy: "divided by"
    case .modulo: "modulo"
    case .equals: "equals"
    case .isLess: "is less than"
    case .isAtMost: "is at most"
    case .isMore: "is greater than"
    case .isAtLeast: "is at least"
    case .differs: "is not equal to"
    case .isAbout: "is about"
    case .and: "and"
    case .or: "or"
    case .not: "not"
    case .exclusiveOr: "either or"
    case .factorial: "factorial"
    case .percent: "percent"
    case .degrees: "degrees"
    case .prime: "prime"
    case .infinity: "infinity"
    case .pi: "pi"
    }
  }
}
