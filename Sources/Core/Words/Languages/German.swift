/// All that the program says, in German.

extension ControlName {
  package var german: LocalizedText {
    switch self {
    case .formulaMode: "Formel"
    case .rpnMode: "UPN"
    case .radiansMark: "RAD"
    case .degreesMark: "DEG"
    case .secondPageMark: "2nd"
    case .graphKey: "Zeichnen"
    case .graphedKey: "Gezeigt"
    case .addKey: "Dazu"
    case .live: "Live"
    case .stretchStart: "Anfang des Intervalls"
    case .stretchEnd: "Ende des Intervalls"
    case .caretBackward: "Cursor zurück"
    case .caretForward: "Cursor vor"
    case .index: "Index"
    case .keepInMemory: "im Speicher merken"
    case .graphWhileTyping: "beim Tippen zeichnen"
    case .calculator: "Rechner"
    case .fit: "Passend"
    case .fitTool: "einpassen"
    case .home: "Start"
    case .proven: "Beweis"
    case .line: "Linie"
    case .dots: "Punkte"
    case .trace: "Spur"
    case .statistics: "Analyse"
    case .traceTool: "Spur auf der Kurve"
    case .statisticsTool: "Analyse"
    case .keysAndGestures: "Tasten und Gesten"
    case .angleUnit: "Winkelmaß"
    case .radians: "Bogenmaß"
    case .degrees: "Gradmaß"
    case .undo: "rückgängig"
    case .redo: "wiederholen"
    case .more: "mehr"
    case .formula: "Formelzeile"
    case .result: "Ergebnis"
    case .swapResult: "Ziffern und geschlossene Form tauschen"
    case .laterDigits: "weitere Ziffern"
    case .earlierDigits: "vorige Ziffern"
    case .entries: "Frühere Eingaben, Ergebnis und Speicher"
    case .secondPage: "zweite Seite der Funktionen"
    case .graph: "Graph"
    case .backToCalculator: "zurück zum Rechner"
    case .goHome: "Startansicht"
    case .presentation: "Präsentation"
    case .zoomIn: "vergrößern"
    case .zoomOut: "verkleinern"
    case .close: "schließen"
    case .sheetSize: "mehr oder weniger davon"
    case .on: "ein"
    case .off: "aus"
    case .provenMeaning: "kräftig = sicher, heller = möglich"
    case .lineMeaning: "ein Wert je Spalte, verbunden; nichts bewiesen"
    case .dotsMeaning: "ein Wert je Spalte; nichts bewiesen"
    case .traceMeaning: "die Werte entlang einer Kurve"
    case .statisticsMeaning: "Nullstellen, Extrema, Flächen, Längen"
    case .fitMeaning: "alle Kurven im Bild"
    case .homeMeaning: "erster Maßstab und Ort"
    }
  }
}

extension KeyName {
  package var german: LocalizedText {
    switch self {
    case .variable: "x"
    case .memory: "Speicher"
    case .decimalPoint: "Dezimalpunkt"
    case .decimalComma: "Dezimalkomma"
    case .comma: "Komma"
    case .semicolon: "Semikolon"
    case .changeSign: "Vorzeichen wechseln"
    case .equals: "gleich"
    case .times: "mal"
    case .dividedBy: "geteilt durch"
    case .plus: "plus"
    case .minus: "minus"
    case .delete: "löschen"
    case .clear: "alles löschen"
    case .openParenthesis: "Klammer auf"
    case .closeParenthesis: "Klammer zu"
    case .timesTenToThePower: "mal zehn hoch"
    case .squared: "zum Quadrat"
    case .toThePower: "hoch"
    case .squareRoot: "Quadratwurzel"
    case .cubeRoot: "Kubikwurzel"
    case .reciprocal: "Kehrwert"
    case .factorial: "Fakultät"
    case .absoluteValue: "Betrag"
    case .floor: "abrunden"
    case .sine: "Sinus"
    case .cosine: "Kosinus"
    case .tangent: "Tangens"
    case .arcSine: "Arkussinus"
    case .arcCosine: "Arkuskosinus"
    case .arcTangent: "Arkustangens"
    case .hyperbolicSine: "Sinus hyperbolicus"
    case .hyperbolicCosine: "Kosinus hyperbolicus"
    case .hyperbolicTangent: "Tangens hyperbolicus"
    case .naturalLogarithm: "natürlicher Logarithmus"
    case .logarithm: "Logarithmus"
    case .exponential: "Exponentialfunktion"
    case .modulo: "Rest"
    case .enter: "Enter"
    case .swap: "tauschen"
    case .roll: "rollen"
    case .drop: "verwerfen"
    case .fraction: "Bruch"
    case .anyRoot: "Wurzel beliebigen Grades"
    case .sum: "Summe"
    case .product: "Produkt"
    case .integral: "Integral"
    case .derivative: "Ableitung"
    case .limit: "Grenzwert"
    case .cases: "Fallunterscheidung"
    }
  }
}

extension KeyCap {
  package var german: LocalizedText {
    switch self {
    case .home: "Pos1"
    case .end: "Ende"
    case .pageUp: "Bild ↑"
    case .pageDown: "Bild ↓"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: "Rücktaste"
    case .delete: "Entf"
    case .space: "Leertaste"
    case .control: "Strg"
    case .shift: "Umschalt"
    case .view: "View"
    case .guide: "Guide"
    case .menu: "Menü"
    case .capitals: "Großbuchstaben"
    }
  }
}

extension RoleName {
  package var german: LocalizedText {
    switch self {
    case .window: "Fenster"
    case .group: "Gruppe"
    case .text: "Text"
    case .button: "Schaltfläche"
    case .toggle: "Schalter"
    case .textField: "Textfeld"
    case .slider: "Schieberegler"
    case .plot: "Graph"
    case .menuItem: "Menüeintrag"
    case .curve: "Kurve"
    case .point: "Punkt"
    case .status: "Status"
    case .list: "Liste"
    case .listItem: "Zeile"
    case .table: "Tabelle"
    case .cell: "Zelle"
    case .unavailable: "nicht verfügbar"
    }
  }
}

extension HintPhrase {
  package var german: LocalizedText {
    switch self {
    case .scroll: "Scrollen"
    case .close: "Schließen"
    case .move: "Bewegen"
    case .choose: "Wählen"
    case .press: "Drücken"
    case .delete: "Löschen"
    case .insertX: "\("x") einfügen"
    case .graph: "Zeichnen"
    case .swap: "Tauschen"
    case .enter: "Enter"
    case .cursor: "Cursor"
    case .menu: "Menü"
    case .graphPane: "Graph"
    case .pan: "Verschieben"
    case .zoom: "Zoomen"
    case .back: "Zurück"
    case .style: "Stil"
    case .previousView: "Vorige Ansicht"
    case .home: "Start"
    case .capital: "Groß"
    case .done: "Fertig"
    case .hold: "Halten:"
    case .letters: "Buchstaben"
    case .signs: "Zeichen"
    case .controls: "Bedienung"
    case .trace: "Spur"
    case .snap: "Einrasten"
    case .take: "Nehmen"
    case .drop: "Ablegen"
    case .putBack: "Zurücklegen"
    case .endTrace: "Spur beenden"
    case .addToList: "Zur Liste"
    case .digits: "Ziffern"
    case .statistics: "Analyse"
    case .feature: "Besonderer Punkt"
    }
  }
}

