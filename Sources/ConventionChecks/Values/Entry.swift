package import LocalizationModel
package import StringCatalog

/// One entry of a catalog, as rules on entries and translations get it: its contents, the settings,
/// its uses in the sources, and values that several rules need, such as plural variations and
/// traits.
///
/// A class, so that lazy values are found once for all rules.
package final class Entry {
  /// The contents in the catalog, with the bytes of each value.
  package let contents: EntryContents
  /// The catalog's source language, whose text is not a translation.
  package let sourceLanguage: String
  /// The languages that the entry must be translated to.
  package let requiredLanguages: RequiredLanguages
  /// The languages that Xcode builds of the catalog.
  package var builtLanguages = BuiltLanguages.all
  /// False if Xcode extracts no Swift strings for any target of the catalog, so that neither it nor
  /// `sync` changes the entry's extraction state.
  package var isExtracted = true
  /// The uses of the key in the sources; `nil` if the sources were not read, or not completely.
  package let sites: [ExtractedString]?
  /// The settings of the catalog's file and table.
  package let settings: CheckSettings
  /// The properties of the catalog's languages.
  let factsByLanguage: LanguageFactsTable
  /// The usual code of the source language, without script and region.
  private(set) lazy var sourceLanguageCode = factsByLanguage[sourceLanguage].code
  /// The plural variations of all localizations, in the order of the file.
  package let pluralVariations: [PluralVariation]
  /// For each localization, the index of its first variation in ``pluralVariations``; at the end
  /// the number of all variations.
  private let pluralStarts: ContiguousArray<Int>
  /// The index of the source language's localization.
  private let sourceIndex: Int?
  /// The names of the source language's substitutions whose texts show their number; `nil` if the
  /// source language has no localization.
  let shownSubstitutions: Set<String>?
  /// The kinds of bytes in all of the entry's texts.
  let traits: TextTraits
  /// The kinds of bytes in each text, in the order of the file; none for a leaf without a text.
  let leafTraits: ContiguousArray<TextTraits>
  /// The entry of the same key at the base revision, if the catalog has changed since.
  package var former: EntryContents?
  /// A place in the sources that looks up the key with other specifiers, if certainly no place
  /// looks up this key; otherwise `nil`.
  package var lookup: ExtractedString?
  /// True if the code uses the Swift symbol of the key. Such a use has no `comment:`, so only the
  /// catalog can have a comment.
  package var isUsedBySymbol = false

  package init(
    _ contents: EntryContents, sourceLanguage: String,
    requiredLanguages: RequiredLanguages = .none, sites: [ExtractedString]?,
    settings: CheckSettings, factsByLanguage: LanguageFactsTable = LanguageFactsTable()
  ) {
    self.contents = contents
    self.sourceLanguage = sourceLanguage
    self.requiredLanguages = requiredLanguages
    self.sites = sites
    self.settings = settings
    self.factsByLanguage = factsByLanguage
    // A loop over the array would copy each localization; a span does not.
    let allLocalizations = contents.localizations[...]
    let localizations = allLocalizations.span
    var pluralVariations: [PluralVariation] = []
    var pluralStarts = ContiguousArray<Int>()
    pluralStarts.reserveCapacity(contents.localizations.count + 1)
    var leafTraits = ContiguousArray<TextTraits>()
    leafTraits.reserveCapacity(contents.localizations.count + 8)
    var traits: TextTraits = []
    var source: Int?
    for index in localizations.indices {
      if source == nil, localizations[index].name.hasBytes(of: sourceLanguage) { source = index }
      pluralStarts.append(pluralVariations.count)
      if !localizations[index].variations.isEmpty {
        pluralVariations += PluralVariation.all(in: localizations[index])
      }
      let allLeaves = localizations[index].leaves[...]
      let leaves = allLeaves.span
      for leaf in leaves.indices {
        let own = leaves[leaf].value?.withBytes { TextTraits(of: $0) } ?? []
        leafTraits.append(own)
        traits.formUnion(own)
      }
    }
    pluralStarts.append(pluralVariations.count)
    self.pluralVariations = pluralVariations
    self.pluralStarts = pluralStarts
    self.traits = traits
    self.leafTraits = leafTraits
    sourceIndex = source
    shownSubstitutions = source.map { Self.shownSubstitutions(contents.localizations[$0]) }
  }

  /// Returns the names of the substitutions with a form that shows the number: by `%arg`, or by a
  /// specifier without a number.
  private static func shownSubstitutions(_ source: LocalizationContents) -> Set<String> {
    var shown: Set<String> = []
    for leaf in source.substitutions.isEmpty ? [] : source.leaves {
      guard let name = leaf.path.substitution, !shown.contains(name) else { continue }
      let isShown = FormatSpecifier.all(in: leaf.value?.text ?? "").contains {
        $0.kind == .substitutionArgument || $0.kind == .argument && $0.position == nil
      }
      if isShown { shown.insert(name) }
    }
    return shown
  }

  private var sourceTexts = SourceTextCache()
  /// The greatest width in columns that the comment sets, as in `max: 20`; `nil` if it sets none.
  private(set) lazy var commentedLimit = contents.comment.flatMap { Self.limit(in: $0.text) }
  /// The texts that several languages share.
  private(set) lazy var repeatedTexts = RepeatedTexts(contents.localizations)
  /// The arguments that the key reads.
  private(set) lazy var keyArguments = ArgumentMap(CheckedText(key, keyRange).specifiers)
  /// The forms of the localization that ``forms(ofLocalization:)`` returned last: rules check its
  /// texts one after the other.
  private var lastForms: (index: Int, forms: TranslatedForms)?

  /// Returns the text that a translation at a path translates.
  func sourceText(for path: LeafPath) -> ReferenceText { sourceTexts.source(for: path, in: self) }

  private static func limit(in comment: String) -> Int? {
    for range in comment.ranges(ofBytes: "max:") {
      let digits = comment.utf8.dropFirst(range.upperBound).drop { $0 == 0x20 }
        .prefix { (0x30...0x39).contains($0) }
      if let limit = Int(String(decoding: digits, as: UTF8.self)), limit > 0 { return limit }
    }
    return nil
  }

  /// Returns the forms of a localization, which are made once for all rules.
  ///
  /// - Parameter index: The index of the localization in the entry.
  func forms(ofLocalization index: Int) -> TranslatedForms {
    if let lastForms, lastForms.index == index { return lastForms.forms }
    let forms = TranslatedForms(
      contents.localizations[index], pluralVariations(ofLocalization: index))
    lastForms = (index, forms)
    return forms
  }

  /// Returns the plural variations of one localization, in the order of the file.
  func pluralVariations(ofLocalization index: Int) -> ArraySlice<PluralVariation> {
    pluralVariations[pluralStarts[index]..<pluralStarts[index + 1]]
  }

  /// The key with its escapes decoded.
  package var key: String { contents.key }
  /// The key's bytes in the catalog, quotes included.
  package var keyRange: ByteRange { contents.keyRange }

  /// The `extractionState`, which may be unknown to gloss; `nil` if there is none.
  package private(set) lazy var extractionState =
    contents.extractionState.map { ExtractionState(rawValue: $0.text) }

  /// The source language's localization; `nil` if there is none, in which case the key is the text.
  package var source: LocalizationContents? {
    sourceIndex.map { contents.localizations[$0] }
  }

  /// The localizations in other languages than the source's, in the order of the file.
  package var translations: [LocalizationContents] {
    contents.localizations.filter { $0.language != sourceLanguage }
  }
}
