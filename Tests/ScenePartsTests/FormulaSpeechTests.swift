import Notation
import SceneParts
import Testing
import Typesetting
import Words

/// A formula, and how it is read aloud.
struct Reading: Sendable, CustomTestStringConvertible {
  let formula: String
  let said: String

  var testDescription: String { formula }

  init(_ formula: String, _ said: String) { (self.formula, self.said) = (formula, said) }
}

@Suite struct FormulaSpeechTests {
  private func spoken(_ formula: String, in words: Locale = Locale()) -> String {
    words.spoken(TextbookReader.row(of: formula, shown: words.mark.written(formula)))
  }

  @Test(arguments: [
    Reading("x^2-4", "x squared minus 4"), Reading("x³", "x cubed"), Reading("x^n", "x to the n"),
    Reading("e^-x", "e to the minus x"),
    Reading("e^(-x^2)", "e to the power minus x squared, end exponent"),
    Reading("2x", "2 x"), Reading("a·b", "a times b"), Reading("-x", "minus x"),
    Reading("1/4", "1 over 4"),
    Reading("(x+1)/2", "fraction x plus 1 over 2, end fraction"),
    Reading("1/(1+1/x)", "fraction 1 over 1 plus fraction 1 over x, end fraction, end fraction"),
    Reading("sqrt(2)", "square root of 2"),
    Reading("sqrt(x+1)-1", "square root of x plus 1, end root minus 1"),
    Reading("cbrt(x)", "cube root of x"), Reading("root(5,x)", "root of degree 5 of x"),
    Reading("sin(x)", "sine of x"), Reading("sin²(x)", "sine squared of x"),
    Reading("cos(2x)", "cosine of open parenthesis 2 x close parenthesis"),
    Reading("ln(-x)", "natural logarithm of minus x"), Reading("f(x)", "f of x"),
    Reading("log(2,x)", "logarithm sub 2 of x"),
    Reading("max(a,b)", "max of open parenthesis a, b close parenthesis"),
    Reading("2·(x+1)", "2 times open parenthesis x plus 1 close parenthesis"),
    Reading("abs(x-1)", "absolute value of x minus 1 end absolute value"),
    Reading("sum(1/n^2,n,1,100)", "sum from n equals 1 to 100 of 1 over n squared, end sum"),
    Reading("int(t,t,0,x)", "integral from 0 to x of t with respect to t"),
    Reading("diff(x^3,x)", "derivative of x cubed with respect to x"),
    Reading("lim(1/x,x,inf)", "limit of 1 over x as x goes to infinity"),
    Reading("y<=x", "y is at most x"), Reading("x^2+y^2=1", "x squared plus y squared equals 1"),
    Reading("{x<0: -x, x^2}", "cases: minus x if x is less than 0; otherwise x squared; end cases"),
    Reading("2π", "2 pi"), Reading("3!", "3 factorial"),
    // What is typed by halves.
    Reading("", "empty box"), Reading("x^", "x to the power empty box, end exponent"),
    Reading("(x", "open parenthesis x"), Reading("1/", "fraction 1 over empty box, end fraction"),
  ])
  func `what is set in two dimensions is said to be`(reading: Reading) {
    #expect(spoken(reading.formula) == reading.said)
  }

  @Test func `it is read in the language and with the mark of the place`() {
    let german = Locale(language: .german, mark: .comma)
    #expect(spoken("sqrt(x)+2.5", in: german) == "Quadratwurzel aus x plus 2,5")
    #expect(spoken("(x+1)/2", in: german) == "Bruch x plus 1 durch 2, Ende des Bruchs")
    let brazilian = Locale(language: .brazilian, mark: .comma)
    #expect(
      spoken("sin(x)^2", in: brazilian) == "seno de abre parêntese x fecha parêntese ao quadrado"
    )
    #expect(german.spoken(lead: "y = ") == "y gleich")
  }

  /// Two formulas that differ are told apart by ear.
  @Test(arguments: [
    ("(x+1)/2", "x+1/2"), ("sqrt(x+1)", "sqrt(x)+1"), ("e^(x+1)", "e^x+1"), ("a/(b+c)", "a/b+c"),
    ("2^(3/4)", "2^3/4"), ("abs(x+1)", "abs(x)+1"), ("sin(x+1)", "sin(x)+1"),
    ("sum(n+1,n,1,3)", "sum(n,n,1,3)+1"), ("a/b/c", "a/(b/c)"), ("(a+b)·c", "a+b·c"),
    ("x^(y^z)", "(x^y)^z"), ("-x^2", "(-x)^2"), ("x/2", "x2"),
    ("lim(x,x,a+1)", "lim(x,x,a)+1"), ("diff(x^2,x,a+1)", "diff(x^2,x,a)+1"),
    ("lim(x,x,a)^2", "lim(x,x,a^2)"), ("log(a+1,x)", "log(a,x)+1"),
  ])
  func `formulas that differ sound different`(one: String, other: String) {
    #expect(spoken(one) != spoken(other))
  }
}
