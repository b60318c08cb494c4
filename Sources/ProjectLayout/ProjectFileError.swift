package import LocalizationModel

/// The reason why an Xcode project file, or part of a package's manifest, could not be read.
package struct ProjectFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the file; `nil` if the error concerns the whole file.
  package let position: SourcePosition?
  /// Lower case, without a full stop; says what was found and what to do.
  package let wording: Message

  package init(position: SourcePosition? = nil, _ wording: Message) {
    self.position = position
    self.wording = wording
  }

  package var description: String {
    position.map { "\($0.line):\($0.column): \(wording)" } ?? wording.description
  }
}
