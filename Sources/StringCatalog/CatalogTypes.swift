import LocalizationModel
import OrderedJSON

/// Sees to it that what decides over an entry is of the type that the format says, so that nothing
/// is taken for absent, and its content lost, because it is written in another way.
///
/// Members that this package does not know can be anything, and so can a text: real files have
/// objects for some. So can a comment be `null`.
struct CatalogTypes {
  /// A value of another type than its member must have.
  struct Flaw: Error {
    let member: Message
    let wanted: JSONKind
    let node: Int
  }

  let document: JSONDocument

  /// Checks the members beside the strings.
  func check(root: Int) throws(Flaw) {
    try forEachMember(of: root) { name throws(Flaw) in
      for known in ["sourceLanguage", "version"] where document.isText(name, known) {
        try require(name, .string) { .quoted(known) }
      }
    }
  }

  /// - Parameter node: An object.
  func check(entry node: Int, key: Int) throws(Flaw) {
    try forEachMember(of: node) { name throws(Flaw) in
      switch document.body(of: name).count {
      case 7 where document.isText(name, "comment"):
        if document.kind(of: name + 1) == .null { return }
        try require(name, .string) { self.name(of: "comment", in: key) }
      case 13 where document.isText(name, "localizations"):
        try require(name, .object) { self.name(of: "localizations", in: key) }
        try check(localizations: name + 1, key: key)
      case 15 where document.isText(name, "extractionState"):
        try require(name, .string) { self.name(of: "extractionState", in: key) }
      case 15 where document.isText(name, "shouldTranslate"):
        try require(name, .boolean) { self.name(of: "shouldTranslate", in: key) }
      default: break
      }
    }
  }

  private func check(localizations node: Int, key: Int) throws(Flaw) {
    try forEachMember(of: node) { language throws(Flaw) in
      try require(language, .object) {
        self.name(of: document.text(of: language), in: key)
      }
      try forEachMember(of: language + 1) { name throws(Flaw) in
        // Names are looked at only where a value is odd.
        if document.kind(of: name + 1) != .object {
          for known in Self.objects where document.isText(name, known) {
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

  private static let objects = ["stringSet", "stringUnit", "substitutions", "variations"]

  /// What messages call a member of an entry.
  private func name(of member: String, _ language: String? = nil, in key: Int) -> Message {
    let key = document.text(of: key)
    guard let language else {
      return Message("'\(member)' of '\(key)'", comment: "错误里所说的成员。%1$@：成员；%2$@：键")
    }
    return Message(
      "'\(member)' of '\(language)' of '\(key)'", comment: "错误里所说的成员。%1$@：成员；%2$@：语言；%3$@：键")
  }

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
