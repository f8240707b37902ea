/// All that the program says, in Brazilian Portuguese.

extension ControlName {
  package var brazilian: LocalizedText {
    switch self {
    case .formulaMode: "Fórmula"
    case .rpnMode: "RPN"
    case .radiansMark: "RAD"
    case .degreesMark: "DEG"
    case .secondPageMark: "2ª"
    case .graphKey: "Traçar"
    case .graphedKey: "Traçado"
    case .addKey: "Pôr"
    case .live: "Vivo"
    case .stretchStart: "início do intervalo"
    case .stretchEnd: "fim do intervalo"
    case .caretBackward: "cursor para trás"
    case .caretForward: "cursor para a frente"
    case .index: "índice"
    case .keepInMemory: "guardar na memória"
    case .graphWhileTyping: "traçar ao digitar"
    case .calculator: "Calculadora"
    case .fit: "Ajustar"
    case .fitTool: "ajustar"
    case .home: "Início"
    case .proven: "Provado"
    case .line: "Linha"
    case .dots: "Pontos"
    case .trace: "Rastrear"
    case .statistics: "Análise"
    case .traceTool: "rastrear a curva"
    case .statisticsTool: "análise"
    case .keysAndGestures: "Teclas e gestos"
    case .angleUnit: "unidade de ângulo"
    case .radians: "radianos"
    case .degrees: "graus"
    case .undo: "desfazer"
    case .redo: "refazer"
    case .more: "mais opções"
    case .formula: "fórmula"
    case .result: "resultado"
    case .swapResult: "trocar algarismos e forma fechada"
    case .laterDigits: "mais algarismos"
    case .earlierDigits: "algarismos anteriores"
    case .entries: "entradas anteriores, resposta e memória"
    case .secondPage: "segunda página de funções"
    case .graph: "gráfico"
    case .backToCalculator: "voltar à calculadora"
    case .goHome: "vista inicial"
    case .presentation: "apresentação"
    case .zoomIn: "ampliar"
    case .zoomOut: "reduzir"
    case .close: "fechar"
    case .sheetSize: "mais ou menos dele"
    case .on: "ligado"
    case .off: "desligado"
    case .provenMeaning: "cheio = certo, mais claro = possível"
    case .lineMeaning: "uma amostra por coluna, ligadas; nada provado"
    case .dotsMeaning: "uma amostra por coluna; nada provado"
    case .traceMeaning: "os valores ao longo de uma curva"
    case .statisticsMeaning: "zeros, extremos, áreas, comprimentos"
    case .fitMeaning: "todas as curvas à vista"
    case .homeMeaning: "a primeira escala e o primeiro lugar"
    }
  }
}

extension KeyName {
  package var brazilian: LocalizedText {
    switch self {
    case .variable: "x"
    case .memory: "memória"
    case .decimalPoint: "ponto decimal"
    case .decimalComma: "vírgula decimal"
    case .comma: "vírgula"
    case .semicolon: "ponto e vírgula"
    case .changeSign: "trocar o sinal"
    case .equals: "igual"
    case .times: "vezes"
    case .dividedBy: "dividido por"
    case .plus: "mais"
    case .minus: "menos"
    case .delete: "apagar"
    case .clear: "limpar"
    case .openParenthesis: "abre parêntese"
    case .closeParenthesis: "fecha parêntese"
    case .timesTenToThePower: "vezes dez elevado a"
    case .squared: "ao quadrado"
    case .toThePower: "elevado a"
    case .squareRoot: "raiz quadrada"
    case .cubeRoot: "raiz cúbica"
    case .reciprocal: "inverso"
    case .factorial: "fatorial"
    case .absoluteValue: "valor absoluto"
    case .floor: "piso"
    case .sine: "seno"
    case .cosine: "cosseno"
    case .tangent: "tangente"
    case .arcSine: "arco seno"
    case .arcCosine: "arco cosseno"
    case .arcTangent: "arco tangente"
    case .hyperbolicSine: "seno hiperbólico"
    case .hyperbolicCosine: "cosseno hiperbólico"
    case .hyperbolicTangent: "tangente hiperbólica"
    case .naturalLogarithm: "logaritmo natural"
    case .logarithm: "logaritmo"
    case .exponential: "exponencial"
    case .modulo: "módulo"
    case .enter: "enter"
    case .swap: "trocar"
    case .roll: "girar"
    case .drop: "descartar"
    case .fraction: "fração"
    case .anyRoot: "raiz de qualquer índice"
    case .sum: "somatório"
    case .product: "produtório"
    case .integral: "integral"
    case .derivative: "derivada"
    case .limit: "limite"
    case .cases: "casos"
    }
  }
}

extension KeyCap {
  package var brazilian: LocalizedText {
    switch self {
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page ↑"
    case .pageDown: "Page ↓"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .space: "Espaço"
    case .control: "Ctrl"
    case .shift: "Shift"
    case .view: "View"
    case .guide: "Guia"
    case .menu: "Menu"
    case .capitals: "Maiúsculas"
    }
  }
}

extension RoleName {
  package var brazilian: LocalizedText {
    switch self {
    case .window: "janela"
    case .group: "grupo"
    case .text: "texto"
    case .button: "botão"
    case .toggle: "chave"
    case .textField: "campo de texto"
    case .slider: "controle deslizante"
    case .plot: "gráfico"
    case .menuItem: "item de menu"
    case .curve: "curva"
    case .point: "ponto"
    case .status: "estado"
    case .list: "lista"
    case .listItem: "linha"
    case .table: "tabela"
    case .cell: "célula"
    case .unavailable: "indisponível"
    }
  }
}

extension HintPhrase {
  package var brazilian: LocalizedText {
    switch self {
    case .scroll: "Rolar"
    case .close: "Fechar"
    case .move: "Mover"
    case .choose: "Escolher"
    case .press: "Pressionar"
    case .delete: "Apagar"
    case .insertX: "Inserir \("x")"
    case .graph: "Traçar"
    case .swap: "Trocar"
    case .enter: "Enter"
    case .cursor: "Cursor"
    case .menu: "Menu"
    case .graphPane: "Gráfico"
    case .pan: "Mover"
    case .zoom: "Zoom"
    case .back: "Voltar"
    case .style: "Estilo"
    case .previousView: "Vista anterior"
    case .home: "Início"
    case .capital: "Maiúscula"
    case .done: "Concluir"
    case .hold: "Segurar:"
    case .letters: "Letras"
    case .signs: "Sinais"
    case .controls: "Controles"
    case .trace: "Rastrear"
    case .snap: "Encaixar"
    case .take: "Pegar"
    case .drop: "Soltar"
    case .putBack: "Devolver"
    case .endTrace: "Parar"
    case .addToList: "Pôr na lista"
    case .digits: "Algarismos"
    case .statistics: "Análise"
    case .feature: "Ponto notável"
    }
  }
}