extension MenuPhrase {
  package var german: LocalizedText {
    switch self {
    case .documents: "Dokument\u{A0}…"
    case .views: "Ansichten\u{A0}…"
    case .theme: "Design"
    case .textSize: "Größe"
    case .motion: "Animation"
    case .speech: "Sprachausgabe"
    case .vibration: "Vibration"
    case .entry: "Formeln"
    case .asInBooks: "wie im Buch"
    case .asLine: "Zeile"
    case .live: "Beim Tippen zeichnen"
    case .presentation: "Präsentation"
    case .fullScreen: "Vollbild"
    case .hideCalculator: "Rechner ausblenden"
    case .showCalculator: "Rechner einblenden"
    case .hideGraph: "Graph ausblenden"
    case .showGraph: "Graph einblenden"
    case .copy: "Kopieren"
    case .cut: "Ausschneiden"
    case .pasteFormula: "Formel einfügen"
    case .help: "Hilfe"
    case .quit: "Beenden"
    case .statistics: "Analyse"
    case .fromHere: "Analyse ab hier"
    case .tangentHere: "Tangente hier"
    case .normalHere: "Normale hier"
    case .secantHere: "Sekante ab hier"
    case .hideSecant: "Sekante ausblenden"
    case .toHere: "Analyse bis hier"
    case .newTable: "Datentabelle"
    case .table: "Wertetabelle"
    case .shown: "Sichtbar"
    case .hidden: "Verborgen"
    case .pointsOfInterest: "Besondere Punkte"
    case .traceHere: "Spur hier"
    case .solutionHere: "Lösung von hier"
    case .originHere: "Ursprung hier"
    case .zoomInHere: "Hier vergrößern"
    case .copyShown: "Wie angezeigt kopieren"
    case .copyForm: "Exakt kopieren"
    case .copyFormula: "Formel kopieren"
    case .copyAs: "Kopieren als\u{A0}…"
    case .plainText: "Text"
    case .latex: "LaTeX"
    case .python: "Python"
    case .spreadsheet: "Tabellenblatt"
    case .copyDigits(let count): "\(count) Ziffern kopieren"
    case .text(let text): "\(text)"
    case .copyPlace(let coordinates): "\(coordinates) kopieren"
    case .system: "System"
    case .light: "Hell"
    case .dark: "Dunkel"
    case .highContrast: "Hoher Kontrast"
    case .fullMotion: "Voll"
    case .reducedMotion: "Reduziert"
    case .on: "Ein"
    case .off: "Aus"
    case .percent(let percent): "\(percent)\u{A0}%"
    case .shortcut(let keys): KeyCap.printed(keys, \.german)
    case .size(let percent): "Größe \(percent)\u{A0}%"
    case .function(let phrase): phrase.german
    case .file(let phrase): phrase.german
    case .window(let phrase): phrase.german
    }
  }
}

extension FitPhrase {
  package var german: LocalizedText {
    switch self {
    case .oneTilde:
      "Ein Modell hat ein ~ zwischen einer Spalte und einer Formel, wie y1 ~ m x1 + b."
    case .leftIsNoColumn(let name): "\(name) links von ~ ist keine Spalte der Daten."
    case .noParameter: "Das Modell hat keinen Parameter."
    case .xIsNoColumn: "x ist keine Spalte der Daten."
    case .notUnderstood: "Ein Name im Modell ist unverständlich."
    case .tooManyNames: "Das Modell hat zu viele Namen."
    case .noNumber(let column, let row): "\(column) hat in Zeile \(row) keine Zahl."
    case .refusedCell(let column, let text, let row):
      "\(column) hat in Zeile \(row) „\(text)“, was keine Zahl ist."
    case .notExact(let column): "\(column) ist nicht exakt; schreiben Sie es in das Modell"
    case .unique: "Kleinste Quadrate, bewiesen und eindeutig."
    case .minimum: "Ein Minimum, bewiesen; andere nicht ausgeschlossen."
    case .least: "Das kleinste innerhalb der Grenzen, bewiesen."
    case .atBound(let name): "\(name) liegt auf seiner Grenze."
    case .unattained:
      "Nicht erreicht: die Summe fällt zu einer Grenze hin, die nicht dazugehört."
    case .badCondition: "Eine Bedingung vergleicht Spalten oder einen Parameter mit einer Zahl."
    case .undecidedRow(let row): "Zeile \(row) lässt eine Bedingung offen."
    case .blowsUp(let places): "wird unendlich bei \(places.joined(separator: " und bei "))"
    case .endsAt(let places): "endet bei \(places.joined(separator: " und bei "))"
    case .certainUpTo(let place): "sicher bis \(place)"
    case .certainFrom(let place): "sicher ab \(place)"
    case .certainBetween(let low, let high): "sicher von \(low) bis \(high)"
    case .startUndecided: "unentschieden: am Anfang können sich Lösungen trennen"
    case .notUnique: "nicht eindeutig: durch den Anfang gehen mehrere Lösungen"
    case .equilibria(let all, let hasMore):
      "Gleichgewichte von −10 bis 10: \(FitPhrase.list(all, "stabil", "instabil", "halbstabil", "Sattel"))\(hasMore ? ", …" : "")"
    case .nothingProven: "Nichts bewiesen."
    case .undetermined: "Nicht bestimmt: Die Spalten lassen mehrere Parameter gleich gut."
    case .undeterminedBy(let name, 1): "Nicht bestimmt: \(name) hat 1 verschiedenen Wert."
    case .undeterminedBy(let name, let values):
      "Nicht bestimmt: \(name) hat \(values) verschiedene Werte."
    case .calculating: "rechnet"
    case .pointOf(let index, let count): "Punkt \(index) von \(count)"
    case .cell(let row, let column): "\(row.map { "Zeile \($0)" } ?? "Kopf"), \(column)"
    case .onTheCurve: "auf der Kurve"
    case .points(1): "1 Punkt"
    case .points(let count): "\(count) Punkte"
    case .rows(1): "1 Zeile"
    case .rows(let count): "\(count) Zeilen"
    case .pasted(1): "1 Zeile eingefügt"
    case .pasted(let count): "\(count) Zeilen eingefügt"
    case .noNumbers: "es sind keine Zahlen darin"
    case .noText: "es ist kein Text"
    case .openQuote(let line): "ein Anführungszeichen in Zeile \(line) wird nicht geschlossen"
    case .tooManyColumns(let count, let limit):
      "es hat \(count) Spalten; eine Tabelle hat höchstens \(limit)"
    case .longRow(let line, let cells, let columns):
      "Zeile \(line) hat \(cells) Zellen, wo \(columns) Spalten sind"
    case .noTable(let name): "keine Tabelle hat eine Spalte \(name)"
    }
  }
}

extension ListMeasure {
  package var german: LocalizedText {
    switch self {
    case .mean: "Mittel"
    case .median: "Median"
    case .total: "Summe"
    case .variance: "Varianz"
    case .lowerQuartile: "Unteres Quartil"
    case .upperQuartile: "Oberes Quartil"
    }
  }
}

extension MarkJoin {
  package var german: LocalizedText {
    switch self {
    case .alone: "Nur Punkte"
    case .joined: "Punkte verbunden"
    case .closed: "Linie geschlossen"
    case .filled: "Fläche gefüllt"
    case .bars: "Histogramm"
    case .box: "Boxplot"
    case .curveAlone: "Nur die Kurve"
    case .meanBand: "Band des Mittels, 95 %"
    case .newValueBand: "Band der Werte, 95 %"
    }
  }
}

extension FunctionPhrase {
  package var german: LocalizedText {
    switch self {
    case .functions: "Funktionen"
    case .addFunction: "Funktion hinzufügen"
    case .numbers(let count, let mean, let total):
      "\(count) Zahlen, Mittel \(mean), Summe \(total)"
    case .addToGraph: "Graph ergänzen"
    case .typeFormula: "Formel eingeben"
    case .edit: "Formel bearbeiten"
    case .show: "Einblenden"
    case .hide: "Ausblenden"
    case .color: "Farbe"
    case .line: "Linie"
    case .moveUp: "Nach oben"
    case .moveDown: "Nach unten"
    case .remove: "Entfernen"
    case .join(let join): join.german
    case .addColumn: "Spalte hinzufügen"
    case .editRows: "Zeilen bearbeiten"
    case .takeOffUnits: "Einheiten weglassen"
    case .sortRows: "Nach der ersten Spalte sortieren"
    case .copyRows: "Zeilen kopieren"
    case .saveRows: "Zeilen speichern"
    case .fit(.line): "Gerade anpassen"
    case .fit(.parabola): "Parabel anpassen"
    case .fit(.exponential): "Exponentialkurve anpassen"
    case .residuals: "Residuen"
    case .fitShort: "Anpassen"
    case .pasteShort: "Einfügen"
    case .vermilion: "zinnoberrot"
    case .blue: "blau"
    case .green: "grün"
    case .plum: "pflaumenblau"
    case .yellow: "gelb"
    case .ice: "eisblau"
    case .solid: "durchgezogen"
    case .dashed: "gestrichelt"
    case .dotted: "gepunktet"
    case .dashDotted: "strichpunktiert"
    case .play: "abspielen"
    case .pause: "anhalten"
    case .minimum: "von"
    case .maximum: "bis"
    case .step: "Schritt"
    case .oneOf(let value, let list): "\(value) aus \(list)"
    case .row(let index, of: let count, let name, let look, let isHidden):
      "\(index) von \(count), \(name), \(look), \(isHidden ? "verborgen" : "sichtbar")"
    case .functionMenu: "Menü der Funktion"
    case .sliderMenu: "Bereich und Schritt des Reglers"
    case .moreFunctions: "alle Funktionen"
    case .closeList: "Liste schließen"
    case .keypad: "Tastenfeld"
    }
  }
}

