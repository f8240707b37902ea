import Calculus
import Documents
import Formulas
import GraphModel
import Intervals
import Notation
import Numerals
import Operations
import Testing

/// Numbers of lists and columns in formulas.
@Suite struct ListCallTests {
  private func values(_ lines: [String], rows: String? = nil) throws -> [Double?] {
    var list = FunctionList()
    if let rows {
      let table = GraphFunction(TableFunction(try DataReader.table(of: rows)))
      _ = list.add(table, text: table.name)
    }
    for line in lines {
      _ = list.add(try GraphFunction(reading: line, angleUnit: .radians), text: line)
    }
    return list.curves(binding: ["a": 3]).map { $0.function.base.y(at: 2) }
  }

  private func value(_ formula: String, _ lists: String..., rows: String? = nil) throws -> Double? {
    try values(lists + [formula], rows: rows).last ?? nil
  }

  @Test func `a list's numbers stand in formulas`() throws {
    let list = "L = {1, 2, 4, 8}"
    #expect(try value("mean(L) x", list) == 7.5)
    #expect(try value("median(L)", list) == 3)
    #expect(try value("total(L) − count(L)", list) == 11)
    #expect(try value("variance(L)", list) == 115.0 / 12)
    #expect(try value("stdev(L)^2", list).map { abs($0 - 115.0 / 12) < 1e-14 } == true)
    #expect(try value("max(L) − min(L)", list) == 7)
    #expect(try value("quantile(L, 1/4) + quartile(L, 3)", list) == 6.75)
    #expect(try value("L[3]x", list) == 8)
    #expect(try value("L[5]", list) == nil)
    #expect(try value("quantile(L, 1.5)", list) == nil)
  }

  @Test func `what the lists of a document hold is the same each time it is asked for`() throws {
    var list = FunctionList()
    let table = GraphFunction(TableFunction(try DataReader.table(of: "1 2\n3 4\n")))
    _ = list.add(table, text: table.name)
    _ = list.add(try GraphFunction(reading: "L = {a, 2}", angleUnit: .radians), text: "L = {a, 2}")
    func values(_ a: Double) -> ParameterValues {
      ParameterValues(named: ["a": a], defining: list.named)
    }
    #expect(values(1) == values(1))
    #expect(values(1) != values(2))
  }

  @Test func `a list has letters, roots and numbers of other lists`() throws {
    #expect(try value("mean(L)", "L = {a, 2}") == 2.5)
    #expect(try value("median(L)", "L = {√2, π, 2, 8}") == (2 + Double.pi) / 2)
    #expect(try value("min(L)", "L = {√2, π}") == 2.0.squareRoot())
    #expect(try value("mean(L)", "M = {1, 3}", "L = {mean(M), 4}") == 3)
    #expect(try value("mean(L)", "L = {mean(L), 4}") == nil)
    #expect(try value("f(1)", "L = {1, 3}", "f(x) = x + mean(L)") == 3)
    // Which of two numbers comes first may be told neither of enclosures nor of digits.
    let middle = try #require(try value("median(L)", "L = {√2·√2·√3, 2·√3, 9}"))
    #expect(abs(middle - 2 * 3.0.squareRoot()) < 1e-15)
    #expect(try value("median(L)", "L = {√2, √8/2, √2, 1}") == 2.0.squareRoot())
    #expect(try value("quartile(L, 1)", "L = {10^50+1, 10^50, 10^50+2}") == 1e50)
  }

  /// What is too large for fractions of 128 bits is not "undefined".
  @Test func `long decimals have a variance and quantiles`() throws {
    let variance = try value("variance(L)", "L = {0.123456789012, 0.2, 0.3}")
    let numbers = [0.123456789012, 0.2, 0.3]
    let mean = numbers.reduce(0, +) / 3
    let expected = numbers.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / 2
    #expect(abs((variance ?? 0) - expected) < 1e-16)
    let list = "L = {0.1234567890123456789, 0.987654321987654321, 0.55555555555555555}"
    #expect(try value("quantile(L, 0.123456789012345)", list).map { $0 > 0.2 && $0 < 0.3 } == true)
  }

  /// A list with a number that has no value has no order, and none of few is beyond its end.
  @Test(arguments: [
    ("median(L)", "L = {1, 2, 3, ln(-1)}"), ("median(L)", "L = {1/0, 2, 3}"),
    ("quantile(L, 0)", "L = {1, 2, ln(-1)}"), ("quantile(L, 1.1)", "L = {3}"),
    ("quartile(L, 5)", "L = {3}"), ("variance(L)", "L = {3}"), ("variance(L)", "L = {√2}"),
  ])
  func `no value is claimed where there is none`(formula: String, list: String) throws {
    #expect(try value(formula, list) == nil)
    #expect(try enclosure(formula, list).interval.isEmpty)
  }

  /// What is too long to be written out is unknown, not undefined.
  @Test func `a long list of roots is unknown, not undefined`() throws {
    let list = "L = {" + (2...60).map { "√\($0)" }.joined(separator: ", ") + "}"
    #expect(!(try enclosure("variance(L)", list).interval.isEmpty))
    #expect(!(try enclosure("mean(L)", list).interval.isEmpty))
  }

  private func enclosure(_ formula: String, _ list: String) throws -> DecoratedInterval {
    var all = FunctionList()
    for line in [list, formula] {
      _ = all.add(try GraphFunction(reading: line, angleUnit: .radians), text: line)
    }
    let curves = all.curves(binding: [:])
    return try #require(curves.last).function.base.enclosure(over: Interval(2)).value
  }

  @Test func `columns of tables are lists`() throws {
    let rows = "year,load\n2001,0.1\n2002,0.3\n"
    #expect(try value("mean(load)", rows: rows) == 0.2)
    #expect(try value("max(X1)", rows: rows) == nil)
    #expect(try value("mean(y₁) + count(x1)", rows: rows) == 2.2)
    #expect(try value("mean(load)", rows: "year,load\n2001,0.1\n2002,\n") == nil)
  }

  @Test(arguments: 0..<60) func `quantiles agree with sorted numbers`(seed: Int) throws {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let numbers = (0..<next(9) + 2).map { _ in Double(next(41) - 20) / 4 }
    let share = Double(next(9)) / 8
    let list = "L = {" + numbers.map { "\($0)" }.joined(separator: ", ") + "}"
    let sorted = numbers.sorted()
    let place = share * Double(numbers.count - 1)
    let low = Int(place)
    let high = min(low + 1, numbers.count - 1)
    let expected = sorted[low] + (place - Double(low)) * (sorted[high] - sorted[low])
    #expect(try value("quantile(L, \(share))", list) == expected)
    #expect(try value("mean(L)·\(numbers.count)", list) == numbers.reduce(0, +))
  }

  @Test func `min and max of numbers stay what they are`() throws {
    #expect(try value("max(x, 3)") == 3)
    #expect(try value("max(π, x)") == Double.pi)
  }

  @Test func `what is no list is told`() throws {
    #expect(throws: FormulaError.self) { try FormulaParser.parse("mean(1, 2)") }
    #expect(try FormulaParser.parse("mean(L)").undefinedFunctions == ["L"])
    #expect(try FormulaParser.parse("2mean(L)+L[2]").description == "2·mean(L)+L[2]")
  }
}
