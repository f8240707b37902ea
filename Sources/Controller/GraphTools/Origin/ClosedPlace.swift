/// A place in closed form.
package struct ClosedPlace {
  /// A number in closed form, and the `Double` nearest to it.
  package struct Number: Equatable {
    let form: String
    let value: Double
  }

  package var x: Number?
  package var y: Number?
}