extension FunctionNotice {
  package var german: LocalizedText {
    switch self {
    case .full(let limit): "Der Graph ist voll: höchstens \(limit) Funktionen"
    case .composing: "Zeichnen fügt dies der Liste hinzu"
    case .missing(let name): "\(name) hat keine Formel"
    case .lost(let name, let list): "\(name) wurde entfernt; noch verwendet von \(list)"
    case .replaced(let name): "\(name) wurde ersetzt"
    case .keepBoth: "Beide behalten"
    case .cleared(let count): count == 1 ? "1 Funktion entfernt" : "\(count) Funktionen entfernt"
    }
  }
}

extension WindowPhrase {
  package var german: LocalizedText {
    switch self {
    case .views: "Ansichten"
    case .fit: "Einpassen"
    case .natural: "Natürlich"
    case .standard: "Standard"
    case .square: "Quadratisch"
    case .boxZoom: "Rahmenzoom"
    case .center: "Ursprung zentrieren"
    case .previousView: "Vorige Ansicht"
    case .nextView: "Nächste Ansicht"
    case .zoomsBoth: "x und y"
    case .zoomsX: "nur x"
    case .zoomsY: "nur y"
    case .zoomKeys: "Zoomtasten"
    case .tapsDouble: "zwei: Ursprung hier"
    case .tapsTriple: "drei: Ursprung hier"
    case .tapsCenter: "zwei: Ursprung mittig"
    case .polarGrid: "Polares Gitter"
    case .dots: "Punkte"
    case .everyColumn: "in jeder Spalte"
    case .column(let count): "alle \(count) Spalten"
    case .taps: "Tippen"
    case .range: "Von – bis\u{A0}…"
    case .xFrom: "x von"
    case .xTo: "x bis"
    case .yFrom: "y von"
    case .yTo: "y bis"
    case .next: "Weiter"
    case .countsOnes: "x in Einheiten"
    case .countsPi: "in π"
    case .countsDegrees: "in Grad"
    case .steps: "Schritte der Achsen\u{A0}…"
    case .apply: "Übernehmen"
    case .step(let axis): "\(axis)-Schritt"
    case .automatic: "auto"
    case .noStep(let step):
      "\(step) ist kein Schritt: etwa 0,25, 1/3 oder π/4."
    case .noNumber(let line): "\(line) ist keine Zahl."
    case .notGreater(let axis): "\(axis): Das Maximum muss größer als das Minimum sein."
    case .tooNarrow(let axis): "\(axis): Der Bereich ist zu klein."
    case .keepView: "Diese Ansicht merken\u{A0}…"
    case .nameOfView: "Name der Ansicht"
    case .keep: "Merken"
    case .rename: "Umbenennen"
    case .goThere: "Anzeigen"
    case .axis(let letter): "\(letter)-Achse"
    case .linear: "linear"
    case .logarithmic: "logarithmisch"
    case .logAxis: "log"
    case .axisIsLogarithmic(let letter): "\(letter) logarithmisch"
    case .viewWidth(let width): "Breite der Ansicht \(width)"
    case .widthOfView: "Breite der Ansicht"
    case .depthKeys: "Bild auf, Bild ab"
    case .home: "Start"
    case .plainNumbers: "Gewöhnliche Zahlen"
    case .copyDecimal: "Als Dezimalzahl kopieren"
    case .remove: "Entfernen"
    case .view(let number): "Ansicht \(number)"
    case .nothingToFit: "Hier gibt es keine Werte zum Einpassen."
    case .box(let width, let height): "\(width) × \(height)"
    case .drawBox: "Rahmen um das ziehen, was vergrößert werden soll."
    }
  }
}

extension FilePhrase {
  package var german: LocalizedText {
    switch self {
    case .document: "Dokument"
    case .newDocument: "Neu"
    case .open: "Öffnen\u{A0}…"
    case .save: "Speichern"
    case .saveAs: "Speichern unter\u{A0}…"
    case .exportPicture: "Bild exportieren\u{A0}…"
    case .rowsTitle: "Zeilen speichern"
    case .exportTitle: "Bild exportieren"
    case .copyPicture: "Bild kopieren"
    case .openDocument: "Öffnen"
    case .saveDocument: "Speichern unter"
    case .path: "Pfad"
    case .close: "schließen"
    case .replace: "Ersetzen"
    case .cancel: "Abbrechen"
    case .lightGround: "Hell"
    case .darkGround: "Dunkel"
    case .clearGround: "Transparent"
    case .withPoints: "Punkte"
    case .withNumbers: "Kurvennummern"
    case .parentFolder: "Übergeordneter Ordner"
    case .untitled: "Unbenannt"
    case .saved(let name): "Als \(verbatim: name) gespeichert."
    case .opened(let name): "\(verbatim: name) ist geöffnet."
    case .pictureCopied: "Das Bild ist in der Zwischenablage."
    case .rowsSaved(let path): "Die Zeilen wurden als \(verbatim: path) gespeichert."
    case .pictureSaved(let path): "Das Bild wurde als \(verbatim: path) gespeichert."
    case .exists(let name): "\(verbatim: name) ist schon vorhanden."
    case .changedElsewhere: "Ein anderes Fenster oder Programm hat die Datei geändert."
    case .overwrite: "Überschreiben"
    case .keepBoth: "Beide behalten: unter anderem Namen speichern"
    case .openChanged: "Öffnen, was jetzt in der Datei steht"
    case .nameMissing: "Einen Namen für die Datei eingeben."
    case .data(let phrase): phrase.german
    case .unknownEnding(let known):
      "Der Name eines Bildes braucht eine dieser Endungen: \(verbatim: known)."
    case .emptyFile: "Die Datei ist leer."
    case .noDocument: "Kein Dokument in diesem Bild."
    case .cutOff: "Die Datei endet zu früh."
    case .damaged: "Die Datei ist beschädigt."
    case .packedElsewhere:
      "Ein anderes Programm hat den Inhalt dieses Bildes so gepackt, dass er nicht lesbar ist."
    case .encrypted: "Dieses Bild ist verschlüsselt."
    case .isFolder(let name): "\(verbatim: name) ist ein Ordner."
    case .tooLarge: "Das Dokument ist zu groß."
    case .notOurs: "Das ist kein Dokument von Ordinate."
    case .newerVersion: "Dieses Dokument stammt aus einer neueren Version von Ordinate."
    case .newerVersionKept(let name):
      "\(verbatim: name) stammt aus einer neueren Version von Ordinate und blieb unverändert."
    case .tooManyFunctions(let limit): "Das Dokument enthält mehr als \(limit) Funktionen."
    case .formulaTooLong(let limit):
      "Das Dokument enthält eine Formel mit mehr als \(limit) Operationen."
    case .failed(let reason): reason.german
    }
  }
}

extension TracePhrase {
  package var german: LocalizedText {
    switch self {
    case .zero: "Nullstelle"
    case .notNearby: "keine Stelle in der Nähe gefunden"
    case .maximum: "Hochpunkt"
    case .minimum: "Tiefpunkt"
    case .inflection: "Wendepunkt"
    case .yIntercept: "Schnitt mit der y-Achse"
    case .xIntercept: "Schnitt mit der x-Achse"
    case .horizontalTangent: "waagerechte Tangente"
    case .verticalTangent: "senkrechte Tangente"
    case .selfCrossing: "Selbstschnitt"
    case .cusp: "Spitze"
    case .isolatedPoint: "isolierter Punkt"
    case .corner: "Ecke"
    case .openBorder: "Rand gehört nicht dazu"
    case .exactlyOne: "bewiesen: genau eine Stelle, hier"
    case .strongDigits: "gewiss; die fetten Ziffern ändern sich in dieser Ansicht"
    case .viewIsWide(let width): "Ansicht \(width) breit"
    case .hole: "Lücke"
    case .domainEnd: "Rand des Definitionsbereichs"
    case .openEnd: "Ende, gehört nicht dazu"
    case .pole: "Polstelle"
    case .breakPoint: "Sprungstelle"
    case .intersection: "Schnittpunkt"
    case .intersectionWith(let number): "Schnittpunkt mit Kurve \(number)"
    case .noValue: "hier kein Wert"
    case .slope: "Steigung"
    case .tangent: "Tangente"
    case .normal: "Normale"
    case .secant: "Sekante"
    case .secantStart: "ab hier"
    case .limit: "Grenzwert"
    case .fromLeft: "von links"
    case .fromRight: "von rechts"
    case .matches(let form): "passt zu \(form)"
    case .border(let kind): "Rand: \(kind.german)"
    case .possible(let kind): "möglich\(kind.ending) \(kind.german)"
    case .undefined: "nicht definiert"
    case .onCurve(let number): "Kurve \(number)"
    case .several(1, let kind): "1 \(kind.german)"
    case .several(let count, let kind): "\(count) \(kind.plural)"
    }
  }

