import Documents
import Drawing
import GraphScene
import GraphTools
import Input
import Notation
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing
import Words

/// Saving, opening and exporting by way of the sheet; what the files answer comes from the test.
@Suite struct FileScriptTests {
  let bench: Bench
  private let listing = FolderListing(
    folder: "~/Documents/",
    entries: [
      .init("Lessons", isFolder: true), .init("circle.ordinate", isFolder: false),
      .init("notes.txt", isFolder: false), .init("sine.ordinate", isFolder: false),
      .init("sine.png", isFolder: false), .init(".hidden.ordinate", isFolder: false),
    ]
  )

  init() {
    bench = Bench(1024, 768)
    bench.calculator.places = FilePlaces(
      documents: "~/Documents/",
      pictures: "~/Pictures/",
      home: "/home/ada/"
    )
    bench.type("sin(x)/x")
    bench.tapGraph()
  }

  func requests(_ all: [SceneRequest]) -> [FileRequest] {
    all.compactMap { if case .file(let request) = $0 { request } else { nil } }
  }

  func words() -> [String] { bench.draw().canvas.drawnTexts.map(\.text) }

  private func open() {
    _ = bench.key(.character("o"), .command)
    _ = bench.calculator.take(.listed(listing))
  }

  @Test func `the first save asks where, the next ones don't`() {
    let first = requests(bench.key(.character("s"), .command))
    #expect(first == [.list(folder: "~/Documents/")])
    #expect(words().contains("~/Documents/sin-x-over-x.ordinate"))
    let path = "~/Documents/sin-x-over-x.ordinate"
    #expect(requests(bench.key(.enter)) == [.save(path: path, mayReplace: false)])
    _ = bench.calculator.take(.saved(bench.calculator.document, path: path, digest: "1-a"))
    #expect(bench.calculator.title == "sin-x-over-x.ordinate — Ordinate")
    bench.type("+1")
    bench.tapGraph()
    #expect(bench.calculator.title == "• sin-x-over-x.ordinate — Ordinate")
    let next = requests(bench.key(.character("s"), .command))
    #expect(next == [.saveAgain(path: path, over: "1-a")])
    _ = bench.calculator.take(.saved(bench.calculator.document, path: path))
    bench.key(.function(6))
    bench.key(.left)
    #expect(bench.calculator.title == "sin-x-over-x.ordinate — Ordinate")
  }

  @Test func `a file that is there is replaced only after a second Enter`() {
    bench.key(.character("s"), [.command, .shift])
    bench.key(.character("a"), .command)
    bench.type("~/a")
    #expect(requests(bench.key(.enter)) == [.save(path: "~/a.ordinate", mayReplace: false)])
    _ = bench.calculator.take(.failed(.exists("a.ordinate")))
    #expect(words().contains("a.ordinate already exists."))
    #expect(words().contains("Replace"))
    #expect(requests(bench.key(.enter)) == [.save(path: "~/a.ordinate", mayReplace: true)])
    _ = bench.calculator.take(.failed(.exists("a.ordinate")))
    bench.type("b")
    #expect(requests(bench.key(.enter)) == [.save(path: "~/ab.ordinate", mayReplace: false)])
  }

  @Test func `undo past an opening leads back to the other file`() throws {
    let (first, second) = ("~/Documents/a.ordinate", "~/Documents/b.ordinate")
    _ = bench.calculator.take(.saved(bench.calculator.document, path: first, digest: "1-a"))
    let other = try #require(Document([(try FormulaParser.parse("x^2"), "x^2")]))
    _ = bench.calculator.take(.opened(other, path: second, digest: "2-b"))
    #expect(bench.calculator.title == "b.ordinate — Ordinate")
    let later = Bench(1024, 768, state: bench.state)

    bench.key(.character("z"), .command)
    #expect(bench.calculator.title == "a.ordinate — Ordinate")
    let saving = requests(bench.key(.character("s"), .command))
    #expect(saving == [.saveAgain(path: first, over: "1-a")])
    bench.key(.character("y"), .command)
    #expect(bench.calculator.title == "b.ordinate — Ordinate")

    // After a restart nobody knows the other file: then it is asked for.
    later.key(.character("z"), .command)
    #expect(later.graphed == bench.graphed.map { _ in "sin(x)/x" })
    #expect(later.calculator.title == "Ordinate")
    #expect(requests(later.key(.character("s"), .command)) == [.list(folder: "~/")])
    later.key(.escape)
    later.key(.character("y"), .command)
    #expect(later.calculator.title == "b.ordinate — Ordinate")
  }

