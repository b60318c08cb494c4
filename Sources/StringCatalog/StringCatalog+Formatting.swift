public import LocalizationModel

extension StringCatalog {
  /// Something that ``formatted()`` leaves out because it says nothing.
  public struct Repair: Hashable, Sendable, CustomStringConvertible {
    /// The position of the member's name in the file as read.
    public let position: SourcePosition
    /// What is wrong, and what to do.
    package let message: Message

    public var description: String { message.description }
  }

  /// The bytes of the file as read in Xcode's form, without identical duplicate members and
  /// without comments that are `null`.
  ///
  /// - Returns: `repairs` is what was left out, in the order of the file.
  /// - Throws: If an object has two members of the same name with different values.
  public func formatted() throws(CatalogError) -> (
    bytes: ContiguousArray<UInt8>, repairs: [Repair]
  ) {
    try CatalogFormatter(self).formatted()
  }
}