  /// More than one of them.
  private var plural: LocalizedText {
    switch self {
    case .zero: "Nullstellen"
    case .maximum: "Hochpunkte"
    case .minimum: "Tiefpunkte"
    case .inflection: "Wendepunkte"
    case .yIntercept: "Schnitte mit der y-Achse"
    case .xIntercept: "Schnitte mit der x-Achse"
    case .hole: "Lücken"
    case .pole: "Polstellen"
    case .domainEnd: "Ränder des Definitionsbereichs"
    case .openEnd: "Enden, gehören nicht dazu"
    case .horizontalTangent: "waagerechte Tangenten"
    case .verticalTangent: "senkrechte Tangenten"
    case .selfCrossing: "Selbstschnitte"
    case .cusp: "Spitzen"
    case .isolatedPoint: "isolierte Punkte"
    case .corner: "Ecken"
    case .breakPoint: "Sprungstellen"
    case .intersection: "Schnittpunkte"
    case .intersectionWith(let number): "Schnittpunkte mit Kurve \(number)"
    case .border(let kind): "am Rand: \(kind.plural)"
    case .possible(let kind): "mögliche \(kind.plural)"
    case .openBorder, .exactlyOne, .strongDigits, .viewIsWide, .noValue, .notNearby, .slope,
      .tangent, .normal, .secant, .secantStart, .fromLeft, .fromRight, .limit, .matches,
      .undefined, .onCurve, .several:
      german
    }
  }

  /// How an adjective ends before it.
  private var ending: LocalizedText {
    switch self {
    case .zero, .horizontalTangent, .verticalTangent, .cusp, .corner, .hole, .pole, .breakPoint,
      .slope, .tangent, .normal, .secant:
      "e"
    case .openEnd: "es"
    default: "er"
    }
  }
}

extension GraphPhrase {
  package var german: LocalizedText {
    switch self {
    case .nothingGraphed: "Noch kein Graph"
    case .tryOne: "Beispiele:"
    case .graphExample(let formula): "\(formula) zeichnen"
    case .inRadians: "im Bogenmaß gezeichnet"
    case .inDegrees: "im Gradmaß gezeichnet"
    case .outdated: "geändert"
    case .lineNotDrawn: "Zeile nicht gezeichnet"
    case .hasNoEntry: "nicht für diese Kurve: Pfeile gehen an ihr entlang"
    case .possible: "heller = möglich, nicht bewiesen"
    case .hatched: "schraffiert = möglich, nicht bewiesen"
    case .noSolution: "keine Lösung im Ausschnitt, bewiesen"
    case .trueEverywhere: "überall im Ausschnitt wahr, bewiesen"
    case .trueHere: "hier wahr, bewiesen"
    case .meetsHere: "irgendwo in diesem Pixel wahr, bewiesen"
    case .pointsOutside(1): "1 Punkt außerhalb"
    case .pointsOutside(let count): "\(count) Punkte außerhalb"
    case .curveAbove: "Die Kurve liegt darüber"
    case .curveBelow: "Die Kurve liegt darunter"
    case .stretches(let axis): "streckt nur \(axis)"
    case .curvesAbove(let count): count == 1 ? "liegt darüber" : "liegen darüber"
    case .zeroThenNegative(let x, let reach): "0 bei \(x), \(reach.german)"
    case .zeroNear(let x, let reach): "0 nahe \(x), \(reach.german)"
    case .nothingAboveZero: "nirgends über 0 im Bild"
    case .curvesBelow(let count): count == 1 ? "liegt darunter" : "liegen darunter"
    case .copied(let text): "\(text) kopiert"
    case .notSoDeep: "in einer so tiefen Ansicht nicht gesagt"
    case .limitOfPrecision: "Grenze der Genauigkeit"
    case .unknownSoDeep: "heller = möglich: hier nicht auf so viele Stellen bekannt"
    case .summary(let curves): "Graph von \(Self.list(curves))"
    case .window(let left, let right, let bottom, let top):
      "x von \(left) bis \(right), y von \(bottom) bis \(top)"
    case .logarithmic(let axis): "\(axis) logarithmisch"
    case .proven(1): "1 Kurve, bewiesen"
    case .proven(let count): "\(count) Kurven, alle bewiesen"
    case .partlyProven(1): "1 Kurve, nicht ganz bewiesen"
    case .partlyProven(let count): "\(count) Kurven, nicht alles bewiesen"
    case .proving(1): "1 Kurve, wird noch bewiesen"
    case .proving(let count): "\(count) Kurven, werden noch bewiesen"
    case .found(let list): "gefunden: \(verbatim: list)"
    case .roundingHides: "Grenze der Genauigkeit: Das Runden verbirgt hier die Kurve"
    case .pole: "Polstelle"
    case .poleBetween(let low, let high): "Polstelle zwischen \(low) und \(high)"
    case .jump(let from, let to, let x): "Sprung von \(from) auf \(to) bei x \(x)"
    case .hole(let x): "bei x \(x) fehlt ein Punkt"
    case .isolatedPoint(let x, let y): "isolierter Punkt \("(\(x), \(y))")"
    case .undefinedBetween(let from, let to): "nicht definiert für \(from) < x < \(to)"
    case .undefinedFrom(let from): "nicht definiert für x > \(from)"
    case .undefinedTo(let to): "nicht definiert für x < \(to)"
    case .undefinedInView: "in diesem Ausschnitt nicht definiert"
    case .oscillations(let count): "etwa \(count) Schwingungen in dieser Spalte"
    case .endlessOscillations(let x): "unendlich viele Schwingungen bei x = \(x)"
    case .undecided: "unentschieden: möglich, nicht bewiesen"
    case .point(let x, let y): "\("x = \(x), y = \(y)")"
    }
  }
}

extension StatisticsPhrase {
  package var german: LocalizedText {
    switch self {
    case .inView: "Analyse, x im Ausschnitt"
    case .view: "Analyse, im Ausschnitt"
    case .wholeWay: "Analyse, ganzer Weg"
    case .fromTo(let from, let to): "Analyse, \(from) bis \(to)"
    case .maximum: "Maximum"
    case .minimum: "Minimum"
    case .zeros: "Nullstellen"
    case .breaks: "Unstetigkeiten"
    case .asymptotes: "Asymptoten"
    case .mean: "Mittelwert"
    case .area: "Fläche unter der Kurve"
    case .integral: "Integral"
    case .localMaxima: "Lokale Maxima"
    case .localMinima: "Lokale Minima"
    case .totalArea: "Gesamtfläche"
    case .plainArea: "Fläche"
    case .arcLength: "Bogenlänge"
    case .domain: "Definitionsbereich"
    case .range: "Wertebereich"
    case .more: "Mehr"
    case .fewer: "Weniger"
    case .chooseStretch: "Intervall wählen"
    case .areaBetween(let first, let second): "Fläche zwischen Kurve \(first) und \(second)"
    case .areaBetweenCurves: "Fläche zwischen den Kurven"
    case .provenBetween: "bewiesen: zwischen diesen beiden"
    case .signed: "negativ unter der \("x")-Achse"
    case .againstAxis: "Fläche bis zur \("x")-Achse"
    case .againstCurve(let number): "Fläche bis zu Kurve \(number)"
    case .wholeView: "Ganzer Ausschnitt"
    case .none: "nicht vorhanden"
    case .notKnown: "unentschieden"
    case .everywhere: "überall"
    case .count(let count): "\(count)"
    case .infinitelyMany: "unendlich viele"
    case .atLeast(let count): "mindestens \(count)"
    case .moreThan(let count): "mehr als \(count)"
    case .value(let number): "\(number)"
    case .between(let low, let high): "\(low) … \(high)"
    case .at(let places): "bei \(Self.list(places))"
    case .atOne(let places): "bei \(places.joined(separator: " oder "))"
    case .approaching(let places): "Grenzwert für \("x → " + Self.list(places))"
    case .places(let places): "\(Self.list(places))"
    case .place(let place): "\("x " + place)"
    case .morePossible: "weitere sind möglich"
    case .zoomToList: "zum Auflisten vergrößern"
    case .unboundedLeft(let place): "unbeschränkt direkt links von \("x " + place)"
    case .unboundedRight(let place): "unbeschränkt direkt rechts von \("x " + place)"
    case .unboundedLeftOfBreaks: "unbeschränkt links jeder Unstetigkeit"
    case .unboundedRightOfBreaks: "unbeschränkt rechts jeder Unstetigkeit"
    case .unbounded: "unbeschränkt"
    case .aboveView: "über dem Bild"
    case .belowView: "unter dem Bild"
    case .points(let kind): kind.german
    case .pointsProven: "Jeder genannte Punkt ist bewiesen."
    case .byPixels: "Pixel für Pixel bewiesen."
    case .noFormula: "Nur für Funktionen von \("x")."
    case .allProven(.view): "Für den ganzen Ausschnitt bewiesen."
    case .allProven(.interval): "Für das ganze Intervall bewiesen."
    case .allProven(.path): "Für den ganzen Weg bewiesen."
    case .shareProven(.view, let percent): "\(percent)\u{A0}% des Ausschnitts sind bewiesen."
    case .shareProven(.interval, let percent): "\(percent)\u{A0}% des Intervalls sind bewiesen."
    case .shareProven(.path, let percent): "\(percent)\u{A0}% des Weges sind bewiesen."
    case .stillProving: "wird noch bewiesen\u{A0}…"
    }
  }
}

