/// The chapters of the list of keys and gestures.
package enum HelpTopic: Phrase, CaseIterable {
  case anywhere, calculator, graphKeys, graphTouch, list, presentation, controller

  /// The lines of a chapter, in order.
  package var lines: [HelpLine] {
    switch self {
    case .anywhere:
      [
        HelpLine("Ctrl+Enter, Ctrl+G", "graph the formula", "traçar o gráfico da fórmula"),
        HelpLine(
          ("Ctrl+Shift+G, Add, hold Graph", "add the formula to the graph"),
          ("Ctrl+Shift+G, Pôr, segurar Traçar", "adicionar a fórmula ao gráfico")
        ),
        HelpLine(
          "Ctrl+L, F8",
          "list of functions and sliders",
          "lista de funções e controles deslizantes"
        ),
        HelpLine("F6, Ctrl+Tab", "the other pane", "o outro painel"),
        HelpLine(
          "Tab, Shift+Tab",
          "next or previous group of controls",
          "grupo seguinte ou anterior de controles"
        ),
        HelpLine(
          ("Arrows, Enter", "move to a control, press it"),
          ("Setas, Enter", "ir até um controle, pressioná-lo")
        ),
        HelpLine("Ctrl+Z, Ctrl+Y", "undo, redo", "desfazer, refazer"),
        HelpLine("Ctrl+C, Ctrl+V", "copy, paste a formula", "copiar, colar uma fórmula"),
        HelpLine(
          "Ctrl+M, Ctrl+D",
          "Formula or RPN, degrees or radians",
          "Fórmula ou RPN, graus ou radianos"
        ),
        HelpLine(
          "Ctrl+S, Ctrl+O",
          "save, open a document; with Shift save as",
          "salvar, abrir um documento; com Shift, salvar como"
        ),
        HelpLine("Ctrl+N", "a new document", "um documento novo"),
        HelpLine("Ctrl+E, Ctrl+Shift+C", "export, copy a picture", "exportar, copiar uma imagem"),
        HelpLine("F5", "presentation", "apresentação"),
        HelpLine(
          "F9, Shift+F9",
          "hide the calculator, hide the graph",
          "ocultar a calculadora, ocultar o gráfico"
        ),
        HelpLine("F11", "full screen", "tela cheia"),
        HelpLine(
          "Ctrl+Shift+=, Ctrl+Shift+−",
          "everything larger, smaller",
          "tudo maior, tudo menor"
        ),
        HelpLine("Ctrl+,", "menu", "menu"),
        HelpLine("F1, Ctrl+/", "this list", "esta lista"),
        HelpLine("Ctrl+Q", "quit", "sair"),
      ]
    case .calculator:
      [
        HelpLine(
          ("digits, + − * / ^ ! ( )", "type themselves"),
          ("algarismos, + − * / ^ ! ( )", "digitam a si mesmos")
        ),
        HelpLine(
          (
            "letters", "type names: sin … tanh, exp, ln, log, sqrt, cbrt, abs, floor, mod, pi, e, x"
          ),
          (
            "letras",
            "digitam nomes: sin (ou sen) … tanh, exp, ln, log, sqrt, cbrt, abs, floor, mod, pi, e, x"
          )
        ),
        HelpLine("Shift+E", "times ten to the power", "vezes dez elevado a"),
        HelpLine(
          "← →, Home, End",
          "caret; with Ctrl by whole numbers, with Shift selecting",
          "cursor; com Ctrl, por números inteiros; com Shift, selecionando"
        ),
        HelpLine(
          "Alt+← →",
          "more digits of the result; or drag it",
          "mais algarismos do resultado; ou arrastá-lo"
        ),
        HelpLine(
          "Ctrl+R",
          "its digits first, or its closed form",
          "primeiro os algarismos ou a forma fechada"
        ),
        HelpLine("↑ ↓", "earlier entries", "entradas anteriores"),
        HelpLine(
          "Enter, =",
          "work it out; Enter graphs a function",
          "calcular; Enter traça uma função"
        ),
        HelpLine(
          "Backspace, with Ctrl",
          "delete, clear",
          "apagar, limpar"
        ),
        HelpLine(
          "RPN: Enter, Backspace",
          "push, drop; → swaps, ↓ rolls",
          "empilhar, descartar; → troca, ↓ gira"
        ),
      ]
    case .graphKeys:
      [
        HelpLine(
          ("Arrows", "move by a twentieth; with Shift five times as far"),
          ("Setas", "mover um vigésimo; com Shift, cinco vezes mais")
        ),
        HelpLine(
          "+ −",
          "zoom in, out, at the trace if it is on",
          "ampliar, reduzir; no ponto rastreado, se houver"
        ),
        HelpLine("T", "trace on, off", "rastrear a curva, parar"),
        HelpLine("D", "tangent, normal, secant", "tangente, normal, secante"),
        HelpLine(
          ("Trace: ← →, ↑ ↓", "along the curve, with Shift five pixels; other curve"),
          ("Rastreando: ← →, ↑ ↓", "ao longo da curva, com Shift cinco pixels; outra curva")
        ),
        HelpLine(
          ("Trace: digits, −, x, y", "type an x to go to, or a y to find; Enter ends"),
          (
            "Rastreando: algarismos, −, x, y",
            "digitar um x aonde ir ou um y a procurar; Enter termina"
          )
        ),
        HelpLine(
          "N, Shift+N",
          "next, previous zero, extremum, intersection",
          "zero, extremo ou interseção seguinte, anterior"
        ),
        HelpLine(
          "S",
          "statistics of what is seen; a row starts the trace there",
          "estatísticas do que se vê; uma linha começa a rastrear ali"
        ),
        HelpLine(
          "Ctrl+T",
          "table of values; on it Ctrl+C copies all of it",
          "tabela de valores; nela, Ctrl+C copia tudo"
        ),
        HelpLine("H, Home, Ctrl+0", "home", "vista inicial"),
        HelpLine(
          "F, W",
          "fit the curves, the window natural to them",
          "ajustar às curvas, janela natural delas"
        ),
        HelpLine(("Shift+drag", "zoom into a box"), ("Shift+arrastar", "ampliar uma caixa")),
        HelpLine(
          "Ctrl+1 … Ctrl+9",
          "go to the view kept under that number",
          "ir à vista guardada com esse número"
        ),
        HelpLine(
          "O",
          "origin to the trace or the pointer",
          "origem no ponto rastreado ou no ponteiro"
        ),
        HelpLine("L", "proven, line or dots", "provado, linha ou pontos"),
        HelpLine("Alt+←, Alt+→", "previous, next view", "vista anterior, seguinte"),
        HelpLine(
          "Esc",
          "closes a menu, ends a presentation, goes back",
          "fecha um menu, termina a apresentação, volta"
        ),
      ]
    case .graphTouch:
      [
        HelpLine(
          ("drag, middle drag", "move the plane"),
          ("arrastar, também com o botão do meio", "mover o plano")
        ),
        HelpLine(
          ("pinch, wheel", "zoom there; Ctrl+wheel finely"),
          ("pinça, roda", "ampliar ou reduzir ali; Ctrl+roda, mais fino")
        ),
        HelpLine(
          ("pinch along an axis", "stretch that axis"),
          ("pinça ao longo de um eixo", "esticar esse eixo")
        ),
        HelpLine(
          ("drag an axis’ numbers", "stretch that axis with the mouse"),
          ("arrastar os números de um eixo", "esticar esse eixo com o mouse")
        ),
        HelpLine(
          ("Shift+wheel, Alt+wheel", "stretch x, stretch y"),
          ("Shift+roda, Alt+roda", "esticar x, esticar y")
        ),
        HelpLine(
          ("double tap, double click", "origin there"),
          ("toque duplo, clique duplo", "origem ali")
        ),
        HelpLine(
          ("triple tap", "origin there, default scale"),
          ("toque triplo", "origem ali, escala padrão")
        ),
        HelpLine(
          ("tap, click", "trace there; off the curve the trace ends"),
          ("toque, clique", "rastrear ali; fora da curva, parar")
        ),
        HelpLine(
          ("hold, right click", "menu of that place"),
          ("toque longo, clique direito", "menu daquele lugar")
        ),
        HelpLine(
          ("swipe from the left edge", "back to the calculator"),
          ("deslizar da borda esquerda", "voltar à calculadora")
        ),
      ]
    case .list:
      [
        HelpLine(
          ("Alt+↑, Alt+↓, drag", "change the order"),
          ("Alt+↑, Alt+↓, arrastar", "mudar a ordem")
        ),
        HelpLine("Delete", "remove the function", "remover a função"),
        HelpLine(
          "F6",
          "to the graph and back to the list",
          "ao gráfico e de volta à lista"
        ),
        HelpLine(
          "← →",
          "move a slider by a step; with Shift by ten",
          "mover o controle um passo; com Shift, dez"
        ),
      ]
    case .presentation:
      [
        HelpLine("B, W", "projector black, projector white", "fundo preto, fundo branco"),
        HelpLine(
          "Ctrl+1 … Ctrl+9",
          "keep this view under a number",
          "guardar esta vista com um número"
        ),
        HelpLine("1 … 9", "go to that view", "ir a essa vista"),
        HelpLine(
          "Page ↑, Page ↓",
          "through the numbered views; without any, through the curves",
          "percorrer as vistas numeradas; sem nenhuma, as curvas"
        ),
        HelpLine("Esc, F5", "end, everything as it was", "terminar, tudo como antes"),
      ]
    case .controller:
      [
        HelpLine(
          ("D-pad, left stick", "move the focus; move the graph"),
          ("direcional, alavanca esquerda", "mover o foco; mover o gráfico")
        ),
        HelpLine(
          "A, B",
          "press, delete or back; B held clears; on the graph A traces",
          "pressionar, apagar ou voltar; B segurado limpa; no gráfico, A rastreia"
        ),
        HelpLine(
          "X, Y",
          "insert x (held: letters, signs), graph; Y held adds; on the graph style, statistics; Y held lists",
          "inserir x (segurado: letras, sinais), traçar; Y segurado adiciona; no gráfico, estilo, estatísticas; Y segurado, lista"
        ),
        HelpLine(
          "L1, R1",
          "caret or swap and Enter; on the graph previous, next feature",
          "cursor, ou trocar e Enter; no gráfico, ponto notável anterior, seguinte"
        ),
        HelpLine("L2, R2", "zoom out, in", "reduzir, ampliar"),
        HelpLine(("right stick", "move the graph"), ("alavanca direita", "mover o gráfico")),
        HelpLine(
          "L3, R3",
          "undo, redo; on the graph previous view, home",
          "desfazer, refazer; no gráfico, vista anterior, inicial"
        ),
        HelpLine(
          "Menu, View",
          "menu, other pane; View held presents",
          "menu, outro painel; View segurado apresenta"
        ),
      ]
    }
  }

  package var translations: Translations<LocalizedText> {
    switch self {
    case .anywhere: ("Anywhere", "Em qualquer lugar")
    case .calculator: ("Calculator", "Calculadora")
    case .graphKeys: ("Graph, keys", "Gráfico, teclas")
    case .graphTouch: ("Graph, touch and mouse", "Gráfico, toque e mouse")
    case .list: ("List of functions", "Lista de funções")
    case .presentation: ("Presentation", "Apresentação")
    case .controller: ("Controller", "Controle")
    }
  }
}

/// A line of the list of keys and gestures: the keys or the gesture, and what they do.
package struct HelpLine: Translated {
  package let translations: Translations<(keys: String, words: String)>

  /// A line whose keys are called the same in every language.
  init(_ keys: String, _ english: String, _ brazilian: String) {
    self.init((keys, english), (keys, brazilian))
  }

  /// A line whose keys or gesture have a name in each language.
  init(_ english: (String, String), _ brazilian: (String, String)) {
    translations = (english, brazilian)
  }
}
