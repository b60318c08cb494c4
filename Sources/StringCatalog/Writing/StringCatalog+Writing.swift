import LocalizationModel
import OrderedJSON

extension StringCatalog {
  /// The order in which the members of objects are written.
  public enum Order: Sendable {
    /// Xcode's order, at every level.
    case canonical
    /// The order of the file as read, added keys last.
    case asRead
  }

  /// True if the file as read is, byte for byte, what Xcode would write for the same content.
  public var formatIsCanonical: Bool {
    membersAreCanonical && document.duplicates().isEmpty
  }

  /// True if the layout and the order of members are Xcode's, even if there are duplicate members.
  package var membersAreCanonical: Bool { document.hasCanonicalLayout && order().isEmpty }

  /// Returns the catalog's file, as Xcode writes it.
  ///
  /// A catalog that is not edited and already in Xcode's form is returned as read. In canonical
  /// order, equal duplicate members are written once.
  ///
  /// - Throws: In canonical order, if an object has two members of the same name with different
  ///   values.
  public func serialized(_ order: Order = .canonical) throws(CatalogError) -> ContiguousArray<UInt8>
  {
    let changes: MemberOrder
    switch order {
    case .canonical: changes = try self.order(dropping: harmlessDuplicates())
    case .asRead: changes = MemberOrder()
    }
    if !isEdited, changes.isEmpty, document.hasCanonicalLayout { return document.bytes }
    if isEdited { return CatalogWriter(self, order, changes).bytes() }
    var writer = JSONWriter(capacity: document.bytes.count + 1024)
    writer.write(0, of: document, order: changes)
    return writer.bytes
  }

  /// Returns the changes that bring the members of the document as read into Xcode's order.
  ///
  /// - Parameter dropped: The name nodes of members to leave out, ascending.
  func order(dropping dropped: [Int] = []) -> MemberOrder {
    document.order(dropping: dropped, allows: { KeyOrder.allows($0, before: $1) }) { names in
      KeyOrder.sorted(names) { document.decodedBytes(of: $0) }
    }
  }
}
