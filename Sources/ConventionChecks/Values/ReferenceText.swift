import LocalizationModel
import StringCatalog

/// The source text of the translations at one path, with its arguments: parsed once for the
/// translations in all languages.
final class ReferenceText {
  /// The path of the translations.
  let path: LeafPath
  let text: CheckedText
  let origin: Translation.SourceOrigin
  /// The punctuation mark at the end of the text.
  private(set) lazy var end = text.withBytes { FinalPunctuation(of: $0, isGreek: false) }
  /// The arguments that the text reads.
  private(set) lazy var arguments = ArgumentMap(text.specifiers, in: localization)
  private let localization: LocalizationContents?

  init(for path: LeafPath, in entry: Entry) {
    self.path = path
    localization = entry.source
    let (placed, origin) = Self.found(for: path, in: entry)
    text = CheckedText(placed)
    self.origin = origin
  }

  /// Finds the source language's text at the path. If there is none, the first of these: the text
  /// at the path with `other` as plural category, the plain text, the key.
  private static func found(
    for path: LeafPath, in entry: Entry
  ) -> (PlacedText, Translation.SourceOrigin) {
    if let source = entry.source {
      if !path.isEmpty, let value = source.leaf(path)?.value ?? source.leaf(path.inOther)?.value {
        return (value, .leaf)
      }
      if let value = source.leaf(LeafPath())?.value { return (value, .value) }
      // The source varies and the translation does not: the source's first form for `other` is
      // taken.
      if path.isEmpty, let value = source.leaves.first(where: { $0.path == $0.path.inOther })?.value
      {
        return (value, .leaf)
      }
    }
    return (PlacedText(entry.key, entry.keyRange), .key)
  }
}

/// The source texts of one entry, made when a rule first asks for them.
struct SourceTextCache {
  private var known: [ReferenceText] = []
  /// The indices of the texts after the first ``fewCount``.
  private var indices: [LeafPath: Int] = [:]
  /// The number of texts up to which comparing paths is faster than hashing one.
  private static let fewCount = 16

  mutating func source(for path: LeafPath, in entry: Entry) -> ReferenceText {
    LookupCounter.add(min(known.count, Self.fewCount))
    for source in known.prefix(Self.fewCount) where source.path == path { return source }
    if known.count > Self.fewCount, let index = indices[path] { return known[index] }
    let source = ReferenceText(for: path, in: entry)
    if known.count >= Self.fewCount { indices[path] = known.count }
    known.append(source)
    return source
  }
}
