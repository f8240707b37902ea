import Analysis
import Documents
import Drawing
import GraphKit
import GraphScene
import GraphModel
import Testing

/// What is seen at once of what a person graphs.
@Suite struct FirstWindowTests {
  /// A kind of function with what a teacher wants to see of it.
  struct Kind: Sendable, CustomTestStringConvertible {
    let formulas: [String]
    /// Places that must be seen.
    let places: [(x: Double, y: Double)]
    /// Whether units must be equally long; nil where both will do.
    let isEven: Bool?
    /// How wide and high the window is at most.
    let most: (x: Double, y: Double)

    init(
      _ formulas: String...,
      see places: [(Double, Double)],
      even isEven: Bool? = true,
      width: Double = 24,
      height: Double = .infinity
    ) {
      self.formulas = formulas
      self.places = places.map { (x: $0.0, y: $0.1) }
      self.isEven = isEven
      most = (width, height)
    }

    var testDescription: String { formulas.joined(separator: "; ") }
  }

  private static let kinds: [Kind] = [
    Kind("x²", see: [(0, 0), (-2, 4), (2, 4)]),
    Kind("2x²", see: [(0, 0), (-1, 2), (1, 2)]),
    Kind("x²+x+1", see: [(-0.5, 0.75), (0, 0), (1, 3)]),
    Kind("x²+3x+5", see: [(-1.5, 2.75), (0, 0)]),
    Kind("x³−x", see: [(-1, 0), (1, 0), (-0.577, 0.385), (0.577, -0.385)], width: 8),
    Kind("x³−6x²+11x−6", see: [(0, 0), (1, 0), (3, 0), (1.42, 0.385)], even: nil, width: 7.5),
    Kind("(x−2)(x−5)", see: [(2, 0), (5, 0), (3.5, -2.25), (0, 0)], width: 12),
    Kind("(x−50)²", see: [(50, 0), (50, 700)], even: false, width: 120, height: 4000),
    Kind("x⁴−5x²+4", see: [(-2, 0), (2, 0), (0, 4), (1.58, -2.25)], even: nil, width: 10.5),
    Kind("3x−7", see: [(0, -7), (2.333, 0)], width: 30),
    Kind("x+1000", see: [(0, 1000), (-1000, 0)], even: nil, width: 4000),
    Kind("50x−200", see: [(0, -200), (4, 0)], even: false),
    Kind("1/x", see: [(0, 0), (1, 1), (-1, -1)], width: 20),
    Kind("1/(x−3)+2", see: [(2, 1), (4, 3), (3, 2), (0, 0)], width: 17),
    Kind("1/(x−1.1)", see: [(0.1, -1), (2.1, 1), (0, 0)], width: 17),
    Kind("(x+1)/(x−2)", see: [(-1, 0), (0.27, -0.73), (3.73, 2.73)]),
    Kind("x²/(x−1)", see: [(0, 0), (2, 4)]),
    Kind("2x/(x²−4)", see: [(-3.2, -1), (0, 0), (3.2, 1)]),
    Kind("e^x", see: [(0, 1), (1, 2.72), (0, 0)], width: 16),
    Kind("20·1.05^x", see: [(0, 20), (0, 0)], even: nil, width: 80),
    Kind("ln(x)", see: [(0, 0), (1, 0)]),
    Kind("√x", see: [(0, 0), (1, 1)]),
    Kind("asin(x)", see: [(-1, -1.57), (0, 0), (1, 1.57)], width: 8),
    Kind("acos(x)", see: [(-1, 3.14), (0, 0), (1, 0)], width: 8),
    Kind("sin(x)", see: [(-3.14, 0), (1.57, 1), (-1.57, -1), (3.14, 0)], even: nil, width: 20),
    Kind("3cos(2x)", see: [(-1.57, -3), (0, 3), (1.57, -3)], even: nil, width: 20),
    Kind("4sin(x)+1", see: [(-1.57, -3), (1.57, 5), (0, 0)], even: nil),
    Kind("sin(x)+5", see: [(-1.57, 4), (1.57, 6), (0, 0)], even: nil),
    Kind("10sin(x)", see: [(-1.57, -10), (1.57, 10)], even: nil, width: 40),
    Kind("sin(100x)", see: [(-0.0157, -1), (0.0157, 1)], even: false, width: 0.5),
    Kind("tan(x)", see: [(-1.57, 0), (1.57, 0), (4.71, 0)], even: nil),
    Kind("floor(x)", see: [(-3, -3), (3, 3)]),
    Kind("|x²−4|", see: [(-2, 0), (2, 0), (0, 4)], height: 22),
    Kind("{x<0: x², 2x}", see: [(0, 0), (-1, 1), (1, 2)], height: 22),
    Kind("x^x", see: [(0, 1), (0.37, 0.69)], even: nil),
    Kind("√x·sin(x)", see: [(0, 0), (1.84, 1.31), (3.14, 0)], even: nil),
    Kind("sin(x)/x", see: [(0, 1), (-3.14, 0), (3.14, 0)], even: nil),
    Kind("x²+y²=25", see: [(-5, -5), (5, 5)], height: 24),
    Kind("x²+y²=25", "sin(x)", see: [(-5, -5), (5, 5)], height: 24),
    Kind("sin(x)", "x²+y²=25", see: [(-5, -5), (5, 5)], height: 24),
    Kind("x²/9+y²/4=1", see: [(-3, -2), (3, 2)], width: 16),
    Kind("r=1+cos(θ)", see: [(0, -1.3), (2, 1.3)], width: 8),
    Kind("(cos(t), sin(2t))", see: [(-1, -1), (1, 1)], width: 6),
    Kind("(x−20)²+y²=4", see: [(18, -2), (22, 2)], width: 10),
    Kind("x²+y²=400", see: [(-20, -20), (20, 20)], width: 100),
    Kind("x²−y²=1", see: [(-1, 0), (1, 0), (0, 0)]),
    Kind("x²", "2x−1", see: [(0, 0), (1, 1), (0, -1)], width: 20),
    Kind("x", "x²", "x³", see: [(0, 0), (1, 1), (-1, -1)], width: 20),
    Kind("x²", "2^x", see: [(2, 4), (-0.77, 0.59), (0, 0)]),
    Kind("3", see: [(0, 3), (0, 0)], width: 20),
    Kind("1000", see: [(0, 1000), (0, 0)], even: false),
    Kind("x=2", see: [(2, 0), (0, 0)], width: 20),
    Kind("x=20", see: [(20, 0), (0, 0)], width: 80),
    Kind("y>x and x²+y²<9", see: [(-3, -2.12), (2.12, 3)], width: 16),
    Kind("(x²−1)/(x−1)", see: [(1, 2), (0, 1), (-1, 0)], width: 16),
    Kind("e^(−x²)", see: [(0, 1), (-2, 0), (2, 0)], even: nil, width: 12),
    Kind("0.001x²", see: [(0, 0), (-9, 0.081), (9, 0.081)], even: false),
    Kind("100x", see: [(0, 0), (8, 800)], even: false),
    Kind("0.5x+100", see: [(0, 100), (0, 0)], even: nil, width: 600),
    Kind("tanh(x)", see: [(-3, -1), (3, 1)], even: nil, width: 16),
    Kind("√(9−x²)", see: [(-3, 0), (0, 3), (3, 0)], width: 14),
    Kind("1/(x−0.075)", see: [(-0.925, -1), (1.075, 1)]),
    Kind("x^(2/3)", see: [(-1, 1), (0, 0), (1, 1)]),
    Kind("√|x|", see: [(-1, 1), (0, 0), (1, 1)]),
    Kind("|x−1|^(2/3)", see: [(0, 1), (1, 0), (2, 1)]),
    Kind("ln(x²)", see: [(-1, 0), (1, 0), (2, 1.386)], height: 24),
    Kind("ln(|x−1|)", see: [(0, 0), (2, 0)], height: 24),
    Kind("(x−1)(x−1.0001)", see: [(0, 1), (1, 0), (2, 1)]),
    Kind("y=x and y=1", see: [(0, 0), (1, 1)]),
    Kind("(x-1)^2+(y-1)^2=0", see: [(0, 0), (1, 1)]),
    Kind("x!", see: [(0, 1), (1, 1)]),
    Kind("√(x+400)", see: [(-400, 0), (0, 20)], even: nil, width: 700),
  ]

