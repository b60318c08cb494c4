import LocalizationModel

/// Carries the entry of one key over to another, for `gloss rename` and for keys whose text was
/// reworded in the sources, which `gloss sync` finds.
enum KeyCarrier {
  /// Returns the change between the texts of two keys, of which one replaces the other; `nil` if
  /// the old key is a name such as `tone.pick`, from which its text cannot be told.
  static func wordChange(
    from old: String, to new: String, in catalog: StringCatalog
  ) -> WordChange? {
    let text = givenText(of: catalog.entry(old))
    if text == nil, KeyForm(of: old) == .name { return nil }
    return WordChange(from: text ?? old, to: givenText(of: catalog.entry(new)) ?? new)
  }

  /// Returns the default value that the sources give for a key; `nil` if they give none.
  private static func givenText(of entry: CatalogEntry?) -> String? {
    entry?.extractionState == .extractedWithValue ? entry?.sourceUnit?.value : nil
  }

  /// Does the work of ``StringCatalog/copyTranslations(from:to:keepingStates:)``.
  ///
  /// - Parameter change: The change to repeat in the source language's texts; `nil` to copy them as
  ///   they are.
  /// - Returns: The outcome for the source language's texts.
  @discardableResult
  static func carry(
    from old: String, to new: String, _ change: WordChange?, keepingStates: Bool = false,
    in catalog: inout StringCatalog
  ) -> SourceTextOutcome {
    guard let source = catalog.entry(old) else { return .none }
    var target = catalog.entry(new) ?? CatalogEntry(new, sourceLanguage: source.sourceLanguage)
    let hasOwnTexts = hasOwnTexts(target)
    var outcome = SourceTextOutcome.none
    for localization in source.localizations
    where TextTransfer.isWorthCarrying(localization, of: source) {
      let language = localization.name
      if localization.title.hasBytes(of: source.sourceLanguage), let change {
        if hasOwnTexts { continue }
        let rewritten = SourceTextOutcome.rewriting(
          localization.rootWithoutPlaces, by: change, keepingStates: keepingStates)
        outcome = rewritten.outcome
        if let texts = rewritten.texts { target[language] = texts }
      } else if target[language] == nil {
        target.take(localization, toReview: !keepingStates)
      }
    }
    target.takeMembers(of: source)
    catalog.set(target, for: new)
    return outcome
  }

  /// True if the source language has a text for the key that extraction did not write.
  private static func hasOwnTexts(_ entry: CatalogEntry) -> Bool {
    entry.localizations.first { $0.title.hasBytes(of: entry.sourceLanguage) }
      .map { TextTransfer.isWorthCarrying($0, of: entry) } ?? false
  }

  /// Does the work of ``StringCatalog/rename(_:to:keepingStates:keepingText:)``.
  static func change(
    _ old: String, to new: String, keepingStates: Bool, keepingText: Bool,
    in catalog: inout StringCatalog
  ) -> RenameOutcome {
    var renamed = catalog
    guard
      let texts = move(
        old, to: new, keepingStates: true, keepingText: keepingText, in: &renamed)
    else { return .refused }
    let changesText = sourceTexts(of: old, in: catalog) != sourceTexts(of: new, in: renamed)
    if changesText, !keepingStates {
      _ = move(old, to: new, keepingStates: false, keepingText: keepingText, in: &catalog)
    } else {
      catalog = renamed
    }
    if case .dropped(let text) = texts { return .renamedWithout(text: text) }
    return .made(changesText: changesText)
  }

  /// Returns the texts of the source language without states; the key where it is its own text.
  private static func sourceTexts(of key: String, in catalog: StringCatalog) -> TextNode? {
    guard !catalog.isText(key) else {
      var text = TextNode()
      text.set(StringUnit(state: .translated, value: numberedFormat(key) ?? key))
      return text.withoutStates
    }
    return catalog.entry(key)?[catalog.sourceLanguage]?.withoutStates
  }

  /// Moves the entry of one key to another.
  ///
  /// - Returns: The outcome for the source language's texts; `nil` if nothing is moved.
  private static func move(
    _ old: String, to new: String, keepingStates: Bool, keepingText: Bool,
    in catalog: inout StringCatalog
  ) -> SourceTextOutcome? {
    guard let source = catalog.entry(old), catalog.entry(new)?.hasNoWork ?? true,
      !old.hasBytes(of: new)
    else { return nil }
    let isNew = !catalog.holds(new)
    let isOwnText = catalog.isText(old)
    // A default value in the sources does not change with the key.
    let keepsForms = keepingText || givenText(of: source) != nil
    let texts = carry(
      from: old, to: new, keepsForms ? nil : wordChange(from: old, to: new, in: catalog),
      keepingStates: keepingStates, in: &catalog)
    if isNew {
      catalog.edit(new) { entry in
        // The new key is extracted or manual as the old one was, but it is not stale.
        if source.extractionState != .stale { entry.extractionState = source.extractionState }
        if !keepingText || !isOwnText { TextTransfer.carrySourceText(of: source, to: new, &entry) }
      }
    }
    if keepingText, isOwnText {
      let unit = StringUnit(state: .translated, value: numberedFormat(old) ?? old)
      catalog.edit(new) { $0.set(unit, language: source.sourceLanguage) }
    }
    catalog.remove(old)
    return texts
  }
}
