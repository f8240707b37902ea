extension HelpLine {
  package var brazilian: Text {
    switch self {
    case .graphFormula: Text("Ctrl+Enter, Ctrl+G", "traçar o gráfico da fórmula")
    case .addFormula: Text("Ctrl+Shift+G, segurar Traçar", "adicionar a fórmula ao gráfico")
    case .functionList: Text("Ctrl+L, F8", "lista de funções e controles deslizantes")
    case .otherPane: Text("F6, Ctrl+Tab", "o outro painel")
    case .controlGroup: Text("Tab, Shift+Tab", "grupo seguinte ou anterior de controles")
    case .moveToControl: Text("Setas, Enter", "ir até um controle, pressioná-lo")
    case .undoRedo: Text("Ctrl+Z, Ctrl+Y", "desfazer, refazer")
    case .copyPaste: Text("Ctrl+C, Ctrl+V", "copiar, colar uma fórmula")
    case .modeAngle: Text("Ctrl+M, Ctrl+D", "Fórmula ou RPN, graus ou radianos")
    case .saveOpen: Text("Ctrl+S, Ctrl+O", "salvar, abrir um documento; com Shift, salvar como")
    case .newDocument: Text("Ctrl+N", "um documento novo")
    case .picture: Text("Ctrl+E, Ctrl+Shift+C", "exportar, copiar uma imagem")
    case .presentation: Text("F5", "apresentação")
    case .hidePanes: Text("F9, Shift+F9", "ocultar a calculadora, ocultar o gráfico")
    case .fullScreen: Text("F11", "tela cheia")
    case .magnification: Text("Ctrl+Shift+=, Ctrl+Shift+−", "tudo maior, tudo menor")
    case .menu: Text("Ctrl+,", "menu")
    case .thisList: Text("F1, Ctrl+/", "esta lista")
    case .quit: Text("Ctrl+Q", "sair")
    case .signs: Text("algarismos, + − * / ^ ! ( )", "digitam a si mesmos")
    case .letters:
      Text(
        "letras",
        "digitam nomes: sin (ou sen) … tanh, exp, ln, log, sqrt, cbrt, abs, floor, mod, pi, e, x"
      )
    case .exponent: Text("Shift+E", "vezes dez elevado a")
    case .caret: Text("← →, Home, End", "cursor; com Ctrl, por nomes inteiros")
    case .history: Text("↑ ↓", "entradas anteriores")
    case .equals: Text("Enter, =", "calcular")
    case .delete: Text("Backspace, Esc", "apagar, limpar; Esc de novo limpa tudo")
    case .stack: Text("RPN: Enter, Backspace", "empilhar, descartar; → troca, ↓ gira")
    case .pan: Text("Setas", "mover um vigésimo; com Shift, cinco vezes mais")
    case .zoom: Text("+ −", "ampliar, reduzir; no ponto rastreado, se houver")
    case .trace: Text("T", "rastrear a curva, parar")
    case .statistics: Text("S", "estatísticas do que se vê; uma linha começa a rastrear ali")
    case .table: Text("Ctrl+T", "tabela de valores; nela, Ctrl+C copia tudo")
    case .traceMoves:
      Text("Rastreando: ← →, ↑ ↓", "ao longo da curva, com Shift cinco pixels; outra curva")
    case .traceTyping:
      Text(
        "Rastreando: algarismos, −, x, y",
        "digitar um x aonde ir ou um y a procurar; Enter termina"
      )
    case .nextFeature: Text("N, Shift+N", "zero, extremo ou interseção seguinte, anterior")
    case .home: Text("H, Home, Ctrl+0", "vista inicial")
    case .fit: Text("F, W", "ajustar às curvas, janela natural delas")
    case .boxZoom: Text("Shift+arrastar", "ampliar uma caixa")
    case .keptViews: Text("Ctrl+1 … Ctrl+9", "ir à vista guardada com esse número")
    case .originToPointer: Text("O", "origem no ponto rastreado ou no ponteiro")
    case .curveMode: Text("L", "provado, linha ou pontos")
    case .viewHistory: Text("Alt+←, Alt+→", "vista anterior, seguinte")
    case .escape: Text("Esc", "fecha um menu, termina a apresentação, volta")
    case .drag: Text("arrastar, também com o botão do meio", "mover o plano")
    case .pinch: Text("pinça, roda", "ampliar ou reduzir ali; Ctrl+roda, mais fino")
    case .pinchAxis: Text("pinça ao longo de um eixo", "esticar esse eixo")
    case .dragNumbers: Text("arrastar os números de um eixo", "esticar esse eixo com o mouse")
    case .wheelAxis: Text("Shift+roda, Alt+roda", "esticar x, esticar y")
    case .doubleTap: Text("toque duplo, clique duplo", "origem ali")
    case .tripleTap: Text("toque triplo", "origem ali, escala padrão")
    case .tap: Text("toque, clique", "rastrear ali; fora da curva, parar")
    case .hold: Text("toque longo, clique direito", "menu daquele lugar")
    case .swipe: Text("deslizar da borda esquerda", "voltar à calculadora")
    case .listOrder: Text("Alt+↑, Alt+↓, arrastar", "mudar a ordem")
    case .listRemove: Text("Delete", "remover a função")
    case .listSlider: Text("← →", "mover o controle um passo; com Shift, dez")
    case .projector: Text("B, W", "fundo preto, fundo branco")
    case .keepView: Text("Ctrl+1 … Ctrl+9", "guardar esta vista com um número")
    case .recallView: Text("1 … 9", "ir a essa vista")
    case .stepViews: Text("Page ↑, Page ↓", "percorrer as vistas numeradas; sem nenhuma, as curvas")
    case .endPresentation: Text("Esc, F5", "terminar, tudo como antes")
    case .padMove: Text("direcional, alavanca esquerda", "mover o foco; mover o gráfico")
    case .padPress:
      Text("A, B", "pressionar, apagar ou voltar; B segurado limpa; no gráfico, A rastreia")
    case .padGraph:
      Text(
        "X, Y",
        "inserir x, traçar; Y segurado adiciona; no gráfico, estilo, estatísticas; Y segurado, lista"
      )
    case .padShoulders:
      Text("L1, R1", "cursor, ou trocar e Enter; no gráfico, ponto notável anterior, seguinte")
    case .padTriggers: Text("L2, R2", "reduzir, ampliar")
    case .padRightStick: Text("alavanca direita", "mover o gráfico")
    case .padSticks: Text("L3, R3", "desfazer, refazer; no gráfico, vista anterior, inicial")
    case .padMenu: Text("Menu, View", "menu, outro painel; View segurado apresenta")
    }
  }
}
