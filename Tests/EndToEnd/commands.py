"""`ordinate eval`, `ordinate plot` and `--snapshot`: exit statuses, messages, files."""

import csv
import json
import os
import resource
import shutil
import struct
import subprocess
import xml.etree.ElementTree

import bands
import bounds
import deep_views
import fits
import improper
import limits
import logarithmic
import polar
import solution_pictures
import solutions
import special
from desktop.picture import Picture

# Formulas of the commands' contract and what they print.
VALUES = [
    ("-2^2", "-4"), ("−2²", "-4"), ("2^3^2", "512"), ("0^0", "1"), ("1,5", "1.5"), (".5", "0.5"),
    ("1.5e-3", "0.0015"), ("3!", "6"), ("50%", "0.5"), ("|−3|", "3"), ("√16", "4"),
    ("2pi", "6.2831853071795864"), ("tau", "6.2831853071795864"), ("3(1+1)", "6"),
    ("mod(-7, 3)", "2"), ("mod(7, -3)", "-2"), ("mod(7^(10^100), 13)", "9"), ("mod(2^(10^30)+3·5^(10^20)-1, 10^9+7)", "322222453"),
    ("mod(-(3^(10^50)), 7)", "3"), ("round(-2.5)", "-3"), ("round(2.5)", "3"),
    ("log(2, 8)", "3"), ("log(1000)", "3"), ("log10(1000)", "3"), ("log2(8)", "3"),
    ("root(3, 27)", "3"), ("cbrt(-27)", "-3"), ("arcsin(1)", "1.5707963267948966"),
    ("sen(0)", "0"), ("min(3, 1, 2)", "1"), ("max(3, 1, 2)", "3"), ("gamma(5)", "24"),
    ("sign(-3)", "-1"), ("floor(-1.5)", "-2"), ("ceil(1.2)", "2"), ("abs(-2)", "2"),
    ("2 × 3 ÷ 4 − 1", "0.5"), ("2·3", "6"), ("sec(0)", "1"), ("1/0", "undefined"),
    ("sqrt(-4)", "undefined"), ("ln(0)", "undefined"), ("sin^2 1 - sin²(1)", "0"),
    ("0.1+0.2", "0.3"), ("1/3", "0.33333333333333333"), ("sin(pi)", "0"), ("tan(pi/2)", "undefined"),
    ("floor(sqrt(3)^2)", "3"), ("2^100", "1.2676506002282294e30"), ("1e-400", "1e-400"),
    ("9^9^9^9", "overflow"), ("exp(-10^30)", "underflow"), ("1/(0.1+0.2-0.3)", "undefined"),
]
WITH_X = [
    (["1/2x", "--x", "6"], "3"), (["x sin(x)", "--x", "0"], "0"), (["x^(1/3)", "--x", "-8"], "-2"),
    (["sin 2x", "--x", "0.5"], "0.84147098480789650"), (["2x", "--x", "1e3"], "2000"),
    (["x²", "--x", "sqrt(2)"], "2"), (["sin x", "--x", "pi/6"], "0.5"), (["a²", "--let", "a=√3"], "3"),
    (["sec(60)", "--angle", "deg"], "2"), (["pi", "--digits", "30"], "3.14159265358979323846264338327"),
    (["100!", "--digits", "5"], "9.3326e157"), (["sin(pi/3)", "--exact"], "√3/2"), (["5/6", "--exact"], "5/6"),
    (["2^70", "--exact"], "1180591620717411303424"), (["e^pi", "--exact"], "23.140692632779269"),
    (["sin(30)", "--angle", "deg"], "0.5"), (["asin(1)", "--angle", "deg"], "90"),
    (["a x+b", "--x", "2", "--let", "a=1.5", "--let", "b=-1"], "2"),
    (["g(2)", "--let", "g(x)=k x", "--let", "k=3"], "6"), (["2c", "--let", "c=0,25"], "0.5"),
    (["a x^2", "--x", "2", "--let", "a={1,-1/4,sin(pi)}"], "4\n-1\n0"), (["k", "--let", "k={0.1,0.2,…,0.4}"], "0.1\n0.2\n0.3\n0.4"),
    (["--rpn", "1.5e-3 2 *"], "0.003"), (["--rpn", "-2e3 3 +"], "-1997"), (["--rpn", "-1.25E1 2 *"], "-25"),
    (["x+a b", "--x", "1", "--let", "a={1.00000000000001,2}", "--let", "b={1/3,2}"], "1.3333333333333366 {a = 1.00000000000001, b = 1/3}\n1.6666666666666666 {a = 2, b = 1/3}\n3.00000000000002 {a = 1.00000000000001, b = 2}"),
    (["--rpn", "3 a_1 *", "--let", "a_1=4", "--let", "a=2"], "12"), (["--rpn", "k_1 σ₁₂ +", "--let", "k_1=4", "--let", "σ_12=2"], "6"),
    (["sum(k_1 k,k,1,3)", "--let", "k_1=2"], "12"), (["int(t t_1,t,0,2)", "--let", "t_1=3"], "6"),
    (["a b", "--let", "a = {1,2}", "--let", "b={4,5}"], "4 {a = 1, b = 4}\n8 {a = 2, b = 4}\n5 {a = 1, b = 5}"),
    (["lim(sum(t^k,k,0,3),t,2)"], "15"), (["lim(sum(t^k,k,0,3),t,2)", "--x", "1"], "15"), (["lim(sum(k,k,1,n)/n^2,n,inf)"], "0.5"),
    (["lim(t x,t,2)", "--x", "5"], "10"), (["lim(t^2,t,x)", "--x", "3"], "9"), (["sum(lim(x t^k,t,2),k,1,2)", "--x", "3"], "18"),
    (["prod(0,n,1,inf)"], "0"), (["prod(-1/2,n,3,inf)"], "0"), (["prod(1,n,1,inf)"], "1"), (["prod(-1,n,1,inf)"], "undefined"), (["prod(3/2,n,1,inf)"], "undefined"),
    (["sum(x^k,k,0,inf)", "--x", "0.5"], "2"), (["x+prod(1-x/k^2,k,1,inf)", "--x", "1"], "1"), (["lim(x^n,n,inf)", "--x", "1/2"], "0"),
    (["sum(diff(x^k,x),k,1,3)", "--x", "0.5"], "2.75"), (["sum(x^k/k!,k,0,inf)", "--x", "0.5"], "1.64872127070012"),
    (["--rpn", "3 4 + 2 *"], "14"), (["--rpn", "2 x *", "--x", "5"], "10"),
]
# Wrong formulas: the sentence, and under which characters the caret stands.
FAULTS = [
    ("1+", "Nothing after +", (1, 1)), ("2)", "Unmatched )", (1, 1)),
    ("sin(x", "Unmatched (", (3, 1)), ("2{1,2}", "A list stands alone. Give it a letter, a = {1, 2}, and use that here", (1, 1)),
    ("{1, 2, 3}x", "A list stands alone. Give it a letter, a = {1, 2}, and use that here", (0, 1)), ("2*foo", None, (2, 3)),
]
WRONG_LINES = [
    ["eval"], ["eval", "1", "--foo"], ["eval", "x"], ["eval", "1", "--digits", "0"],
    ["eval", "1", "--digits", "100001"], ["eval", "x", "--x", "a"], ["eval", "1", "--angle", "gon"],
    ["eval", "a"], ["eval", "sum(x^k,k,0,inf)"], ["eval", "a", "--let", "q=1"], ["table", "sin(t)", "--x", "0:1"], ["facts", "kx", "--x", "0:1"],
    ["eval", "f(1)", "--let", "f(x)=f(x-1)"], ["eval", "g(2)", "--let", "g(x)=k x"], ["eval", "a", "--let", "a=one"],
    ["plot", "f(x)=a x", "--let", "a={1e-13,2}", "-o", "a.png"],
    ["plot", "x"], ["plot", "x", "-o", "a.txt"], ["plot", "x", "-o", "a.png", "--x", "3:1"],
    ["plot", "x", "-o", "a.png", "--size", "12"], ["--size", "big"], ["--theme", "pink"],
    ["facts", "x"], ["facts", "x", "--x", "0:1", "--limit=-1"], ["table", "x"], ["table", "x", "--at", "1", "--step", "1"],
    ["table", "x", "--x", "0:1", "--step", "0"], ["table", "x", "--at", "1,y"], ["table", "x", "--at", "1", "--digits", "0"],
    ["--snapshot", "a.gif"],
]
COMMANDS = ["eval", "plot", "facts", "table"]