extension MenuPhrase {
  package var brazilian: LocalizedText {
    switch self {
    case .documents: "Documento…"
    case .views: "Vistas…"
    case .theme: "Tema"
    case .textSize: "Tamanho"
    case .motion: "Animações"
    case .speech: "Voz"
    case .vibration: "Vibração"
    case .entry: "Fórmulas"
    case .asInBooks: "de livro"
    case .asLine: "linha"
    case .live: "Traçar ao digitar"
    case .presentation: "Apresentação"
    case .fullScreen: "Tela cheia"
    case .hideCalculator: "Ocultar calculadora"
    case .showCalculator: "Mostrar calculadora"
    case .hideGraph: "Ocultar gráfico"
    case .showGraph: "Mostrar gráfico"
    case .copy: "Copiar"
    case .cut: "Recortar"
    case .pasteFormula: "Colar fórmula"
    case .help: "Ajuda"
    case .quit: "Sair"
    case .statistics: "Análise"
    case .fromHere: "Análise a partir daqui"
    case .tangentHere: "Tangente aqui"
    case .normalHere: "Normal aqui"
    case .secantHere: "Secante a partir daqui"
    case .hideSecant: "Ocultar secante"
    case .toHere: "Análise até aqui"
    case .newTable: "Tabela de dados"
    case .table: "Tabela de valores"
    case .shown: "Visíveis"
    case .hidden: "Ocultos"
    case .pointsOfInterest: "Pontos notáveis"
    case .traceHere: "Rastrear aqui"
    case .solutionHere: "Solução daqui"
    case .originHere: "Origem aqui"
    case .zoomInHere: "Ampliar aqui"
    case .copyShown: "Copiar como está"
    case .copyForm: "Copiar exato"
    case .copyFormula: "Copiar fórmula"
    case .copyAs: "Copiar como…"
    case .plainText: "Texto"
    case .latex: "LaTeX"
    case .python: "Python"
    case .spreadsheet: "Planilha"
    case .copyDigits(let count): "Copiar \(count) algarismos"
    case .text(let text): "\(text)"
    case .copyPlace(let coordinates): "Copiar \(coordinates)"
    case .system: "Sistema"
    case .light: "Claro"
    case .dark: "Escuro"
    case .highContrast: "Alto contraste"
    case .fullMotion: "Completas"
    case .reducedMotion: "Reduzidas"
    case .on: "Ligada"
    case .off: "Desligada"
    case .percent(let percent): "\(percent)%"
    case .shortcut(let keys): KeyCap.printed(keys, \.brazilian)
    case .size(let percent): "Tamanho \(percent)%"
    case .function(let phrase): phrase.brazilian
    case .file(let phrase): phrase.brazilian
    case .window(let phrase): phrase.brazilian
    }
  }
}

extension FitPhrase {
  package var brazilian: LocalizedText {
    switch self {
    case .oneTilde: "Um modelo tem um ~ entre uma coluna e uma fórmula, como y1 ~ m x1 + b."
    case .leftIsNoColumn(let name): "\(name) à esquerda de ~ não é coluna dos dados."
    case .noParameter: "O modelo não tem parâmetro."
    case .xIsNoColumn: "x não é coluna dos dados."
    case .notUnderstood: "Um nome do modelo não foi entendido."
    case .tooManyNames: "O modelo tem nomes demais."
    case .noNumber(let column, let row): "\(column) não tem número na linha \(row)."
    case .refusedCell(let column, let text, let row):
      "\(column) tem “\(text)” na linha \(row), que não é número."
    case .notExact(let column): "\(column) não é exata; escreva-a no modelo"
    case .unique: "Mínimos quadrados, provados e únicos."
    case .minimum: "Um mínimo, provado; outros não excluídos."
    case .least: "O menor de todos dentro dos limites, provado."
    case .atBound(let name): "\(name) está no seu limite."
    case .unattained:
      "Não atingido: a soma cai em direção a um limite que fica de fora."
    case .badCondition: "Uma condição compara colunas, ou um parâmetro com um número."
    case .undecidedRow(let row): "A linha \(row) deixa uma condição em aberto."
    case .blowsUp(let places): "tende ao infinito em \(places.joined(separator: " e em "))"
    case .endsAt(let places): "termina em \(places.joined(separator: " e em "))"
    case .certainUpTo(let place): "certa até \(place)"
    case .certainFrom(let place): "certa a partir de \(place)"
    case .certainBetween(let low, let high): "certa de \(low) a \(high)"
    case .startUndecided: "indecidido: soluções podem se separar no início"
    case .notUnique: "não é única: várias soluções passam pelo início"
    case .equilibria(let all, let hasMore):
      "equilíbrios de −10 a 10: \(FitPhrase.list(all, "estável", "instável", "semiestável", "sela"))\(hasMore ? ", …" : "")"
    case .nothingProven: "Nada provado."
    case .undetermined: "Não determinado: as colunas deixam vários parâmetros igualmente bons."
    case .undeterminedBy(let name, 1): "Não determinado: \(name) tem 1 valor diferente."
    case .undeterminedBy(let name, let values):
      "Não determinado: \(name) tem \(values) valores diferentes."
    case .calculating: "calculando"
    case .pointOf(let index, let count): "ponto \(index) de \(count)"
    case .cell(let row, let column): "\(row.map { "linha \($0)" } ?? "cabeçalho"), \(column)"
    case .onTheCurve: "na curva"
    case .points(1): "1 ponto"
    case .points(let count): "\(count) pontos"
    case .rows(1): "1 linha"
    case .rows(let count): "\(count) linhas"
    case .pasted(1): "1 linha colada"
    case .pasted(let count): "\(count) linhas coladas"
    case .noNumbers: "não há números nele"
    case .noText: "não é texto"
    case .openQuote(let line): "uma aspa que começa na linha \(line) não termina"
    case .tooManyColumns(let count, let limit):
      "tem \(count) colunas; uma tabela tem no máximo \(limit)"
    case .longRow(let line, let cells, let columns):
      "a linha \(line) tem \(cells) células onde há \(columns) colunas"
    case .noTable(let name): "nenhuma tabela tem uma coluna \(name)"
    }
  }
}

extension ListMeasure {
  package var brazilian: LocalizedText {
    switch self {
    case .mean: "Média"
    case .median: "Mediana"
    case .total: "Total"
    case .variance: "Variância"
    case .lowerQuartile: "Quartil inferior"
    case .upperQuartile: "Quartil superior"
    }
  }
}

extension MarkJoin {
  package var brazilian: LocalizedText {
    switch self {
    case .alone: "Só pontos"
    case .joined: "Pontos ligados"
    case .closed: "Linha fechada"
    case .filled: "Área preenchida"
    case .bars: "Histograma"
    case .box: "Diagrama de caixa"
    case .curveAlone: "Só a curva"
    case .meanBand: "Faixa da média, 95 %"
    case .newValueBand: "Faixa dos valores, 95 %"
    }
  }
}

extension FunctionPhrase {
  package var brazilian: LocalizedText {
    switch self {
    case .functions: "Funções"
    case .addFunction: "Adicionar função"
    case .numbers(let count, let mean, let total):
      "\(count) números, média \(mean), total \(total)"
    case .addToGraph: "Pôr no gráfico"
    case .typeFormula: "Digite uma fórmula"
    case .edit: "Editar fórmula"
    case .show: "Mostrar"
    case .hide: "Ocultar"
    case .color: "Cor"
    case .line: "Traço"
    case .moveUp: "Mover para cima"
    case .moveDown: "Mover para baixo"
    case .remove: "Remover"
    case .join(let join): join.brazilian
    case .addColumn: "Adicionar uma coluna"
    case .editRows: "Editar as linhas"
    case .takeOffUnits: "Tirar as unidades"
    case .sortRows: "Ordenar pela primeira coluna"
    case .copyRows: "Copiar as linhas"
    case .saveRows: "Salvar as linhas"
    case .fit(.line): "Ajustar uma reta"
    case .fit(.parabola): "Ajustar uma parábola"
    case .fit(.exponential): "Ajustar uma exponencial"
    case .residuals: "Resíduos"
    case .fitShort: "Ajustar"
    case .pasteShort: "Colar"
    case .vermilion: "vermelhão"
    case .blue: "azul"
    case .green: "verde"
    case .plum: "ameixa"
    case .yellow: "amarelo"
    case .ice: "gelo"
    case .solid: "contínuo"
    case .dashed: "tracejado"
    case .dotted: "pontilhado"
    case .dashDotted: "traço e ponto"
    case .play: "animar"
    case .pause: "pausar"
    case .minimum: "de"
    case .maximum: "até"
    case .step: "passo"
    case .oneOf(let value, let list): "\(value) de \(list)"
    case .row(let index, of: let count, let name, let look, let isHidden):
      "\(index) de \(count), \(name), \(look), \(isHidden ? "oculta" : "visível")"
    case .functionMenu: "menu da função"
    case .sliderMenu: "intervalo e passo do controle"
    case .moreFunctions: "todas as funções"
    case .closeList: "fechar a lista"
    case .keypad: "Teclado"
    }
  }
}

