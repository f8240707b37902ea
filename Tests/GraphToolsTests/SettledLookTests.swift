import Documents
import Drawing
import GraphKit
import GraphModel
import GraphTools
import Notation
import Testing

@Suite struct SettledLookTests {
  private var look = SettledLook()
  private let manner = SettledLook.Manner(mode: .auto, dotPitch: 1)

  /// Curves of formulas, the first with so many members of a family.
  private func curves(_ texts: String..., family: Int = 0) throws -> [GraphedCurve] {
    let formulas = try texts.map { text in
      (GraphFunction(ProgramFunction(try FormulaParser.parse(text))), text)
    }
    let curves = FunctionList(formulas).curves(binding: [:])
    guard let first = curves.first else { return [] }
    return [first.between(Array(repeating: first.function, count: family))] + curves.dropFirst()
  }

  private func projection(_ pan: Double = 0) -> Projection {
    let view = Viewport(pointsPerUnit: 40).panned(by: Vector(dx: pan, dy: 0))
    return Projection(view, frame: Rect(size: Size(width: 100, height: 80)), contentScale: .one)
  }

  private mutating func note(
    _ curves: [GraphedCurve],
    pan: Double = 0,
    whole: [Bool]? = nil
  ) -> GraphSheet.SettledCurves {
    let count = curves.count + curves.map(\.family.count).reduce(0, +)
    let areWhole = whole ?? Array(repeating: true, count: count)
    return look.note(curves, areWhole: areWhole, manner, in: projection(pan))
  }

  @Test mutating func `what stays as it is settles, and before it what was drawn first`() throws {
    let first = try curves("sin(x)", "x")
    #expect(note(first).count == 0)
    var last = note(first)
    for _ in 0..<10 { last = note(first) }
    #expect(last.count == 2)
    let version = last.version
    #expect(note(first).version == version)
    // The second changes in each picture, and the first remains one thing.
    var versions: Set<Int> = []
    for step in 1...8 {
      last = note(try curves("sin(x)", "x+\(step)"))
      #expect(last.count == 1)
      versions.insert(last.version)
    }
    #expect(versions.count == 1 && !versions.contains(version))
    // What changes first is drawn under all others.
    #expect(note(try curves("cos(x)", "x+8")).count == 0)
  }

  @Test mutating func `what moves with the plane settles at once`() throws {
    let all = try curves("sin(x)", "x")
    _ = note(all)
    #expect(note(all, pan: 3).count == 2)
  }

  @Test mutating func `what is not whole has not settled`() throws {
    let all = try curves("sin(x)", "x")
    for step in 0..<10 {
      #expect(note(all, pan: Double(step), whole: [true, false]).count == (step == 0 ? 0 : 1))
    }
  }

  @Test mutating func `members of families count with their curves`() throws {
    let all = try curves("sin(x)", "x", family: 3)
    _ = note(all)
    #expect(note(all, pan: 3).count == 5)
    #expect(note(all, pan: 6, whole: [true, false, true, true, true]).count == 4)
    #expect(note(all, pan: 9, whole: [true, true, true, false, true]).count == 0)
  }
}
