import Drawing

extension Outline {
  /// Runs of device pixels as areas: those of neighbouring columns that touch are one.
  init(_ columns: [DeviceColumn], scale: ContentScale) {
    self.init()
    var byPlace: [Int: [DeviceColumn]] = [:]
    for column in columns where column.bottom > column.top {
      byPlace[column.x, default: []].append(column)
    }
    var open: [[DeviceColumn]] = []
    for x in byPlace.keys.sorted() {
      var next: [[DeviceColumn]] = []
      for run in byPlace[x] ?? [] {
        let neighbour = open.firstIndex { area in
          area.last.map { $0.x == x - 1 && $0.top < run.bottom && run.top < $0.bottom } ?? false
        }
        next.append((neighbour.map { open.remove(at: $0) } ?? []) + [run])
      }
      open.forEach { append($0, scale: scale) }
      open = next
    }
    open.forEach { append($0, scale: scale) }
  }

  /// Adds neighbouring columns: along their upper ends, and back along the lower ones.
  private mutating func append(_ area: [DeviceColumn], scale: ContentScale) {
    func place(_ x: Int, _ y: Double) -> Point {
      Point(x: scale.points(Double(x)), y: scale.points(y))
    }
    let upper = area.flatMap { [place($0.x, $0.top), place($0.x + 1, $0.top)] }
    let lower = area.reversed().flatMap { [place($0.x + 1, $0.bottom), place($0.x, $0.bottom)] }
    steps += Outline(upper + lower, closed: true).steps
  }
}