extension FunctionNotice {
  package var brazilian: LocalizedText {
    switch self {
    case .full(let limit): "O gráfico está cheio: no máximo \(limit) funções"
    case .composing: "Traçar põe isto na lista"
    case .missing(let name): "\(name) não tem fórmula"
    case .lost(let name, let list): "\(name) foi removida; \(list) ainda a usa"
    case .replaced(let name): "\(name) foi substituída"
    case .keepBoth: "Manter as duas"
    case .cleared(let count): count == 1 ? "1 função removida" : "\(count) funções removidas"
    }
  }
}

extension WindowPhrase {
  package var brazilian: LocalizedText {
    switch self {
    case .views: "Vistas"
    case .fit: "Ajustar"
    case .natural: "Natural"
    case .standard: "Padrão"
    case .square: "Quadrada"
    case .boxZoom: "Zoom por caixa"
    case .center: "Centralizar a origem"
    case .previousView: "Vista anterior"
    case .nextView: "Próxima vista"
    case .zoomsBoth: "x e y"
    case .zoomsX: "só x"
    case .zoomsY: "só y"
    case .zoomKeys: "Teclas de zoom"
    case .tapsDouble: "dois: origem aqui"
    case .tapsTriple: "três: origem aqui"
    case .tapsCenter: "dois: origem no centro"
    case .polarGrid: "Grade polar"
    case .dots: "Pontos"
    case .everyColumn: "em cada coluna"
    case .column(let count): "a cada \(count) colunas"
    case .taps: "Toques"
    case .range: "De – até…"
    case .xFrom: "x de"
    case .xTo: "x até"
    case .yFrom: "y de"
    case .yTo: "y até"
    case .next: "Próximo"
    case .countsOnes: "x em unidades"
    case .countsPi: "em π"
    case .countsDegrees: "em graus"
    case .steps: "Passos dos eixos…"
    case .apply: "Aplicar"
    case .step(let axis): "passo de \(axis)"
    case .automatic: "auto"
    case .noStep(let step):
      "\(step) não é um passo: tente 0,25, 1/3 ou π/4."
    case .noNumber(let line): "\(line) não é um número."
    case .notGreater(let axis): "\(axis): o máximo deve superar o mínimo."
    case .tooNarrow(let axis): "\(axis): intervalo pequeno demais."
    case .keepView: "Guardar esta vista…"
    case .nameOfView: "nome da vista"
    case .keep: "Guardar"
    case .rename: "Renomear"
    case .goThere: "Ir para lá"
    case .axis(let letter): "eixo \(letter)"
    case .linear: "linear"
    case .logarithmic: "logarítmico"
    case .logAxis: "log"
    case .axisIsLogarithmic(let letter): "\(letter) logarítmico"
    case .viewWidth(let width): "largura da vista \(width)"
    case .widthOfView: "Largura da vista"
    case .depthKeys: "Page Up, Page Down"
    case .home: "Início"
    case .plainNumbers: "Números comuns"
    case .copyDecimal: "Copiar como decimal"
    case .remove: "Remover"
    case .view(let number): "Vista \(number)"
    case .nothingToFit: "Não há valores aqui para ajustar."
    case .box(let width, let height): "\(width) × \(height)"
    case .drawBox: "Arraste uma caixa para ampliá-la."
    }
  }
}

extension FilePhrase {
  package var brazilian: LocalizedText {
    switch self {
    case .document: "Documento"
    case .newDocument: "Novo"
    case .open: "Abrir…"
    case .save: "Salvar"
    case .saveAs: "Salvar como…"
    case .exportPicture: "Exportar…"
    case .rowsTitle: "Salvar linhas"
    case .exportTitle: "Exportar imagem"
    case .copyPicture: "Copiar imagem"
    case .openDocument: "Abrir"
    case .saveDocument: "Salvar como"
    case .path: "caminho"
    case .close: "fechar"
    case .replace: "Substituir"
    case .cancel: "Cancelar"
    case .lightGround: "Claro"
    case .darkGround: "Escuro"
    case .clearGround: "Sem fundo"
    case .withPoints: "Pontos"
    case .withNumbers: "Nº das curvas"
    case .parentFolder: "Pasta superior"
    case .untitled: "Sem título"
    case .saved(let name): "Salvo como \(verbatim: name)."
    case .opened(let name): "\(verbatim: name) está aberto."
    case .pictureCopied: "A imagem está na área de transferência."
    case .rowsSaved(let path): "As linhas foram salvas como \(verbatim: path)."
    case .pictureSaved(let path): "A imagem foi salva como \(verbatim: path)."
    case .exists(let name): "\(verbatim: name) já existe."
    case .changedElsewhere: "Outra janela ou programa o alterou."
    case .overwrite: "Salvar por cima"
    case .keepBoth: "Manter os dois: salvar com outro nome"
    case .openChanged: "Abrir o que está no arquivo agora"
    case .nameMissing: "Digite um nome para o arquivo."
    case .data(let phrase): phrase.brazilian
    case .unknownEnding(let known): "O nome de uma imagem termina em \(verbatim: known)."
    case .emptyFile: "O arquivo está vazio."
    case .noDocument: "Nenhum documento nesta imagem."
    case .cutOff: "O arquivo termina cedo demais."
    case .damaged: "O arquivo está danificado."
    case .packedElsewhere:
      "Outro programa compactou o que esta imagem contém, de modo que não pode ser lido."
    case .encrypted: "Esta imagem está criptografada."
    case .isFolder(let name): "\(verbatim: name) é uma pasta."
    case .tooLarge: "O documento é grande demais."
    case .notOurs: "Este não é um documento do Ordinate."
    case .newerVersion: "Este documento é de uma versão mais nova do Ordinate."
    case .newerVersionKept(let name):
      "\(verbatim: name) é de uma versão mais nova do Ordinate e ficou como está."
    case .tooManyFunctions(let limit): "O documento tem mais de \(limit) funções."
    case .formulaTooLong(let limit): "O documento tem uma fórmula de mais de \(limit) operações."
    case .failed(let reason): reason.brazilian
    }
  }
}

extension TracePhrase {
  package var brazilian: LocalizedText {
    switch self {
    case .zero: "zero"
    case .notNearby: "nenhum lugar encontrado por perto"
    case .maximum: "máximo"
    case .minimum: "mínimo"
    case .inflection: "inflexão"
    case .yIntercept: "interseção com o eixo y"
    case .xIntercept: "interseção com o eixo x"
    case .horizontalTangent: "tangente horizontal"
    case .verticalTangent: "tangente vertical"
    case .selfCrossing: "autointerseção"
    case .cusp: "cúspide"
    case .isolatedPoint: "ponto isolado"
    case .corner: "vértice"
    case .openBorder: "borda não incluída"
    case .exactlyOne: "provado: exatamente um, aqui"
    case .strongDigits: "certo; os algarismos fortes mudam nesta vista"
    case .viewIsWide(let width): "vista de largura \(width)"
    case .hole: "furo"
    case .domainEnd: "extremo do domínio"
    case .openEnd: "extremo, não incluído"
    case .pole: "polo"
    case .breakPoint: "salto"
    case .intersection: "interseção"
    case .intersectionWith(let number): "interseção com a curva \(number)"
    case .noValue: "sem valor aqui"
    case .slope: "inclinação"
    case .tangent: "tangente"
    case .normal: "normal"
    case .secant: "secante"
    case .secantStart: "a partir daqui"
    case .limit: "limite"
    case .fromLeft: "pela esquerda"
    case .fromRight: "pela direita"
    case .matches(let form): "corresponde a \(form)"
    case .border(let kind): "borda: \(kind.brazilian)"
    case .possible(let kind): "possível \(kind.brazilian)"
    case .undefined: "indefinido"
    case .onCurve(let number): "curva \(number)"
    case .several(1, let kind): "1 \(kind.brazilian)"
    case .several(let count, let kind): "\(count) \(kind.plural)"
    }
  }

