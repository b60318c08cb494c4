/// The result of looking a name up in one scope.
package enum Lookup {
  case missing
  /// The scope declares the name; its type may be unknown.
  case found(SwiftType?)
}
