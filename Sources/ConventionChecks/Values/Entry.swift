package import LocalizationModel
package import StringCatalog

/// One entry of a catalog, as rules get it: its contents with the settings, the places in the
/// sources and the facts that several rules share, such as plural variations and traits.
package final class Entry {
  /// The contents in the catalog, with the bytes of each value.
  package let contents: EntryContents
  /// The catalog's source language, whose text is not a translation.
  package let sourceLanguage: String
  /// The languages that the entry must be translated to.
  package let requiredLanguages: RequiredLanguages
  /// The places in the sources that spell the key; `nil` if the sources were not read, or not
  /// completely.
  package let sites: [ExtractedString]?
  /// The settings of the catalog's file and table.
  package let settings: CheckSettings
  /// The facts on the catalog's languages.
  let tongues: LanguageFactsTable
  /// The plural variations of all localizations, in the order of the file.
  package let pluralVariations: [PluralVariation]
  /// For each localization, the index of its first variation in ``pluralVariations``; then their
  /// count.
  private let pluralStarts: ContiguousArray<Int>
  /// The index of the source language's localization.
  private let sourcePlace: Int?
  /// The source language's substitutions whose texts show the number; `nil` if it has no
  /// localization.
  let shownSubstitutions: Set<String>?
  /// The kinds of bytes in all of its texts.
  let traits: TextTraits
  /// The kinds of bytes in each text, in the order of the file; none for a leaf without a text.
  let leafTraits: ContiguousArray<TextTraits>
  /// The entry of the same key at the base revision, if the catalog has changed since.
  package var former: EntryContents?
  /// A place in the sources that looks up the key with other specifiers, while none looks up this
  /// one; `nil` if there is none, or if that is not certain.
  package var lookup: ExtractedString?
  /// True if the code uses the symbol of the key, which cannot carry a comment: only the catalog
  /// can.
  package var isUsedBySymbol = false

  package init(
    _ contents: EntryContents, sourceLanguage: String,
    requiredLanguages: RequiredLanguages = .none,
    sites: [ExtractedString]?, settings: CheckSettings, tongues: LanguageFactsTable = LanguageFactsTable()
  ) {
    self.contents = contents
    self.sourceLanguage = sourceLanguage
    self.requiredLanguages = requiredLanguages
    self.sites = sites
    self.settings = settings
    self.tongues = tongues
    // Iterating the array itself would copy each localization.
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
    sourcePlace = source
    shownSubstitutions = source.map { Self.shownSubstitutions(contents.localizations[$0]) }
  }

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
  /// The greatest width in columns that the comment names, as in `max: 20`; `nil` if it names none.
  private(set) lazy var commentedLimit = contents.comment.flatMap { Self.limit(in: $0.text) }
  /// The texts that several languages share.
  private(set) lazy var repeatedTexts = RepeatedTexts(contents.localizations)
  /// The arguments that the key reads.
  private(set) lazy var keyArguments = ArgumentMap(CheckedText(key, keyRange).specifiers)
  /// The forms of the localization asked for last.
  private var lastForms: (place: Int, forms: TranslatedForms)?

  /// Returns the text that a translation at a path translates.
  func sourceText(for path: LeafPath) -> SourceText { sourceTexts.source(for: path, in: self) }

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
    if let lastForms, lastForms.place == index { return lastForms.forms }
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

  /// The `extractionState`, known to the format or not; `nil` if there is none.
  package private(set) lazy var extractionState =
    contents.extractionState.map { ExtractionState(rawValue: $0.text) }

  /// The source language's localization; `nil` if there is none, which mostly means that the key is
  /// the text.
  package var source: LocalizationContents? {
    sourcePlace.map { contents.localizations[$0] }
  }

  /// The localizations in other languages than the source's, in the order of the file.
  package var translations: [LocalizationContents] {
    contents.localizations.filter { $0.language != sourceLanguage }
  }
}
