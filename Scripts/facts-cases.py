# The cases of facts-reference. Polynomials.
case("x^3-x", "-2", "2", lambda x: x**3 - x, arc=True)
case("x^2-2", "-3", "3", lambda x: x**2 - 2, arc=True)
case("x^2", "-3", "2", lambda x: x**2, roots=[0])
case("(x-1)^2", "-1", "3", lambda x: (x - 1) ** 2, roots=[1])
case("x^2-2x+1", "0", "3", lambda x: (x - 1) ** 2, roots=[1])
case("x^3", "-1", "2", lambda x: x**3)
case("x^4", "-1", "1", lambda x: x**4, roots=[0])
case("x^4-4x^2+4", "-2", "2", lambda x: (x * x - 2) ** 2, roots=[-sqrt(2), sqrt(2)])
case("(x^2-2)^2", "-2", "2", lambda x: (x * x - 2) ** 2, roots=[-sqrt(2), sqrt(2)])
case("(3x-1)^2*(x+1)^3", "-2", "1", lambda x: (3 * x - 1) ** 2 * (x + 1) ** 3, roots=[Q(1, 3)])
case("x^3-6x^2+12x-8", "0", "3", lambda x: (x - 2) ** 3)
case("(x-1)*(x-1.000001)", "0", "2", lambda x: (x - 1) * (x - Q(1000001, 1000000)), samples=1000,
     derive=False, roots=[1, Q(1000001, 1000000)], minima=[Q(2000001, 2000000)])
case("x^2-2.000001x+1.000001", "0", "2", lambda x: (x - 1) * (x - Q(1000001, 1000000)),
     derive=False, roots=[1, Q(1000001, 1000000)], minima=[Q(2000001, 2000000)])
W = lambda x: m.fprod(x - k for k in range(1, 11))
case("(x-1)*(x-2)*(x-3)*(x-4)*(x-5)*(x-6)*(x-7)*(x-8)*(x-9)*(x-10)", "0", "11", W, samples=1000)
case("x^5-5x^3+4x", "-3", "3", lambda x: x**5 - 5 * x**3 + 4 * x)
case("x^2+1", "-2", "2", lambda x: x * x + 1)
case("5", "-1", "1", lambda x: mpf(5) + 0 * x, derive=False)
case("2x-3", "-1", "4", lambda x: 2 * x - 3, arc=True)
case("x^10-1", "-1.5", "1.5", lambda x: x**10 - 1, derive=False, roots=[-1, 1], minima=[0])
case("16x^5-20x^3+5x", "-1", "1", lambda x: 16 * x**5 - 20 * x**3 + 5 * x)
case("x^8/1000-x^2", "-4", "4", lambda x: x**8 / 1000 - x * x, roots=[0])
# Windows of any size.
case("x^2-10^(-18)", "-0.00000001", "0.00000001", lambda x: x * x - Q(1, 10**18))
case("sin(x)", "100000000", "100000010", sin)
case("x*(x-30000000)*(x+50000000)", "-100000000", "100000000",
     lambda x: x * (x - 30000000) * (x + 50000000))
case("(x-0.3)*(x-0.3000001)", "0.29999", "0.30001", lambda x: (x - Q(3, 10)) * (x - Q(3000001, 10**7)),
     derive=False, roots=[Q(3, 10), Q(3000001, 10**7)], minima=[Q(6000001, 2 * 10**7)])
# Trigonometry.
case("sin(x)", "-10", "10", sin, arc=True)
case("cos(3x)", "-4", "4", lambda x: cos(3 * x), samples=600)
case("sin(x)^2", "-4", "4", lambda x: sin(x) ** 2, roots=[-pi, 0, pi])
case("1-cos(x)", "-3", "7", lambda x: 1 - cos(x), roots=[0, 2 * pi])
case("sin(x)+cos(x)", "0.1", "6", lambda x: sin(x) + cos(x))
case("sin(x^2)", "-3.5", "3.5", lambda x: sin(x * x), samples=1500, roots=[0])
case("sin(20x)/10", "0.01", "3", lambda x: sin(20 * x) / 10, samples=2000)
case("x-cos(x)", "-2", "2", lambda x: x - cos(x))
case("x*sin(x)", "-7", "7", lambda x: x * sin(x), roots=[0], samples=800)
case("sin(x)^2+cos(x)^2", "-1", "1", lambda x: mpf(1), derive=False, possible=2, stats=False,
     area=2, mean=1)
