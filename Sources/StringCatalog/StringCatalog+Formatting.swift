public import LocalizationModel

extension StringCatalog {
  /// A member that ``formatted()`` left out because it carries no information.
  public struct Repair: Hashable, Sendable, CustomStringConvertible {
    /// The position of the member's name in the file as read.
    public let position: SourcePosition
    /// The sentence for people: what was wrong with the member.
    package let message: Message

    public var description: String { message.description }
  }

  /// Formats the file as read as Xcode does, without identical duplicate members and without
  /// comments that are `null`.
  ///
  /// - Returns: The new bytes, and the members left out, in the order of the file.
  /// - Throws: If an object has two members of the same name with different values.
  public func formatted() throws(CatalogError) -> (
    bytes: ContiguousArray<UInt8>, repairs: [Repair]
  ) {
    try CatalogFormatter(self).formatted()
  }
}
