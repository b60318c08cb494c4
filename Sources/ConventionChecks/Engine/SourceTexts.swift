import LocalizationModel
import StringCatalog

/// Finds for each translation of one entry the text that it translates, and reads each of these only
/// once, whatever the number of languages.
struct SourceTexts {
  private struct Source {
    let path: LeafPath
    let text: CheckedText
    let origin: Translation.SourceOrigin
    let arguments: ArgumentMap
    let signs: SourceSigns
  }

  private let entry: Entry
  private let source: LocalizationContents?
  private lazy var keyArguments = ArgumentMap(
    CheckedText(entry.key, entry.keyRange).specifiers)
  /// The sources found so far, by the path of the translation.
  private var known: [Source] = []
  /// The indices of those of many.
  private var indices: [LeafPath: Int] = [:]
  /// The forms of the localization that was looked at last.
  private var last: (place: Int, forms: TranslatedForms)?
  /// What all translations have in common.
  private let signs: Occasion.Signs

  init(_ entry: Entry) {
    self.entry = entry
    source = entry.source
    var signs = Occasion.Signs(entry.settings)
    if entry.contents.comment?.text.withBytes(Occasion.setsLimit) == true {
      signs.insert(.lengthLimit)
    }
    self.signs = signs
  }

  /// What there is for rules to look at in a text.
  ///
  /// - Parameters:
  ///   - value: The leaf's.
  ///   - traits: The traits of the value.
  ///   - asked: The signs that a rule waits for.
  mutating func occasion(
    _ leaf: CatalogLeaf, _ value: PlacedText, _ traits: TextTraits, _ tongue: Tongue,
    asking asked: Occasion.Signs
  ) -> Occasion {
    let index = indexOfSource(for: leaf.path)
    let state = leaf.state.flatMap { UnitState(rawValue: $0.text) }
    return known[index].text.text.withBytes { source in
      value.text.withBytes { target in
        Occasion(signs, known[index].signs, source, target, traits, state, tongue, asking: asked)
      }
    }
  }

  /// - Parameters:
  ///   - value: The leaf's.
  ///   - traits: The traits of the value.
  ///   - place: The place of the localization among the entry's.
  mutating func translation(
    _ leaf: CatalogLeaf, _ value: PlacedText, _ traits: TextTraits, ofLocalization place: Int
  ) -> Translation {
    let localization = entry.contents.localizations[place]
    let source = known[indexOfSource(for: leaf.path)]
    let target = CheckedText(value.text, value.range, traits)
    return Translation(
      entry: entry, localization: localization, leaf: leaf, source: source.text,
      sourceOrigin: source.origin, target: target, keyArguments: keyArguments,
      sourceArguments: source.arguments,
      targetArguments: ArgumentMap(target.specifiers, in: localization),
      forms: forms(ofLocalization: place))
  }

  private mutating func forms(ofLocalization place: Int) -> TranslatedForms {
    if let last, last.place == place { return last.forms }
    let forms = TranslatedForms(
      entry.contents.localizations[place], entry.pluralVariations(ofLocalization: place))
    last = (place, forms)
    return forms
  }

  private mutating func indexOfSource(for path: LeafPath) -> Int {
    LookCount.add(min(known.count, 16))
    // A few are gone over, which is faster than to hash a path.
    for index in known.indices.prefix(16) where known[index].path == path { return index }
    if known.count > 16, let index = indices[path] { return index }
    let (text, origin) = Self.found(for: path, in: entry)
    let checked = CheckedText(text.text, text.range)
    known.append(
      Source(
        path: path, text: checked, origin: origin,
        arguments: ArgumentMap(checked.specifiers, in: source),
        signs: checked.text.withBytes { SourceSigns($0, checked.traits) }))
    if known.count > 16 { indices[path] = known.count - 1 }
    return known.count - 1
  }

  /// The text that the translation at a path translates.
  static func found(
    for path: LeafPath, in entry: Entry
  ) -> (PlacedText, Translation.SourceOrigin) {
    if let source = entry.source {
      if !path.isEmpty, let value = source.leaf(path)?.value ?? source.leaf(path.inOther)?.value {
        return (value, .leaf)
      }
      if let value = source.leaf(LeafPath())?.value { return (value, .value) }
      // The translation has one text where the source has several.
      if path.isEmpty, let value = source.leaves.first(where: { $0.path == $0.path.inOther })?.value
      {
        return (value, .leaf)
      }
    }
    return (PlacedText(entry.key, entry.keyRange), .key)
  }
}