case("tan(x)", "-5", "5", tan, breaks=ks(-2, 1, lambda k: (2 * k + 1) * pi / 2), stats=False,
     poles=[-3 * pi / 2, -pi / 2, pi / 2, 3 * pi / 2])
case("1/cos(x)", "-5", "5", lambda x: 1 / cos(x), breaks=ks(-2, 1, lambda k: (2 * k + 1) * pi / 2),
     stats=False, poles=[-3 * pi / 2, -pi / 2, pi / 2, 3 * pi / 2])
case("sec(x)", "-5", "5", lambda x: 1 / cos(x), breaks=ks(-2, 1, lambda k: (2 * k + 1) * pi / 2),
     stats=False, poles=[-3 * pi / 2, -pi / 2, pi / 2, 3 * pi / 2])
case("csc(x)", "-4", "5", lambda x: 1 / sin(x), breaks=[-pi, 0, pi], stats=False, poles=[-pi, 0, pi])
case("cot(x)", "-4", "4", lambda x: 1 / tan(x), breaks=[-pi, 0, pi], stats=False, poles=[-pi, 0, pi])
case("tan(x)^2", "-2", "2", lambda x: tan(x) ** 2, breaks=[-pi / 2, pi / 2], stats=False,
     roots=[0], poles=[-pi / 2, pi / 2])
case("tan(2x)-x", "-1", "1", lambda x: tan(2 * x) - x, breaks=[-pi / 4, pi / 4], stats=False,
     poles=[-pi / 4, pi / 4])
case("sin(x)", "-200", "400", lambda x: sin(x * pi / 180), angle="deg")
case("tan(x)", "-100", "300", lambda x: tan(x * pi / 180), angle="deg", breaks=[-90, 90, 270],
     stats=False, poles=[-90, 90, 270])
case("asin(sin(x))", "-100", "300", None, angle="deg", stats=False, roots=[0, 180], minima=[-90, 270],
     maxima=[90], possible=8)
case("atan(1/x)", "-2", "2", lambda x: m.atan(1 / x), breaks=[0], jumps=[0], possible=8, area=0,
     totalArea=2 * (2 * m.atan(Q(1, 2)) + ln(5) / 2))
# Rational functions.
case("1/x", "-2", "3", lambda x: 1 / x, breaks=[0], stats=False, poles=[0])
case("1/x^2", "-2", "3", lambda x: 1 / x**2, breaks=[0], stats=False, poles=[0])
case("1/(x^2-2)", "-3", "3", lambda x: 1 / (x * x - 2), breaks=[-sqrt(2), sqrt(2)], stats=False,
     poles=[-sqrt(2), sqrt(2)])
case("(x^2-1)/(x-1)", "-2", "3", lambda x: x + 1, holes=[1])
case("(x^2-4)/(x^2-3x+2)", "-4", "4", lambda x: (x + 2) / (x - 1), breaks=[1], stats=False, poles=[1],
     holes=[2])
case("x/(x^2+1)", "-4", "4", lambda x: x / (x * x + 1), arc=True)
case("1/(1+x^2)", "-5", "5", lambda x: 1 / (1 + x * x))
case("(x^3-2x+1)/(x^2-x-6)", "-5", "6", lambda x: (x**3 - 2 * x + 1) / (x * x - x - 6),
     breaks=[-2, 3], stats=False, poles=[-2, 3])
case("1/(x-1)^2-1/(x+1)", "-3", "3.5", lambda x: 1 / (x - 1) ** 2 - 1 / (x + 1), breaks=[-1, 1],
     stats=False, poles=[-1, 1])
