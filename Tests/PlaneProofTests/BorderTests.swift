import CurveProof
import PlaneProof
import Figures
import TestSupport
import Testing

/// The borders of areas: where they are, and whether they belong to them.
@Suite struct BorderTests {
  private struct Picture: Equatable {
    var ink: [PlaneInk]
    var closed: Set<[PixelPoint]>
    var open: Set<[PixelPoint]>
  }

  private func picture(_ text: String) throws -> Picture {
    let grid = PixelGrid(x: -4...4, y: -3...3, columnCount: 80, rowCount: 60)
    let relation = try #require(try RelationParser.parse(text).plane)
    var store = PlaneStore()
    let isComplete = store.prove(relation, on: grid, while: { true })
    #expect(isComplete)
    return Picture(
      ink: PlaneMap(proving: .relation(relation), on: grid).pixels,
      closed: Set(store.lines(areClosed: true)),
      open: Set(store.lines(areClosed: false))
    )
  }

  @Test(
    arguments: [
      [
        "x≠1", "x<1 or x>1", "x>1 or x<1", "not (x=1)", "1≠x", "(x-1)²>0", "|x-1|>0", "2x<2 or 1<x",
      ],
      ["y≠x", "y>x or y<x", "x<y or y<x", "not (y=x)", "(y-x)^2≠0", "x-y>0 or x<y"],
      ["x²≠1 and x≤3", "(x^2<1 or x^2>1) and not x>3", "x≤3 and not (x²=1)"],
      ["x=1", "x≤1 and x≥1", "not (x<1 or x>1)", "(x-1)²≤0", "0≥|x-1|", "x=1 or (x=1 and y>2)"],
      ["x≤1", "x<1 or x=1", "not (x>1)", "x≤1 or (x<1 and y>0)"],
      ["x<1", "x≤1 and x≠1", "not (x≥1)", "2-x>1 and x<1"],
      ["y=y", "x≤1 or x≥1", "x<1 or x=1 or x>1", "x²≥0", "not (|x|<0)"],
      ["1<x≤2", "not (x≤1 or x>2)", "x>1 and 2≥x"],
      ["x=3/7", "x≤3/7 and 2x≥6/7", "not (3/7≠x)", "x/3=1/7"],
      ["y≥8/3", "y>8/3 or (y-8/3)/3=0", "not (y<8/3)", "-y≤-8/3"],
      ["x≠√2", "x<√2 or 2x>2√2", "not (x+1=√2+1)", "√2≠x"],
      ["y<ln(3)", "y≤ln(3) and y≠ln(3)", "not (2y≥2ln(3))"],
      ["y=y", "x≤2^(1/3) or x>2^(1/3)", "x/3<1/7 or 7x≥3"],
      ["√x<1", "1>√x"], ["√x≠1", "1≠√x", "√x<1 or 1<√x"],
    ]
  )
  func `all spellings of one set have one picture`(spellings: [String]) throws {
    let first = try picture(spellings[0])
    for other in spellings.dropFirst() {
      let second = try picture(other)
      #expect(second.ink == first.ink, "\(other)")
      #expect(second.closed == first.closed && second.open == first.open, "\(other)")
    }
  }

  /// Whether a line of a picture runs along x = 0, in the middle of its columns.
  private func isAlongAxis(_ line: [PixelPoint]) -> Bool {
    line.count > 1 && line.allSatisfy { abs($0.x - 40) < 1.5 }
  }

  @Test(arguments: [
    "mod(x,2)<1", "1/x≥0", "1/x<2", "cot(x)≥0", "floor(x)=floor(y)", "floor(x/3)²<1",
  ])
  func `where a function jumps no edge is told to belong to an area or not`(text: String) throws {
    let picture = try picture(text)
    #expect(!(picture.closed.union(picture.open)).contains(where: isAlongAxis))
  }

  @Test(arguments: ["x≠1", "y>x or y<x", "x²≠1 and x≤3", "y≠sin(x)", "|x|≠|y|", "(x-1)(y-1)≠0"])
  func `a line that is left out is dashed`(text: String) throws {
    #expect(try !picture(text).open.isEmpty)
  }

  @Test func `where two areas meet on a line that belongs to both there is no border`() throws {
    let whole = try picture("(x≤1 and y>0) or (x>1 and y>0)")
    let part = try picture("(x≤1 and y>0) or (x>1 and y>-1)")
    #expect(whole.closed.isEmpty)
    // What belongs is the half below 0 of the line x = 1, as an end of the right area alone.
    #expect(part.closed.isEmpty && !part.open.isEmpty)
  }

  @Test(arguments: ["x/y=1", "tan(x)=1", "y=1/x"])
  func `a curve has no border where what divides it is 0`(text: String) throws {
    #expect(try picture(text).open.isEmpty)
  }
}
