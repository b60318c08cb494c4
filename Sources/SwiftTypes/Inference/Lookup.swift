/// What a search for a name comes to.
package enum Lookup {
  case missing
  /// It is declared; its type may be unknown.
  case found(SwiftType?)
}
