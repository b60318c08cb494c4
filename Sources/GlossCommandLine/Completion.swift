/// What a shell offers for a value that has no list of choices.
package enum Completion: Hashable, Sendable {
  case nothing
  case folder
  /// Files whose name ends in one of these, given without the dot, and folders on the way to
  /// them; any file if the list is empty.
  case file(extensions: [String])

  /// Any file, whatever its name ends in.
  package static let anyFile = Completion.file(extensions: [])
}
