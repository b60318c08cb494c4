import LocalizationModel
import OrderedJSON

/// Writes one entry of a document with some of its localizations replaced by new ones.
///
/// ``CatalogWriter`` uses it for the entries that an import changed: all other members are copied
/// as bytes, and no tree is built.
struct EntryWriter {
  private let document: JSONDocument
  private let order: StringCatalog.Order
  /// The members to move in the document.
  private let changes: MemberOrder

  init(_ document: JSONDocument, _ order: StringCatalog.Order, _ changes: MemberOrder) {
    self.document = document
    self.order = order
    self.changes = changes
  }

  /// The name of a member to write.
  private struct Name {
    let text: String
    /// The name's node; `nil` if the document does not have it.
    let node: Int?

    func isText(_ other: String) -> Bool { text.hasBytes(of: other) }
  }

  /// Writes the entry's object.
  ///
  /// - Parameters:
  ///   - entry: The entry's node, of depth 2: below the root and `strings`.
  ///   - replaced: The new localizations, one for a language at most.
  func write(
    _ entry: Int, with replaced: [EncodedLocalization], to writer: inout JSONWriter
  ) {
    let localizations = "localizations"
    let members = names(of: entry, adding: [localizations])
    let place = members?.firstIndex { $0.isText(localizations) }
    let object = place.flatMap { members?[$0].node }.map { $0 + 1 }
    let languages = names(of: object, adding: replaced.map(\.language))
    guard let members, let languages else {
      // Members out of order are rare: such an entry is built as a tree, sorted, and written as a
      // whole.
      var value = JSONNode(document: document, index: entry).value
      for localization in replaced { localization.put(into: &value) }
      writer.write(value.arranged, depth: 2)
      return
    }
    writer.open(.object)
    for (index, member) in members.enumerated() {
      write(member, depth: 3, isFirst: index == 0, to: &writer)
      if index == place {
        write(languages, with: replaced, to: &writer)
      } else if let node = member.node {
        writer.write(node + 1, of: document, order: changes, depth: 3)
      }
    }
    writer.close(.object, depth: 2, isEmpty: members.isEmpty)
  }

  private func write(
    _ languages: [Name], with replaced: [EncodedLocalization], to writer: inout JSONWriter
  ) {
    var next = 0
    var isWritten = [Bool](repeating: false, count: replaced.count)
    writer.open(.object)
    for (index, language) in languages.enumerated() {
      write(language, depth: 4, isFirst: index == 0, to: &writer)
      // Both lists of languages mostly have the same order, so that the next one usually fits.
      if next >= replaced.count || !language.isText(replaced[next].language) {
        next =
          replaced.indices.first { language.isText(replaced[$0].language) } ?? replaced.count
      }
      if next < replaced.count, !isWritten[next] {
        isWritten[next] = true
        replaced[next].write(to: &writer)
        next += 1
      } else if let node = language.node {
        writer.write(node + 1, of: document, order: changes, depth: 4)
      }
    }
    writer.close(.object, depth: 3, isEmpty: languages.isEmpty)
  }

  private func write(_ name: Name, depth: Int, isFirst: Bool, to writer: inout JSONWriter) {
    writer.line(depth: depth, isFirst: isFirst)
    if let node = name.node {
      writer.write(string: node, of: document)
    } else {
      writer.write(name.text)
    }
    writer.colon()
  }

  /// Returns the names of an object's members in the order of writing, with names that it may lack.
  ///
  /// - Parameter object: The object's node; `nil` if it does not exist yet.
  /// - Returns: The names; `nil` if the members of the document have to be sorted.
  private func names(
    of object: Int?, adding added: [String]
  ) -> [Name]? {
    let nodes = object.map { document.names(of: $0) } ?? []
    var names = nodes.map { Name(text: document.text(of: $0), node: $0) }
    if order == .canonical {
      if let object, changes.names(of: object) != nil { return nil }
      let isInOrder = zip(names, names.dropFirst()).allSatisfy {
        KeyOrder.compare($0.text, $1.text) < 0
      }
      if !isInOrder { return nil }
    }
    var next = 0
    for text in added {
      // Both lists of names mostly have the same order, so that the next one usually fits.
      if next < names.count, names[next].isText(text) {
        next += 1
        continue
      }
      if let known = names.firstIndex(where: { $0.isText(text) }) {
        next = known + 1
        continue
      }
      let place =
        order == .asRead
        ? nil : names.firstIndex { KeyOrder.compare($0.text, text) > 0 }
      names.insert(Name(text: text, node: nil), at: place ?? names.count)
    }
    return names
  }
}