# Tables, and their cells line by line; places are what is written, and every digit is certain.
TABLES = [
    (["x^2", "sin(x)", "--x", "0:0.3", "--step", "0.1"],
     ["0,0,0", "0.1,0.01,0.09983341664", "0.2,0.04,0.1986693307", "0.3,0.09,0.2955202066"]),
    (["sin(x)", "1/cos(x)", "--x", "0:pi", "--step", "pi/2"],
     ["0,0,1", "1.570796326,1,undefined", "3.141592653,0,-1"]),
    (["3x", "1e20+x-1e20", "--at", "1/3,log(2, 8),1e-400", "--digits", "5"],
     ["0.33333,1,0.33333", "3,9,3", "1e-400,3e-400,1e-400"]),
    (["a*x", "x!", "9^9^x", "--let", "a=1/3", "--at=3,171,-9^9"],
     ["3,1,6,4.393285036e695", "171,57,1.241018070e309,overflow", "-387420489,-129140163,undefined,1.000000000"]),
    (["a*x", "x", "--let", "a={1,pi,1/3}", "--at", "3"], ["3,3,9.424777960,1,3"]),
    (["x", "--x", "0:1-10^-39", "--step", "0.25"], ["0,0", "0.25,0.25", "0.5,0.5", "0.75,0.75"]),
    (["sum(x^k,k,0,inf)", "--at", "1/2,-1/3,2"], ["0.5,2", "-0.3333333333,0.7500000000", "2,undefined"]),
    (["sin(x)", "--angle", "deg", "--at", "30,2*15"], ["30,0.5", "30,0.5"]),
]


