"""Special functions and distributions, against tables."""

# M. Abramowitz and I. A. Stegun, Handbook of Mathematical Functions, tables 5.1, 6.1, 7.7, 9.1, 9.8, 23.3, 26.2, 26.10; more digits by PARI's and mpmath's series.
VALUES = [
    ("Si(1)", "0.94608307036718301"), ("Si(10)", "1.6583475942188740"), ("Ci(1)", "0.33740392290096813"), ("Ci(10)", "-0.045456433004455372"),
    ("Ei(1)", "1.8951178163559367"), ("Ei(-1)", "-0.21938393439552027"), ("li(2)", "1.0451637801174927"), ("li(0)", "0"),
    ("erfi(1)", "1.6504257587975428"), ("erfinv(0.5)", "0.47693627620446987"), ("erfcinv(1)", "0"), ("FresnelS(1)", "0.43825914739035476"),
    ("FresnelC(1)", "0.77989340037682282"), ("digamma(1)", "-0.57721566490153286"), ("loggamma(10.5)", "13.940625219403763"), ("loggamma(1)", "0"),
    ("LambertW(1)", "0.56714329040978387"), ("LambertW(0)", "0"), ("zeta(3)", "1.2020569031595942"), ("zeta(-1)", "-0.08333333333333333"),
    ("besselj(0,1)", "0.76519768655796655"), ("besselj(1,0)", "0"), ("besselj(-1,1)", "-0.44005058574493351"), ("bessely(0,1)", "0.088256964215676957"),
    ("besseli(0,1)", "1.2660658777520083"), ("besselk(0,1)", "0.42102443824070833"), ("gammap(1,1)", "0.63212055882855767"),
    ("gammaq(2,700)", "6.911633257175599"), ("tcdf(2,5)", "0.94903026058507082"), ("tcdf(-10^90,3)", "1.102657790843584"), ("chisqcdf(3.841458820694124,1)", "0.9499999999999999"),
    ("poissoncdf(2,3)", "0.42319008112684352"), ("invnorm(0.975,0,1)", "1.9599639845400542"), ("invnorm(10^-300,0,1)", "-37.04709629936119"), ("tpdf(0,1)", "0.31830988618379067"),
    # By SciPy's scipy.stats and scipy.special, and by sums of chances in fractions.
    ("beta(2,3)", "0.083333333333333333"), ("betainc(0.3,2.5,3.5)", "0.29675298929566639"), ("betainc(0.3,0.1,0.2)", "0.62284335472031"), ("fpdf(2,3,7)", "0.146356950201898"), ("fcdf(2,3,7)", "0.7973063575133491"),
    ("fcdf(10^-100,3,7)", "1.524170864734039"), ("fcdf(2,2.5,7.25)", "0.798086149451372"), ("binomcdf(3,10,0.3)", "0.6496107184"), ("binomcdf(3.7,10,1/3)", "0.5592643397856"), ("binomcdf(10,10,0.3)", "1"), ("binomcdf(-1,10,0.3)", "0"),
    ("invt(0.975,5)", "2.570581835636"), ("invt(0.5,5)", "0"), ("invt(10^-300,3)", "-1.033110836044"), ("invchisq(0.95,1)", "3.841458820694"), ("invchisq(10^-30,4)", "0.00000000000000282842712"), ("invf(0.95,3,7)", "4.346831399907"),
    ("invpoisson(0.5,3)", "3"), ("invpoisson(10^-9,3)", "0"), ("invbinom(0.4,5,0.5)", "2"), ("invbinom(0.5,5,0.5)", "2"), ("invbinom(0.5000000001,5,0.5)", "3"), ("invbinom(0.2,40000,0.3)", "11923"),
    ("LambertW(-1,-0.1)", "-3.57715206395729"), ("LambertW(0,-0.1)", "-0.11183255915896"), ("tcdf(300,2.5)", "0.999999538555816"), ("d/dx(fcdf(x,3,7))", "0.612358130277"), ("d/dx(invt(x,7))", "2.59746027564565"), ("d/dx(chisqcdf(x,3))", "0.2196956447338"),
    ("chisqpdf(2,2)", "0.18393972058572116"), ("Ei(2x)", "1.8951178163559367"),
]
NONE = ["Ci(0)", "Ci(-1)", "Ei(0)", "li(1)", "li(-1)", "erfinv(1)", "erfcinv(0)", "loggamma(0)", "LambertW(-1)", "zeta(1)", "bessely(0,0)", "besselj(1/2,-1)", "besselk(1,-1)", "gammap(-1,1)", "tcdf(1,-1)", "normalpdf(1,0,-1)", "binompdf(2,5,1.5)", "poissonpdf(2.5,1)", "chisqpdf(1,-3)", "LambertW(2,1)", "LambertW(-1,0.1)", "LambertW(-1,-1)", "betainc(1.5,2,3)", "beta(-1,2)", "betainc(0.3,1,-5)", "betainc(0.3,-1,5)", "betainc(0.3,0,5)", "fcdf(1,-1,3)", "invt(0,3)", "invt(1,3)", "invchisq(1.5,3)", "binomcdf(1,2.5,0.5)", "invbinom(0.5,3,2)"]
# The first zeros of J₀, J₁ and Y₀ (table 9.5), the maximum of Si at π, the least value of ln Γ, the only root of li and of Ei.
FACTS = [
    ("besselj(0,x)", "0:10", "root", ["2.404825557695", "5.520078110286", "8.653727912911"]), ("besselj(1,x)", "1:9", "root", ["3.83170597020", "7.0155866698156"]),
    ("bessely(0,x)", "0.5:8", "root", ["0.89357696627", "3.957678419314", "7.086051060301"]), ("Si(x)", "1:4", "maximum", ["3.14159265358979"]),
    ("loggamma(x)", "0.5:3", "minimum", ["1.461632144968"]), ("li(x)", "1.2:2", "root", ["1.45136923488338"]), ("Ei(x)", "0.1:1", "root", ["0.372507410781366"]),
    ("besselj(0,x)", "-1:1", "maximum", ["0  "]), ("zeta(x)", "-3:-1", "root", ["−2"]), ("LambertW(x)", "-1:1", "domain starts", ["[−0.36787944117144"]),
]