  /// More than one of them.
  private var plural: LocalizedText {
    switch self {
    case .zero: "zeros"
    case .maximum: "máximos"
    case .minimum: "mínimos"
    case .inflection: "inflexões"
    case .yIntercept: "interseções com o eixo y"
    case .xIntercept: "interseções com o eixo x"
    case .hole: "furos"
    case .pole: "polos"
    case .domainEnd: "extremos do domínio"
    case .openEnd: "extremos, não incluídos"
    case .horizontalTangent: "tangentes horizontais"
    case .verticalTangent: "tangentes verticais"
    case .selfCrossing: "autointerseções"
    case .cusp: "cúspides"
    case .isolatedPoint: "pontos isolados"
    case .corner: "vértices"
    case .breakPoint: "saltos"
    case .intersection: "interseções"
    case .intersectionWith(let number): "interseções com a curva \(number)"
    case .border(let kind): "na borda: \(kind.plural)"
    case .possible(let kind): "possíveis \(kind.plural)"
    case .openBorder, .exactlyOne, .strongDigits, .viewIsWide, .noValue, .notNearby, .slope,
      .tangent, .normal, .secant, .secantStart, .fromLeft, .fromRight, .limit, .matches,
      .undefined, .onCurve, .several:
      brazilian
    }
  }
}

extension GraphPhrase {
  package var brazilian: LocalizedText {
    switch self {
    case .nothingGraphed: "Nenhum gráfico ainda"
    case .tryOne: "Experimente:"
    case .graphExample(let formula): "Traçar \(formula)"
    case .inRadians: "traçado em radianos"
    case .inDegrees: "traçado em graus"
    case .outdated: "editada"
    case .lineNotDrawn: "linha não desenhada"
    case .hasNoEntry: "não para esta curva: as setas seguem por ela"
    case .possible: "mais claro = possível, não provado"
    case .hatched: "hachurado = possível, não provado"
    case .noSolution: "sem solução na vista, provado"
    case .trueEverywhere: "válida em toda a vista, provado"
    case .trueHere: "válida aqui, provado"
    case .meetsHere: "válida neste pixel, provado"
    case .pointsOutside(1): "1 ponto fora da vista"
    case .pointsOutside(let count): "\(count) pontos fora da vista"
    case .curveAbove: "A curva está acima"
    case .curveBelow: "A curva está abaixo"
    case .stretches(let axis): "estica só \(axis)"
    case .curvesAbove(let count): count == 1 ? "está acima" : "estão acima"
    case .zeroThenNegative(let x, let reach): "0 em \(x), \(reach.brazilianPortuguese)"
    case .zeroNear(let x, let reach): "0 perto de \(x), \(reach.brazilianPortuguese)"
    case .nothingAboveZero: "nunca acima de 0 na vista"
    case .curvesBelow(let count): count == 1 ? "está abaixo" : "estão abaixo"
    case .copied(let text): "\(text) copiado"
    case .notSoDeep: "não é dito numa vista tão profunda"
    case .limitOfPrecision: "limite da precisão"
    case .unknownSoDeep: "mais claro = possível: não se conhecem tantos algarismos aqui"
    case .summary(let curves): "Gráfico de \(Self.list(curves))"
    case .window(let left, let right, let bottom, let top):
      "x de \(left) a \(right), y de \(bottom) a \(top)"
    case .logarithmic(let axis): "\(axis) logarítmico"
    case .proven(1): "1 curva, provada"
    case .proven(let count): "\(count) curvas, todas provadas"
    case .partlyProven(1): "1 curva, não toda provada"
    case .partlyProven(let count): "\(count) curvas, nem tudo provado"
    case .proving(1): "1 curva, ainda sendo provada"
    case .proving(let count): "\(count) curvas, ainda sendo provadas"
    case .found(let list): "encontrados: \(verbatim: list)"
    case .roundingHides: "limite da precisão: o arredondamento esconde a curva aqui"
    case .pole: "polo"
    case .poleBetween(let low, let high): "polo entre \(low) e \(high)"
    case .jump(let from, let to, let x): "salto de \(from) para \(to) em x \(x)"
    case .hole(let x): "falta um ponto em x \(x)"
    case .isolatedPoint(let x, let y): "ponto isolado \("(\(x), \(y))")"
    case .undefinedBetween(let from, let to): "não definida para \(from) < x < \(to)"
    case .undefinedFrom(let from): "não definida para x > \(from)"
    case .undefinedTo(let to): "não definida para x < \(to)"
    case .undefinedInView: "não definida nesta vista"
    case .oscillations(let count): "cerca de \(count) oscilações nesta coluna"
    case .endlessOscillations(let x): "infinitas oscilações em x = \(x)"
    case .undecided: "não decidido: possível, não provado"
    case .point(let x, let y): "\("x = \(x), y = \(y)")"
    }
  }
}

extension StatisticsPhrase {
  package var brazilian: LocalizedText {
    switch self {
    case .inView: "Análise, x à vista"
    case .view: "Análise, à vista"
    case .wholeWay: "Análise, percurso inteiro"
    case .fromTo(let from, let to): "Análise, de \(from) a \(to)"
    case .maximum: "Máximo"
    case .minimum: "Mínimo"
    case .zeros: "Zeros"
    case .breaks: "Descontinuidades"
    case .asymptotes: "Assíntotas"
    case .mean: "Média"
    case .area: "Área sob a curva"
    case .integral: "Integral"
    case .localMaxima: "Máximos locais"
    case .localMinima: "Mínimos locais"
    case .totalArea: "Área total"
    case .plainArea: "Área"
    case .arcLength: "Comprimento"
    case .domain: "Domínio"
    case .range: "Imagem"
    case .more: "Mais"
    case .fewer: "Menos"
    case .chooseStretch: "Selecionar um intervalo"
    case .areaBetween(let first, let second): "Área entre as curvas \(first) e \(second)"
    case .areaBetweenCurves: "Área entre as curvas"
    case .provenBetween: "provado: entre estes dois"
    case .signed: "negativa abaixo do eixo \("x")"
    case .againstAxis: "Área até o eixo \("x")"
    case .againstCurve(let number): "Área até a curva \(number)"
    case .wholeView: "Vista inteira"
    case .none: "não há"
    case .notKnown: "não decidido"
    case .everywhere: "tudo"
    case .count(let count): "\(count)"
    case .infinitelyMany: "infinitos"
    case .atLeast(let count): "ao menos \(count)"
    case .moreThan(let count): "mais de \(count)"
    case .value(let number): "\(number)"
    case .between(let low, let high): "\(low) … \(high)"
    case .at(let places): "em \(Self.list(places))"
    case .atOne(let places): "em \(places.joined(separator: " ou "))"
    case .approaching(let places): "limite quando \("x → " + Self.list(places))"
    case .places(let places): "\(Self.list(places))"
    case .place(let place): "\("x " + place)"
    case .morePossible: "outros são possíveis"
    case .zoomToList: "amplie para listá-los"
    case .unboundedLeft(let place): "ilimitado à esquerda de \("x " + place)"
    case .unboundedRight(let place): "ilimitado à direita de \("x " + place)"
    case .unboundedLeftOfBreaks: "ilimitado à esquerda de cada descontinuidade"
    case .unboundedRightOfBreaks: "ilimitado à direita de cada descontinuidade"
    case .unbounded: "ilimitado"
    case .aboveView: "acima da vista"
    case .belowView: "abaixo da vista"
    case .points(let kind): kind.brazilian
    case .pointsProven: "Cada ponto listado está provado."
    case .byPixels: "Provado, pixel por pixel."
    case .noFormula: "Só para funções de \("x")."
    case .allProven(.view): "Provado em toda a vista."
    case .allProven(.interval): "Provado em todo o intervalo."
    case .allProven(.path): "Provado em todo o percurso."
    case .shareProven(.view, let percent): "\(percent) % da vista está provada."
    case .shareProven(.interval, let percent): "\(percent) % do intervalo está provado."
    case .shareProven(.path, let percent): "\(percent) % do percurso está provado."
    case .stillProving: "ainda provando…"
    }
  }
}