  @Test func `undo past a new document leads back to the file`() {
    let path = "~/Documents/a.ordinate"
    _ = bench.calculator.take(.saved(bench.calculator.document, path: path, digest: "1-a"))
    bench.key(.character("n"), .command)
    #expect(bench.calculator.title == "Ordinate")
    bench.key(.character("z"), .command)
    #expect(bench.calculator.title == "a.ordinate — Ordinate")
  }

  @Test func `a file that somebody else has changed is not replaced unasked`() throws {
    let path = "~/Documents/sine.ordinate"
    let other = try #require(Document([(try FormulaParser.parse("x^2"), "x^2")]))
    _ = bench.calculator.take(.opened(other, path: path, digest: "1-a"))
    let later = Bench(1024, 768, state: bench.state)
    for bench in [bench, later] {
      #expect(
        requests(bench.key(.character("s"), .command)) == [.saveAgain(path: path, over: "1-a")]
      )
    }
    func ask() {
      _ = bench.calculator.take(.failed(.changedElsewhere))
    }
    func choose(_ title: String) -> [FileRequest] {
      requests(bench.tap(bench.draw().place(of: title)))
    }
    ask()
    #expect(words().contains("Another window or program has changed it."))
    #expect(words().contains("sine.ordinate"))
    #expect(choose("Save over it") == [.save(path: path, mayReplace: true)])
    ask()
    #expect(choose("Open what is in the file now") == [.open(path: path)])
    ask()
    #expect(choose("Keep both: save under another name") == [.list(folder: "~/Documents/")])
    let copy = "~/Documents/sine 2.ordinate"
    #expect(requests(bench.key(.enter)) == [.save(path: copy, mayReplace: false)])
    ask()
    bench.key(.escape)
    #expect(bench.graphed == ["x²"])
  }

  @Test(arguments: ["Lessons", ".."]) func `nothing is saved beside a folder of that name`(
    name: String
  ) {
    bench.key(.character("s"), .command)
    _ = bench.calculator.take(.listed(listing))
    bench.key(.character("a"), .command)
    _ = bench.calculator.paste("~/Documents/" + name)
    _ = bench.calculator.take(.listed(listing))
    #expect(requests(bench.key(.enter)).isEmpty)
    #expect(words().contains("\(name) is a folder."))
    _ = bench.calculator.paste(".ordinate")
    let path = "~/Documents/\(name).ordinate"
    #expect(requests(bench.key(.enter)) == [.save(path: path, mayReplace: false)])
  }

  @Test func `the list shows folders and what can be opened, and typing filters it`() {
    open()
    let shown = words()
    #expect(shown.contains("Lessons/") && shown.contains("sine.png"))
    #expect(!shown.contains("notes.txt") && !shown.contains(".hidden.ordinate"))
    bench.type("circ")
    #expect(!words().contains("sine.png"))
    #expect(requests(bench.key(.enter)) == [.open(path: "~/Documents/circle.ordinate")])
  }

  @Test func `Tab completes as far as there is one way`() {
    open()
    bench.type("si")
    bench.key(.tab)
    #expect(words().contains("~/Documents/sine."))
    for _ in 0..<5 { bench.key(.backspace) }
    bench.type("L")
    #expect(requests(bench.key(.tab)) == [.list(folder: "~/Documents/Lessons/")])
  }

  @Test func `arrows and the controller choose from the list`() {
    open()
    bench.key(.down)
    bench.key(.down)
    bench.key(.down)
    #expect(requests(bench.key(.enter)) == [.open(path: "~/Documents/circle.ordinate")])
    bench.key(.escape)
    open()
    bench.press(.dpadDown, .dpadDown)
    #expect(requests(bench.press(.a)) == [.list(folder: "~/Documents/Lessons/")])
    bench.press(.b)
    #expect(!words().contains("Open"))
  }

  @Test(arguments: windows) func `a finger chooses from the list`(size: Size) {
    bench.resize(to: size)
    open()
    let place = bench.draw().place(of: "sine.ordinate")
    #expect(requests(bench.tap(place)) == [.open(path: "~/Documents/sine.ordinate")])
    #expect(requests(bench.tap(bench.draw().place(of: "Parent folder"))) == [.list(folder: "~/")])
  }

  @Test func `above the person's own folder there is more`() {
    open()
    #expect(requests(bench.tap(bench.draw().place(of: "Parent folder"))) == [.list(folder: "~/")])
    #expect(
      requests(bench.tap(bench.draw().place(of: "Parent folder"))) == [.list(folder: "/home/")]
    )
    #expect(requests(bench.tap(bench.draw().place(of: "Parent folder"))) == [.list(folder: "/")])
  }

  @Test func `an opened document is there, and undo brings back the one before`() throws {
    let other = try #require(Document([(try FormulaParser.parse("x^2"), "x^2")]))
    open()
    _ = bench.calculator.take(.opened(other, path: "~/Documents/circle.ordinate"))
    #expect(bench.graphed == ["x²"])
    #expect(bench.calculator.title == "circle.ordinate — Ordinate")
    #expect(words().contains("circle.ordinate is open."))
    bench.key(.character("z"), .command)
    #expect(bench.graphed == ["sin(x)/x"])
    #expect(bench.calculator.title == "Ordinate")
  }

  @Test func `a file that can't be opened says why, and nothing is lost`() {
    open()
    _ = bench.calculator.take(.failed(.newerVersion))
    #expect(words().contains("This document is from a newer version of Ordinate."))
    bench.key(.escape)
    #expect(bench.graphed == ["sin(x)/x"])
  }

  @Test func `a new document is empty, and undo brings the old one back`() {
    bench.key(.character("n"), .command)
    #expect(bench.graphed.isEmpty)
    #expect(bench.calculator.title == "Ordinate")
    bench.key(.character("z"), .command)
    #expect(bench.graphed == ["sin(x)/x"])
  }

  @Test func `a new document takes nothing of the file's name along`() {
    let path = "~/Documents/waves.ordinate"
    bench.key(.character("s"), .command)
    _ = bench.calculator.take(.saved(bench.calculator.document, path: path, digest: "1-a"))
    #expect(bench.calculator.title == "waves.ordinate — Ordinate")
    bench.key(.character("n"), .command)
    #expect(bench.calculator.title == "Ordinate")
    bench.key(.character("s"), .command)
    #expect(!words().contains { $0.contains("waves") })
    bench.key(.escape)
    bench.key(.character("e"), .command)
    #expect(!words().contains { $0.contains("waves") })
    #expect(Bench(1024, 768, state: bench.state).calculator.title == "Ordinate")
  }

  @Test func `Cancel leaves a sheet without writing anything`() {
    for key in ["e", "s", "o"] {
      bench.key(.character(Character(key)), .command)
      #expect(requests(bench.tap(bench.draw().place(of: "Cancel"))).isEmpty)
      #expect(!words().contains("Cancel"))
    }
  }

  @Test(arguments: [
    ("x^2-4", "x2-minus-4"), ("1/x", "1-over-x"), ("sqrt(x)+1.5", "sqrt-x-plus-1p5"),
    ("2pi x", "2-pi-x"), ("|x|!", "x-factorial"),
  ])
  func `a file's name holds nothing that a shell or a file system reads as more`(
    formula: String,
    name: String
  ) {
    let bench = Bench(1024, 768)
    bench.type(formula)
    bench.tapGraph()
    bench.key(.character("e"), .command)
    let words = bench.draw().canvas.drawnTexts.map(\.text)
    #expect(words.contains { $0.hasSuffix("/\(name).png") })
  }

  @Test func `every command is in the menu of the document`() {
    bench.press(.start)
    bench.click(bench.draw().place(of: "Document…"))
    #expect(requests(bench.click(bench.draw().place(of: "Copy picture"))) == [.copyPicture])
    bench.press(.start)
    bench.click(bench.draw().place(of: "Document…"))
    let listed = requests(bench.click(bench.draw().place(of: "Open…")))
    #expect(listed == [.list(folder: "~/Documents/")])
  }

  @Test func `text is pasted into the path while a sheet is open`() {
    bench.key(.character("s"), .command)
    bench.key(.character("a"), .command)
    _ = bench.calculator.paste("/tmp/pasted\nsecond line")
    #expect(words().contains("/tmp/pasted"))
    #expect(requests(bench.key(.enter)) == [.save(path: "/tmp/pasted.ordinate", mayReplace: false)])
  }

  @Test func `what happens outside the sheet ends it and does nothing else`() {
    open()
    let before = bench.state
    bench.tap(Point(x: 10, y: 10))
    #expect(bench.state == before)
    #expect(!words().contains("sine.png"))
  }

  @Test func `the picture shows what the graph shows`() {
    bench.key(.function(6))
    bench.type("w")
    let picture = bench.calculator.picture(bench.calculator.pictureLook)
    #expect(picture.document[viewportOf: "main"] == bench.viewport)
    #expect(picture.size == bench.plot.size)
    #expect(picture.summary == "y = sin(x)/x")
  }
}
