import LocalizationModel
package import StringCatalog

/// Passes over the entries in which no rule has anything to look for, before anything is made of
/// their texts. In a project that is in good order these are most.
///
/// It may pass over too few, but never one that a rule has something to say about.
package struct EntryGlance: Sendable {
  private var reader: PlainEntryReader
  private let bytes: ContiguousArray<UInt8>
  /// What the rules wait for.
  private let entrySigns: EntrySigns
  private let occasion: Occasion
  /// Whether rules wait for something that is there in every entry.
  private let isUseless: Bool
  // For each language of the catalog:
  private let tongues: [Tongue]
  private let isRequired: [Bool]
  private let requiredCount: Int

  /// - Parameters:
  ///   - checker: The checker of the rules.
  ///   - requiredLanguages: See ``CatalogFile/requiredLanguages()``.
  package init(_ file: CatalogFile, _ checker: Checker, requiredLanguages: RequiredLanguages) {
    reader = PlainEntryReader(file.catalog, file.languageUses, file.duplicates)
    bytes = file.catalog.bytes
    entrySigns = checker.entrySigns
    occasion = checker.occasion
    let signs = Occasion.Signs(file.settings).union(.always)
    isUseless =
      !entrySigns.isDisjoint(with: EntrySigns(file.settings).union(.always))
      || !occasion.signs.isDisjoint(with: signs)
    let languages = file.languageUses.map(\.name.text)
    tongues = languages.map { Tongue(language: $0) }
    let source = file.catalog.sourceLanguage
    let required = Set(requiredLanguages.names)
    isRequired = languages.map { $0 != source && required.contains($0) }
    requiredCount = requiredLanguages.names.count { $0 != source }
  }

  /// The texts of the entry that was passed over last.
  package var texts: ContiguousArray<PlainText> { reader.texts }

  /// Whether that entry is to be translated; if not, it has no texts.
  package var shouldTranslate: Bool { reader.shouldTranslate }

  /// Whether its source text has words to translate.
  package var hasWords: Bool {
    withBytes(of: reader.source ?? reader.key) { bytes in
      // Most texts begin with one.
      if let first = bytes.indices.first,
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[first] | 0x20
      {
        return true
      }
      var text = ContiguousArray<UInt8>()
      for offset in bytes.indices { text.append(bytes[offset]) }
      return String(decoding: text, as: UTF8.self).hasWords
    }
  }

  /// - Parameters:
  ///   - index: The index of an entry, counted from 0 in the order of the file.
  ///   - use: The use of its key.
  /// - Returns: Whether there is nothing to look for.
  package mutating func passes(over index: Int, _ use: KeyUse) -> Bool {
    if isUseless || !reader.read(at: index) { return false }
    var signs = EntrySigns(of: reader, use)
    if requiredCount > 0, reader.shouldTranslate, !hasRequiredLanguages {
      signs.insert(.missingLanguage)
    }
    if let comment = reader.comment, !passes(over: comment, &signs) { return false }
    if !signs.isDisjoint(with: entrySigns) { return false }
    return withBytes(of: reader.key) { key in
      if entrySigns.contains(.invisible), TextTraits(of: key).contains(.invisible) { return false }
      guard let source = reader.source else { return passes(overTextsOf: key) }
      return withBytes(of: source) { source in
        if entrySigns.contains(.otherArguments), Self.mayTakeOther(source, key) { return false }
        return passes(overTextsOf: source)
      }
    }
  }

  private var hasRequiredLanguages: Bool {
    var count = 0
    var last = -1
    for index in reader.texts.indices where reader.texts[index].language != last {
      last = reader.texts[index].language
      if isRequired[last] { count += 1 }
    }
    return count == requiredCount
  }

  private func passes(over comment: WrittenText, _ signs: inout EntrySigns) -> Bool {
    let (traits, hasLimit) = withBytes(of: comment) {
      (TextTraits(of: $0), Occasion.setsLimit($0))
    }
    if traits.contains(.noteStart) { signs.insert(.noteStart) }
    if traits.contains(.invisible) { signs.insert(.invisible) }
    return !hasLimit || !occasion.signs.contains(.lengthLimit)
  }

  /// Whether the source text may take other arguments than the key says, or more than one without a
  /// number.
  private static func mayTakeOther(_ source: Span<UInt8>, _ key: Span<UInt8>) -> Bool {
    let shape = FormatShape(source, TextTraits(of: source))
    if shape.isOdd || shape != FormatShape(key, TextTraits(of: key)) { return true }
    var unnumbered = 0
    for offset in source.indices where source[offset] == UInt8(ascii: "%") {
      let dollar = offset + 2
      if dollar >= source.count || source[dollar] != UInt8(ascii: "$") { unnumbered += 1 }
    }
    return unnumbered > 1
  }

  private func passes(overTextsOf source: Span<UInt8>) -> Bool {
    let model = SourceSigns(source)
    if entrySigns.contains(.arguments), model.traits.contains(.percent) { return false }
    for index in reader.texts.indices {
      let text = reader.texts[index]
      let passes = withBytes(of: text.text) { target in
        let traits = TextTraits(of: target)
        if !EntrySigns(of: target, traits, isForm: text.category != nil)
          .isDisjoint(with: entrySigns)
        {
          return false
        }
        if text.language == reader.sourceLanguage { return true }
        let found = Occasion(
          [], model, source, target, traits, text.state, tongues[text.language],
          asking: occasion.signs)
        return !found.meets(occasion)
      }
      if !passes { return false }
    }
    return true
  }

  private func withBytes<Result>(
    of text: WrittenText, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    text.hasEscapes
      ? body(reader.decoded(text).span) : body(bytes.span.extracting(text.body))
  }
}
