/// What stands in the place of what, from one text to another.
package struct TextChange: Equatable {
  package let place: Int
  package let gone: [Character]
  package let come: [Character]

  package init(from old: [Character], to new: [Character]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    place = start
    gone = Array(old[start..<old.count - end])
    come = Array(new[start..<new.count - end])
  }
}
