import Controls
import Drawing
import SceneHost
import Words
package import GraphKit

extension GraphScene {
  /// Makes the list of controls for the present frames.
  func layOutControls() {
    defer {
      if let focus = board.focus, board.control(focus) == nil { board.focus = nil }
      if board.focus == nil {
        board.focus = openMenu == nil ? .plot : board.controls.first?.id
      }
    }
    let plot = Control<GraphControl>(
      .plot,
      frame: frames.plot,
      look: .custom(radius: 0),
      group: 11,
      role: .plot,
      name: words(ControlName.graph),
      value: summary
    )
    guard presentation == nil else {
      board.controls = [plot]
      return
    }
    var controls: [Control<GraphControl>] = [plot]
    let isBars = frames.kind == .bars
    if let back = frames.back {
      controls.append(
        Control(
          .back,
          frame: back,
          look: isBars ? .back(title: words(ControlName.calculator)) : .tile(.chevronLeft),
          group: 10,
          name: words(ControlName.backToCalculator)
        )
      )
    }
    controls += chipControls
    for (mode, frame) in zip(shownModes, frames.modes) {
      let isOn = mode == view.mode
      controls.append(
        Control(
          .mode(mode),
          frame: frame,
          look: isBars
            ? .labelledIcon(mode.icon, title: words(mode.title), isOn: isOn)
            : .icon(mode.icon, isOn: isOn),
          group: 12,
          role: .toggle,
          name: words(mode.title),
          value: words(ControlName(isOn: isOn))
        )
      )
    }
    controls.append(
      Control(
        .home,
        frame: frames.home,
        look: isBars
          ? .labelledIcon(.home, title: words(ControlName.home), isOn: false)
          : .icon(.home, isOn: false),
        group: 12,
        name: words(ControlName.goHome)
      )
    )
    if let present = frames.present {
      controls.append(
        Control(
          .present,
          frame: present,
          look: .icon(.present, isOn: false),
          group: 12,
          name: words(ControlName.presentation)
        )
      )
    }
    controls.append(
      Control(
        .more,
        frame: frames.more,
        look: .icon(.more, isOn: false),
        group: 12,
        name: words(ControlName.more)
      )
    )
    for (id, frame, icon, name) in [
      (GraphControl.zoomIn, frames.zoomIn, Icon.plus, ControlName.zoomIn),
      (.zoomOut, frames.zoomOut, .minus, .zoomOut),
    ] {
      controls.append(
        Control(id, frame: frame, look: .icon(icon, isOn: false), group: 13, name: words(name))
      )
    }
    furniture = controls
    board.controls = openMenu == nil ? controls : menu.controls(group: 14) { .menu($0) }
  }

  /// The modes that have a button; where there is room for one only, the present one.
  private var shownModes: [CurveMode] {
    frames.modes.count < CurveMode.allCases.count ? [view.mode] : CurveMode.allCases
  }

  var menu: MenuPlan {
    let pane = context?.frame ?? frames.plot
    if case .function(let index, let frame) = openMenu {
      return MenuPlan(at: frame, in: pane, rows: rows(ofFunction: index), words: words)
    }
    if case .place(let place) = openMenu {
      return MenuPlan(
        at: Rect(center: place, width: 0, height: 0),
        in: pane,
        rows: rows(at: place),
        words: words
      )
    }
    let canHide = context.map { $0.canSplit } ?? false
    return MenuPlan(
      at: frames.more,
      in: pane,
      rows: settings.rows(hiding: canHide ? .master : nil, canPaste: false),
      words: words
    )
  }
}

extension CurveMode {
  /// The mode a graph starts with.
  package static let initial = CurveMode.auto

  var icon: Icon {
    switch self {
    case .auto: .auto
    case .line: .line
    case .dot: .dots
    }
  }

  var title: ControlName {
    switch self {
    case .auto: .proven
    case .line: .line
    case .dot: .dots
    }
  }
}
