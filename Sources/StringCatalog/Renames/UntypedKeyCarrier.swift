import LocalizationModel

/// Carries the texts of a key with `%arg` over to the typed keys that the code looks up in its
/// place.
///
/// `gloss sync` applies the result; `check` asks if there is anything to apply. No text is lost: one
/// that cannot be converted, or whose place has another finished text, is ``leftovers``, and the old
/// entry stays.
package struct UntypedKeyCarrier {
  /// A text that is not carried over.
  package struct Leftover: Sendable {
    package let language: String
    package let text: String
    /// The typed key that has a finished text of its own; `nil` if the text's placeholders are not
    /// those of the key.
    package let finished: String?
  }

  /// The texts that stay with the old key.
  package private(set) var leftovers: [Leftover] = []
  /// The entries of the typed keys that change.
  private(set) var edited: [(key: String, entry: CatalogEntry)] = []

  /// True if the old entry can go, because all its texts are with the typed keys.
  package var isComplete: Bool { leftovers.isEmpty }

  /// True if a text, or another member of the entry, is carried over.
  package var changesTexts: Bool { !edited.isEmpty }

  /// Plans the carrying over; nothing is changed.
  ///
  /// - Parameters:
  ///   - old: The entry of the key with `%arg`.
  ///   - twins: The typed keys, which the catalog may not have yet. If there are several, their
  ///     texts are to be reviewed, because they were written for one key.
  package init(_ old: CatalogEntry, to twins: [String], in catalog: StringCatalog) {
    for twin in twins {
      let target = catalog.entry(twin) ?? CatalogEntry(twin, sourceLanguage: old.sourceLanguage)
      var entry = target
      for localization in old.localizations {
        add(localization, of: old, to: &entry, isOnlyTwin: twins.count == 1)
      }
      entry.takeMembers(of: old)
      if !entry.hasSameContent(as: target) { edited.append((twin, entry)) }
    }
  }

  private mutating func add(
    _ localization: Localization, of old: CatalogEntry, to entry: inout CatalogEntry,
    isOnlyTwin: Bool
  ) {
    let (language, texts) = (localization.name, localization.rootWithoutPlaces)
    let isSource = language.hasBytes(of: old.sourceLanguage)
    if texts.allUnits({ $0.isEmpty || isSource && $0.isNew }) { return }
    var converted = texts
    do throws(UntypedText) {
      try converted.takeTypes(of: entry.key, insteadOf: old.key)
    } catch {
      leftovers.append(Leftover(language: language, text: error.text, finished: nil))
      return
    }
    if isSource, let text = converted.onlyText, entry.isText(text) { return }
    if let own = entry[language], !own.allUnits({ $0.isEmpty || $0.isNew }) {
      if own.hasSameTexts(as: converted) { return }
      leftovers.append(
        Leftover(language: language, text: texts.firstText ?? "", finished: entry.key))
      return
    }
    if !isOnlyTwin { converted.setToBeReviewed() }
    entry[language] = converted
  }
}

extension TextUnit {
  /// True for a text that no person has written.
  fileprivate var isEmpty: Bool { text?.isEmpty ?? false }
}

/// A text whose placeholders cannot be told from those of a typed key.
private struct UntypedText: Error {
  let text: String
}

extension TextNode {
  /// True if a condition holds for each text.
  fileprivate func allUnits(_ holds: (TextUnit) -> Bool) -> Bool {
    forEachUnit { _, unit, _ in holds(unit) }
  }

  /// The first text, in the order of the file.
  fileprivate var firstText: String? {
    var first: String?
    forEachUnit { _, unit, _ in
      first = unit.text?.text
      return first == nil
    }
    return first
  }

  /// Gives the placeholders of all texts the types of a typed key.
  ///
  /// - Parameter old: The key with `%arg`. Where it has single percent signs, its texts have, too.
  fileprivate mutating func takeTypes(
    of key: String, insteadOf old: String
  ) throws(UntypedText) {
    // The places of the key itself may be uncertain.
    if !UntypedFormat.fits(old) { throw UntypedText(text: firstText ?? "") }
    let doublesPercents = UntypedFormat(old).hasLonePercents
    let specifiers = UntypedFormat.specifiers(of: key)
    var numbers: [String: Int] = [:]
    for substitution in substitutions { numbers[substitution.name] = substitution.argument }
    var failed: String?
    updateNodes { path, node, argument in
      node.updateOwnUnits { unit in
        guard failed == nil, let text = unit.text?.text else { return }
        let format = UntypedFormat(text)
        let typed =
          path.substitution != nil
          ? format.typedForm(by: key, doublesPercents: doublesPercents)
          : format.typed(
            by: key, isPluralForm: path.pluralCategory != nil, substitutions: numbers,
            doublesPercents: doublesPercents)
        if let typed { unit.set(typed) } else { failed = text }
      }
      guard case .substitution? = path.steps.last else { return }
      let number = argument ?? 1
      // The file may give any number.
      guard number >= 1, number <= specifiers.count, specifiers[number - 1].conversion != "@" else {
        return
      }
      node.changeFormatSpecifier(to: specifiers[number - 1])
    }
    if let failed { throw UntypedText(text: failed) }
  }
}
