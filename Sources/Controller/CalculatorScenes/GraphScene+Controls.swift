import Controls
import Drawing
import SceneHost
package import GraphKit

extension GraphScene {
  /// Makes the list of controls for the present frames.
  func layOutControls() {
    var controls: [Control<GraphControl>] = [
      Control(
        .plot,
        frame: frames.plot,
        look: .custom(radius: 0),
        group: 11,
        role: .plot,
        name: "graph",
        value: summary
      )
    ]
    let isBars = frames.kind == .bars
    if let back = frames.back {
      controls.append(
        Control(
          .back,
          frame: back,
          look: isBars ? .back(title: "Calculator") : .tile(.chevronLeft),
          group: 10,
          name: "back to the calculator"
        )
      )
    }
    for (mode, frame) in zip(shownModes, frames.modes) {
      let isOn = mode == view.mode
      controls.append(
        Control(
          .mode(mode),
          frame: frame,
          look: isBars
            ? .labelledIcon(mode.icon, title: mode.title, isOn: isOn)
            : .icon(mode.icon, isOn: isOn),
          group: 12,
          role: .toggle,
          name: mode.title,
          value: isOn ? "on" : "off"
        )
      )
    }
    controls.append(
      Control(
        .home,
        frame: frames.home,
        look: isBars ? .labelledIcon(.home, title: "Home", isOn: false) : .icon(.home, isOn: false),
        group: 12,
        name: "home"
      )
    )
    controls.append(
      Control(.more, frame: frames.more, look: .icon(.more, isOn: false), group: 12, name: "more")
    )
    for (id, frame, icon, name) in [
      (GraphControl.zoomIn, frames.zoomIn, Icon.plus, "zoom in"),
      (.zoomOut, frames.zoomOut, .minus, "zoom out"),
    ] {
      controls.append(
        Control(id, frame: frame, look: .icon(icon, isOn: false), group: 13, name: name)
      )
    }
    if isMenuOpen {
      controls = menu.controls(group: 14, theme: themeChoice) { .menu($0) }
    }
    board.controls = controls
    if let focus = board.focus, board.control(focus) == nil { board.focus = nil }
    if board.focus == nil { board.focus = isMenuOpen ? controls.first?.id : .plot }
  }

  /// The modes that have a button; where there is room for one only, the present one.
  private var shownModes: [CurveMode] {
    frames.modes.count < CurveMode.allCases.count ? [view.mode] : CurveMode.allCases
  }

  var menu: MenuPlan {
    MenuPlan(
      below: frames.more,
      in: context?.frame ?? frames.plot,
      commands: [.theme, .copy, .fullScreen, .quit]
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

  var title: String {
    switch self {
    case .auto: "Proven"
    case .line: "Line"
    case .dot: "Dots"
    }
  }

  /// The mode after this one.
  var next: CurveMode {
    let all = CurveMode.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}
