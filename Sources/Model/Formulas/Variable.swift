/// The one variable a program may hold.
package enum Variable {
  /// Its name, on the key, in typed text and in saved programs.
  package static let name: Character = "x"
}