  /// The planes of a laptop beside the calculator, of a phone upright, and of one on its side.
  private static let planes: [PlotRoom] = [
    PlotRoom(
      Rect(x: 0, y: 0, width: 895, height: 800),
      under: [
        Rect(x: 16, y: 16, width: 120, height: 36), Rect(x: 440, y: 14, width: 440, height: 44),
      ],
      corner: Rect(x: 835, y: 696, width: 44, height: 88)
    ),
    PlotRoom(
      Rect(x: 0, y: 56, width: 390, height: 712),
      under: [Rect(x: 16, y: 68, width: 120, height: 36)],
      corner: Rect(x: 330, y: 664, width: 44, height: 88)
    ),
    PlotRoom(
      Rect(x: 0, y: 0, width: 374, height: 390),
      under: [
        Rect(x: 12, y: 12, width: 120, height: 36), Rect(x: 318, y: 12, width: 44, height: 264),
      ],
      corner: Rect(x: 318, y: 290, width: 44, height: 88)
    ),
  ]

  private func functions(_ formulas: [String]) throws -> [GraphFunction] {
    try formulas.map { try GraphFunction(reading: $0) }
  }

  private func point(of place: (x: Double, y: Double), _ view: Viewport, _ plot: Rect) -> Point {
    Point(
      x: plot.midX + (place.x - view.centerX) * view.pointsPerUnitX,
      y: plot.midY - (place.y - view.centerY) * view.pointsPerUnitY
    )
  }