extension TablePhrase {
  package var brazilian: LocalizedText {
    switch self {
    case .title: "Tabela de valores"
    case .start: "De"
    case .end: "Até"
    case .choose: "escolher linhas"
    case .choosing: "Pressione a primeira linha, depois a última."
    case .step: "Passo"
    case .ownPlaces: "\("x") à mão"
    case .bySteps: "Por passos"
    case .add: "Novo \("x")"
    case .copy: "copiar a tabela"
    case .noFunction: "Nada do que está desenhado é função ou equação."
    case .noneInView: "nenhum à vista"
    case .values(let count, isAll: true): "\(count) valores"
    case .values(let count, isAll: false): "\(count) ou mais"
    case .moreColumns: "outras colunas"
    case .copied(let count): "Linhas copiadas, com tabulações entre as colunas: \(count)"
    }
  }
}

extension ResultPhrase {
  package var brazilian: LocalizedText {
    switch self {
    case .tooLarge(let size?): "grande demais: cerca de \(size)"
    case .tooLarge: "grande demais para escrever"
    case .tooSmall(let size?): "pequeno demais: cerca de \(size)"
    case .tooSmall: "pequeno demais para escrever, mas não 0"
    case .undecided(let doubt): doubt.brazilian
    case .hiddenDigits(let count): "\(count) algarismos"
    case .working: "calculando"
    case .moreDigits: "mais algarismos a caminho"
    case .digits(let first, let last, nil): "algarismos \(first) a \(last)"
    case .digits(let first, let last, let places?):
      "algarismos \(first) a \(last) · \(places) após a vírgula"
    }
  }
}

extension UndecidedReason {
  package var brazilian: LocalizedText {
    switch self {
    case .zero: "Não decidido: se uma parte é 0"
    case .nearZero(let power): "Não decidido: zero ou abaixo de \("10^(\(power))")"
    case .whole: "Não decidido: se uma parte é um número inteiro"
    case .floor: "Não decidido: que número inteiro uma parte alcança"
    case .digits: "Não decidido: nenhum dos algarismos"
    case .part: "Não decidido: se tem valor"
    case .integral: "Não decidido: se a integral tem valor"
    case .limits: "Não decidido dentro dos limites de tempo e memória"
    }
  }
}

extension Message {
  package var brazilian: LocalizedText {
    switch self {
    case .formula(let fault): fault.brazilian
    case .noValue(let fault): fault.brazilian
    case .noProgram(let error): error.brazilian
    case .result(let phrase): phrase.brazilian
    case .inLine(let number, let reason): "linha \(number): \(reason.brazilian)"
    case .stackIsEmpty: "A pilha está vazia"
    case .stackIsFull: "A pilha está cheia"
    case .needsValues(let name, let needed, present: 0):
      "\(name) precisa de \(needed.values), a pilha não tem nenhum"
    case .needsValues(let name, let needed, let present):
      "\(name) precisa de \(needed.values), a pilha tem \(present.spelled)"
    case .relation: "uma relação de \("x") e \("y")"
    case .parametricCurve: "uma curva paramétrica"
    case .listOfPoints: "pontos"
    case .differentialEquation: "uma equação diferencial para y"
    case .differentialEquations: "equações diferenciais para x e y"
    case .modelOfData: "um modelo de dados"
    case .listOfNumbers: "uma lista de números"
    case .point: "um ponto"
    case .polarCurve: "uma curva polar"
    case .letterIsSet(let name): "Traçar ajusta o controle de \(name)"
    case .letterIsUnused(let name): "\(name) não é usada por nenhuma fórmula"
    case .functionOfX: "uma função de \("x")"
    case .readAsInverse(let name):
      "\(name) é uma só função; escreva a·\(String(name.dropFirst())) para um produto"
    case .functionOfLetters(let letters):
      "uma fórmula de \(letters.joined(separator: ", ")); Traçar cria o controle"
    case .functionOfMemory: "uma função de M"
    case .memoryIsEmpty: "M está vazia"
    case .memoryTakesNumbers: "M só guarda um número"
    case .memory(let text): "M = \(text)"
    case .typeAFormulaFirst: "digite uma fórmula"
    case .formulaIsUnfinished: "fórmula incompleta"
    case .formulaIsWrong: "há um erro na fórmula"
    case .hasNoRealValue: "sem valor real"
    case .beyondSlider: "um controle aceita números de 10⁻⁹ a 10¹²"
    case .tooLongToGraph(let limit): "longa demais para o gráfico: no máximo \(limit) operações"
    case .noBracketsInRPN: "RPN dispensa parênteses"
    case .nothingToUndo: "não há nada a desfazer"
    case .nothingToRedo: "não há nada a refazer"
    case .cannotPaste(let reason): "não colado: \(reason.brazilian)"
    case .noEarlierEntry: "não há entrada anterior"
    case .nameWaits(let name): "Enter aplica \(name)"
    case .clearingKey: "Ctrl+Backspace limpa"
    case .keysWithSigns: "Segure uma tecla com um sinal pequeno"
    case .anotherCase: "Mesma tecla ou vírgula: outro caso"
    }
  }
}