def check_letters(checks, run, folder):
    """A picture has the values of its letters, whether or not a slider could have them."""
    for formula, value, same in (("a*x", "1e16", ["10^16*x"]), ("x-a", "1e-13", ["x-10^-13"]), ("floor(3a)+0x", "1/3", ["floor(3(1/3))+0x"]),
                                 ("sin(a*x)", "pi", ["sin(pi*x)"]), ("a x", "{1e13,2}", ["10^13*x", "2x"]),
                                 # Relations, moving points and named functions: a slider's ten digits would be seen here.
                                 ("10^11(x-a)>y", "1/3", ["10^11(x-1/3)>y"]), ("(10^11(a-1/3)t,t)", "1/3", ["(0t,t)"]),
                                 ("f(x)=10^11(x-a)", "1/3", ["f(x)=10^11(x-1/3)"]), ("x^2+y^2=a/10^16", "1e16", ["x^2+y^2=1"]),
                                 ("(a,1)", "{1/3,2}", ["(1/3,1)", "(2,1)"]), ("(a,a^2)", "{1,2,3}", ["{(1,1),(2,4),(3,9)}"]), ("10^11 y=10^11 a", "1/3", ["10^11y=10^11*(1/3)"])):
        for name, formulas, more in (("a.png", [formula], ["--let", "a=" + value]), ("b.png", same, [])):
            run("plot", *formulas, *more, "-o", name, "--x=-5:5", "--size", "200x200", "--no-title")
        drawn, meant = (Picture.read(os.path.join(folder, name)) for name in ("a.png", "b.png"))
        checks.that(f"plot {formula} with a={value}: as {same}", drawn.rows and drawn == meant)
    # A function that is given beside: each value of its letters makes another.
    for formula, given, same in (("y=f(x)+a", ["f(x)=a x"], ["x/3+1/3", "2x+2"]), ("f(x)", ["f(x)=a x"], ["x/3", "2x"]),
                                 ("g(x)", ["f(x)=a x", "g(x)=f(x)+1"], ["x/3+1", "2x+1"]), ("f(2)x", ["f(x)=a+x"], ["7x/3", "4x"])):
        lets = sum((["--let", text] for text in given + ["a={1/3,2}"]), [])
        run("plot", formula, *lets, "-o", "a.png", "--x=-5:5", "--size", "200x200", "--no-title")
        run("plot", *same, "-o", "b.png", "--x=-5:5", "--size", "200x200", "--no-title")
        drawn, meant = (Picture.read(os.path.join(folder, name)) for name in ("a.png", "b.png"))
        checks.that(f"plot {formula} with {given} of two values: as {same}", drawn.rows and drawn == meant)
    for formulas in (["x^2+f(y)^2=1"], ["(f(t),t)"], ["r=f(θ)"], ["y'=f(y), y(0)=1"]):
        refused = run("plot", *formulas, "--let", "f(x)=a x", "--let", "a={1,2}", "-o", "a.png")
        checks.that(f"plot {formulas[0]}: f is several functions", refused.returncode and "several functions" in refused.stderr, refused.stderr)
    refused = run("plot", "f(x)=a x", "f(x)+3", "--let", "a={1/3,2}", "-o", "a.png")
    checks.that("plot: a named function of a list that no slider has", refused.returncode and "several functions" in refused.stderr, refused.stderr)
    refused = run("plot", "sum(a x^a,a,1,3)+a<y", "--let", "a=1/3", "-o", "a.png")
    checks.that("plot: a letter that is that of a sum, too", refused.returncode and "too many digits" in refused.stderr, refused.stderr)