case("(x^2-2)/(x-1.5)", "0", "4", lambda x: (x * x - 2) / (x - Q(3, 2)), breaks=[Q(3, 2)], stats=False,
     poles=[Q(3, 2)])
case("1/(1/x)", "-1", "2", lambda x: x, breaks=[0], holes=[0], derive=False)
# Removable gaps and other limits.
case("sin(x)/x", "-8", "8", lambda x: sin(x) / x if x else mpf(1), breaks=[0], holes=[0], samples=800)
case("(1-cos(x))/x^2", "-2", "2", lambda x: (1 - cos(x)) / x**2 if x else Q(1, 2), breaks=[0], holes=[0])
case("(exp(x)-1)/x", "-2", "2", lambda x: (exp(x) - 1) / x if x else mpf(1), breaks=[0], holes=[0])
case("x/tan(x)", "-2", "2", lambda x: x / tan(x) if x else mpf(1), breaks=[-pi / 2, 0, pi / 2],
     holes=[-pi / 2, 0, pi / 2], possible=12)
case("x*cot(x)", "-2", "2", lambda x: x / tan(x) if x else mpf(1), breaks=[0], holes=[0])
case("1/sin(x)-1/x", "-2", "2", lambda x: 1 / sin(x) - 1 / x if x else mpf(0), breaks=[0], holes=[0])
case("sin(x)/x^2", "-4", "4", lambda x: sin(x) / x**2, breaks=[0], poles=[0], stats=False)
case("abs(x)/x", "-1", "2", lambda x: sign(x), breaks=[0], jumps=[0], derive=False)
case("exp(1/x)", "-1", "1", derive=False, inflections=[-Q(1, 2)], poles=[0], stats=False)
case("exp(-1/x^2)", "-2", "2", lambda x: exp(-1 / x**2) if x else mpf(0), breaks=[0], holes=[0])
case("1/(1+exp(1/x))", "-1", "1", lambda x: 1 / (1 + exp(1 / x)), breaks=[0], jumps=[0], stats=False,
     possible=4)
case("x*sin(1/x)", "-1", "1", lambda x: x * sin(1 / x), breaks=[-Q(1, 50), 0, Q(1, 50)], samples=700,
     stats=False, holes=[0], near=0, radius=Q(1, 50), possible=30)
case("sin(1/x)", "-1", "1", lambda x: sin(1 / x), breaks=[-Q(1, 50), 0, Q(1, 50)], samples=700,
     stats=False, near=0, radius=Q(1, 50), possible=30)
# Ends of the domain.
case("sqrt(x)", "-1", "4", stats=False, roots=[0], domainEnds=[0], minimum=0, maximum=2, area=Q(16, 3))
case("ln(x)", "-1", "3", stats=False, roots=[1], domainEnds=[0])
case("sqrt(1-x^2)", "-2", "2", stats=False, roots=[-1, 1], maxima=[0], domainEnds=[-1, 1], area=pi / 2,
     arcLength=pi, minimum=0, maximum=1)
case("asin(x)", "-2", "2", stats=False, roots=[0], inflections=[0], domainEnds=[-1, 1], area=0,
     minimum=-pi / 2, maximum=pi / 2, totalArea=pi - 2)
case("acos(x)", "-2", "2", stats=False, roots=[1], inflections=[0], domainEnds=[-1, 1], area=pi)
case("x*ln(x)", "-1", "2", stats=False, roots=[1], minima=[exp(-1)], domainEnds=[0], minimum=-exp(-1))
case("ln(abs(x))", "-2", "3", stats=False, roots=[-1, 1], poles=[0])
case("ln(x)/x", "-1", "10", stats=False, roots=[1], maxima=[e], inflections=[exp(Q(3, 2))], domainEnds=[0])
case("sqrt(x^2-2)", "-3", "3", stats=False, roots=[-sqrt(2), sqrt(2)], domainEnds=[-sqrt(2), sqrt(2)])
case("sqrt(sin(x))", "-1", "8", stats=False, roots=[0, pi, 2 * pi], maxima=[pi / 2, 5 * pi / 2],
     domainEnds=[0, pi, 2 * pi])
