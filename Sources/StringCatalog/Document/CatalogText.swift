package import LocalizationModel

/// A string of a catalog: as read, with its place in the file, or edited, without one.
package enum CatalogText: Sendable, Equatable {
  case read(PlacedText)
  case edited(String)

  /// The text with its escapes resolved. Each call makes a new string of a read one.
  package var text: String {
    switch self {
    case .read(let placed): placed.text
    case .edited(let text): text
    }
  }

  /// The text with its place in the file; `nil` for an edited one.
  package var placed: PlacedText? { if case .read(let placed) = self { placed } else { nil } }

  /// The byte range in the file, quotes included; `nil` for an edited text.
  package var range: ByteRange? { placed?.range }

  var isEmpty: Bool {
    switch self {
    case .read(let placed): placed.isEmpty
    case .edited(let text): text.isEmpty
    }
  }

  /// True if the text has the same UTF-8 as `other`.
  package func hasBytes(of other: String) -> Bool {
    switch self {
    case .read(let placed): placed.hasBytes(of: other)
    case .edited(let text): text.hasBytes(of: other)
    }
  }

  /// True if the text sorts before `other` by its bytes.
  func precedesInBytes(_ other: CatalogText) -> Bool {
    guard case .read(let left) = self, case .read(let right) = other else {
      return text.precedesInBytes(other.text)
    }
    return left.withBytes { left in right.withBytes { left.precedes($0) } }
  }

  /// Compares texts by their bytes, wherever they are.
  package static func == (left: CatalogText, right: CatalogText) -> Bool {
    left.hasBytes(of: right.text)
  }
}
