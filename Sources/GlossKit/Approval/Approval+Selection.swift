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
    let named = NamedTexts(languages: options.languages, keys: options.keys, in: exchanged)
    let (languages, patterns) = (named.languages, named.patterns)
    failures = project.failures + flaws + exchanged.failures
    if exchanged.members.isEmpty, failures.isEmpty {
      failures.append(project.noCatalog(matching: globs))
    }
    failures += named.failures
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
