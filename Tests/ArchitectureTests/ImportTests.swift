import Testing

/// Which modules each module may import; the page of the architecture as a table.
private let permitted: [String: Set<String>] = [
  "CLibrary": ["Glibc", "Darwin"],
  "Numerals": ["Words"],
  "Intervals": ["CLibrary"],
  "Calculus": ["Intervals", "CLanes"],
  "CurveProof": ["Calculus", "Intervals"],
  "PlaneProof": ["CurveProof", "Calculus", "Intervals"],
  "ExactNumbers": ["CFlint"],
  "Drawing": [],
  "Typesetting": ["CLibrary", "Drawing"],
  "Input": ["Drawing"],
  "PictureFormats": ["CLibrary", "Drawing", "CZlib"],
  "Words": [],
  "Operations": ["Numerals", "Calculus", "Intervals", "CLanes", "Words"],
  "Expressions": [
    "Operations", "Numerals", "Calculus", "Intervals", "CLanes", "Words", "Synchronization",
  ],
  "Algebra": [
    "Analysis", "Language", "Expressions", "Operations", "Numerals", "Calculus", "Intervals",
  ],
  "Piecewise": [
    "Algebra", "Analysis", "Expressions", "Operations", "Numerals", "Calculus", "Intervals",
  ],
  "ExactAnswers": ["Expressions", "Operations", "Numerals", "Calculus", "Intervals", "Words"],
  "ExactEvaluation": [
    "CLibrary", "ExactAnswers", "Expressions", "Operations", "ExactNumbers", "Numerals", "Words",
  ],
  "Language": ["Expressions", "Operations", "Numerals", "Calculus", "Intervals"],
  "Notation": ["Language", "Expressions", "Operations", "Numerals", "Words"],
  "Textbook": ["Typesetting", "Notation", "Expressions", "Operations", "Words"],
  "Relations": [
    "Algebra", "PlaneProof", "Notation", "Expressions", "Operations", "Numerals", "Calculus",
    "Intervals",
    "Words",
  ],
  "Calculator": [
    "Relations", "Textbook", "Notation", "Language", "ExactAnswers", "Expressions", "Operations",
    "Numerals",
    "Words",
  ],
  "Graphs": ["Analysis", "PlaneProof", "CurveProof", "Numerals", "Calculus", "Intervals", "Words"],
  "PointsOfInterest": ["Graphs", "Analysis", "PlaneProof", "Calculus", "Intervals"],
  "Settings": ["Words"],
  "Documents": [
    "Settings", "Algebra", "Graphs", "Calculator", "Relations", "Notation", "Language", "Piecewise",
    "Analysis",
    "PlaneProof",
    "CurveProof", "Expressions", "Operations", "Calculus", "Intervals", "Numerals",
    "Words", "Synchronization",
  ],
  "Analysis": system.union(["Calculus", "Intervals"]),
  "Controls": ["CLibrary", "Typesetting", "Drawing", "Input"],
  "GraphKit": ["CLibrary", "PlaneProof", "CurveProof", "Drawing", "Calculus", "Intervals"],
  "SceneHost": ["Drawing", "Input", "Synchronization"],
  "SceneParts": [
    "SceneHost", "Settings", "Graphs", "Textbook", "Controls", "Drawing", "Words",
  ],
  "CalculatorScene": [
    "SceneParts", "SceneHost", "Calculator", "ExactAnswers", "Textbook", "Notation", "Expressions",
    "Operations",
    "Settings", "Controls", "Typesetting",
    "Drawing", "Input", "Words",
  ],
  "GraphTools": [
    "Settings", "SceneParts", "PointsOfInterest", "SceneHost", "Graphs", "Analysis", "Numerals",
    "Controls",
    "GraphKit",
    "PlaneProof", "CurveProof", "Drawing",
    "Input", "Calculus", "Intervals", "Words",
    "Synchronization",
  ],
  "GraphStatistics": [
    "GraphTools", "SceneParts", "SceneHost", "Graphs", "Analysis", "Numerals", "Controls",
    "GraphKit", "PointsOfInterest", "PlaneProof", "CurveProof", "Drawing", "Input", "Calculus",
    "Intervals", "Words",
  ],
  "GraphTable": [
    "GraphTools", "SceneParts", "SceneHost", "Graphs", "Numerals", "Controls", "GraphKit",
    "Drawing", "Input", "Intervals", "Words",
  ],
  "GraphPresentation": [
    "GraphTools", "SceneParts", "SceneHost", "Graphs", "Controls", "GraphKit", "Drawing", "Input",
    "Words",
  ],
  "FunctionListTool": [
    "Textbook", "Typesetting",
    "GraphTools",
    "SceneParts", "SceneHost", "Graphs", "Analysis", "Numerals", "Controls", "GraphKit",
    "CurveProof", "Drawing",
    "Input", "Calculus", "Intervals", "Words",
    "Synchronization",
  ],
  "GraphScene": [
    "Settings", "GraphTools", "FunctionListTool", "GraphStatistics", "GraphTable",
    "GraphPresentation",
    "PointsOfInterest",
    "SceneParts", "SceneHost", "Graphs", "Analysis", "Numerals", "Controls", "GraphKit",
    "CurveProof", "Drawing",
    "Input", "Calculus", "Intervals", "Words",
    "Synchronization",
  ],
  "Shell": [
    "Settings",
    "CalculatorScene", "GraphScene", "GraphTools", "SceneParts", "SceneHost", "Graphs",
    "Relations", "Calculator", "ExactAnswers", "Notation",
    "Expressions", "Operations", "Numerals", "Documents", "Controls", "GraphKit", "Drawing",
    "Input", "Words",
  ],
  "SDLPlatform": [
    "CLibrary", "Drawing", "Input", "PictureFormats", "Words", "CSDL2", "CSDL2TTF",
    "CFontconfig", "CFreeType", "CX11",
  ],
  "GraphPictures": [
    "GraphKit", "CurveProof", "Drawing", "Calculus", "Intervals", "PictureFormats", "SDLPlatform",
    "Words",
  ],
  "SpeechDispatcher": ["CLibrary"],
  "WorkerProcess": ["CLibrary", "Synchronization"],
  "Persistence": [
    "CLibrary", "Words", "Synchronization", "Foundation", "FoundationEssentials",
  ],
  "ordinate": system.union(SourceTree.modules).union([
    "Foundation", "FoundationEssentials", "Synchronization", "ArgumentParser",
  ]),
  "ordinate-numbers": ["CLibrary", "ExactEvaluation", "ExactAnswers", "Words"],
  "ordinate-bench": Set(SourceTree.modules).union(system).union(["Foundation", "ArgumentParser"]),
]