def check_tables(checks, run):
    for arguments, lines in TABLES:
        result = run("table", *arguments, "--csv")
        name = " ".join(["table", *arguments])
        checks.equal(name, (result.returncode, result.stdout.splitlines()[1:]), (0, lines))
    # A comma in a formula separates no fields.
    result = run("table", "min(x, 3)", "x^2", "--at", "4", "--csv")
    checks.equal("table: a comma in a formula", list(csv.reader(result.stdout.splitlines())),
                 [["x", "min(x, 3)", "x^2"], ["4", "3", "16"]])


def check_digits(checks, run, program, folder):
    """JSON, what is not settled, very many digits, and a program without its worker beside it."""
    result = run("eval", "sqrt(2)", "--json", "--digits", "5")
    checks.equal("eval --json", json.loads(result.stdout), {
        "value": "1.4142", "exact": False, "form": "√2", "lower": "1.4142", "upper": "1.4143",
        "status": "number", "digits": 5})
    result = run("eval", "1/0", "--json")
    checks.equal("eval --json of nothing", json.loads(result.stdout)["status"], "undefined")
    result = run("eval", "sin(9^9^9)")
    checks.equal("what is not settled: status", (result.returncode, result.stdout.strip()), (2, "undecided"))
    checks.that("what is not settled: why", "Undecided" in result.stderr, result.stderr)
    result = run("eval", "pi", "--digits", "100000")
    checks.equal("100,000 digits", (result.returncode, len(result.stdout)), (0, 100_002))
    checks.that("the last of them", result.stdout.strip().endswith("549362464"), result.stdout[-12:])
    alone = os.path.join(folder, "alone")
    shutil.copy(program, alone)
    for formula, value in [("1/4", "0.25"), ("sin(pi/6)", "0.500000000000000"), ("pi", "3.14159265358979"), ("1/0", "undefined")]:
        result = subprocess.run([alone, "eval", formula], capture_output=True, text=True, timeout=60, cwd=folder)
        checks.equal(f"without its worker: eval {formula}", (result.returncode, result.stdout.strip()), (0, value))
        checks.that("without its worker: it says so", "ordinate-numbers" in result.stderr, result.stderr)


def png_size(path):
    """Width and height from a PNG's header, None when it is no PNG."""
    with open(path, "rb") as file:
        head = file.read(24)
    if head[:8] != b"\x89PNG\r\n\x1a\n" or head[12:16] != b"IHDR":
        return None
    return struct.unpack(">II", head[16:24])


def check_solution_pictures(checks, run, folder):
    path = os.path.join(folder, "solution.png")

    def picture(line, x, y):
        size = f"{solution_pictures.WIDTH}x{solution_pictures.HEIGHT}"
        run("plot", line, f"--x={x}", f"--y={y}", "--size", size, "--curve-only", "--format", "png", "-o", path)
        return Picture.read(path)

    solution_pictures.check(checks, picture)


