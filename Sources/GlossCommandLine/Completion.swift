/// The candidates that a shell offers for a value without a list of choices.
package enum Completion: Hashable, Sendable {
  case nothing
  case folder
  /// Files with one of these extensions, given without the dot, and the folders on the way to them;
  /// any file if the list is empty.
  case file(extensions: [String])

  /// Any file, whatever its extension.
  package static let anyFile = Completion.file(extensions: [])
}