extension FormulaFault {
  package var brazilian: LocalizedText {
    switch self {
    case .empty: "Digite uma fórmula"
    case .needsRightSide(let sign): "Nada depois de \(sign)"
    case .needsLeftSide(let sign): "Nada antes de \(sign)"
    case .notClosed(let bracket, _), .wrongClosing(let bracket): "\(bracket) sem par"
    case .needsArgument(let function): "Nada depois de \(function)"
    case .needsArguments(let function, let count):
      "Menos de \(count.spelled) argumentos em \(function)"
    case .exponentMissing: "Nada depois de EE"
    case .numberBeforeExponentMissing: "Nada antes de EE"
    case .digitMissing(let sign): "Nenhum algarismo depois de \(sign)"
    case .secondVariable(let letter): "Nenhum =, < ou > com \(letter)"
    case .unfinishedName(let letters): "Ainda não é um nome: \(letters)"
    case .emptyBracket(let open, let close): "Nada entre \(open) e \(close)"
    case .partMissing(.numerator): "Nada na parte de cima da fração"
    case .partMissing(.denominator): "Nada na parte de baixo da fração"
    case .partMissing(.exponent): "Nenhum expoente na potência"
    case .partMissing(.radicand): "Nada depois de \("√")"
    case .partMissing(.degree): "Nenhum índice na raiz"
    case .partMissing(.body(let sign)): "Nada depois de \(sign)"
    case .partMissing(.letter(let sign)): "Nenhuma letra em \(sign)"
    case .partMissing(.start(let sign)): "Nenhum limite inferior em \(sign)"
    case .partMissing(.end(let sign)): "Nenhum limite superior em \(sign)"
    case .partMissing(.value): "Nenhum valor em um caso"
    case .partMissing(.condition): "Nenhuma condição em um caso"
    case .noOpening(_, let close): "\(close) sem par"
    case .unknownName(let name, nil): "nome desconhecido: \(name)"
    case .unknownName(let name, let nearest?): "nome desconhecido: \(name); próximo: \(nearest)"
    case .unexpectedCharacter(let character): "\(character) não tem sentido aqui"
    case .tooManyArguments(let function, 1): "\(function) tem só um argumento"
    case .tooManyArguments(let function, let most): "\(function) tem só \(most.spelled) argumentos"
    case .operatorMissing(let number): "falta um operador antes de \(number)"
    case .secondPoint: "um número só tem um separador decimal"
    case .numberTooLong(let limit): "este número é longo demais: no máximo \(limit) caracteres"
    case .tooLong(let limit): "a fórmula é longa demais: no máximo \(limit) caracteres"
    case .ambiguous(let text, let instead):
      "\(text) pode ser lido de dois modos: escreva \(instead)"
    case .noIntegral(let letter):
      "Não se conhece fórmula para uma integral assim com \(letter) dentro"
    case .listInside: "Uma lista fica sozinha. Use uma letra no lugar dela: \("a = {1, 2}")"
    case .noFormulaOfX: "Não é função só de \("x")"
    case .comparisonMissing: "Nenhum =, < ou > na condição"
    case .stretchNeedsEnds(let letter): "Escreva o intervalo assim: \("0 ≤ \(letter) ≤ 1")"
    case .noDerivative(""): "isto não tem derivada"
    case .noDerivative(let name): "não se conhece a derivada de \(name)"
    case .boundsNeedNumbers(let name): "\(name) pede números inteiros como extremos"
    case .tooManyTerms(let name): "\(name) tem termos demais para serem escritos"
    case .undefinedFunction(let name) where !"fgh".contains(name.prefix(1)):
      "\(name) não está definida; defina com \(name)(x) = …, ou escreva \(name)·("
    case .undefinedFunction(let name): "\(name) não está definida; defina com \(name)(x) = …"
    case .undefinedList(let name): "\(name) não é uma lista; crie uma com \(name) = {1; 2; 4}"
    case .usesItself(let name): "\(name) usaria a si mesma"
    case .tooManyValues(let limit): "uma lista tem no máximo \(limit) valores"
    case .startUnclear(let example): "Um início se escreve assim: \(verbatim: example)"
    case .secondEquationMissing: "São necessárias duas equações: x′ = y, y′ = −x"
    case .model(let phrase): phrase.brazilian
    case .noValue: "isto não é um valor de uma lista"
    case .unknownCommand(let name): "\(verbatim: name) não é reconhecido"
    case .nestedTooDeeply: "a fórmula tem níveis demais"
    }
  }
}

extension ProgramFault {
  package var brazilian: LocalizedText {
    switch self {
    case .noRealValue(let power, let operand) where power.hasPrefix("^"):
      "sem valor real: \("(\(operand))\(power)")"
    case .noRealValue(let operation, let operand): "sem valor real: \(operation) de \(operand)"
    case .noLogarithm(let base): "sem valor real: log na base \(base)"
    case .divisionByZero: "valor indefinido: divisão por 0"
    case .undefined(let operation, let place): "valor indefinido: \(operation) em \(place)"
    case .noValue: "valor indefinido: sem valor real"
    case .conditionFalse: "valor indefinido: a condição não vale"
    case .growing(let isUp): "diverge para \(isUp ? "∞" : "−∞"), demonstrado"
    case .swinging: "sem limite: oscila para sempre"
    case .sides(let left, let right): "sem limite: \(left) pela esquerda, \(right) pela direita"
    case .nothingBeside: "sem limite: nada é definido junto do lugar"
    }
  }
}

extension ProgramError {
  package var brazilian: LocalizedText {
    switch self {
    case .empty: "o programa está vazio"
    case .unknownInstruction(let name): "“\(verbatim: name)” não é uma instrução"
    case .missingOperand(let name, let index): "faltam valores para “\(verbatim: name)” em \(index)"
    case .leftoverValues(let count): "o programa deixa \(count) valores em vez de um"
    case .conditionMissing(let name, let index):
      "falta a condição de “\(verbatim: name)” em \(index)"
    case .isCondition: "o programa é uma condição, não um valor"
    case .tooLong: "a fórmula é longa demais"
    }
  }
}

extension DocumentFault {
  package var brazilian: LocalizedText {
    switch self {
    case .newerVersion: "é de uma versão mais nova do Ordinate"
    case .tooManyFunctions(let limit): "tem mais de \(limit) funções"
    case .formulaTooLong(let limit): "tem uma fórmula de mais de \(limit) operações"
    }
  }
}

extension SystemFault {
  package var brazilian: LocalizedText {
    switch self {
    case .noHome: "Nada pode ser salvo: a variável de ambiente HOME não está definida."
    case .diskFull(let path): "Não foi possível salvar \(verbatim: path): o disco está cheio."
    case .diskIsReadOnly(let path):
      "Não foi possível salvar \(verbatim: path): a pasta está em um disco somente leitura."
    case .noPermission(let path):
      "Não foi possível salvar \(verbatim: path): não há permissão para gravar ali."
    case .notSaved(let path, let call, let reason):
      "Não foi possível salvar \(verbatim: path): \(verbatim: call) falhou: \(verbatim: reason)."
    case .cannotBeRead(let path, let reason):
      "Não foi possível ler \(verbatim: path): \(verbatim: reason)."
    case .fileTooLarge(let path): "Não foi possível ler \(verbatim: path): é grande demais."
    case .nameIsNoText(let path):
      "Não é possível ler nem salvar \(verbatim: path): seu nome não é texto UTF-8."
    case .stateNotSaved(let reason): "Não foi possível salvar o estado: \(verbatim: reason)"
    case .stateIsDamaged: "está danificado"
    case .stateIsNewer: "é de uma versão mais nova do Ordinate"
    case .stateStoppedStart: "a última abertura com ele não chegou a uma imagem"
    case .stateIsTooLong: "tem uma fórmula longa demais para o gráfico"
    case .setAside(let cause, let place):
      "O estado salvo não pôde ser usado (\(cause.brazilian)). Foi guardado em \(verbatim: place)."
    case .notSetAside(let cause, let failure):
      "O estado salvo não pôde ser usado (\(cause.brazilian)) nem guardado. \(failure.brazilian)"
    case .failed(let call, let reason): "\(verbatim: call) falhou: \(verbatim: reason)."
    case .noDisplay(let call, let reason):
      "Não há tela onde abrir uma janela: \(verbatim: call) falhou: \(verbatim: reason)."
    case .noFont:
      "Nenhuma fonte encontrada. Instale os pacotes Debian fonts-inter e fonts-dejavu-core."
    case .displayLost: "A conexão com a tela foi perdida."
    case .noSpeech: "Para falar, o Ordinate precisa do pacote Debian speech-dispatcher."
    case .impossibleSize(let width, let height):
      "Não é possível uma imagem de \(width) × \(height) pixels: cada lado deve ter de 1 a 16384."
    }
  }
}

extension HelpTopic {
  package var brazilian: LocalizedText {
    switch self {
    case .typing: "O que se pode escrever"
    case .anywhere: "Em qualquer lugar"
    case .calculator: "Calculadora"
    case .screenKeys: "Teclas na tela"
    case .graphKeys: "Gráfico, teclas"
    case .graphTouch: "Gráfico, toque e mouse"
    case .analysis: "Análise"
    case .table: "Tabela de valores"
    case .list: "Lista de funções"
    case .presentation: "Apresentação"
    case .controller: "Controle"
    }
  }
}