case("sqrt(-1-x^2)", "-2", "2", stats=False)
case("ln(x^2-3)", "-3", "3", stats=False, roots=[-2, 2], domainEnds=[-sqrt(3), sqrt(3)])
case("x^x", "0", "2", lambda x: x**x if x else mpf(1), only=["roots", "extrema", "inflections"],
     domainEnds=[0], possible=6, stats=False, minimum=exp(-exp(-1)), maximum=4)
case("1/sqrt(x)", "-1", "4", stats=False, domainEnds=[0])
case("acosh(x)", "-1", "3", stats=False, roots=[1], domainEnds=[1])
case("atanh(x)", "-2", "2", stats=False, roots=[0], inflections=[0], domainEnds=[-1, 1])
# Kinks and cusps.
case("abs(x)", "-1", "2", lambda x: abs(x), breaks=[0], derive=False, roots=[0], minima=[0])
case("abs(x^2-2)", "-2", "2", lambda x: abs(x * x - 2), breaks=[-sqrt(2), sqrt(2)],
     roots=[-sqrt(2), sqrt(2)], minima=[-sqrt(2), sqrt(2)])
case("abs(sin(x))", "-4", "4", lambda x: abs(sin(x)), breaks=[-pi, 0, pi], roots=[-pi, 0, pi],
     minima=[-pi, 0, pi])
case("max(sin(x),cos(x))", "0.1", "6", lambda x: max(sin(x), cos(x)), breaks=[pi / 4, 5 * pi / 4],
     minima=[pi / 4, 5 * pi / 4])
case("min(x^2,2-x)", "-3", "2.5", lambda x: min(x * x, 2 - x), breaks=[-2, 1], roots=[0], maxima=[1])
case("abs(x-1)+abs(x+2)-4", "-4", "4", lambda x: abs(x - 1) + abs(x + 2) - 4, breaks=[-2, 1],
     derive=False, roots=[Q(-5, 2), Q(3, 2)])
case("x^(2/3)", "-1", "2", stats=False, roots=[0], minima=[0],
     area=Q(3, 5) * (1 + m.root(32, 3)))
case("cbrt(x)", "-1", "2", stats=False, roots=[0], inflections=[0], possible=1)
case("abs(x)^(1/3)", "-1", "1", stats=False, roots=[0], minima=[0], area=Q(3, 2))
case("x*abs(x)", "-1", "2", lambda x: x * abs(x), breaks=[0], derive=False, roots=[0], inflections=[0])
case("abs(abs(x)-1)", "-2", "2", lambda x: abs(abs(x) - 1), breaks=[-1, 0, 1], derive=False,
     roots=[-1, 1], minima=[-1, 1], maxima=[0])
# Jumps.
case("floor(x)", "-2", "3", lambda x: floor(x), breaks=ks(-2, 3, mpf), derive=False,
     jumps=[-2, -1, 0, 1, 2, 3], zeroStretches=[(0, 1)])
case("round(x)", "-2", "2", rnd, breaks=ks(-2, 1, lambda k: k + Q(1, 2)), derive=False,
     jumps=[-Q(3, 2), -Q(1, 2), Q(1, 2), Q(3, 2)], zeroStretches=[(-Q(1, 2), Q(1, 2))])
case("sign(x)", "-1", "2", sign, breaks=[0], derive=False, roots=[0], jumps=[0])
case("mod(x,1)-0.5", "-1.2", "2.2", lambda x: mod(x, 1) - Q(1, 2), breaks=[-1, 0, 1, 2],
     jumps=[-1, 0, 1, 2])
case("floor(x^2)", "-1.8", "1.8", lambda x: floor(x * x),
     breaks=[-sqrt(3), -sqrt(2), -1, 1, sqrt(2), sqrt(3)], derive=False,
     jumps=[-sqrt(3), -sqrt(2), -1, 1, sqrt(2), sqrt(3)], zeroStretches=[(-1, 1)])
