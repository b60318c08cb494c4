import LocalizationModel
import StringCatalog

/// The text that the translations at one path translate, read once for all languages.
final class SourceText {
  /// The path of the translations.
  let path: LeafPath
  let text: CheckedText
  let origin: Translation.SourceOrigin
  /// The mark that it ends with.
  private(set) lazy var end = text.withBytes { EndMark(of: $0, isGreek: false) }
  /// The arguments that it takes.
  private(set) lazy var arguments = ArgumentMap(text.specifiers, in: localization)
  private let localization: LocalizationContents?

  init(for path: LeafPath, in entry: Entry) {
    self.path = path
    localization = entry.source
    let (placed, origin) = Self.found(for: path, in: entry)
    text = CheckedText(placed)
    self.origin = origin
  }

  /// The source language's text at the path, the one for `other` where it has no such category, its plain
  /// text, or else the key.
  private static func found(
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

/// The source texts of one entry as far as they were asked for.
struct SourceTextCache {
  private var known: [SourceText] = []
  /// The indices of those of many.
  private var indices: [LeafPath: Int] = [:]
  /// The number of sources up to which comparing paths is faster than hashing one.
  private static let fewCount = 16

  mutating func source(for path: LeafPath, in entry: Entry) -> SourceText {
    LookCount.add(min(known.count, Self.fewCount))
    for source in known.prefix(Self.fewCount) where source.path == path { return source }
    if known.count > Self.fewCount, let index = indices[path] { return known[index] }
    let source = SourceText(for: path, in: entry)
    if known.count >= Self.fewCount { indices[path] = known.count }
    known.append(source)
    return source
  }
}
