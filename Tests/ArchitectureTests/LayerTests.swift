import Testing

@Suite struct LayerTests {
  @Test(arguments: SourceTree.files.filter { $0.layer != "Platform" })
  func `only the platform calls SDL`(file: SourceFile) {
    #expect(!file.text.contains("SDL_"))
    #expect(!file.text.contains("TTF_"))
  }

  @Test(arguments: SourceTree.files.filter { $0.module == "SceneHost" })
  func `the scene host has never heard of calculators and graphs`(file: SourceFile) {
    #expect(!file.mentions("calculator"))
    #expect(!file.mentions("graph"))
  }

  @Test(arguments: SourceTree.files.filter { $0.module == "CalculatorScene" })
  func `the calculator's scene keeps its model to itself`(file: SourceFile) {
    for line in file.lines where line.contains("package") {
      #expect(!line.contains("CalculatorBrain"), "\(line)")
    }
  }

  /// The letters of variables and coordinates are constants.
  @Test(arguments: SourceTree.files.filter { $0.layer == "Controller" })
  func `no letter of a variable decides anything by itself`(file: SourceFile) {
    let decisions = /case (\.letter\()?"[xXyY]"|\["[xy]", |\("[xy]", [0-9]|== "[xy]"/
    #expect(!file.text.contains(decisions))
  }

  @Test(
    arguments: SourceTree.files.filter {
      ["Core", "Model", "View", "Controller"].contains($0.layer)
    }
  )
  func `the inner layers do without Foundation`(file: SourceFile) {
    #expect(!file.imports.contains("Foundation"))
  }

  /// A language is one file, however much it says, so that a translator has all of it before them.
  @Test(
    arguments: SourceTree.files.filter { !$0.path.contains("Words/Languages/") }
      + SourceTree.swiftFiles(below: "Tests")
  )
  func `no file is longer than 350 lines`(file: SourceFile) {
    #expect(file.lines.count <= 350)
  }

  @Test func `no folder holds more than 40 source files`() {
    let folders = Dictionary(grouping: SourceTree.files) {
      $0.path.split(separator: "/").dropLast().joined(separator: "/")
    }
    for (folder, files) in folders { #expect(files.count <= 40, "\(folder)") }
  }

  @Test(arguments: SourceTree.files)
  func `no type is called as its module`(file: SourceFile) {
    let pattern = #"^(public |package )?(final )?(struct|class|enum|protocol|actor) "# + file.module
    let expression = try? Regex(pattern + #"\b"#).anchorsMatchLineEndings()
    #expect(expression.map { file.text.contains($0) } == false)
  }

  @Test(arguments: ["Core", "Model", "View", "Controller", "Platform", "App"])
  func `the layers are folders`(layer: String) {
    #expect(SourceTree.files.contains { $0.layer == layer })
  }

  @Test(arguments: SourceTree.files)
  func `every module lies in a known layer`(file: SourceFile) {
    #expect(["Core", "Model", "View", "Controller", "Platform", "App"].contains(file.layer))
  }
}