case("x*floor(x)", "-1.5", "2.5", lambda x: x * floor(x), breaks=[-1, 0, 1, 2], derive=False,
     jumps=[-1, 1, 2], zeroStretches=[(0, 1)])
case("sign(sin(x))", "-4", "4", lambda x: sign(sin(x)), breaks=[-pi, 0, pi], derive=False,
     roots=[-pi, 0, pi], jumps=[-pi, 0, pi])
case("ceil(x)-x", "-1.5", "1.5", lambda x: ceil(x) - x, breaks=[-1, 0, 1], derive=False,
     roots=[-1, 0, 1], jumps=[-1, 0, 1])
case("sign(x)^2", "-1", "1", lambda x: sign(x) ** 2, breaks=[0], derive=False, roots=[0], holes=[0])
case("mod(floor(x),2)", "0.5", "3.5", lambda x: mod(floor(x), 2), breaks=[1, 2, 3], derive=False,
     jumps=[1, 2, 3], zeroStretches=[(Q(1, 2), 1), (2, 3)])
# Exponentials and others.
case("exp(-x^2)", "-3", "3", lambda x: exp(-x * x))
case("x*exp(-x)", "-1", "6", lambda x: x * exp(-x))
case("exp(x)-2", "-2", "2", lambda x: exp(x) - 2, arc=True)
case("2^x-x^2", "-2", "5", lambda x: mpf(2) ** x - x * x)
case("exp(-x^2)*sin(10x)", "-2", "2", lambda x: exp(-x * x) * sin(10 * x), samples=2000)
case("sinh(x)-2x", "-3", "3", lambda x: m.sinh(x) - 2 * x)
case("tanh(x)", "-3", "3", m.tanh)
case("atan(x)", "-3", "3", m.atan)
case("1/(1+exp(-x))", "-6", "6", lambda x: 1 / (1 + exp(-x)))
case("gamma(x)", "-3.5", "4", lambda x: m.gamma(x), breaks=[-3, -2, -1, 0], stats=False,
     poles=[-3, -2, -1, 0])
case("gamma(x)", "0.5", "3", lambda x: m.gamma(x))
case("x!", "0", "4", lambda x: m.gamma(x + 1))
case("sin(exp(x))", "-1", "3", lambda x: sin(exp(x)), samples=1500)
case("log2(x)-3", "1", "20", lambda x: ln(x) / ln(2) - 3)
case("x-x", "-1", "1", lambda x: mpf(0), derive=False, zeroStretches=[(-1, 1)])
case("max(0,x)", "-1", "1", lambda x: max(mpf(0), x), breaks=[0], derive=False, zeroStretches=[(-1, 0)])
case("abs(x)+x", "-1", "1", lambda x: abs(x) + x, breaks=[0], derive=False, zeroStretches=[(-1, 0)])
case("x^2*(1-x)^3", "-1", "2", lambda x: x**2 * (1 - x) ** 3, roots=[0])
case("sqrt(abs(x))", "-1", "1", stats=False, roots=[0], minima=[0], area=Q(4, 3))
case("x^(1/3)*(x-1)", "-1", "2", stats=False, roots=[0, 1], minima=[Q(1, 4)], inflections=[-Q(1, 2), 0],
     possible=1)
case("sqrt(x)*(x-1)", "-1", "2", stats=False, roots=[0, 1], minima=[Q(1, 3)], domainEnds=[0])
# Less usual ones.
case("x*(x-10^(-12))", "-1", "1", derive=False, roots=[0, Q(1, 10**12)], minima=[Q(1, 2 * 10**12)])
case("sin(pi*x)", "0", "4", lambda x: sin(pi * x), derive=False, roots=[0, 1, 2, 3, 4],
     minima=[Q(3, 2), Q(7, 2)], maxima=[Q(1, 2), Q(5, 2)], inflections=[0, 1, 2, 3, 4],
     possible=2)
case("1/(sin(x)-1/2)", "0", "3", stats=False, poles=[pi / 6, 5 * pi / 6], minima=[pi / 2])
case("ln(sin(x))", "0.1", "3", lambda x: ln(sin(x)), derive=False, roots=[pi / 2], maxima=[pi / 2],
     possible=1)
