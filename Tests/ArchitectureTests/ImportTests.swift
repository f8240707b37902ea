import Testing

/// What each layer may import.
private let layers: [String: Set<String>] = [
  "Core": ["Core"], "Model": ["Core", "Model"], "View": ["Core"],
  "Controller": ["Core", "Model", "View", "Controller"], "Platform": ["Core", "Platform"],
  "App": ["Core", "Model", "View", "Controller", "Platform", "App"],
]

/// What a module must not import though its layer may.
private let refused: [String: Set<String>] = [
  "Numerals": ["Words"],
  "Analysis": ["Typesetting", "Drawing", "Input"],
  "GraphModel": ["Formulas", "Notation", "Figures", "Calculator", "Documents"],
  "Controls": ["Numerals", "Intervals", "Calculus", "Words"],
  "GraphKit": ["Input", "Words"],
  "SceneHost": ["Words", "Settings", "GraphModel", "Formulas", "Controls"],
  "CalculatorScene": ["GraphModel", "GraphTools", "GraphScene", "GraphKit", "Documents"],
  "GraphTools": ["Formulas", "Notation", "Figures", "Calculator", "Documents", "CalculatorScene"],
  "GraphScene": ["Formulas", "Notation", "Figures", "Calculator", "Documents", "CalculatorScene"],
  "Shell": ["ExactEvaluation"], "ordinate": ["ExactEvaluation"],
]

/// The modules of the system, and who may import them.
private let system: [String: Set<String>] = [
  "Glibc": ["CLibrary", "Analysis", "ordinate", "ordinate-bench"],
  "Darwin": ["CLibrary", "Analysis", "ordinate", "ordinate-bench"],
  "Synchronization": [
    "Calculus", "Formulas", "Documents", "SceneHost", "Shell", "GraphTools", "GraphScene",
    "SystemServices",
    "SDLPlatform",
    "ordinate",
    "ordinate-bench",
  ],
  "Foundation": ["SystemServices", "ordinate", "ordinate-bench"],
  "FoundationEssentials": ["SystemServices", "ordinate"],
  "ArgumentParser": ["ordinate", "ordinate-bench"],
]

/// `Package.swift` is the table of who imports whom; the sources are held to it, and it to the layers.
@Suite struct ImportTests {
  private static let layer = Dictionary(
    SourceTree.files.map { ($0.module, $0.layer) },
    uniquingKeysWith: { first, _ in first }
  )

  @Test func `the sources and the manifest are found`() {
    #expect(SourceTree.files.count > 50)
    #expect(SourceTree.modules.contains("GraphScene"))
    #expect(SourceTree.swiftFiles(below: "Tests").count > 50)
    #expect(Manifest.own.uses["Input"] == ["CLibrary", "Drawing"])
    #expect(Manifest.own.tests.contains("InputTests"))
  }

  @Test(arguments: SourceTree.modules)
  func `every module stands in the manifest`(module: String) {
    #expect(Manifest.own.uses[module] != nil)
  }

  @Test(arguments: SourceTree.files)
  func `a file imports only what the manifest gives its module`(file: SourceFile) {
    let strange = Set(file.imports).subtracting(Manifest.own.uses[file.module] ?? []).filter {
      system[$0]?.contains(file.module) != true
    }
    #expect(strange.isEmpty)
  }

  @Test(arguments: SourceTree.modules)
  func `the manifest gives a module only what it imports`(module: String) {
    let imports = SourceTree.files.filter { $0.module == module }.flatMap(\.imports)
    #expect(Manifest.own.uses[module]?.subtracting(imports).isEmpty == true)
  }

  @Test(arguments: SourceTree.modules)
  func `imports point up the list of layers`(module: String) throws {
    let permitted = try #require(Self.layer[module].flatMap { layers[$0] })
    let imports = try #require(Manifest.own.uses[module])
    #expect(imports.allSatisfy { Self.layer[$0].map(permitted.contains) ?? true })
    #expect(imports.isDisjoint(with: refused[module] ?? []))
  }

  @Test(arguments: SourceTree.modules)
  func `no chain of imports is longer than twelve modules`(module: String) {
    #expect(Manifest.own.depth(of: module) <= 12)
  }

  @Test func `there are at most 32 library modules`() {
    let libraries = SourceTree.modules.filter { !$0.hasPrefix("ordinate") && $0 != "CLibrary" }
    #expect(libraries.count <= 32)
  }

  @Test(arguments: SourceTree.modules.filter { !$0.hasPrefix("ordinate") && $0 != "CLibrary" })
  func `a target of tests has the name of each library module`(module: String) {
    let files = SourceTree.swiftFiles(below: "Tests/\(module)Tests")
    #expect(Manifest.own.tests.contains("\(module)Tests"))
    #expect(files.contains { $0.imports.contains(module) })
  }

  @Test func `a graph without a calculator links none`() {
    let reach = Manifest.own.reach(of: "GraphLibrary")
    #expect(reach.isSuperset(of: ["GraphScene", "GraphKit", "SDLPlatform"]))
    #expect(
      reach.isDisjoint(with: [
        "Calculator", "CalculatorScene", "Shell", "Documents", "Figures", "Notation", "Algebra",
        "Formulas", "Operations",
      ])
    )
  }

  @Test func `the chain of imports is measured`() {
    let manifest = Manifest(
      text: """
        module("A", in: "Core"),
        module("B", in: "Core", uses: ["A"], link: ["m"]),
        program("c", uses: ["A", "B", .product(name: "D", package: "d")]),
        tests("BTests", uses: ["B"]),
        """
    )
    #expect(manifest.uses["B"] == ["A"])
    #expect(manifest.depth(of: "c") == 3)
    #expect(manifest.reach(of: "c") == ["A", "B", "D"])
    #expect(manifest.tests == ["BTests"])
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