def check_reopening(checks, run, folder):
    """A picture opens again as what it shows; what is none says so and changes nothing."""
    state = os.path.join(folder, "reopened.json")
    for name in ("again.png", "again.svg", "again.pdf"):
        path = os.path.join(folder, name)
        run("plot", "sin(x)", "x^2", "--x", "-3:3", "-o", path)
        result = run("--state", "none", "--snapshot", os.path.join(folder, "seen.png"), path)
        checks.equal(f"{name} opens again: status", (result.returncode, result.stderr), (0, ""))
        with open(path, "rb") as file:
            content = file.read()
        # In a PDF what is packed comes first.
        start = content.index(b"{", max(content.find(b"x-ordinate"), 0))
        text = content[start:].decode("utf-8", "replace").replace("&quot;", '"')
        document, _ = json.JSONDecoder().raw_decode(text)
        checks.equal(f"{name} carries its formulas",
                     [function["text"] for function in document["functions"]], ["sin(x)", "x^2"])
    ordinate = os.path.join(folder, "kept.ordinate")
    document["later"] = {"kept": [1, 2]}
    with open(ordinate, "w") as file:
        json.dump(document, file)
    result = run("--state", "none", "--snapshot", os.path.join(folder, "seen.png"), ordinate)
    checks.equal("a document opens: status", (result.returncode, result.stderr), (0, ""))
    drawn = os.path.join(folder, "drawn.png")
    result = run("plot", ordinate, "-o", drawn)
    checks.equal("a document is drawn: status", (result.returncode, result.stderr), (0, ""))
    pictures = [open(os.path.join(folder, name), "rb").read() for name in ("drawn.png", "again.png")]
    # The unknown key of the document, which the picture keeps, is all that differs.
    checks.equal("as the picture that it came from", *[part[part.index(b"IDAT"):] for part in pictures])
    for arguments in (["--angle", "deg"], ["--curve-only"], ["--let", "f(x)=x"]):
        checks.equal(f"with {arguments[0]} it is refused", run("plot", ordinate, "-o", drawn, *arguments).returncode, 64)
    with open(os.path.join(folder, "again.png"), "rb") as file:
        whole = file.read()
    document["version"] = 99
    for name, content, sentence in [
        ("cut.png", whole[:300], "The file ends too early."),
        ("bad.png", whole.replace(b"sin", b"sun"), "The file is damaged."),
        ("plain.svg", b"<svg xmlns='http://www.w3.org/2000/svg'/>", "No document"),
        ("empty.ordinate", b"", "The file is empty."),
        ("other.ordinate", b"{}", "This is not a document of Ordinate."),
        ("text.ordinate", b"sin(x)", "This is not a document of Ordinate."),
        ("newer.ordinate", json.dumps(document).encode(), "from a newer version"),
        ("deep.ordinate", b'{"version":1,"x":' + b"[" * 100_000, "This is not a document"),
    ]:
        path = os.path.join(folder, name)
        with open(path, "wb") as file:
            file.write(content)
        result = run("--state", state, "--snapshot", os.path.join(folder, "none.png"), path)
        checks.equal(f"{name}: status", result.returncode, 1)
        checks.that(f"{name}: says why", sentence in result.stderr, result.stderr)
        with open(path, "rb") as file:
            checks.that(f"{name}: is left as it was", file.read() == content)
    result = run("plot", "gone.ordinate", "-o", drawn)
    checks.equal("a document that is not there: status", result.returncode, 1)
    checks.that("a document that is not there: is named", "gone.ordinate" in result.stderr, result.stderr)
    result = run("--state", "none", "--snapshot", os.path.join(folder, "none.png"), "gone.ordinate")
    checks.equal("a file that is not there: status", result.returncode, 1)
    checks.that("a file that is not there: is named", "gone.ordinate" in result.stderr, result.stderr)


def check_pdf(checks, path):
    """Other programs find no fault in a PDF, its fonts and its text, where they are installed."""
    for tool, arguments, wanted in [("pdftotext", [path, "-"], "sin(x)"), ("pdffonts", [path], "Type 1C"),
                                    ("qpdf", ["--check", path], "No syntax or stream encoding errors")]:
        if shutil.which(tool):
            result = subprocess.run([tool, *arguments], capture_output=True, text=True)
            checks.equal(f"{tool} finds no fault", (result.returncode, result.stderr), (0, ""))
            checks.that(f"{tool} finds what was written", wanted in result.stdout, result.stdout)


def check_streams(checks, run, folder):
    """Formulas come from standard input, and pictures go to standard output."""
    path = os.path.join(folder, "streamed.svg")
    result = run("plot", "-", "x^3", "-o", path, input="sin(x)\n\n  x^2  \n")
    checks.equal("formulas from standard input: status", (result.returncode, result.stderr), (0, ""))
    title = xml.etree.ElementTree.parse(path).getroot().find("{http://www.w3.org/2000/svg}title")
    checks.equal("formulas from standard input: all of them", title.text, "y = sin(x), y = x², y = x³")
    with open(path, encoding="utf-8") as file:
        whole = file.read()
    result = run("plot", "sin(x)", "x^2", "x^3", "-o", "-", "--format", "svg")
    checks.equal("to standard output: status", (result.returncode, result.stderr), (0, ""))
    checks.that("to standard output: the whole picture", result.stdout == whole)
    result = run("plot", "x", "-o", "-")
    checks.equal("to standard output without a format: status", result.returncode, 64)
    checks.that("to standard output without a format: says so", "--format" in result.stderr, result.stderr)
    result = run("plot", "-", "-o", path, input="sin(")
    checks.equal("a faulty formula on standard input: status", result.returncode, 65)
    path = os.path.join(folder, "named.dat")
    run("plot", "a*x", "--let", "a=2", "-o", path, "--format", "png", "--content-scale", "2")
    with open(path, "rb") as file:
        content = file.read()
    checks.that("a PNG tells its title", "Title\0\0\0\0\0y = a·x, a = 2".encode() in content)
    checks.that("a PNG tells its density", b"pHYs" + struct.pack(">IIB", 7559, 7559, 1) in content)