case("sqrt(x-1)+sqrt(3-x)", "0", "4", stats=False, maxima=[2], domainEnds=[1, 3], minimum=sqrt(2),
     maximum=2)
case("floor(x)*sin(pi*x)", "-0.5", "2.5", None, stats=False, derive=False, roots=[2], possible=9,
     minima=[Q(3, 2)], zeroStretches=[(0, 1)])
case("abs(x^3)", "-1", "1", lambda x: abs(x**3), breaks=[0], derive=False, roots=[0], minima=[0])
case("(x^3-8)/(x-2)", "0", "3", lambda x: x * x + 2 * x + 4, holes=[2])
case("(sqrt(x)-1)/(x-1)", "0.25", "4", lambda x: 1 / (1 + sqrt(x)), holes=[1])
case("ln(1+x)/x", "-0.5", "2", lambda x: ln(1 + x) / x if x else mpf(1), breaks=[0], holes=[0])
case("x^2*sin(x)/abs(x)", "-2", "2", lambda x: abs(x) * sin(x), breaks=[0], holes=[0],
     only=["inflections"], possible=1)
case("min(max(x,-1),1)", "-2", "3", lambda x: min(max(x, mpf(-1)), mpf(1)), breaks=[-1, 1],
     derive=False, roots=[0])
case("mod(x,2)-1", "-1.5", "4.5", lambda x: mod(x, 2) - 1, breaks=[0, 2, 4], jumps=[0, 2, 4])
case("x^3-3x+1", "-2", "2", lambda x: x**3 - 3 * x + 1, arc=True)
case("exp(x)-x^2-2x-1", "-3", "4", lambda x: exp(x) - x * x - 2 * x - 1)
case("100sin(x)/x-30", "1", "30", lambda x: 100 * sin(x) / x - 30, samples=1000)
case("atan(x)-x/2", "-4", "4", lambda x: m.atan(x) - x / 2)
case("1/(x^3-x)", "-2", "2", lambda x: 1 / (x**3 - x), breaks=[-1, 0, 1], stats=False,
     poles=[-1, 0, 1])
case("tan(pi*x/2)", "-2.5", "2.5", lambda x: tan(pi * x / 2), breaks=[-1, 1], stats=False,
     poles=[-1, 1])
case("3", "-100000000", "100000000", lambda x: mpf(3), derive=False)
case("x^6-10^(-30)", "-0.001", "0.001", lambda x: x**6 - Q(1, 10**30), derive=False,
     roots=[-Q(1, 10**5), Q(1, 10**5)], minima=[0])
case("(x-1)^5*(x+1)^4", "-2", "2", lambda x: (x - 1) ** 5 * (x + 1) ** 4,
     derive=False, roots=[-1, 1], maxima=[-1], minima=[-Q(1, 9)],
     inflections=[1, (-1 - sqrt(10)) / 9, (-1 + sqrt(10)) / 9])
case("cosh(x)-1", "-2", "2", lambda x: m.cosh(x) - 1, roots=[0])
case("exp(x)-1-x", "-2", "2", lambda x: exp(x) - 1 - x, roots=[0])
case("sin(x)-x", "-3", "3", lambda x: sin(x) - x, derive=False, roots=[0], inflections=[0])
case("cos(x)-1+x^2/2", "-2", "2", lambda x: cos(x) - 1 + x * x / 2, derive=False, roots=[0], minima=[0])
# Multiple zeros at places that are no Double.
case("(x^2-2)^2*(x-1)", "-2", "3", lambda x: (x * x - 2) ** 2 * (x - 1), roots=[-sqrt(2), sqrt(2)])
case("(3x-1)^2", "-1", "2", lambda x: (3 * x - 1) ** 2, roots=[Q(1, 3)])
case("9x^2-6x+1", "-1", "2", lambda x: (3 * x - 1) ** 2, roots=[Q(1, 3)])
case("x^6-6x^4+12x^2-8", "-2", "2", lambda x: (x * x - 2) ** 3, derive=False, roots=[-sqrt(2), sqrt(2)],
     minima=[0], inflections=[-sqrt(2), -sqrt(Q(2, 5)), sqrt(Q(2, 5)), sqrt(2)])