extension HelpLine {
  package var brazilian: (keys: String, words: String) {
    switch self {
    case .typedFunctions:
      ("sin(x), asin(x), sinh(x)", "funções pelo nome; também ln, log, exp, mod, gamma, nCr …")
    case .typedPowers:
      ("x^2-4, sqrt(x), |x|, x!", "potências, raízes, valor absoluto, fatorial; / faz uma fração")
    case .typedCases:
      ("{x<0: -x; x<1: x^2; 2}", "casos: o primeiro cuja condição vale, senão o último")
    case .typedLists: ("a = {1; 2; 3}", "uma letra com vários valores: uma curva para cada")
    case .typedPolar: ("r = 1+cos(θ)", "curvas polares; θ: segure x ou digite theta")
    case .typedPoint: ("(cos(3t); sin(2t))", "pontos móveis, pontos")
    case .typedRelation: ("x^2+y^2=4, y < x^2", "equações e inequações de x e y")
    case .typedSum: ("sum(k^2; k; 1; 10)", "somas; prod dá produtos; sum e Tab dão caixas")
    case .typedIntegral: ("int(t^2; t; 0; x), diff(x^3; x)", "integrais; derivadas, também f′(x)")
    case .typedName: ("f(x) = x^2, f(x-1)+2f(3)", "funções com nome, usadas por outras")
    case .typedLetter: ("a·sin(b·x)", "toda outra letra tem um controle")
    case .graphFormula: ("Ctrl+Enter, Ctrl+G", "traçar o gráfico da fórmula")
    case .addFormula: ("Ctrl+Shift+G, Pôr, segurar Traçar", "adicionar a fórmula ao gráfico")
    case .openList: ("Ctrl+L, F8", "lista de funções e controles deslizantes")
    case .otherPane: ("F6, Ctrl+Tab", "o outro painel")
    case .nextGroup: ("Tab, Shift+Tab", "grupo seguinte ou anterior de controles")
    case .pressControl: ("Setas, Enter", "ir até um controle, pressioná-lo")
    case .undoRedo: ("Ctrl+Z, Ctrl+Y", "desfazer, refazer")
    case .copyPaste: ("Ctrl+C, Ctrl+V", "copiar, colar uma fórmula")
    case .modes: ("Ctrl+M, Ctrl+D", "Fórmula ou RPN, graus ou radianos")
    case .saveOpen: ("Ctrl+S, Ctrl+O", "salvar, abrir um documento; com Shift, salvar como")
    case .newDocument: ("Ctrl+N", "um documento novo")
    case .pictures: ("Ctrl+E, Ctrl+Shift+C", "exportar, copiar uma imagem")
    case .present: ("F5", "apresentação")
    case .hidePane: ("F9, Shift+F9", "ocultar a calculadora, ocultar o gráfico")
    case .fullScreen: ("F11", "tela cheia")
    case .magnify: ("Ctrl+Shift+=, Ctrl+Shift+−", "tudo maior, tudo menor")
    case .menu: ("Ctrl+,", "menu")
    case .help: ("F1, Ctrl+/", "esta lista")
    case .quit: ("Ctrl+Q", "sair")
    case .typeSigns: ("algarismos, + − * / ^ ! ( )", "digitam a si mesmos")
    case .typeNames:
      (
        "letras",
        "digitam nomes: sin (ou sen) … tanh, exp, ln, log, sqrt, cbrt, abs, floor, mod, pi, e, x"
      )
    case .typeExponent: ("Shift+E", "vezes dez elevado a")
    case .heldKeys:
      (
        "segurar uma tecla com sinal pequeno",
        "letras, < ≤ ≥ >, Π, d/dx, ⁿ√, →M; deslize até um deles ou toque nele"
      )
    case .heldVariable: ("segurar x", "letras: y, r, θ, t, a, b …")
    case .heldEquals: ("segurar =", "= < ≤ ≥ > de equações e inequações")
    case .caret:
      ("← →, Home, End", "cursor; com Ctrl, por números inteiros; com Shift, selecionando")
    case .moreDigits: ("Alt+← →", "mais algarismos do resultado; ou arrastá-lo")
    case .swapForm: ("Ctrl+R", "primeiro os algarismos ou a forma fechada")
    case .earlierEntries: ("↑ ↓", "entradas anteriores")
    case .workOut: ("Enter, =", "calcular; Enter traça uma função")
    case .delete: ("Backspace, com Ctrl", "apagar, limpar")
    case .stackKeys: ("RPN: Enter, Backspace", "empilhar, descartar; → troca, ↓ gira")
    case .move: ("Setas", "mover um vigésimo; com Shift, cinco vezes mais")
    case .zoom: ("+ −", "ampliar, reduzir; no ponto rastreado, se houver")
    case .trace: ("T", "rastrear a curva, parar")
    case .tangents: ("D", "tangente, normal, secante")
    case .alongCurve:
      ("Rastreando: ← →, ↑ ↓", "ao longo da curva, com Shift cinco pixels; outra curva")
    case .typePlace:
      ("Rastreando: algarismos, −, x, y", "digitar um x aonde ir ou um y a procurar; Enter termina")
    case .nextFeature: ("N, Shift+N", "zero, extremo ou interseção seguinte, anterior")
    case .statistics: ("S", "análise do que se vê; uma linha começa a rastrear ali")
    case .table: ("Ctrl+T", "tabela de valores; nela, Ctrl+C copia tudo")
    case .home: ("H, Home, Ctrl+0", "vista inicial")
    case .fit: ("F, W", "ajustar às curvas, janela natural delas")
    case .axes: ("A, depois X ou Y", "um eixo logarítmico, ou linear de novo")
    case .boxZoom: ("Shift+arrastar", "ampliar uma caixa")
    case .keptView: ("Ctrl+1 … Ctrl+9", "ir à vista guardada com esse número")
    case .originThere: ("O", "origem no ponto rastreado ou no ponteiro")
    case .style: ("L", "provado, linha ou pontos")
    case .previousView: ("Alt+←, Alt+→", "vista anterior, seguinte")
    case .escape: ("Esc", "fecha um menu, termina a apresentação, volta")
    case .drag: ("arrastar, também com o botão do meio", "mover o plano")
    case .pinch: ("pinça, roda", "ampliar ou reduzir ali; Ctrl+roda, mais fino")
    case .pinchAxis: ("pinça ao longo de um eixo", "esticar esse eixo")
    case .dragNumbers: ("arrastar os números de um eixo", "esticar esse eixo com o mouse")
    case .wheelAxis: ("Shift+roda, Alt+roda", "esticar x, esticar y")
    case .doubleTap: ("toque duplo, clique duplo", "origem ali")
    case .tripleTap: ("toque triplo", "origem ali, escala padrão")
    case .tap: ("toque, clique", "rastrear ali; fora da curva, parar")
    case .hold: ("toque longo, clique direito", "menu daquele lugar")
    case .swipe: ("deslizar da borda esquerda", "voltar à calculadora")
    case .analysisRow: ("Enter, clique, toque", "numa linha: o rastreio vai até lá")
    case .analysisInterval:
      (
        "Selecionar um intervalo",
        "arrastar as extremidades; ← → move uma, N vai ao ponto seguinte, algarismos a digitam"
      )
    case .analysisBetween: ("Área entre", "a área entre duas curvas; outra vez, outra curva")
    case .analysisCount: ("ao menos", "tantos estão provados; mais são possíveis")
    case .tableSteps: ("De, Até, Passo", "números ou fórmulas; Tab avança")
    case .tablePlaces: ("x à mão", "valores avulsos de x; algarismos começam um")
    case .tableRows:
      ("Shift+↑ ↓, Shift+clique", "selecionar linhas; ou a marca, depois a primeira e a última")
    case .tableCopy: ("Ctrl+C", "copiar as linhas selecionadas, ou todas, com tabulações")
    case .reorder: ("Alt+↑, Alt+↓, arrastar", "mudar a ordem")
    case .removeFunction: ("Delete", "remover a função")
    case .leaveList: ("F6", "ao gráfico e de volta à lista")
    case .newTable: ("Ctrl+Shift+T", "uma tabela de dados; Enter segue abaixo, Tab ao lado")
    case .marks:
      (
        "T, depois N, Shift+setas",
        "os pontos de uma tabela ou lista: o próximo, movido por um ponto; arrastar também move um"
      )
    case .moveSlider:
      ("← →; ao digitar, Alt+↑ ↓", "mover o controle um passo; com Shift, dez")
    case .ground: ("teclas B, W", "fundo preto, fundo branco")
    case .keepView: ("Ctrl+1 … Ctrl+9", "guardar esta vista com um número")
    case .goToView: ("1 … 9", "ir a essa vista")
    case .nextView: ("Page ↑, Page ↓", "percorrer as vistas numeradas; sem nenhuma, as curvas")
    case .endPresentation: ("Esc, F5; controle: B", "terminar, tudo como antes")
    case .sticks: ("direcional, alavanca esquerda", "mover o foco; mover o gráfico")
    case .pressOrDelete:
      (
        "A, B",
        "pressionar, apagar ou voltar; B segurado limpa; no gráfico, A rastreia; A segurado: sinais, menu do rastreio"
      )
    case .insertOrGraph:
      (
        "X, Y",
        "inserir x (segurado: letras, sinais), traçar; Y segurado adiciona; no gráfico, estilo (segurado: seus botões), análise; Y segurado, lista"
      )
    case .shoulders:
      ("L1, R1", "cursor, ou trocar e Enter; no gráfico, ponto notável anterior, seguinte")
    case .triggers: ("L2, R2", "reduzir, ampliar")
    case .rightStick: ("alavanca direita", "mover o gráfico")
    case .stickButtons: ("L3, R3", "desfazer, refazer; no gráfico, vista anterior, inicial")
    case .padMenus: ("Menu, View", "menu, outro painel; View segurado apresenta")
    case .padList:
      ("X, L1, R1, B na lista", "ocultar, para cima, para baixo, remover (segurado)")
    }
  }
}