  @Test(arguments: kinds, planes)
  func `what a teacher wants to see is clear of everything`(kind: Kind, room: PlotRoom) throws {
    let window = FirstWindow(of: try functions(kind.formulas), in: room)
    let view = window.viewport
    for place in kind.places {
      let point = point(of: place, view, room.plot)
      #expect(room.clear.inset(by: -0.5).contains(point), "\(place) at \(point)")
      #expect(!room.corner.contains(point), "\(place) at \(point)")
    }
    if let isEven = kind.isEven { #expect(window.isEven == isEven) }
    if window.isEven { #expect(view.pointsPerUnitX == view.pointsPerUnitY) }
  }

  @Test(arguments: kinds)
  func `a window is no wider than it must be`(kind: Kind) throws {
    let room = Self.planes[0]
    let view = FirstWindow(of: try functions(kind.formulas), in: room).viewport
    #expect(room.plot.width / view.pointsPerUnitX <= kind.most.x, "\(view)")
    #expect(room.plot.height / view.pointsPerUnitY <= kind.most.y, "\(view)")
  }

  @Test(arguments: kinds, planes)
  func `both axes have numbers`(kind: Kind, room: PlotRoom) throws {
    let view = FirstWindow(of: try functions(kind.formulas), in: room).viewport
    let x = TickStep(atLeast: 84 / view.pointsPerUnitX, in: view.unitX)
    let y = TickStep(atLeast: 84 / view.pointsPerUnitY)
    #expect(x.length * view.pointsPerUnitX < room.clear.width)
    #expect(y.length * view.pointsPerUnitY < room.clear.height)
  }

  @Test(arguments: [("x³−x", 30.0), ("x³−6x²+11x−6", 20), ("x²−0.0001", 4)])
  func `turning points that lie close are told apart`(formula: String, points: Double) throws {
    let functions = try functions([formula])
    let view = FirstWindow(of: functions, in: Self.planes[0]).viewport
    let turns = functions[0].landmarks.turns
    let (low, high) = (turns.map(\.y).min() ?? 0, turns.map(\.y).max() ?? 0)
    #expect((high - low) * view.pointsPerUnitY >= points)
    let (left, right) = (turns.map(\.x).min() ?? 0, turns.map(\.x).max() ?? 0)
    #expect((right - left) * view.pointsPerUnitX >= 30)
  }

  @Test(
    arguments: [
      (["sin(x)"], TickUnit.pi), (["sin(x)", "cos(x)"], .pi), (["sin(x)", "x"], .number),
      (["sin(x)", "x²+y²=1"], .number), (["sin(2πx)"], .number),
    ] as [([String], TickUnit)]
  )
  func `pi is counted where all is trigonometric`(formulas: [String], unit: TickUnit) throws {
    #expect(FirstWindow(of: try functions(formulas), in: Self.planes[0]).viewport.unitX == unit)
  }

  @Test(arguments: [
    (["x²"], "2^x", true), (["x²"], "2x−1", true), (["x²"], "x²+y²=1", true),
    (["x²"], "x³−x", true),
    (["x²+y²=25"], "sin(x)", true), (["sin(x)"], "x²+y²=25", false), (["x²"], "1000", false),
    (["x²"], "sin(100x)", false), (["x²"], "x²+y²=0.01", false),
  ])
  func `a view serves a further function that it shows`(
    formulas: [String],
    other: String,
    isServed: Bool
  ) throws {
    let room = Self.planes[0]
    let view = FirstWindow(of: try functions(formulas), in: room).viewport
    let both = FirstWindow(of: try functions(formulas + [other]), in: room)
    #expect(both.isServed(by: view) == isServed)
  }

  @Test(arguments: [
    ["√(−1−x²)"], ["x²+y²=−1"], ["1E300x"], ["1E−300x²"], ["e^(e^x)"], ["1/(1E300x)"],
    ["sin(1E6x)"],
    ["sin(1/x)"], ["1E20+sin(x)"], ["x+1E308"], ["x−1E240"], ["1E−9sin(x)+1"], ["x^24−1"],
    ["{x>1: 1/0, 2}"],
  ])
  func `whatever is graphed has a window with a length and a height`(formulas: [String]) throws {
    for room in Self.planes {
      let window = FirstWindow(of: try functions(formulas), in: room)
      #expect(window.x.upperBound > window.x.lowerBound, "\(window.x)")
      #expect(window.y.upperBound > window.y.lowerBound, "\(window.y)")
      #expect((window.x.upperBound - window.x.lowerBound).isFinite)
      #expect((window.y.upperBound - window.y.lowerBound).isFinite)
    }
  }

  @Test func `what covers a corner covers no landmark`() throws {
    let functions = try functions(["x·sin(x)"])
    let corner = Rect(x: 640, y: 560, width: 200, height: 240)
    let room = PlotRoom(Rect(x: 0, y: 0, width: 895, height: 800), corner: corner)
    let view = FirstWindow(of: functions, in: room).viewport
    for turn in functions[0].landmarks.turns {
      #expect(!corner.contains(point(of: (turn.x, turn.y), view, room.plot)))
    }
  }
}