# Lines that a curve comes nearer and nearer to.
ASYMPTOTES = [
    ("(x^2+1)/(x-1)", ["y = x+1 for x → ±∞"]), ("atan(x)", ["y = −(π/2) for x → −∞", "y = π/2 for x → ∞"]), ("√(x^2+x)", ["y = −x−1/2 for x → −∞", "y = x+1/2 for x → ∞"]),
    ("x^3", []), ("2x+1", []), ("ln(x)", []), ("Si(x)", ["y = −(π/2) for x → −∞", "y = π/2 for x → ∞"]), ("x+sin(x)", []), ("e^(-x)+2", ["y = 2 for x → ∞"]),
]
# By another way: sums and integrals that special functions are.
CLOSED = [
    ("sum(1/n^2,n,1,inf)", "π²/6"), ("sum((-1)^n/n^2,n,1,inf)", "-π²/12"), ("zeta(-3)", "1/120"), ("zeta(4)", "π⁴/90"), ("int(sin(t)/t,t,0,inf)", "π/2"), ("int(sin(t)/t,t,-inf,inf)", "π"),
    ("int(1/(1+t^2),t,-inf,inf)", "π"), ("int(3/(t^2+2t+5),t,-1,inf)", "3π/4"), ("lim(Si(x),x,inf)", "π/2"), ("lim((x-1)zeta(x),x,1)", "1"), ("lim(Ei(x)x/e^x,x,inf)", "1"),
    ("sum((-1)^n/n,n,1,inf)", "ln(1/2)"),
]


def check(checks, run):
    for formula, lines in ASYMPTOTES:
        said = [line.split("asymptote")[1].strip() for line in run("facts", formula, "--x=-5:5").stdout.splitlines() if "asymptote" in line]
        checks.equal(f"asymptotes of {formula}", said, [line + ", proven" for line in lines])
    for formula in ("tcdf(x,-1)", "tpdf(x,-1)", "gammap(-1,x)", "chisqcdf(x,-2)", "loggamma(-x^2)"):
        said = run("facts", formula, "--x=1:2").stdout
        checks.that(f"{formula} is nowhere", "domain      nowhere" in said, said)
    for formula, wanted in CLOSED:
        checks.equal(formula, run("eval", "--exact", formula).stdout.strip(), wanted)
    for formula, wanted in VALUES:
        x = ["--x", "0.5"] if "x)" in formula or "(x" in formula else []
        said = run("eval", formula, *x).stdout.strip()
        checks.that(formula, said.startswith(wanted[:16]), said)
    for formula in NONE:
        checks.equal(formula, run("eval", formula).stdout.strip(), "undefined")
    for formula, over, kind, places in FACTS:
        said = run("facts", formula, f"--x={over}").stdout
        lines = [line.split(kind)[1].strip(" [") for line in said.splitlines() if line.strip().startswith(kind) and "proven" in line]
        found = all(line.startswith(place.strip("[").rstrip()) for line, place in zip(lines, places))
        checks.that(f"{kind} of {formula}", len(lines) == len(places) and found, said)