extension TablePhrase {
  package var german: LocalizedText {
    switch self {
    case .title: "Wertetabelle"
    case .start: "Von"
    case .end: "Bis"
    case .choose: "Zeilen auswählen"
    case .choosing: "Erst die erste Zeile drücken, dann die letzte."
    case .step: "Schritt"
    case .ownPlaces: "Eigene \("x")"
    case .bySteps: "In Schritten"
    case .add: "Neues \("x")"
    case .copy: "Tabelle kopieren"
    case .noFunction: "Nichts Gezeichnetes ist eine Funktion oder Gleichung."
    case .noneInView: "keines im Ausschnitt"
    case .values(let count, isAll: true): "\(count) Werte"
    case .values(let count, isAll: false): "\(count) oder mehr"
    case .moreColumns: "andere Spalten"
    case .copied(let count): "Zeilen kopiert, mit Tabulatoren zwischen den Spalten: \(count)"
    }
  }
}

extension ResultPhrase {
  package var german: LocalizedText {
    switch self {
    case .tooLarge(let size?): "zu groß: etwa \(size)"
    case .tooLarge: "zu groß zum Ausschreiben"
    case .tooSmall(let size?): "zu klein: etwa \(size)"
    case .tooSmall: "zu klein zum Ausschreiben, aber nicht 0"
    case .undecided(let doubt): doubt.german
    case .hiddenDigits(let count): "\(count) Ziffern"
    case .working: "rechnet"
    case .moreDigits: "weitere Ziffern folgen"
    case .digits(let first, let last, nil): "Ziffern \(first) bis \(last)"
    case .digits(let first, let last, let places?):
      "Ziffern \(first) bis \(last) · \(places) nach dem Komma"
    }
  }
}

extension UndecidedReason {
  package var german: LocalizedText {
    switch self {
    case .zero: "Unentschieden: ob ein Teil 0 ist"
    case .nearZero(let power): "Unentschieden: null oder unter \("10^(\(power))")"
    case .whole: "Unentschieden: ob ein Teil eine ganze Zahl ist"
    case .floor: "Unentschieden: welche ganze Zahl ein Teil erreicht"
    case .digits: "Unentschieden: jede seiner Ziffern"
    case .part: "Unentschieden: ob es einen Wert gibt"
    case .integral: "Unentschieden: ob das Integral einen Wert hat"
    case .limits: "Unentschieden innerhalb der Grenzen von Zeit und Speicher"
    }
  }
}

extension Message {
  package var german: LocalizedText {
    switch self {
    case .formula(let fault): fault.german
    case .noValue(let fault): fault.german
    case .noProgram(let error): error.german
    case .result(let phrase): phrase.german
    case .inLine(let number, let reason): "Zeile \(number): \(reason.german)"
    case .stackIsEmpty: "Der Stapel ist leer"
    case .stackIsFull: "Der Stapel ist voll"
    case .needsValues(let name, let needed, let present):
      "\(name) braucht \(needed.values), der Stapel hat \(present.spelled)"
    case .relation: "eine Relation von \("x") und \("y")"
    case .parametricCurve: "eine Parameterkurve"
    case .listOfPoints: "Punkte"
    case .differentialEquation: "eine Differentialgleichung für y"
    case .differentialEquations: "Differentialgleichungen für x und y"
    case .modelOfData: "ein Modell für Daten"
    case .listOfNumbers: "eine Liste von Zahlen"
    case .point: "ein Punkt"
    case .polarCurve: "eine Polarkurve"
    case .letterIsSet(let name): "Zeichnen stellt den Regler von \(name) ein"
    case .letterIsUnused(let name): "\(name) kommt in keiner Formel vor"
    case .functionOfX: "eine Funktion von \("x")"
    case .readAsInverse(let name):
      "\(name) ist eine einzige Funktion; als Produkt a·\(String(name.dropFirst())) schreiben"
    case .functionOfLetters(let letters):
      "eine Formel mit \(letters.joined(separator: ", ")); Zeichnen erzeugt Regler"
    case .functionOfMemory: "eine Funktion von M"
    case .memoryIsEmpty: "M ist leer"
    case .memoryTakesNumbers: "M kann nur eine Zahl speichern"
    case .memory(let text): "M = \(text)"
    case .typeAFormulaFirst: "zuerst eine Formel eingeben"
    case .formulaIsUnfinished: "Formel ist unvollständig"
    case .formulaIsWrong: "Formel enthält einen Fehler"
    case .hasNoRealValue: "hat keinen reellen Wert"
    case .beyondSlider: "ein Regler nimmt Zahlen von 10⁻⁹ bis 10¹²"
    case .tooLongToGraph(let limit): "zu lang zum Zeichnen: höchstens \(limit) Operationen"
    case .noBracketsInRPN: "UPN braucht keine Klammern"
    case .nothingToUndo: "nichts rückgängig zu machen"
    case .nothingToRedo: "nichts zu wiederholen"
    case .cannotPaste(let reason): "nicht eingefügt: \(reason.german)"
    case .noEarlierEntry: "keine frühere Eingabe"
    case .nameWaits(let name): "Enter wendet \(name) an"
    case .clearingKey: "Strg+Rücktaste löscht alles"
    case .keysWithSigns: "Tasten mit kleinem Zeichen halten"
    case .anotherCase: "Selbe Taste oder Komma: weiterer Fall"
    }
  }
}