private let system: Set<String> = ["Glibc", "Darwin"]

@Suite struct ImportTests {
  @Test func `the sources are found`() {
    #expect(SourceTree.files.count > 50)
    #expect(SourceTree.modules.contains("GraphScene"))
    #expect(SourceTree.swiftFiles(below: "Tests").count > 50)
  }

  @Test(arguments: SourceTree.modules)
  func `every module has its row in the table`(module: String) {
    #expect(permitted[module] != nil)
  }

  @Test(arguments: permitted.keys.sorted())
  func `every row of the table is a module's`(module: String) {
    #expect(SourceTree.modules.contains(module))
  }

  @Test(arguments: SourceTree.files)
  func `a file imports only what its module may`(file: SourceFile) {
    let strange = Set(file.imports).subtracting(permitted[file.module] ?? [])
    #expect(strange.isEmpty)
  }

  @Test(arguments: [
    ("import Glibc", ["Glibc"]), ("  public import Drawing // why", ["Drawing"]),
    ("package import struct Foundation.URL", ["Foundation"]),
    ("@preconcurrency private import CSDL2", ["CSDL2"]), ("@testable import Input", ["Input"]),
    ("// import Foundation", []), ("let import_ = 1", []), ("/// To import Glibc here", []),
  ])
  func `an import is read in all its spellings`(line: String, modules: [String]) {
    let imports = SourceFile(path: "Layer/Module/File.swift", text: line).imports
    #expect(imports == modules)
  }
}