case("x^4-2x^3-3x^2+4x+4", "-2", "3", lambda x: (x * x - x - 2) ** 2, roots=[-1, 2])
case("4x^4-4x^3-11x^2+6x+9", "-2", "3", lambda x: (2 * x * x - x - 3) ** 2, roots=[-1, Q(3, 2)])
case("1-sin(x)", "-6", "9", lambda x: 1 - sin(x), roots=[-3 * pi / 2, pi / 2, 5 * pi / 2], samples=600)
case("2+2cos(3x)", "-3", "3", lambda x: 2 + 2 * cos(3 * x), roots=[-pi / 3, pi / 3], samples=600)
case("1+sin(x)", "-100", "300", lambda x: 1 + sin(x * pi / 180), angle="deg", roots=[-90, 270])
case("cos(x)^2-1", "-4", "7", lambda x: cos(x) ** 2 - 1, roots=[-pi, 0, pi, 2 * pi], samples=600)
case("sin(x)^2-2sin(x)+1", "0", "9", lambda x: (sin(x) - 1) ** 2, derive=False, roots=[pi / 2, 5 * pi / 2],
     minima=[pi / 2, 5 * pi / 2], maxima=[3 * pi / 2],
     inflections=[7 * pi / 6, 11 * pi / 6])
case("exp(x)^2-4exp(x)+4", "-2", "1.5", lambda x: (exp(x) - 2) ** 2, roots=[ln(2)])
case("(x^2-2)^4", "-1.6", "1.6", lambda x: (x * x - 2) ** 4, derive=False, roots=[-sqrt(2), sqrt(2)],
     minima=[-sqrt(2), sqrt(2)], maxima=[0], inflections=[-sqrt(Q(2, 7)), sqrt(Q(2, 7))])
case("sin(x)^5", "-4", "4", lambda x: sin(x) ** 5, derive=False, roots=[-pi, 0, pi], minima=[-pi / 2],
     maxima=[pi / 2], samples=800,
     inflections=[k * pi + s * m.asin(2 / sqrt(5)) for k in (-1, 0, 1)
                  for s in (-1, 0, 1) if abs(2 * k + s) < 3])
case("(x-1)*(1-x)", "-1", "3", lambda x: -(x - 1) ** 2, roots=[1])
case("ln(x)^2", "0.5", "5", lambda x: ln(x) ** 2, roots=[1])
case("1/(x^2-2)^2", "-3", "3", stats=False, poles=[-sqrt(2), sqrt(2)], minima=[0])
case("1/sin(x)^2", "-4", "4", stats=False, poles=[-pi, 0, pi], minima=[-pi / 2, pi / 2])
case("1/(1-cos(x))", "-1", "7", stats=False, poles=[0, 2 * pi], minima=[pi])
case("ln(1+sin(x))", "-2", "4", stats=False, poles=[-pi / 2], maxima=[pi / 2], roots=[0, pi])
case("sqrt((x^2-2)^2)", "-2", "2", lambda x: abs(x * x - 2), breaks=[-sqrt(2), sqrt(2)], derive=False,
     roots=[-sqrt(2), sqrt(2)], minima=[-sqrt(2), sqrt(2)], maxima=[0])
# Bounded next to the end of a domain, where an enclosure is not.
case("x^2*ln(x)", "0", "1", stats=False, roots=[1], minima=[exp(-Q(1, 2))], inflections=[exp(-Q(3, 2))],
     domainEnds=[0], area=-Q(1, 9), mean=-Q(1, 9), minimum=-1 / (2 * e))
case("(x-1)*ln(1-x)", "0", "1", stats=False, roots=[0], maxima=[1 - 1 / e], domainEnds=[1], area=Q(1, 4),
     totalArea=Q(1, 4))
