import LocalizationModel
import OrderedJSON

/// Checks that known members of a catalog have the types of the format.
///
/// A value of a wrong type would read as absent, and its content would be lost when the catalog is
/// written. Unknown members can be anything. So can a text's `value`, which is an object in some
/// real files; a `comment` can be `null`.
struct CatalogTypeCheck {
  /// The error for a value of a wrong type. ``CatalogReader`` adds the file and the position.
  struct Flaw: Error {
    /// The name of the value in the message.
    let member: Message
    let wanted: JSONKind
    let node: Int
  }

  let document: JSONDocument

  /// Checks the members of the root, except `strings`.
  func check(root: Int) throws(Flaw) {
    try forEachMember(of: root) { name throws(Flaw) in
      for known in ["sourceLanguage", "version"] where document.isText(name, known) {
        try require(name, .string) { .quoted(known) }
      }
    }
  }

  /// Checks the members of one entry.
  ///
  /// - Parameters:
  ///   - node: The entry's object.
  ///   - key: The node of its key, for messages.
  func check(entry node: Int, key: Int) throws(Flaw) {
    try forEachMember(of: node) { name throws(Flaw) in
      if document.isText(name, "localizations") {
        try require(name, .object) { self.name(of: "localizations", in: key) }
        try check(localizations: name + 1, key: key)
      } else if document.isText(name, "comment") {
        if document.kind(of: name + 1) == .null { return }
        try require(name, .string) { self.name(of: "comment", in: key) }
      } else if document.isText(name, "extractionState") {
        try require(name, .string) { self.name(of: "extractionState", in: key) }
      } else if document.isText(name, "shouldTranslate") {
        try require(name, .boolean) { self.name(of: "shouldTranslate", in: key) }
      }
    }
  }

  private func check(localizations node: Int, key: Int) throws(Flaw) {
    try forEachMember(of: node) { language throws(Flaw) in
      try require(language, .object) {
        self.name(of: document.text(of: language), in: key)
      }
      try forEachMember(of: language + 1) { name throws(Flaw) in
        // An object has the type that all these members need, so only other values need their
        // names compared.
        if document.kind(of: name + 1) != .object {
          for known in Self.objectMembers where document.isText(name, known) {
            try require(name, .object) {
              self.name(of: known, document.text(of: language), in: key)
            }
          }
        } else if document.isText(name, "stringUnit") {
          try check(unit: name + 1, language: language, key: key)
        }
      }
    }
  }

  private func check(unit node: Int, language: Int, key: Int) throws(Flaw) {
    try forEachMember(of: node) { name throws(Flaw) in
      if document.kind(of: name + 1) != .string, document.isText(name, "state") {
        try require(name, .string) {
          self.name(of: "state", document.text(of: language), in: key)
        }
      }
    }
  }

  /// The members of a localization whose values are objects.
  private static let objectMembers = ["stringSet", "stringUnit", "substitutions", "variations"]

  /// The name of an entry's member in messages.
  private func name(of member: String, _ language: String? = nil, in key: Int) -> Message {
    let key = document.text(of: key)
    guard let language else {
      return Message("'\(member)' of '\(key)'", comment: "错误里所说的成员。%1$@：成员；%2$@：键")
    }
    return Message(
      "'\(member)' of '\(language)' of '\(key)'", comment: "错误里所说的成员。%1$@：成员；%2$@：语言；%3$@：键")
  }

  /// Throws if the value of the member with this name node is not of a kind.
  private func require(
    _ name: Int, _ kind: JSONKind, _ member: () -> Message
  ) throws(Flaw) {
    if document.kind(of: name + 1) == kind { return }
    throw Flaw(member: member(), wanted: kind, node: name + 1)
  }

  private func forEachMember(of node: Int, _ body: (Int) throws(Flaw) -> Void) throws(Flaw) {
    guard document.kind(of: node) == .object else { return }
    let end = document.next(after: node)
    var name = node + 1
    while name < end {
      try body(name)
      name = document.next(after: name + 1)
    }
  }
}