def check_vectors(checks, run, folder):
    result = run("plot", "sin(x)", "--x", "-2pi:2pi", "-o", os.path.join(folder, "turns.svg"))
    checks.equal("a range in multiples of pi: status", result.returncode, 0)
    for name in ("plot.svg", "plot.PDF"):
        path = os.path.join(folder, name)
        result = run("plot", "sin(x)", "tan(x)", "-o", path)
        checks.equal(f"{name}: status", result.returncode, 0)
        with open(path, "rb") as file:
            content = file.read()
        checks.that(f"{name}: less than 100 kB", len(content) < 100_000, len(content))
        if name.endswith("svg"):
            root = xml.etree.ElementTree.fromstring(content)
            checks.equal(f"{name}: size", (root.get("width"), root.get("height")), ("1280", "800"))
            checks.that(f"{name}: needs no font", b"<text" not in content)
        else:
            checks.that(f"{name}: begins and ends as one",
                        content.startswith(b"%PDF-") and content.endswith(b"%%EOF\n"))
            check_pdf(checks, path)
    deep_views.check(checks, run, folder)
    fits.check(checks, run, folder)
    bands.check(checks, run, folder)
    bounds.check(checks, run, folder)
    improper.check(checks, run)
    solutions.check(checks, run)
    check_solution_pictures(checks, run, folder)
    limits.check(checks, run)
    special.check(checks, run)
    polar.check(checks, run, folder)
    logarithmic.check(checks, run, folder)
    check_reopening(checks, run, folder)
    check_streams(checks, run, folder)
    path = os.path.join(folder, "plot.gif")
    result = run("plot", "x", "-o", path)
    checks.equal("another ending: status", result.returncode, 64)
    checks.that("another ending: names those that are known", ".svg" in result.stderr, result.stderr)
    checks.that("another ending: nothing is written", not os.path.exists(path))
    for device in ("/dev/full", "/dev/null"):
        link = os.path.join(folder, "device.svg")
        if os.path.lexists(link):
            os.remove(link)
        os.symlink(device, link)
        result = run("plot", "x", "-o", link)
        checks.equal(f"into {device}: status", result.returncode, int(device == "/dev/full"))
        checks.that(f"into {device}: the link is still there", os.path.islink(link))


def little_memory(checks, program, folder, environment):
    """A picture of 256 MiB, which was once drawn in several layers, where there are 350 with all libraries."""
    def scarce():
        resource.setrlimit(resource.RLIMIT_AS, (350 << 20, 350 << 20))

    result = subprocess.run([program, "plot", "x", "-o", "a.png", "--size", "8192x8192"], preexec_fn=scarce,
                            capture_output=True, text=True, timeout=120, env=environment, cwd=folder)
    checks.equal("a large picture in little memory: status", (result.returncode, result.stderr), (0, ""))
    checks.equal("a large picture in little memory: size", png_size(os.path.join(folder, "a.png")), (8192, 8192))


