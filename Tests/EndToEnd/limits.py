"""Limits: closed forms, proven divergence, and places without one."""

# Known ones of schoolbooks; A. P. Prudnikov et al., Integrals and Series, volume 1, and L. D. Kudryavtsev, problems in analysis.
CLOSED = [
    ("x^(-1/3),x,-8", "-1/2"), ("x^(-2/3),x,8", "1/4"), ("(-1)^n/n,n,inf", "0"), ("(-1)^(n+1)/sqrt(n),n,inf", "0"), ("1+(-1)^n/2^n,n,inf", "1"),
    ("sin(x)/x,x,0", "1"), ("(1-cos(x))/x^2,x,0", "1/2"), ("(1+1/x)^x,x,inf", "e"), ("(1+2/x)^(3x),x,∞", "e^6"), ("x*e^(-x),x,inf", "0"),
    ("ln(x)/x,x,inf", "0"), ("x ln(x),x,0", "0"), ("x^x,x,0", "1"), ("sin(x)/x,x,inf", "0"), ("x sin(1/x),x,0", "0"),
    ("(sqrt(x+1)-1)/x,x,0", "1/2"), ("sqrt(x^2+x)-x,x,inf", "1/2"), ("(x^2-4)/(x-2),x,2", "4"), ("atan(x),x,inf", "π/2"), ("atan(x),x,-inf", "-π/2"),
    ("floor(x),x,2-", "1"), ("floor(x),x,2+", "2"), ("(tan(x)-sin(x))/x^3,x,0", "1/2"), ("(e^x-1-x)/x^2,x,0", "1/2"), ("(2^x-1)/x,x,0", "ln 2"),
    ("sin(x)/(x-pi),x,pi", "-1"), ("ln(x+1)-ln(x),x,inf", "0"), ("ln(x)^10/x^0.1,x,inf", "0"), ("e^x/e^(x^2),x,inf", "0"), ("sqrt(x),x,0", "0"),
    ("cos(x)^(1/x^2),x,0", "e^(-1/2)"), ("1/sin(x)-1/x,x,0", "0"), ("1/(e^x-1)-1/x,x,0", "-1/2"), ("x*(pi/2-atan(x)),x,inf", "1"),
    ("(3x^2+1)/(2x^2-x),x,inf", "3/2"), ("floor(x)/x,x,inf", "1"), ("erf(x),x,inf", "1"), ("gamma(x)*x,x,0", "1"), ("tanh(x),x,inf", "1"),
    ("(x^3-8)/(x^2-4),x,2", "3"), ("x^2,x,3", "9"), ("ln(cos(x))/x^2,x,0", "-1/2"), ("(asin(x)-x)/x^3,x,0", "1/6"), ("acos(x)/sqrt(1-x),x,1", "√2"),
    ("sin(3x)/sin(5x),x,0", "3/5"), ("x^(1/x),x,inf", "1"), ("(x^(1/3)-1)/(x-1),x,1", "1/3"), ("(x^(1/3)-(-1)^(1/3))/(x+1),x,-1", "1/3"),
    ("x!^(1/x)/x,x,inf", "e^(-1)"), ("abs(x)/x,x,0+", "1"), ("e^(1/x),x,0-", "0"), ("(1+x)^(1/x),x,0", "e"), ("min(x,x^2)/x,x,0-", "1"), ("0^x,x,0+", "0"),
    ("x^(2/3),x,-8", "4"), ("asinh(x)-ln(x),x,inf", "ln 2"), ("(2^x+3^x)^(1/x),x,inf", "3"), ("gamma(x)*(x+1),x,-1", "-1"), ("mod(x,3),x,3-", "3"),
    ("sin(x)^2+cos(x)^2,x,inf", "1"), ("ln(ln(x))/ln(x),x,inf", "0"), ("ln(x)^(1/x),x,inf", "1"), ("e^(sqrt(ln(x)))/x,x,inf", "0"), ("tanh(0.07x)/x,x,0", "7/100"), ("asin(3.07x)/x,x,0", "307/100"),
    ("sin(0.07x)/tan(5x),x,0", "7/500"), ("(2+sin(x))/x,x,inf", "0"), ("sin(x)-sin(x),x,inf", "0"), ("sum(1/k^2,k,1,n),n,inf", "π²/6"), ("x^(1/ln(x)),x,0", "e"), ("e^(-x)floor(x),x,inf", "0"),
]
SWINGS = "no limit: it swings for ever"
UP, DOWN = "diverges to ∞, proven", "diverges to −∞, proven"
NONE = [
    ("1/(x+1),x,-1+", UP), ("1/x,x,2-2 +", UP),
    ("1/x,x,0+", UP), ("1/x,x,0-", DOWN), ("1/x^2,x,0", UP), ("ln(x),x,0", DOWN), ("e^x/x^10,x,inf", UP), ("2x+sin(x),x,inf", UP), ("x!/e^x,x,inf", UP),
    ("1/x,x,0", "no limit: −∞ from the left, ∞ from the right"), ("tan(x),x,pi/2", "no limit: ∞ from the left, −∞ from the right"),
    ("abs(x)/x,x,0", "no limit: −1 from the left, 1 from the right"), ("floor(x),x,2", "no limit: 1 from the left, 2 from the right"),
    ("e^(1/x),x,0", "no limit: 0 from the left, ∞ from the right"), ("sin(x),x,inf", SWINGS), ("(-1)^n,n,inf", SWINGS), ("2*(-1)^n+1/n,n,inf", SWINGS), ("e^(sin(x)),x,inf", SWINGS),
    ("x^(-1/3),x,0", "no limit: −∞ from the left, ∞ from the right"), ("x^(-2/3),x,0", UP), ("tan(x),x,inf", SWINGS), ("sin(x)+cos(3x),x,-inf", SWINGS), ("floor(sin(x)),x,inf", SWINGS),
    ("cos(1/x)+x,x,0", SWINGS), ("x sin(x),x,inf", SWINGS), ("x^2 cos(x)+3,x,inf", SWINGS), ("e^x sin(x),x,inf", SWINGS), ("x-floor(x),x,inf", SWINGS), ("frac(x),x,inf", SWINGS), ("floor(1/x)-1/x,x,0", SWINGS), ("sin(1/x)/x,x,0", SWINGS),
    ("abs(sin(x)),x,inf", SWINGS), ("sin(x)cos(x),x,inf", SWINGS), ("sqrt(x)cos(x)-x^(1/3),x,inf", SWINGS), ("x(2+sin(x)),x,inf", UP), ("-x^2(2+cos(x)),x,inf", DOWN), ("ln(ln(x)),x,inf", UP), ("x^3/(2+cos(x)),x,inf", UP), ("x floor(x),x,inf", UP),
    ("sum(1/k,k,1,n),n,inf", UP), ("sqrt(x),x,-1", "no limit: nothing is defined beside the place"),
]
# Of the variable around, too.
OF_X = [("((x+h)^2-x^2)/h,h,0", "3", "6"), ("(1+x/n)^n,n,inf", "0", "1"), ("(e^(x+h)-e^x)/h,h,0", "0", "1"), ("(sin(x+h)-sin(x))/h,h,0", "0", "1")]
# Not found out: nothing false may be said, as that there is nothing beside.
OPEN = ["x^(1-2/3),x,-8", "x(1+sin(x)),x,inf", "ceil(x)-floor(x),x,inf", "(1-tcdf(x,1/2))*x^(3/4),x,inf", "tan(x)/x,x,inf"]
REFUSED = [("sin(x)/x,x", 10), ("x,x,2inf", 8)]


