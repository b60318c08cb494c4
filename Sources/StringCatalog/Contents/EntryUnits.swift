package import LocalizationModel

/// The units of one entry in one language: the only walk over an entry's texts. Whatever counts,
/// lists, sends, takes back or makes texts has them from here.
///
/// - Units follow the shape of the translation if it has a text, a case or a substitution, else the
///   shape of the source. They are the units that Xcode exports.
/// - Where members overlap, Xcode's choice counts (``TextNode/variation(at:)``); a text
///   that it does not read is no unit.
/// - A plural has the categories that Xcode counts in the language, and `zero` where source or
///   translation has it.
/// - The forms of substitutions are units beside the text that names them. A set of phrases is one.
package final class EntryUnits: Sendable {
  /// The properties that the entry has in all languages.
  package let shared: UnitSource
  /// The translation; `nil` if there is none.
  package let target: TextNode?
  /// The byte range of the translation's language; `nil` if the file has no translation.
  private let languageRange: ByteRange?
  /// True if the entry has one unit in the language: a text without variations and substitutions.
  package let isPlain: Bool
  /// True if ``target`` has any text. Then it gives the units their shape, else the source does, as
  /// in Xcode.
  private let isTranslated: Bool
  private let unitLanguage: UnitLanguage

  package init(_ shared: UnitSource, target: Localization?, unitLanguage: UnitLanguage) {
    self.shared = shared
    let root = target?.root
    (self.target, languageRange) = (root, target?.title.range)
    isTranslated = root?.hasTexts ?? false
    isPlain = isTranslated ? root?.isPlain ?? true : shared.isPlain
    self.unitLanguage = unitLanguage
  }

  package var key: String { shared.key }
  package var source: TextNode? { shared.source }
  /// True if the units are of the catalog's source language.
  package var isSourceLanguage: Bool { unitLanguage.isSourceLanguage }

  /// The units, plural forms in CLDR's order.
  package var units: [CatalogUnit] { paths().map { CatalogUnit(self, at: $0) } }

  /// Returns the translation at a path; `nil` if there is none.
  package func target(at path: LeafPath) -> StringUnit? { target?.unit(at: path) }

  /// Returns the state of the text at a path; see ``state(of:at:)``.
  package func state(at path: LeafPath) -> UnitState? { state(of: target(at: path), at: path) }

  /// Returns the progress of a text, or the reason why it is not counted; `nil` for a text of the
  /// source language that needs no review.
  ///
  /// - An entry that is not to be translated has no text that counts, and neither has a stale one.
  /// - A text is without words if its source is blank, or if no text of the entry has words, as in
  ///   `%@ · %lld`. It does not count unless it is translated.
  /// - A text of the source language counts only if it needs review or a machine wrote it. `new`
  ///   does not count, because Xcode writes it for every text that it takes from the sources.
  ///
  /// - Parameter unit: The text at the path, ``target(at:)``.
  package func state(of unit: StringUnit?, at path: LeafPath) -> UnitState? {
    if isSourceLanguage {
      guard shared.exclusion == nil else { return nil }
      let progress = progress(of: unit, at: path)
      return progress == .needsReview || progress == .machineTranslated ? progress : nil
    }
    if let exclusion = shared.exclusion { return exclusion }
    let progress = progress(of: unit, at: path)
    switch progress {
    case .missing where !shared.hasWords || sourceText(of: path).isBlank: return .withoutWords
    case .new where !shared.hasWords: return .withoutWords
    default: return progress
    }
  }

  /// Returns the progress of a text, counted or not. A blank text is missing, unless its source is
  /// blank, too; so is a set of phrases with an empty one.
  ///
  /// - Parameter unit: The text at the path, ``target(at:)``.
  package func progress(of unit: StringUnit?, at path: LeafPath) -> UnitState {
    guard let unit else { return .missing }
    let isEmpty =
      switch unit.text {
      case .plain(let text): text.isEmpty
      case .phrases(let phrases): phrases.isEmpty || phrases.contains(where: \.isEmpty)
      }
    if isEmpty || unit.text.isBlank && !sourceText(of: path).isBlank { return .missing }
    return UnitState(catalogState: unit.state.rawValue)
  }

  /// Returns the source text of the unit at a path, as the catalog spells it.
  package func sourceText(of path: LeafPath) -> UnitText {
    if let text = source?.standIn(for: path)?.text { return text }
    if case .phrases = target?.unit(at: LeafPath())?.text { return .phrases([key]) }
    return .plain(key)
  }

  /// Returns the entry with edited texts of the language, for rules on it: key, comment, source and
  /// these texts.
  package func entry(with texts: TextNode) -> CatalogEntry {
    var entry = CatalogEntry(
      key, keyRange: shared.keyRange, sourceLanguage: unitLanguage.sourceLanguage)
    if let comment = shared.comment { entry.members = [.comment(comment)] }
    if !isSourceLanguage { entry[unitLanguage.sourceLanguage] = source }
    entry[unitLanguage.language] = texts
    return entry
  }

  /// Returns the byte range of the text at a path, or of the nearest place in the file if the text is
  /// missing; `nil` for an entry that the file does not have.
  func range(of path: LeafPath) -> ByteRange? {
    let node = target?.node(at: path)
    let text = node?.preferredVariation == nil ? node?.unit ?? node?.phrases : nil
    return text?.range ?? languageRange ?? shared.keyRange
  }

  /// True if the source or the translation has a substitution of that name, or if the name is
  /// `nil`.
  package func has(_ substitution: String?) -> Bool {
    guard let substitution else { return true }
    return source?.substitution(named: substitution) != nil
      || target?.substitution(named: substitution) != nil
  }

  /// Returns the paths of all texts that the language needs or has.
  package func paths() -> [LeafPath] {
    let shape = isTranslated ? target : source
    var paths: [LeafPath] = []
    addPaths(of: shape, at: LeafPath(), isTarget: isTranslated, to: &paths)
    for substitution in (shape?.substitutions ?? []).firstOfEachName {
      addPaths(
        of: shape, at: LeafPath([.substitution(substitution.name)]), isTarget: isTranslated,
        to: &paths)
    }
    return paths
  }

  /// Returns the paths of the source's substitutions that a translation uses and lacks.
  package func pathsOfMissingSubstitutions(in translation: TextNode) -> [LeafPath] {
    let usedNames = translation.namesInMainTexts
    var paths: [LeafPath] = []
    for name in (source?.substitutions ?? []).firstOfEachName.map(\.name)
    where usedNames.contains(TextKey(name)) && translation.substitution(named: name) == nil {
      addPaths(of: source, at: LeafPath([.substitution(name)]), isTarget: false, to: &paths)
    }
    return paths
  }

  /// Returns the paths of the texts that a translation needs to vary as the source does.
  ///
  /// - Parameter path: The path to start at. If the source does not vary there, the result is this
  ///   path alone.
  package func sourcePaths(at path: LeafPath) -> [LeafPath] {
    var paths: [LeafPath] = []
    addPaths(of: source, at: path, isTarget: false, to: &paths)
    return paths
  }

  /// Adds the paths of the texts at a path and below it.
  ///
  /// - Parameters:
  ///   - shape: The localization whose variations the paths follow.
  ///   - isTarget: True if `shape` is the translation.
  private func addPaths(
    of shape: TextNode?, at path: LeafPath, isTarget: Bool, to paths: inout [LeafPath]
  ) {
    guard let variation = shape?.variation(at: path) else {
      paths.append(path)
      return
    }
    let kind = variation.kind.text
    let names =
      kind == "plural"
      ? unitLanguage.categories(
        shape: variation, isTarget: isTarget, source: source?.variation(at: path))
      : variation.cases.firstOfEachName.map(\.name)
    for name in names {
      addPaths(
        of: shape, at: LeafPath(path.steps + [.variation(kind: kind, case: name)]),
        isTarget: isTarget, to: &paths)
    }
  }
}

extension UnitState {
  /// Returns the state of a unit that has a text.
  ///
  /// - Parameter catalogState: The state as the file spells it. An unknown or missing one needs
  ///   review.
  init(catalogState: String?) {
    self =
      switch catalogState {
      case TranslationState.translated.rawValue: .translated
      case TranslationState.machineTranslated.rawValue: .machineTranslated
      case TranslationState.new.rawValue: .new
      default: .needsReview
      }
  }
}
