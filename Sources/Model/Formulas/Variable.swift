/// The one variable a program may hold.
package enum Variable {
  /// Its name, on the key, in typed text and in saved programs.
  ///
  /// It is what `Instruction.variable` is saved as. A formula may be written in another letter, as
  /// f(t) = t², but its steps have this one.
  package static let name: Character = "x"
}