extension FormulaFault {
  package var german: LocalizedText {
    switch self {
    case .empty: "Formel eingeben"
    case .needsRightSide(let sign): "Nichts nach \(sign)"
    case .needsLeftSide(let sign): "Nichts vor \(sign)"
    case .notClosed(let bracket, _), .wrongClosing(let bracket): "\(bracket) ohne Gegenstück"
    case .needsArgument(let function): "Nichts nach \(function)"
    case .needsArguments(let function, let count):
      "Weniger als \(count.spelled) Argumente in \(function)"
    case .exponentMissing: "Nichts nach EE"
    case .numberBeforeExponentMissing: "Nichts vor EE"
    case .digitMissing(let sign): "Keine Ziffer nach \(sign)"
    case .secondVariable(let letter): "Kein =, < oder > bei \(letter)"
    case .unfinishedName(let letters): "Noch kein Name: \(letters)"
    case .emptyBracket(let open, let close): "Nichts zwischen \(open) und \(close)"
    case .partMissing(.numerator): "Kein Zähler im Bruch"
    case .partMissing(.denominator): "Kein Nenner im Bruch"
    case .partMissing(.exponent): "Kein Exponent in der Potenz"
    case .partMissing(.radicand): "Nichts nach \("√")"
    case .partMissing(.degree): "Kein Grad in der Wurzel"
    case .partMissing(.body(let sign)): "Nichts nach \(sign)"
    case .partMissing(.letter(let sign)): "Kein Buchstabe in \(sign)"
    case .partMissing(.start(let sign)): "Keine untere Grenze in \(sign)"
    case .partMissing(.end(let sign)): "Keine obere Grenze in \(sign)"
    case .partMissing(.value): "Kein Wert in einem Fall"
    case .partMissing(.condition): "Keine Bedingung in einem Fall"
    case .noOpening(_, let close): "\(close) ohne Gegenstück"
    case .unknownName(let name, nil): "unbekannter Name: \(name)"
    case .unknownName(let name, let nearest?): "unbekannter Name: \(name); ähnlich: \(nearest)"
    case .unexpectedCharacter(let character): "\(character) hat hier keine Bedeutung"
    case .tooManyArguments(let function, 1): "\(function) hat nur ein Argument"
    case .tooManyArguments(let function, let most):
      "\(function) hat nur \(most.spelled) Argumente"
    case .operatorMissing(let number): "vor \(number) fehlt ein Operator"
    case .secondPoint: "eine Zahl hat nur ein Dezimalzeichen"
    case .numberTooLong(let limit): "diese Zahl ist zu lang: höchstens \(limit) Zeichen"
    case .tooLong(let limit): "die Formel ist zu lang: höchstens \(limit) Zeichen"
    case .ambiguous(let text, let instead):
      "\(text) ist auf zwei Arten lesbar: \(instead) schreiben"
    case .noIntegral(let letter):
      "Für ein solches Integral mit \(letter) darin ist keine Formel bekannt"
    case .listInside: "Eine Liste steht allein. Hier einen Buchstaben dafür nehmen: \("a = {1, 2}")"
    case .noFormulaOfX: "Keine Funktion nur von \("x")"
    case .comparisonMissing: "Kein =, < oder > in der Bedingung"
    case .stretchNeedsEnds(let letter): "Bereich so schreiben: \("0 ≤ \(letter) ≤ 1")"
    case .noDerivative(""): "dies hat keine Ableitung"
    case .noDerivative(let name): "von \(name) ist keine Ableitung bekannt"
    case .boundsNeedNumbers(let name): "\(name) braucht ganze Zahlen als Grenzen"
    case .tooManyTerms(let name): "\(name) hat zu viele Glieder zum Ausschreiben"
    case .undefinedFunction(let name) where !"fgh".contains(name.prefix(1)):
      "\(name) ist nicht definiert; mit \(name)(x) = … definieren oder \(name)·( schreiben"
    case .undefinedFunction(let name):
      "\(name) ist nicht definiert; mit \(name)(x) = … definieren"
    case .undefinedList(let name): "\(name) ist keine Liste; eine entsteht mit \(name) = {1; 2; 4}"
    case .usesItself(let name): "\(name) würde sich selbst verwenden"
    case .tooManyValues(let limit): "eine Liste hat höchstens \(limit) Werte"
    case .startUnclear(let example): "Ein Anfang wird so geschrieben: \(verbatim: example)"
    case .secondEquationMissing: "Zwei Gleichungen sind nötig: x′ = y, y′ = −x"
    case .model(let phrase): phrase.german
    case .noValue: "dies ist kein Wert einer Liste"
    case .unknownCommand(let name): "\(verbatim: name) ist nicht bekannt"
    case .nestedTooDeeply: "die Formel ist zu tief verschachtelt"
    }
  }
}

extension ProgramFault {
  package var german: LocalizedText {
    switch self {
    case .noRealValue(let power, let operand) where power.hasPrefix("^"):
      "kein reeller Wert: \("(\(operand))\(power)")"
    case .noRealValue(let operation, let operand):
      "kein reeller Wert: \(operation) von \(operand)"
    case .noLogarithm(let base): "kein reeller Wert: log zur Basis \(base)"
    case .divisionByZero: "nicht definiert: Division durch 0"
    case .undefined(let operation, let place): "nicht definiert: \(operation) bei \(place)"
    case .noValue: "nicht definiert: kein reeller Wert"
    case .conditionFalse: "nicht definiert: die Bedingung ist nicht erfüllt"
    case .growing(let isUp): "divergiert gegen \(isUp ? "∞" : "−∞"), bewiesen"
    case .swinging: "kein Grenzwert: es schwankt immer weiter"
    case .sides(let left, let right): "kein Grenzwert: \(left) von links, \(right) von rechts"
    case .nothingBeside: "kein Grenzwert: neben der Stelle ist nichts definiert"
    }
  }
}

extension ProgramError {
  package var german: LocalizedText {
    switch self {
    case .empty: "das Programm ist leer"
    case .unknownInstruction(let name): "„\(verbatim: name)“ ist keine Anweisung"
    case .missingOperand(let name, let index):
      "„\(verbatim: name)“ bei \(index) hat zu wenige Werte"
    case .leftoverValues(let count): "das Programm lässt \(count) Werte statt einem übrig"
    case .conditionMissing(let name, let index):
      "„\(verbatim: name)“ bei \(index) hat keine Bedingung"
    case .isCondition: "das Programm ist eine Bedingung, kein Wert"
    case .tooLong: "die Formel ist zu lang"
    }
  }
}

extension DocumentFault {
  package var german: LocalizedText {
    switch self {
    case .newerVersion: "es stammt aus einer neueren Version von Ordinate"
    case .tooManyFunctions(let limit): "es enthält mehr als \(limit) Funktionen"
    case .formulaTooLong(let limit): "es enthält eine Formel mit mehr als \(limit) Operationen"
    }
  }
}

extension SystemFault {
  package var german: LocalizedText {
    switch self {
    case .noHome: "Nichts kann gespeichert werden: Die Umgebungsvariable HOME ist nicht gesetzt."
    case .diskFull(let path):
      "\(verbatim: path) konnte nicht gespeichert werden: Der Datenträger ist voll."
    case .diskIsReadOnly(let path):
      "\(verbatim: path) konnte nicht gespeichert werden: Der Datenträger ist schreibgeschützt."
    case .noPermission(let path):
      "\(verbatim: path) konnte nicht gespeichert werden: Dort fehlt die Schreibberechtigung."
    case .notSaved(let path, let call, let reason):
      "\(verbatim: path) konnte nicht gespeichert werden: \(verbatim: call) ist gescheitert: \(verbatim: reason)."
    case .cannotBeRead(let path, let reason):
      "\(verbatim: path) kann nicht gelesen werden: \(verbatim: reason)."
    case .fileTooLarge(let path):
      "\(verbatim: path) kann nicht gelesen werden: Die Datei ist zu groß."
    case .nameIsNoText(let path):
      "\(verbatim: path) kann weder gelesen noch gespeichert werden: Der Name ist kein UTF-8-Text."
    case .stateNotSaved(let reason):
      "Der Zustand konnte nicht gespeichert werden: \(verbatim: reason)"
    case .stateIsDamaged: "er ist beschädigt"
    case .stateIsNewer: "er stammt aus einer neueren Version von Ordinate"
    case .stateStoppedStart: "der letzte Start damit kam nicht bis zu einem Bild"
    case .stateIsTooLong: "er enthält eine Formel, die zum Zeichnen zu lang ist"
    case .setAside(let cause, let place):
      "Der gespeicherte Zustand war nicht verwendbar (\(cause.german)). Er liegt jetzt unter \(verbatim: place)."
    case .notSetAside(let cause, let failure):
      "Der gespeicherte Zustand war weder verwendbar (\(cause.german)) noch zu verschieben. \(failure.german)"
    case .failed(let call, let reason): "\(verbatim: call) ist gescheitert: \(verbatim: reason)."
    case .noDisplay(let call, let reason):
      "Kein Bildschirm für ein Fenster: \(verbatim: call) ist gescheitert: \(verbatim: reason)."
    case .noFont:
      "Keine Schrift gefunden. Benötigt werden die Debian-Pakete fonts-inter und fonts-dejavu-core."
    case .displayLost: "Die Verbindung zum Bildschirm ist abgebrochen."
    case .noSpeech: "Zum Sprechen benötigt Ordinate das Debian-Paket speech-dispatcher."
    case .impossibleSize(let width, let height):
      "Ein Bild mit \(width) × \(height) Pixeln ist nicht möglich: Jede Seite muss 1 bis 16384 haben."
    }
  }
}