extension Int {
  /// The number in words, as far as people write it so.
  fileprivate var spelled: LocalizedText {
    switch self {
    case 0: "nenhum"
    case 1: "um"
    case 2: "dois"
    case 3: "três"
    default: "\(self)"
    }
  }

  /// So many of what lies on the stack.
  fileprivate var values: LocalizedText { self == 1 ? "um valor" : "\(spelled) valores" }
}

extension GraphPhrase.Reach {
  fileprivate var brazilianPortuguese: LocalizedText {
    switch self {
    case .beyond: "negativa depois"
    case .before: "negativa antes"
    case .edge: "negativa até a borda"
    }
  }
}

extension SpokenMath {
  package var brazilian: LocalizedText {
    switch self {
    case .over(let top, let bottom): "\(verbatim: top) sobre \(verbatim: bottom)"
    case .fraction(let top, let bottom):
      "fração \(verbatim: top) sobre \(verbatim: bottom), fim da fração"
    case .squared(let base): "\(verbatim: base) ao quadrado"
    case .cubed(let base): "\(verbatim: base) ao cubo"
    case .power(let base, let exponent): "\(verbatim: base) elevado a \(verbatim: exponent)"
    case .longPower(let base, let exponent):
      "\(verbatim: base) elevado a \(verbatim: exponent), fim do expoente"
    case .index(let base, let low): "\(verbatim: base) índice \(verbatim: low)"
    case .root(let degree, let inside): "\(Self.root(degree)) de \(verbatim: inside)"
    case .longRoot(let degree, let inside):
      "\(Self.root(degree)) de \(verbatim: inside), fim da raiz"
    case .call(let name, let inside): "\(verbatim: name) de \(verbatim: inside)"
    case .between(let bracket, let inside, true):
      "\(bracket.brazilian.0) \(verbatim: inside) \(bracket.brazilian.1)"
    case .between(let bracket, let inside, false): "\(bracket.brazilian.0) \(verbatim: inside)"
    case .sum(let letter, let from, let to, let body):
      "somatório de \(verbatim: letter) igual a \(verbatim: from) até \(verbatim: to) de \(verbatim: body), fim do somatório"
    case .product(let letter, let from, let to, let body):
      "produtório de \(verbatim: letter) igual a \(verbatim: from) até \(verbatim: to) de \(verbatim: body), fim do produtório"
    case .integral(let body, let letter, let from, let to):
      "integral de \(verbatim: from) até \(verbatim: to) de \(verbatim: body) em relação a \(verbatim: letter)"
    case .derivative(let body, let letter, nil):
      "derivada de \(verbatim: body) em relação a \(verbatim: letter)"
    case .derivative(let body, let letter, let place?):
      "derivada de \(verbatim: body) em relação a \(verbatim: letter) em \(verbatim: place)"
    case .limit(let body, let letter, let to):
      "limite de \(verbatim: body) quando \(verbatim: letter) tende a \(verbatim: to)"
    case .cases(let cases): "casos: \(verbatim: cases.joined(separator: "; ")); fim dos casos"
    case .whenever(let value, let condition): "\(verbatim: value) se \(verbatim: condition)"
    case .otherwise(let value): "senão \(verbatim: value)"
    case .emptyBox: "caixa vazia"
    case .ended(let part): "\(verbatim: part), fim"
    case .sign(let sign): sign.brazilian
    case .equals(let digits, nil): "igual a \(verbatim: digits)"
    case .equals(let digits, let form?): "igual a \(verbatim: digits), exatamente \(verbatim: form)"
    case .about(let digits, nil): "cerca de \(verbatim: digits)"
    case .about(let digits, let form?): "cerca de \(verbatim: digits), exatamente \(verbatim: form)"
    }
  }

  private static func root(_ degree: String?) -> LocalizedText {
    switch degree {
    case nil: "raiz quadrada"
    case "3": "raiz cúbica"
    case let degree?: "raiz de índice \(verbatim: degree)"
    }
  }
}

extension SpokenMath.Bracket {
  /// What is said before it and behind it.
  fileprivate var brazilian: (LocalizedText, LocalizedText) {
    switch self {
    case .round: ("abre parêntese", "fecha parêntese")
    case .square: ("abre colchete", "fecha colchete")
    case .brace: ("abre chave", "fecha chave")
    case .bars: ("valor absoluto de", "fim do valor absoluto")
    case .floor: ("piso de", "fim do piso")
    case .ceiling: ("teto de", "fim do teto")
    }
  }
}

extension SpokenMath.Sign {
  fileprivate var brazilian: LocalizedText {
    switch self {
    case .plus: "mais"
    case .minus: "menos"
    case .plusOrMinus: "mais ou menos"
    case .times: "vezes"
    case .dividedBy: "dividido por"
    case .modulo: "módulo"
    case .equals: "igual a"
    case .isLess: "menor que"
    case .isAtMost: "no máximo"
    case .isMore: "maior que"
    case .isAtLeast: "no mínimo"
    case .differs: "diferente de"
    case .isAbout: "cerca de"
    case .and: "e"
    case .or: "ou"
    case .not: "não"
    case .exclusiveOr: "ou exclusivo"
    case .factorial: "fatorial"
    case .percent: "por cento"
    case .degrees: "graus"
    case .prime: "linha"
    case .infinity: "infinito"
    case .pi: "pi"
    }
  }
}
