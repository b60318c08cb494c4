public import LocalizationModel

extension StringCatalog {
  /// Something that ``formatted()`` leaves out because it says nothing.
  public struct Repair: Hashable, Sendable, CustomStringConvertible {
    /// Of the member's name in the file as read.
    public let position: SourcePosition
    let reason: Reason

    enum Reason: Hashable, Sendable {
      case repeated(String)
      case emptyComment
    }

    public var description: String {
      switch reason {
      case .repeated(let name): "'\(name)' was there twice with the same value"
      case .emptyComment: "'comment' was null"
      }
    }
  }

  /// The bytes of the file as read in Xcode's form, with all that can be mended without a doubt:
  /// members that are there twice with the same value are there once, comments that are `null` are gone.
  ///
  /// - Returns: `repairs` is what was left out, in the order of the file.
  /// - Throws: If an object has two members of the same name with different values.
  public func formatted() throws(CatalogError) -> (
    bytes: ContiguousArray<UInt8>, repairs: [Repair]
  ) {
    try CatalogFormatter(self).formatted()
  }
}