extension HelpTopic {
  package var german: LocalizedText {
    switch self {
    case .typing: "Was man eingeben kann"
    case .anywhere: "Überall"
    case .calculator: "Rechner"
    case .screenKeys: "Tasten auf dem Bildschirm"
    case .graphKeys: "Graph, Tasten"
    case .graphTouch: "Graph, Finger und Maus"
    case .analysis: "Analyse"
    case .table: "Wertetabelle"
    case .list: "Liste der Funktionen"
    case .presentation: "Präsentation"
    case .controller: "Controller"
    }
  }
}

extension HelpLine {
  package var german: (keys: String, words: String) {
    switch self {
    case .typedFunctions:
      ("sin(x), asin(x), sinh(x)", "Funktionen mit Namen; auch ln, log, exp, mod, gamma, nCr …")
    case .typedPowers:
      ("x^2-4, sqrt(x), |x|, x!", "Potenzen, Wurzeln, Betrag, Fakultät; / macht einen Bruch")
    case .typedCases:
      ("{x<0: -x; x<1: x^2; 2}", "Fälle: der erste, dessen Bedingung gilt, sonst der letzte")
    case .typedLists: ("a = {1; 2; 3}", "ein Buchstabe mit mehreren Werten: je eine Kurve")
    case .typedPolar: ("r = 1+cos(θ)", "Polarkurven; θ: x halten oder theta tippen")
    case .typedPoint: ("(cos(3t); sin(2t))", "bewegte Punkte, Punkte")
    case .typedRelation: ("x^2+y^2=4, y < x^2", "Gleichungen und Ungleichungen von x und y")
    case .typedSum: ("sum(k^2; k; 1; 10)", "Summen; prod für Produkte; sum und Tab geben Kästchen")
    case .typedIntegral: ("int(t^2; t; 0; x), diff(x^3; x)", "Integrale; Ableitungen, auch f′(x)")
    case .typedName: ("f(x) = x^2, f(x-1)+2f(3)", "Funktionen mit Namen, von anderen benutzt")
    case .typedLetter: ("a·sin(b·x)", "jeder andere Buchstabe hat einen Regler")
    case .graphFormula: ("Strg+Enter, Strg+G", "die Formel zeichnen")
    case .addFormula:
      ("Strg+Umschalt+G, Dazu, Zeichnen halten", "die Formel zum Graphen hinzufügen")
    case .openList: ("Strg+L, F8", "Liste der Funktionen und Schieberegler")
    case .otherPane: ("F6, Strg+Tab", "die andere Fensterhälfte")
    case .nextGroup: ("Tab, Umschalt+Tab", "nächste oder vorige Gruppe von Bedienelementen")
    case .pressControl: ("Pfeiltasten, Enter", "zu einem Bedienelement gehen, es drücken")
    case .undoRedo: ("Strg+Z, Strg+Y", "rückgängig, wiederholen")
    case .copyPaste: ("Strg+C, Strg+V", "eine Formel kopieren, einfügen")
    case .modes: ("Strg+M, Strg+D", "Formel oder UPN, Grad- oder Bogenmaß")
    case .saveOpen:
      ("Strg+S, Strg+O", "ein Dokument speichern, öffnen; mit Umschalt: speichern unter")
    case .newDocument: ("Strg+N", "ein neues Dokument")
    case .pictures: ("Strg+E, Strg+Umschalt+C", "ein Bild exportieren, kopieren")
    case .present: ("F5", "Präsentation")
    case .hidePane: ("F9, Umschalt+F9", "den Rechner, den Graphen ausblenden")
    case .fullScreen: ("F11", "Vollbild")
    case .magnify: ("Strg+Umschalt+=, Strg+Umschalt+−", "alles größer, kleiner")
    case .menu: ("Strg+,", "Menü")
    case .help: ("F1, Strg+/", "diese Liste")
    case .quit: ("Strg+Q", "beenden")
    case .typeSigns: ("Ziffern, + − * / ^ ! ( )", "schreiben sich selbst")
    case .typeNames:
      (
        "Buchstaben",
        "schreiben Namen: sin … tanh, exp, ln, log, sqrt, cbrt, abs, floor, mod, pi, e, x"
      )
    case .typeExponent: ("Umschalt+E", "mal zehn hoch")
    case .heldKeys:
      (
        "Taste mit kleinem Zeichen halten",
        "Buchstaben, < ≤ ≥ >, Π, d/dx, ⁿ√, →M; darauf ziehen oder tippen"
      )
    case .heldVariable: ("x halten", "Buchstaben: y, r, θ, t, a, b …")
    case .heldEquals: ("= halten", "= < ≤ ≥ > für Gleichungen und Ungleichungen")
    case .caret: ("← →, Pos1, Ende", "Cursor; mit Strg um ganze Zahlen, mit Umschalt auswählend")
    case .moreDigits: ("Alt+← →", "weitere Ziffern des Ergebnisses; oder es ziehen")
    case .swapForm: ("Strg+R", "zuerst die Ziffern oder die geschlossene Form")
    case .earlierEntries: ("↑ ↓", "frühere Eingaben")
    case .workOut: ("Enter, =", "ausrechnen; Enter zeichnet eine Funktion")
    case .delete: ("Rücktaste, mit Strg", "ein Zeichen löschen, alles löschen")
    case .stackKeys: ("UPN: Enter, Rücktaste", "ablegen, verwerfen; → tauscht, ↓ rollt")
    case .move: ("Pfeiltasten", "um ein Zwanzigstel verschieben; mit Umschalt fünfmal so weit")
    case .zoom: ("+ −", "vergrößern, verkleinern; an der Spur, wenn sie an ist")
    case .trace: ("T", "Spur ein, aus")
    case .tangents: ("D", "Tangente, Normale, Sekante")
    case .alongCurve:
      ("Spur: ← →, ↑ ↓", "entlang der Kurve, mit Umschalt fünf Pixel; andere Kurve")
    case .typePlace:
      ("Spur: Ziffern, −, x, y", "ein x zum Hingehen oder ein y zum Suchen eingeben; Enter beendet")
    case .nextFeature:
      ("N, Umschalt+N", "nächste, vorige Nullstelle, Extremstelle, Schnittstelle")
    case .statistics: ("S", "Analyse des Ausschnitts; eine Zeile beginnt dort die Spur")
    case .table: ("Strg+T", "Wertetabelle; in ihr kopiert Strg+C alles")
    case .home: ("H, Pos1, Strg+0", "Startansicht")
    case .fit: ("F, W", "an die Kurven anpassen, ihre natürliche Ansicht")
    case .axes: ("A, dann X oder Y", "eine Achse logarithmisch oder gleichmäßig")
    case .boxZoom: ("Umschalt+Ziehen", "einen Rahmen vergrößern")
    case .keptView: ("Strg+1 … Strg+9", "zur Ansicht mit dieser Nummer")
    case .originThere: ("O", "Ursprung an die Spur oder den Mauszeiger")
    case .style: ("L", "bewiesen, Linie oder Punkte")
    case .previousView: ("Alt+←, Alt+→", "vorige, nächste Ansicht")
    case .escape: ("Esc", "schließt ein Menü, beendet eine Präsentation, geht zurück")
    case .drag: ("Ziehen, auch mit der mittleren Taste", "die Ebene verschieben")
    case .pinch: ("Zwei Finger, Mausrad", "dort zoomen; mit Strg+Mausrad feiner")
    case .pinchAxis: ("Zwei Finger entlang einer Achse", "diese Achse strecken")
    case .dragNumbers: ("Zahlen einer Achse ziehen", "diese Achse mit der Maus strecken")
    case .wheelAxis: ("Umschalt+Mausrad, Alt+Mausrad", "x strecken, y strecken")
    case .doubleTap: ("Doppeltippen, Doppelklick", "Ursprung dorthin")
    case .tripleTap: ("Dreifachtippen", "Ursprung dorthin, Standardmaßstab")
    case .tap: ("Tippen, Klick", "Spur dort; neben der Kurve endet sie")
    case .hold: ("Halten, Rechtsklick", "Menü dieser Stelle")
    case .swipe: ("Wischen vom linken Rand", "zurück zum Rechner")
    case .analysisRow: ("Enter, Klick, Tippen", "auf eine Zeile: die Spur geht dorthin")
    case .analysisInterval:
      (
        "Intervall wählen",
        "die Enden ziehen; ← → bewegt eines, N zum nächsten Punkt, Ziffern geben es ein"
      )
    case .analysisBetween:
      ("Fläche zwischen", "die Fläche zwischen zwei Kurven; noch einmal: eine andere Kurve")
    case .analysisCount: ("mindestens", "so viele sind bewiesen; weitere sind möglich")
    case .tableSteps: ("Von, Bis, Schritt", "Zahlen oder Formeln; Tab geht weiter")
    case .tablePlaces: ("Eigene x", "einzelne Werte von x; Ziffern beginnen einen")
    case .tableRows:
      ("Umschalt+↑ ↓, Umschalt+Klick", "Zeilen auswählen; oder das Häkchen, dann erste und letzte")
    case .tableCopy: ("Strg+C", "die ausgewählten Zeilen oder alle kopieren, mit Tabulatoren")
    case .reorder: ("Alt+↑, Alt+↓, Ziehen", "die Reihenfolge ändern")
    case .removeFunction: ("Entf", "die Funktion entfernen")
    case .leaveList: ("F6", "zum Graphen und zurück zur Liste")
    case .newTable:
      ("Strg+Umschalt+T", "eine Datentabelle; Enter geht darunter weiter, Tab daneben")
    case .marks:
      (
        "T, dann N, Umschalt+Pfeile",
        "die Punkte einer Tabelle oder Liste: der nächste, um einen Punkt verschoben; auch ziehen verschiebt einen"
      )
    case .moveSlider:
      ("← →; beim Tippen Alt+↑ ↓", "einen Regler um einen Schritt bewegen; mit Umschalt um zehn")
    case .ground: ("Tasten B, W", "schwarzer Grund, weißer Grund")
    case .keepView: ("Strg+1 … Strg+9", "diese Ansicht unter einer Nummer merken")
    case .goToView: ("1 … 9", "zu dieser Ansicht")
    case .nextView:
      ("Bild ↑, Bild ↓", "durch die nummerierten Ansichten; ohne solche durch die Kurven")
    case .endPresentation: ("Esc, F5; Controller: B", "beenden, alles wie zuvor")
    case .sticks: ("Steuerkreuz, linker Stick", "den Fokus bewegen; den Graphen verschieben")
    case .pressOrDelete:
      (
        "A, B",
        "drücken, löschen oder zurück; B halten löscht alles; im Graphen beginnt A die Spur; A halten: Zeichen, Menü der Spur"
      )
    case .insertOrGraph:
      (
        "X, Y",
        "x einfügen (halten: Buchstaben, Zeichen), zeichnen; Y halten fügt hinzu; im Graphen Stil (halten: seine Tasten), Analyse; Y halten: Liste"
      )
    case .shoulders:
      ("L1, R1", "Cursor oder tauschen und Enter; im Graphen voriger, nächster besonderer Punkt")
    case .triggers: ("L2, R2", "verkleinern, vergrößern")
    case .rightStick: ("Rechter Stick", "den Graphen verschieben")
    case .stickButtons:
      ("L3, R3", "rückgängig, wiederholen; im Graphen vorige Ansicht, Startansicht")
    case .padMenus: ("Menü, View", "Menü, andere Hälfte; View halten präsentiert")
    case .padList:
      ("X, L1, R1, B in der Liste", "ausblenden, nach oben, nach unten, entfernen (halten)")
    }
  }
}