def check(checks, run):
    for body, wanted in CLOSED:
        said = run("eval", "--exact", f"lim({body})")
        checks.equal(f"lim {body}", said.stdout.strip(), wanted)
    for body, wanted in NONE:
        said = run("eval", f"limit({body})")
        checks.equal(f"lim {body}", (said.stdout.strip(), said.stderr.strip()), ("undefined", "ordinate: " + wanted))
    for body, wanted in (("sin(x),x,1", "0.0174524064372835"), ("atan(x),x,2", "63.4349488229220"), ("sin(x)/x,x,0", "0.0174532925199432")):
        checks.that(f"lim {body} in degrees", run("eval", f"lim({body})", "--angle", "deg").stdout.startswith(wanted))
    for body, x, wanted in OF_X:
        checks.equal(f"lim {body} for x = {x}", run("eval", f"lim({body})", "--x", x).stdout.strip(), wanted)
    # The tails of the normal distribution, as M. Abramowitz and I. A. Stegun have them (26.2), to more digits.
    for x, wanted in (("-37", "5.725571222524576822"), ("-1", "0.158655253931457051")):
        said = run("eval", f"normalcdf({x},0,1)").stdout.strip()
        checks.that(f"normalcdf({x},0,1)", said.split("e")[0].startswith(wanted[:15]), said)
    for body in OPEN:
        checks.equal(f"lim {body}: open", run("eval", f"lim({body})").stdout.strip(), "undecided")
    for body, place in REFUSED:
        result = run("eval", f"lim({body})")
        checks.that(f"lim {body}: refused", result.returncode == 65 and result.stderr.splitlines()[-1].index("^") >= place, result.stderr)
