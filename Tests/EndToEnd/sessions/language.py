"""Functions with names, conditions, sums and derivatives, typed into the window."""

from sessions.places import arguments


def run(stage):
    checks = stage.checks
    ordinate = stage.open(*arguments(), state="language.json")

    def written(state):
        return [function.get("relation") or function["text"] for function in state.document["functions"]]

    def graphs(what, texts):
        checks.that(what, ordinate.saves(lambda state: written(state) == texts), written(ordinate.state))

    def clear():
        ordinate.key("ctrl+BackSpace")
        ordinate.saves(lambda state: state.formula == "")

    ordinate.type("f(x)=x^2 {x>0}")
    ordinate.key("ctrl+g")
    graphs("a name and a condition are graphed", ["f(x)=x^2{x>0}"])
    checks.that("the name is kept", ordinate.saves(lambda state: state.document["functions"][0].get("name") == "f"))
    clear()
    ordinate.type("f(x-1)+f'(2)")
    ordinate.key("ctrl+shift+g")
    graphs("another function uses it", ["f(x)=x^2{x>0}", "f(x−1)+f'(2)"])
    clear()
    ordinate.type("g(x)=sum(f(k)x,k,1,3)")
    ordinate.key("ctrl+shift+g")
    graphs("a sum of it is graphed", ["f(x)=x^2{x>0}", "f(x−1)+f'(2)", "g(x)=sum(f(k)x,k,1,3)"])
    clear()
    ordinate.type("k(x)+1")
    ordinate.key("ctrl+shift+g")
    checks.that("a name without a formula is not graphed", ordinate.saves(lambda state: len(state.document["functions"]) == 3))
    clear()
    ordinate.type("f(x)=g(x)")
    ordinate.key("ctrl+shift+g")
    checks.that("nor is a circle", ordinate.saves(lambda state: len(state.document["functions"]) == 3))
    clear()
    ordinate.type("f(3)+g(1)")
    ordinate.key("Return")
    checks.that("the calculator knows them", ordinate.saves(
        lambda state: state.values["calculator"]["isResult"]), ordinate.state.formula)
    clear()
    ordinate.type("int(sin(t),t,0,pi)")
    ordinate.key("Return")
    checks.that("an integral known by rule has a whole number", ordinate.saves(
        lambda state: state.values["calculator"]["isResult"]), ordinate.state.formula)
    clear()
    ordinate.type("h(x)=int(exp(-t^2),t,0,x)")
    ordinate.key("ctrl+shift+g")
    graphs("an integral up to x is graphed", [
        "f(x)=x^2{x>0}", "f(x−1)+f'(2)", "g(x)=sum(f(k)x,k,1,3)", "h(x)=int(exp(−t^2),t,0,x)"])
    checks.equal("closing: status", ordinate.close(), 0)
    again = stage.open(*arguments(), state="language.json")
    checks.that("they are there after a restart", again.saves(
        lambda state: [function.get("name") for function in state.document["functions"]] == ["f", None, "g", "h"]))
    again.key("ctrl+BackSpace")
    again.type("y=mx+k")
    again.key("ctrl+shift+g")
    checks.that("letters that are no names have sliders", again.saves(
        lambda state: state.graphed == 5 and written(state)[4] == "y=mx+k"), written(again.state))
    again.key("ctrl+l", *["Down"] * 3, "Right")
    checks.that("one of them moves", again.saves(lambda state: abs(state.parameter("k") - 1.1) < 1e-9), again.state)
    checks.equal("closing again: status", again.close(), 0)
