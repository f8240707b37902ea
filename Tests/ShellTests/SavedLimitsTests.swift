import Calculator
import Documents
import Foundation
import GraphScene
import GraphModel
import Input
import SceneParts
import Shell
import Testing

/// What a file may hold beyond all measure, by accident or by intent.
@Suite struct SavedLimitsTests {
  private func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func state(_ text: String) throws -> SavedState {
    try JSONDecoder().decode(SavedState.self, from: Data(text.utf8))
  }

  private func document(_ members: String, isOpened: Bool = false) throws -> Document {
    let decoder = JSONDecoder()
    if isOpened { decoder.userInfo[try #require(CodingUserInfoKey.refusesExcess)] = true }
    return try decoder.decode(Document.self, from: Data("{\"version\":1,\(members)}".utf8))
  }

  private func list(_ element: String, _ count: Int) -> String {
    "[" + [String](repeating: element, count: count).joined(separator: ",") + "]"
  }

  @Test(arguments: [(1e300, 16384.0), (0, 1), (-7, 1), (640.5, 640.5)])
  func `a window has a size that a window can have`(saved: Double, read: Double) throws {
    var kept = SavedState()
    kept.window = SavedState.Window(width: saved, height: saved, isFullScreen: true)
    let window = try state(text(of: kept)).window
    #expect(window == SavedState.Window(width: read, height: read, isFullScreen: true))
  }

  /// Members that this version does not know: arrays in arrays, and a long one.
  private static func deep(_ depth: Int) -> String {
    "\"new\":" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  private static func long(_ count: Int) -> String {
    "\"new\":[" + [String](repeating: "1", count: count).joined(separator: ",") + "]"
  }

  @Test(arguments: [deep(32), long(9999)])
  func `what is not understood is kept within limits`(members: String) throws {
    #expect(try text(of: document(members, isOpened: true)).contains(members))
    #expect(try text(of: document(members)).contains(members))
  }

  @Test(arguments: [deep(33), deep(480), long(10_000)])
  func `more is refused in a file that is opened, and left out of a state`(members: String) throws {
    #expect(throws: (any Error).self) { try document(members, isOpened: true) }
    #expect(try document(members) == Document())
    let function = "\"functions\":[{\"program\":[\"x\"],\(members)}]"
    #expect(throws: (any Error).self) { try document(function, isOpened: true) }
    #expect(try document(function).functions.count == 1)
    #expect(try !text(of: document(function)).contains("new"))
  }

  @Test func `a state that can't be kept is kept without undo, and then without the unknown`()
    throws
  {
    let bench = Bench(1280, 800)
    bench.type("sin(x)")
    bench.tapGraph()
    var full = bench.state
    full.document = try document("\"new\":1,\"functions\":[{\"program\":[\"x\"],\"new\":2}]")
    #expect(full.undo != nil)
    let reductions = full.reductions
    #expect(reductions.first == full)
    #expect(reductions.map { $0.undo == nil } == [false, true, true])
    #expect(try reductions.map { try text(of: $0).contains("\"new\"") } == [true, true, false])
    #expect(reductions.last?.document.functions.count == 1)
  }

  @Test func `the first version's list is read as far as it has room`() throws {
    let programs = list("{\"program\":[\"x\"]}", 40)
    let saved = try text(of: SavedState())
    let old = try #require(saved.firstMatch(of: /"document":\{.*?\},"isGraphShown"/)?.output)
    let graph = "\"graph\":{\"mode\":\"auto\",\"programs\":\(programs),\"viewports\":{}}"
    let read = try state(saved.replacing(old, with: graph + ",\"isGraphShown\""))
    #expect(read.document.functions.count == FunctionList.limit)
  }

  @Test func `a step of undo is read as far as it has room`() throws {
    let bench = Bench(1280, 800)
    _ = bench.calculator.paste("y=x\ny=x^2")
    let saved = try text(of: bench.state)
    let undo = try #require(saved.range(of: "\"undo\":"))
    let functions = try #require(saved[undo.upperBound...].range(of: "\"functions\":["))
    let more = list("{\"program\":[\"x\"]}", 40).dropFirst().dropLast()
    let full = saved.replacingCharacters(in: functions, with: "\"functions\":[" + more)
    let restarted = Bench(1280, 800, state: try state(full))
    restarted.key(.character("z"), .command)
    #expect(restarted.calculator.document.functions.count == FunctionList.limit)
  }

  @Test func `of a calculator with an endless line the history is read`() throws {
    let bench = Bench(1280, 800)
    bench.type("1+2=")
    bench.type("7")
    let saved = try text(of: bench.state)
    let line = "\"text\":\"7\""
    #expect(saved.contains(line))
    let digits = String(repeating: "7", count: 300_000)
    let read = try state(saved.replacing(line, with: "\"text\":\"\(digits)\""))
    #expect(read.calculator.weight == 0)
    #expect(read.calculator.history == bench.state.calculator.history)
    #expect(read.document == bench.state.document)
  }

  @Test func `views and places are read up to their limits`() throws {
    let view = "{\"centerX\":0,\"centerY\":0,\"pointsPerUnitX\":9,\"pointsPerUnitY\":9}"
    let views = "\"views\":\(list("{\"view\":\(view)}", 5000))"
    let table = "\"table\":{\"start\":0,\"step\":1,\"places\":\(list("2.5", 5000))}"
    let read = try document(views + "," + table)
    #expect(read.views.count == Document.viewLimit)
    #expect(read.table?.places?.count == 400)
    #expect(throws: (any Error).self) { try document(views, isOpened: true) }
    #expect(throws: (any Error).self) { try document(table, isOpened: true) }
  }

  @Test(arguments: [(4096, true), (4097, false)])
  func `a path that no system has is forgotten`(length: Int, isKept: Bool) throws {
    let saved =
      "\"file\":{\"isChanged\":false,\"path\":\"\(String(repeating: "p", count: length))\"}"
    let members = try text(of: SavedState()).dropLast()
    let read = try state(members + "," + saved + "}")
    #expect((read.file?.path.count == length) == isKept)
    #expect((read.file != nil) == isKept)
  }
}
