import Interchange
import LocalizationModel
import StringCatalog
import TranslationUnits

extension Approval {
  /// Reads the catalogs and selects the texts.
  package init(of project: Project, _ options: Options) async {
    self.init(empty: project)
    let (globs, flaws) = Export.globs(options.catalogs)
    let exchanged = await ExchangedCatalogs(of: project, globs: globs)
    failures = project.failures + flaws + exchanged.failures
    if exchanged.members.isEmpty, failures.isEmpty { failures.append(project.noCatalog) }
    let languages = options.languages.map { exchanged.spelling(of: $0) }
    let known = Set(exchanged.members.flatMap(\.table.languages))
    for language in languages where !known.contains(language) {
      failures.append(
        GlossError.noLanguage(language, besides: known)
          ?? GlossError("", .unknownLanguage(.notInCatalogs(language))))
    }
    let keys = exchanged.members.flatMap(\.loaded.catalog.keys)
    let patterns = options.keys.map { KeyPattern($0, among: keys) }
    for pattern in patterns where !keys.contains(where: pattern.matches) {
      failures.append(
        GlossError("", .noSuchKey(pattern.text, suggestion: keys.closest(to: pattern.text))))
    }
    var before: [String: UnitTable] = [:]
    if let since = options.since, failures.isEmpty {
      do throws(GlossError) {
        before = try await project.catalogs(exchanged.members.map(\.path), before: since)
          .mapValues { UnitTable($0) }
      } catch {
        failures.append(error)
      }
    }
    failures = failures.sortedDistinct()
    if !failures.isEmpty { return }
    for member in exchanged.members {
      var selection = CatalogSelection(
        member, languages, patterns, options,
        before: options.since.map { _ in before[member.path] })
      do throws(InterchangeError) {
        try selection.run()
      } catch {
        failures.append(GlossError(member.path, .badCatalog(error.wording)))
        continue
      }
      members[member.path] = member
      entries += FormerSources(of: member).added(to: selection.entries)
      machineTranslationCount += selection.machineTranslationCount
      staleKeyCount += selection.staleKeys.count
    }
    if !failures.isEmpty { entries = [] }
  }
}

/// A key on the command line, in which `*` stands for any characters. The name of a key that contains
/// an asterisk itself means this key alone.
struct KeyPattern {
  let text: String
  private let parts: [String]

  init(_ text: String, among keys: [String]) {
    self.text = text
    parts =
      keys.contains { $0.hasBytes(of: text) }
      ? [text] : text.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
  }

  /// True if the key is named exactly.
  func names(_ key: String) -> Bool { key.hasBytes(of: text) }

  func matches(_ key: String) -> Bool {
    if names(key) { return true }
    guard parts.count > 1 else { return false }
    var rest = Array(key.utf8)[...]
    let (first, last) = (Array(parts[0].utf8), Array(parts[parts.count - 1].utf8))
    guard rest.count >= first.count + last.count, rest.starts(with: first),
      rest.suffix(last.count).elementsEqual(last)
    else { return false }
    rest = rest.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: Array(part.utf8)) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}

/// The selection of texts in one catalog.
private struct CatalogSelection {
  let member: ExchangedCatalogs.Member
  let languages: [String]
  let patterns: [KeyPattern]
  let options: Approval.Options
  /// The catalog of an earlier revision, to leave out texts that needed a review then; `nil` to
  /// leave out none.
  let before: UnitTable??
  private(set) var entries: [Approval.Entry] = []
  private(set) var machineTranslationCount = 0
  private(set) var staleKeys: Set<TextKey> = []

  init(
    _ member: ExchangedCatalogs.Member, _ languages: [String], _ patterns: [KeyPattern],
    _ options: Approval.Options, before: UnitTable??
  ) {
    self.member = member
    self.languages = languages
    self.patterns = patterns
    self.options = options
    self.before = before
  }

  mutating func run() throws(InterchangeError) {
    var found: [TextKey: Approval.Entry] = [:]
    let source = member.loaded.catalog.sourceLanguage
    for language in [source] + member.table.languages.filter({ $0 != source }) {
      if languages.isEmpty
        ? PseudoLanguage.contains(language) || !member.builtLanguages.contains(language)
        : !languages.contains(language)
      {
        continue
      }
      let former = try formerVersions(in: language)
      for unit in try member.table.units(for: language) {
        guard let (form, isStale) = form(of: unit), !former.contains(form.version) else { continue }
        let text = Approval.Text(
          language: language, form: form.name, source: form.source, formerSource: nil,
          text: form.text ?? "", isMachineTranslation: form.progress == .machineTranslated,
          version: form.version)
        found[
          TextKey(unit.key),
          default: Approval.Entry(
            catalog: member.path, key: unit.key, comment: form.unit.notes.first?.text ?? "",
            isStale: isStale, texts: [])
        ].texts.append(text)
      }
    }
    entries = member.loaded.catalog.keys.compactMap { found.removeValue(forKey: TextKey($0)) }
  }

  /// Returns the text to approve, and true if its key is stale; `nil` for a text that is finished, not
  /// translated or not selected.
  private mutating func form(
    of unit: ExportedUnit
  ) -> (form: ExportedUnit, isStale: Bool)? {
    let progress = unit.progress
    guard progress == .needsReview || progress == .machineTranslated,
      unit.unit.isTranslatable != false,
      patterns.isEmpty || patterns.contains(where: { $0.matches(unit.key) })
    else { return nil }
    // A text of the source language has no state if it does not count.
    let isStale = unit.state == .stale || unit.state == nil
    if isStale, !patterns.contains(where: { $0.names(unit.key) }) {
      staleKeys.insert(TextKey(unit.key))
      return nil
    }
    if progress == .machineTranslated, !options.takesMachineTranslations {
      machineTranslationCount += 1
      return nil
    }
    return (unit, isStale)
  }

  /// The versions of the texts that an earlier revision had in a language.
  private func formerVersions(in language: String) throws(InterchangeError) -> Set<String> {
    guard case .some(.some(let table)) = before else { return [] }
    return Set(try table.units(for: language).map { $0.version })
  }
}
