package import LocalizationModel
package import StringCatalog

/// All that a catalog holds under one key, as rules see it.
package struct Entry: Sendable {
  package let contents: EntryContents
  package let sourceLanguage: String
  /// What it has to be translated to: the languages that the project asks for, else those that the
  /// catalog mostly has.
  package let requiredLanguages: [String]
  /// The places in the sources that spell the key; `nil` if the sources were not read, or not whole.
  package let sites: [ExtractedString]?
  package let settings: CheckSettings
  /// The plural variations of all localizations, in the order of the file.
  package let pluralVariations: [PluralVariation]
  /// What occurs in any of its texts.
  let traits: TextTraits
  /// What occurs in each text, in the order of the file; nothing in a leaf without one.
  let leafTraits: ContiguousArray<TextTraits>
  /// The entry of the same key at the revision that the project is compared with, if the catalog has
  /// changed since.
  package var former: EntryContents?

  package init(
    _ contents: EntryContents, sourceLanguage: String, requiredLanguages: [String] = [],
    sites: [ExtractedString]?, settings: CheckSettings
  ) {
    self.contents = contents
    self.sourceLanguage = sourceLanguage
    self.requiredLanguages = requiredLanguages
    self.sites = sites
    self.settings = settings
    // A loop over the array itself would copy each localization.
    let localizations = contents.localizations.span
    var pluralVariations: [PluralVariation] = []
    var leafTraits = ContiguousArray<TextTraits>()
    leafTraits.reserveCapacity(contents.localizations.count + 8)
    var traits: TextTraits = []
    for index in localizations.indices {
      if !localizations[index].variations.isEmpty {
        pluralVariations += PluralVariation.all(in: localizations[index])
      }
      let leaves = localizations[index].leaves.span
      for leaf in leaves.indices {
        let own = leaves[leaf].value.map { TextTraits(of: $0.text) } ?? []
        leafTraits.append(own)
        traits.formUnion(own)
      }
    }
    self.pluralVariations = pluralVariations
    self.traits = traits
    self.leafTraits = leafTraits
  }

  package var key: String { contents.key }
  package var keyRange: ByteRange { contents.keyRange }

  package var extractionState: ExtractionState? {
    contents.extractionState.map { ExtractionState(rawValue: $0.text) }
  }

  /// What the entry holds for the source language; `nil` if nothing, which mostly means that the key
  /// is the text.
  package var source: LocalizationContents? { contents.localization(sourceLanguage) }

  /// The localizations that are not the source's, in the order of the file.
  package var translations: [LocalizationContents] {
    contents.localizations.filter { $0.language != sourceLanguage }
  }
}
