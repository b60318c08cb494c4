package import LocalizationModel

/// The texts in the `Info.plist` of a product that the system shows, beside their translations.
/// `check` gives it to the rules on such texts.
package struct InfoPlist: Sendable {
  /// A text of the list.
  package struct Text: Sendable {
    package let key: String
    /// The bytes of the key in the file; `nil` if a build setting gives the text.
    package let range: ByteRange?

    package init(key: String, range: ByteRange?) { (self.key, self.range) = (key, range) }
  }

  /// The file that has the texts: a list, or the project whose build settings give them.
  package let path: String
  /// The reasons for permissions, in the order of the file.
  package let usageDescriptions: [Text]
  /// The path of the catalog that translates them; `nil` if there is none.
  package let catalog: String?
  /// The keys of that catalog.
  package let catalogKeys: Set<TextKey>
  /// The languages that the product is translated to.
  package let languages: [String]

  package init(
    path: String, usageDescriptions: [Text], catalog: String?, catalogKeys: Set<TextKey>,
    languages: [String]
  ) {
    self.path = path
    self.usageDescriptions = usageDescriptions
    self.catalog = catalog
    self.catalogKeys = catalogKeys
    self.languages = languages
  }

  /// Returns the list with some of its texts.
  package func with(_ texts: [Text]) -> InfoPlist {
    InfoPlist(
      path: path, usageDescriptions: texts, catalog: catalog, catalogKeys: catalogKeys,
      languages: languages)
  }
}

/// The names and texts in all lists that a catalog of the table `InfoPlist` translates.
package struct InfoPlistNames: Equatable, Sendable {
  /// The names of keys, those that build settings give included.
  package let names: Set<String>
  /// The texts, which are keys of a catalog where the list has no key for them.
  package let texts: Set<String>

  package init(names: Set<String>, texts: Set<String>) { (self.names, self.texts) = (names, texts) }
}
