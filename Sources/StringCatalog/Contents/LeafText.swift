import LocalizationModel

/// The content of a `stringUnit` or of a `stringSet`.
package enum LeafText: Sendable, Equatable {
  case plain(String)
  /// The phrases of a `stringSet`.
  case phrases([String])

  /// Texts are the same if their bytes are.
  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.plain(let left), .plain(let right)): left.hasBytes(of: right)
    case (.phrases(let left), .phrases(let right)):
      left.elementsEqual(right) { $0.hasBytes(of: $1) }
    default: false
    }
  }
}