extension Int {
  /// The number in words, as far as people write it so.
  fileprivate var spelled: LocalizedText {
    switch self {
    case 0: "keinen"
    case 1: "einen"
    case 2: "zwei"
    case 3: "drei"
    default: "\(self)"
    }
  }

  /// So many of what lies on the stack.
  fileprivate var values: LocalizedText { self == 1 ? "einen Wert" : "\(spelled) Werte" }
}

extension GraphPhrase.Reach {
  fileprivate var german: LocalizedText {
    switch self {
    case .beyond: "danach negativ"
    case .before: "davor negativ"
    case .edge: "negativ bis zum Rand"
    }
  }
}

extension SpokenMath {
  package var german: LocalizedText {
    switch self {
    case .over(let top, let bottom): "\(verbatim: top) durch \(verbatim: bottom)"
    case .fraction(let top, let bottom):
      "Bruch \(verbatim: top) durch \(verbatim: bottom), Ende des Bruchs"
    case .squared(let base): "\(verbatim: base) zum Quadrat"
    case .cubed(let base): "\(verbatim: base) hoch 3"
    case .power(let base, let exponent): "\(verbatim: base) hoch \(verbatim: exponent)"
    case .longPower(let base, let exponent):
      "\(verbatim: base) hoch \(verbatim: exponent), Ende des Exponenten"
    case .index(let base, let low): "\(verbatim: base) Index \(verbatim: low)"
    case .root(let degree, let inside): "\(Self.root(degree)) aus \(verbatim: inside)"
    case .longRoot(let degree, let inside):
      "\(Self.root(degree)) aus \(verbatim: inside), Ende der Wurzel"
    case .call(let name, let inside): "\(verbatim: name) von \(verbatim: inside)"
    case .between(let bracket, let inside, true):
      "\(bracket.german.0) \(verbatim: inside) \(bracket.german.1)"
    case .between(let bracket, let inside, false): "\(bracket.german.0) \(verbatim: inside)"
    case .sum(let letter, let from, let to, let body):
      "Summe von \(verbatim: letter) gleich \(verbatim: from) bis \(verbatim: to) über \(verbatim: body), Ende der Summe"
    case .product(let letter, let from, let to, let body):
      "Produkt von \(verbatim: letter) gleich \(verbatim: from) bis \(verbatim: to) über \(verbatim: body), Ende des Produkts"
    case .integral(let body, let letter, let from, let to):
      "Integral von \(verbatim: from) bis \(verbatim: to) über \(verbatim: body) nach \(verbatim: letter)"
    case .derivative(let body, let letter, nil):
      "Ableitung von \(verbatim: body) nach \(verbatim: letter)"
    case .derivative(let body, let letter, let place?):
      "Ableitung von \(verbatim: body) nach \(verbatim: letter) bei \(verbatim: place)"
    case .limit(let body, let letter, let to):
      "Grenzwert von \(verbatim: body) für \(verbatim: letter) gegen \(verbatim: to)"
    case .cases(let cases): "Fälle: \(verbatim: cases.joined(separator: "; ")); Ende der Fälle"
    case .whenever(let value, let condition): "\(verbatim: value), falls \(verbatim: condition)"
    case .otherwise(let value): "sonst \(verbatim: value)"
    case .emptyBox: "leeres Feld"
    case .ended(let part): "\(verbatim: part), Ende"
    case .sign(let sign): sign.german
    case .equals(let digits, nil): "gleich \(verbatim: digits)"
    case .equals(let digits, let form?): "gleich \(verbatim: digits), genau \(verbatim: form)"
    case .about(let digits, nil): "ungefähr \(verbatim: digits)"
    case .about(let digits, let form?): "ungefähr \(verbatim: digits), genau \(verbatim: form)"
    }
  }

  private static func root(_ degree: String?) -> LocalizedText {
    switch degree {
    case nil: "Quadratwurzel"
    case "3": "Kubikwurzel"
    case let degree?: "\(verbatim: degree)-te Wurzel"
    }
  }
}

extension SpokenMath.Bracket {
  /// What is said before it and behind it.
  fileprivate var german: (LocalizedText, LocalizedText) {
    switch self {
    case .round: ("Klammer auf", "Klammer zu")
    case .square: ("eckige Klammer auf", "eckige Klammer zu")
    case .brace: ("geschweifte Klammer auf", "geschweifte Klammer zu")
    case .bars: ("Betrag von", "Ende des Betrags")
    case .floor: ("abgerundet", "Ende der Rundung")
    case .ceiling: ("aufgerundet", "Ende der Rundung")
    }
  }
}

extension SpokenMath.Sign {
  fileprivate var german: LocalizedText {
    switch self {
    case .plus: "plus"
    case .minus: "minus"
    case .plusOrMinus: "plus minus"
    case .times: "mal"
    case .dividedBy: "geteilt durch"
    case .modulo: "modulo"
    case .equals: "gleich"
    case .isLess: "kleiner als"
    case .isAtMost: "höchstens"
    case .isMore: "größer als"
    case .isAtLeast: "mindestens"
    case .differs: "ungleich"
    case .isAbout: "ungefähr"
    case .and: "und"
    case .or: "oder"
    case .not: "nicht"
    case .exclusiveOr: "entweder oder"
    case .factorial: "Fakultät"
    case .percent: "Prozent"
    case .degrees: "Grad"
    case .prime: "Strich"
    case .infinity: "unendlich"
    case .pi: "Pi"
    }
  }
}
