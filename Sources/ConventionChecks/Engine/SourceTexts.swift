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
  }

  private let entry: Entry
  private let source: LocalizationContents?
  private let keyArguments: ArgumentMap
  /// Those found so far, by the path of the translation.
  private var known: [Source] = []

  init(_ entry: Entry) {
    self.entry = entry
    source = entry.source
    keyArguments = ArgumentMap(CheckedText(entry.key, entry.keyRange).specifiers)
  }

  /// - Returns: `nil` if the leaf has no text.
  mutating func translation(
    _ leaf: CatalogLeaf, _ localization: LocalizationContents
  ) -> Translation? {
    guard let value = leaf.value else { return nil }
    let source = source(for: leaf.path)
    let target = CheckedText(value.text, value.range)
    return Translation(
      entry: entry, localization: localization, leaf: leaf, source: source.text,
      sourceOrigin: source.origin, target: target, keyArguments: keyArguments,
      sourceArguments: source.arguments,
      targetArguments: ArgumentMap(
        target.specifiers, substitutions: localization.substitutions))
  }

  private mutating func source(for path: LeafPath) -> Source {
    if let known = known.first(where: { $0.path == path }) { return known }
    let (text, origin) = found(for: path)
    let checked = CheckedText(text.text, text.range)
    let found = Source(
      path: path, text: checked, origin: origin,
      arguments: ArgumentMap(checked.specifiers, substitutions: source?.substitutions ?? []))
    known.append(found)
    return found
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
