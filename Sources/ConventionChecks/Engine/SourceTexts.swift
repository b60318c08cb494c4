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
    let shape: FormatShape
    let end: EndMark
  }

  private let entry: Entry
  private let source: LocalizationContents?
  private lazy var keyArguments = ArgumentMap(
    CheckedText(entry.key, entry.keyRange).specifiers)
  /// Those found so far, by the path of the translation.
  private var known: [Source] = []
  /// What all translations have in common.
  private let signs: Occasion.Signs

  init(_ entry: Entry) {
    self.entry = entry
    source = entry.source
    var signs: Occasion.Signs = []
    if !entry.settings.glossary.isEmpty { signs.insert(.glossary) }
    if entry.settings.maxLength != nil
      || entry.contents.comment?.text.ranges(ofBytes: "max:").isEmpty == false
    {
      signs.insert(.lengthLimit)
    }
    self.signs = signs
  }

  /// What there is for rules to look at in a text.
  ///
  /// - Parameters:
  ///   - value: The leaf's.
  ///   - traits: Those of the value.
  mutating func occasion(
    _ leaf: CatalogLeaf, _ value: PlacedText, _ traits: TextTraits, _ tongue: Tongue
  ) -> Occasion {
    let index = indexOfSource(for: leaf.path)
    let shape = FormatShape(value.text, traits)
    var signs = signs
    if shape.isOdd || shape != known[index].shape { signs.insert(.arguments) }
    let end = known[index].end
    if end != .unclear {
      let found = EndMark(of: value.text, isGreek: tongue == .greek)
      if found != end, found != .unclear { signs.insert(.ends) }
    }
    if tongue == .chinese, traits.contains(.nonASCII) { signs.insert(.chinese) }
    if traits.contains(.asciiLetter), value.text.hasBytes(of: known[index].text.text) {
      signs.insert(.unchanged)
    }
    if value.text.isEmpty { signs.insert(.empty) }
    if let state = leaf.state?.text, state != TranslationState.translated.rawValue {
      if state == TranslationState.new.rawValue { signs.insert(.new) }
      if state == TranslationState.needsReview.rawValue { signs.insert(.needsReview) }
    }
    return Occasion(signs, source: known[index].text.traits, target: traits)
  }

  /// - Parameters:
  ///   - value: The leaf's.
  ///   - traits: Those of the value.
  mutating func translation(
    _ leaf: CatalogLeaf, _ value: PlacedText, _ traits: TextTraits,
    _ localization: LocalizationContents
  ) -> Translation {
    let source = known[indexOfSource(for: leaf.path)]
    let target = CheckedText(value.text, value.range, traits)
    return Translation(
      entry: entry, localization: localization, leaf: leaf, source: source.text,
      sourceOrigin: source.origin, target: target, keyArguments: keyArguments,
      sourceArguments: source.arguments,
      targetArguments: ArgumentMap(
        target.specifiers, substitutions: localization.substitutions))
  }

  private mutating func indexOfSource(for path: LeafPath) -> Int {
    for index in known.indices where known[index].path == path { return index }
    let (text, origin) = found(for: path)
    let checked = CheckedText(text.text, text.range)
    known.append(
      Source(
        path: path, text: checked, origin: origin,
        arguments: ArgumentMap(checked.specifiers, substitutions: source?.substitutions ?? []),
        shape: FormatShape(checked.text, checked.traits),
        end: EndMark(of: checked.text, isGreek: false)))
    return known.count - 1
  }

  private func found(for path: LeafPath) -> (PlacedText, Translation.SourceOrigin) {
    if let source {
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