def check(checks, program, folder):
    bare = {key: value for key, value in os.environ.items()
            if key not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    bare["XDG_STATE_HOME"] = folder

    def run(*arguments, **options):
        return subprocess.run([program, *arguments], capture_output=True, text=True, timeout=120,
                              env=bare, cwd=folder, **options)

    little_memory(checks, program, folder, bare)
    check_digits(checks, run, program, folder)
    check_tables(checks, run)
    check_letters(checks, run, folder)
    for formula, value in VALUES:
        result = run("eval", formula)
        checks.equal(f"eval {formula}", (result.returncode, result.stdout.strip()), (0, value))
    for arguments, value in WITH_X:
        result = run("eval", *arguments)
        name = " ".join(["eval", *arguments])
        checks.equal(name, (result.returncode, result.stdout.strip()), (0, value))
    for condition, word in (("x>0.5", "near"), ("x>=0.5", "at")):
        result = run("facts", "x^2 {%s}" % condition, "--x", "0:1")
        checks.that(f"facts where {condition}: the minimum is {word} the end",
                    f"0.25 {word} x = 0.5" in result.stdout, result.stdout)
    for arguments, line in (
            (["tan(x)", "--x=-pi/2:pi/2"], "domain      (−π/2, π/2)"),
            (["{x<=1/3: 0, 1}", "--x", "0:1"], "minimum     0 at 0 ≤ x ≤ [0.3333333333333332, 0.3333333333333335]"),
            (["x^2+10^-20 x", "--x=-1:1"], "maximum     [1, 1.0000000000000004] at x = −1 or 1"),
            (["x^2", "--x=-1:1"], "maximum     1 at x = −1 ∪ 1")):
        result = run("facts", *arguments)
        checks.that(f"facts {arguments[0]}: {line}", line in result.stdout, result.stdout)
    result = run("facts", "x^2-a", "--x", "0:3", "--let", "a={1,4}")
    for value in (1, 4):
        checks.that(f"facts of each value of a list: {value}", f"x^2-a {{a = {value}}}" in result.stdout, result.stdout)
    result = run("eval", "f(3)+f′(1)", "--let", "f(x)=x^3")
    checks.equal("eval with a named function", (result.returncode, result.stdout.strip()), (0, "30"))
    for formula, sentence, (start, length) in FAULTS:
        for command in (["eval"], ["plot", "-o", "a.png"], ["--state", "none", "--snapshot", "a.png"]):
            result = run(*command, formula)
            name = " ".join([*command, formula])
            lines = result.stderr.split("\n")
            checks.equal(f"{name}: status", result.returncode, 65)
            if sentence:
                checks.equal(f"{name}: sentence", lines[0], "ordinate: " + sentence)
            checks.equal(f"{name}: caret", lines[1:3],
                         ["  " + formula, "  " + " " * start + "^" * length])
            checks.equal(f"{name}: nothing on standard output", result.stdout, "")
    for arguments in WRONG_LINES:
        result = run(*arguments)
        checks.equal(" ".join(arguments) + ": status", result.returncode, 64)
        command = arguments[0] if arguments[0] in COMMANDS else "window"
        checks.that(" ".join(arguments) + ": the usage of that command", f"Usage: ordinate {command} " in result.stderr, result.stderr)
    for arguments in (["--help"], ["--version"], ["eval", "--help"], ["plot", "--help"]):
        result = run(*arguments)
        checks.that(" ".join(arguments), result.returncode == 0 and result.stdout, result.stderr)

    for name, arguments, size in [
        ("plot.png", ["plot", "sin(x)·x", "-o"], (1280, 800)),
        ("small.png", ["plot", "1/x", "x^2", "--size", "320x200", "-o"], (320, 200)),
        ("axes.png", ["plot", "--x", "-3:3", "--y", "-2:2", "--size", "300x300", "-o"], (300, 300)),
        ("scene.png", ["sin(x)", "--state", "none", "--size", "390x844", "--snapshot"], (390, 844)),
        ("scaled.png", ["--state", "none", "--size", "390x844", "--content-scale", "2",
                        "--snapshot"], (780, 1688)),
    ]:
        path = os.path.join(folder, name)
        result = run(*arguments, path)
        checks.equal(f"{name}: status", result.returncode, 0)
        checks.equal(f"{name}: size", os.path.exists(path) and png_size(path), size)
    check_vectors(checks, run, folder)
    for arguments in (["plot", "x", "-o"], ["--state", "none", "--snapshot"]):
        result = run(*arguments, "/nowhere/at/all.png")
        checks.equal(" ".join(arguments) + " into no folder: status", result.returncode, 1)
        checks.that("it says which file", "/nowhere/at/all.png" in result.stderr, result.stderr)

    result = run("--state", "none")
    checks.equal("without a display: status", result.returncode, 1)
    checks.that("without a display: it says so", "No display" in result.stderr, result.stderr)
    checks.that("and how to draw a picture", "--snapshot" in result.stderr, result.stderr)
    checks.that("nothing was saved on the way", not os.path.exists(folder + "/ordinate"))
