package import LocalizationModel
package import StringCatalog

/// All that a catalog holds under one key, as rules see it.
package final class Entry {
  /// The entry as the catalog holds it, with the bytes of each value.
  package let contents: EntryContents
  /// The catalog's source language, whose text is not a translation.
  package let sourceLanguage: String
  /// What it has to be translated to: the languages that the project asks for, else those that the
  /// catalog mostly has.
  package let requiredLanguages: RequiredLanguages
  /// The places in the sources that spell the key; `nil` if the sources were not read, or not whole.
  package let sites: [ExtractedString]?
  /// The settings of the catalog's file and table.
  package let settings: CheckSettings
  let tongues: Tongues
  /// The plural variations of all localizations, in the order of the file.
  package let pluralVariations: [PluralVariation]
  /// For each localization where its own begin among them, and where the last one's end.
  private let pluralStarts: ContiguousArray<Int>
  /// The place of the source language's localization.
  private let sourcePlace: Int?
  /// The source language's substitutions whose texts show the number; `nil` if it has no localization.
  let shownSubstitutions: Set<String>?
  /// What occurs in any of its texts.
  let traits: TextTraits
  /// What occurs in each text, in the order of the file; nothing in a leaf without one.
  let leafTraits: ContiguousArray<TextTraits>
  /// The entry of the same key at the revision that the project is compared with, if the catalog has
  /// changed since.
  package var former: EntryContents?
  /// A place in the sources that looks up the key with other specifiers, while none looks up this one;
  /// `nil` if there is none, or it is not certain.
  package var lookup: ExtractedString?
  /// Whether the code uses the symbol of the key, which has no comment but the catalog's.
  package var isUsedBySymbol = false

  package init(
    _ contents: EntryContents, sourceLanguage: String,
    requiredLanguages: RequiredLanguages = .none,
    sites: [ExtractedString]?, settings: CheckSettings, tongues: Tongues = Tongues()
  ) {
    self.contents = contents
    self.sourceLanguage = sourceLanguage
    self.requiredLanguages = requiredLanguages
    self.sites = sites
    self.settings = settings
    self.tongues = tongues
    // A loop over the array itself would copy each localization.
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
  /// The room for its texts in columns that its comment names, as in `max: 20`.
  private(set) lazy var commentedLimit = contents.comment.flatMap { Self.limit(in: $0.text) }
  /// The texts that several languages have.
  private(set) lazy var repeatedTexts = RepeatedTexts(contents.localizations)
  /// The arguments that the key names.
  private(set) lazy var keyArguments = ArgumentMap(CheckedText(key, keyRange).specifiers)
  /// The forms of the localization that was asked for last.
  private var lastForms: (place: Int, forms: TranslatedForms)?

  /// The text that a translation at a path translates.
  func sourceText(for path: LeafPath) -> SourceText { sourceTexts.source(for: path, in: self) }

  private static func limit(in comment: String) -> Int? {
    for range in comment.ranges(ofBytes: "max:") {
      let digits = comment.utf8.dropFirst(range.upperBound).drop { $0 == 0x20 }
        .prefix { (0x30...0x39).contains($0) }
      if let limit = Int(String(decoding: digits, as: UTF8.self)), limit > 0 { return limit }
    }
    return nil
  }

  /// The forms of a localization, made once for all rules.
  ///
  /// - Parameter index: The index of the localization among all.
  func forms(ofLocalization index: Int) -> TranslatedForms {
    if let lastForms, lastForms.place == index { return lastForms.forms }
    let forms = TranslatedForms(
      contents.localizations[index], pluralVariations(ofLocalization: index))
    lastForms = (index, forms)
    return forms
  }

  /// The plural variations of one localization, in the order of the file.
  func pluralVariations(ofLocalization index: Int) -> ArraySlice<PluralVariation> {
    pluralVariations[pluralStarts[index]..<pluralStarts[index + 1]]
  }

  /// The entry's key as the catalog spells it, escapes decoded.
  package var key: String { contents.key }
  /// The key's bytes in the catalog, quotes included.
  package var keyRange: ByteRange { contents.keyRange }

  /// The entry's `extractionState`, known to the format or not; `nil` if it has none.
  package private(set) lazy var extractionState =
    contents.extractionState.map { ExtractionState(rawValue: $0.text) }

  /// What the entry holds for the source language; `nil` if nothing, which mostly means that the key
  /// is the text.
  package var source: LocalizationContents? {
    sourcePlace.map { contents.localizations[$0] }
  }

  /// The localizations that are not the source's, in the order of the file.
  package var translations: [LocalizationContents] {
    contents.localizations.filter { $0.language != sourceLanguage }
  }
}
