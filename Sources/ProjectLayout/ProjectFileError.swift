package import LocalizationModel

/// Why the project file of Xcode, or part of a package's manifest, could not be read.
package struct ProjectFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the file, or `nil` if it is about all of it.
  package let position: SourcePosition?
  /// Lower case, no full stop; says what was found and what to do.
  package let wording: Message

  package init(position: SourcePosition? = nil, _ wording: Message) {
    self.position = position
    self.wording = wording
  }

  package var description: String {
    position.map { "\($0.line):\($0.column): \(wording)" } ?? wording.description
  }
}
