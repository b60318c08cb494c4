import Interchange
import LegacyFormats

/// The files of an app that `gloss compile` makes of catalogs: which languages, in which files, and
/// in which form.
public struct BuildProducts: Sendable {
  /// The files that texts and their forms go into.
  public enum Layout: String, CaseIterable, Sendable {
    /// Plain texts in `.strings`, texts with forms in `.stringsdict`.
    case stringsAndStringsdict
    /// All texts in `.stringsdict`.
    case stringsdictOnly
    /// All texts in `.strings`, those with forms by their form `other`: for Foundation on Linux,
    /// which fails on keys in a `.stringsdict`.
    case stringsOnly
  }

  /// The form of each file.
  public enum Serialization: String, CaseIterable, Sendable {
    /// A property list in XML.
    case text
    /// A binary property list.
    case binary
  }

  /// The names of the languages; empty for all.
  public var languages: [String]
  /// The files of each language.
  public var layout: Layout
  /// The form of the files.
  public var serialization: Serialization

  /// Makes options; the defaults are those of Xcode's tool.
  public init(
    languages: [String] = [], layout: Layout = .stringsAndStringsdict,
    serialization: Serialization = .text
  ) {
    self.languages = languages
    self.layout = layout
    self.serialization = serialization
  }

  /// A file of one language.
  struct Table {
    /// The ending of its name.
    let kind: String
    let members: [(String, PropertyValue)]
  }

  /// Sorts the values of one language into files; empty files are left out.
  ///
  /// - Parameters:
  ///   - texts: Keys with plain texts. A key can also be among `rules`: then this is the text of all
  ///     devices that the rule does not name.
  ///   - rules: Keys with forms.
  func tables(
    texts: [(String, String)], rules: [(String, PropertyValue)]
  ) -> (files: [Table], flattenedCount: Int) {
    let texts = texts.map { ($0.0, PropertyValue.text($0.1)) }
    let ruled = Set(rules.map { ContiguousArray($0.0.utf8) })
    var files: [Table]
    var flattenedCount = 0
    switch layout {
    case .stringsAndStringsdict:
      files = [Table(kind: "strings", members: texts), Table(kind: "stringsdict", members: rules)]
    case .stringsdictOnly:
      let others = texts.filter { !ruled.contains(ContiguousArray($0.0.utf8)) }
      files = [Table(kind: "stringsdict", members: others + rules)]
    case .stringsOnly:
      let known = Set(texts.map { ContiguousArray($0.0.utf8) })
      let flattened = rules.compactMap { key, rule -> (String, PropertyValue)? in
        if known.contains(ContiguousArray(key.utf8)) { return nil }
        return rule.otherText.map { (key, .text($0)) }
      }
      flattenedCount = rules.count
      files = [Table(kind: "strings", members: texts + flattened)]
    }
    files.removeAll(where: \.members.isEmpty)
    return (files, flattenedCount)
  }

  /// Returns the bytes of a file, sorted by the bytes of its keys.
  func bytes(
    of members: [(String, PropertyValue)]
  ) throws(StringsError) -> ContiguousArray<UInt8> {
    let list = PropertyValue.dictionary(named: members)
    return switch serialization {
    case .text: try list.serialized()
    case .binary: list.binary
    }
  }
}
