import LocalizationModel
import OrderedJSON

extension StringCatalog {
  /// How the members of objects are ordered in writing.
  public enum Order: Sendable {
    /// As Xcode does it, at every level.
    case canonical
    /// As in the file as read; added keys come last.
    case asRead
  }

  /// Whether the file as read is, byte for byte, what Xcode would write for the same content.
  public var formatIsCanonical: Bool {
    membersAreCanonical && document.duplicates().isEmpty
  }

  /// Whether the layout and the order of members are those of Xcode, also if a member is there twice.
  package var membersAreCanonical: Bool { document.hasCanonicalLayout && order().isEmpty }

  /// The bytes of the catalog's file, as Xcode writes them.
  ///
  /// Two members of one name and value are written once in the canonical order.
  ///
  /// - Throws: If an object as read has two members of the same name with different values and
  ///   the order is the canonical one.
  public func serialized(_ order: Order = .canonical) throws(CatalogError) -> ContiguousArray<UInt8>
  {
    let changes: JSONOrder
    switch order {
    case .canonical: changes = try self.order(dropping: harmlessDuplicates())
    case .asRead: changes = JSONOrder()
    }
    if !isEdited, changes.isEmpty, document.hasCanonicalLayout { return document.bytes }
    if isEdited { return CatalogWriter(self, order, changes).bytes() }
    var writer = JSONWriter(capacity: document.bytes.count + 1024)
    writer.write(0, of: document, order: changes)
    return writer.bytes
  }

  /// What has to move in the document as read.
  func order(dropping dropped: [Int] = []) -> JSONOrder {
    document.order(dropping: dropped, allows: { KeyOrder.allows($0, before: $1) }) { names in
      KeyOrder.sorted(names) { document.decodedBytes(of: $0) }
    }
  }
}
