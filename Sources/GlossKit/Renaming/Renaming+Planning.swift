import CatalogSync
import LocalizationModel
import ProjectLayout
import StringCatalog
import SwiftTree

extension Renaming {
  /// Reads all sources and catalogs of a project and plans the change from one key to another.
  ///
  /// - Parameters:
  ///   - project: The project as it was read.
  ///   - old: The present key as a catalog spells it.
  ///   - new: The new key, which takes the same arguments in the same order.
  ///   - options: The options of `gloss rename`.
  public init(
    of project: Project, from old: String, to new: String, options: Options = Options()
  ) async {
    var planner = RenamePlanner(project, old, new, options)
    await planner.run()
    self = planner.renaming
  }
}

/// Makes the plan of a ``Renaming`` in steps: it reads the catalogs, rewrites the sources with
/// their uses of symbols, reports the places that would keep the old key, and renames in catalogs.
private struct RenamePlanner {
  let project: Project
  let old: String
  let new: String
  let options: Renaming.Options
  var renaming: Renaming
  /// The catalogs to rename in, by path; all have the old key.
  private var catalogs: [String: CatalogFile] = [:]
  /// A place where the sources have the new key already, if some of them still have the old one.
  private var newSite: (path: String, position: SourcePosition)?
  /// The tables of the calls that look either key up.
  private var lookups = KeyLookups()
  /// The places that would keep the old key.
  private var leftovers: UnrewrittenPlaces?
  /// The symbols that Xcode generates from the project's keys.
  private var symbols: ProjectSymbols?

  init(_ project: Project, _ old: String, _ new: String, _ options: Renaming.Options) {
    self.project = project
    self.old = old
    self.new = new
    self.options = options
    renaming = Renaming(boundary: project.boundary)
  }

  mutating func run() async {
    renaming.failures = project.failures
    if let flaw = Self.difference(between: old, and: new) { fail("", nil, flaw) }
    let loaded = await project.loadedCatalogs(at: project.catalogPaths)
    let keys = collectCatalogs(loaded)
    // A catalog that cannot be read may have either key, so nothing is planned without it.
    if !renaming.failures.isEmpty { return finish() }
    symbols = ProjectSymbols(of: loaded.compactMap { try? $0.get().catalog }, in: project.layout)
    await rewriteSources()
    if renaming.files.isEmpty, catalogs.isEmpty, renaming.failures.isEmpty {
      let closest = keys.closest(to: old)
      renaming.failures.append(
        GlossError("", .noSuchKey(old, suggestion: closest)))
    }
    chooseCatalogs()
    await treatLeftovers()
    noteAccessors()
    for catalog in catalogs.values { rename(in: catalog) }
    finish()
  }

  /// Returns the reason why the old key's translations do not fit the new key, or `nil` if they do:
  /// both keys need the same placeholders, in the order in which calls pass the arguments.
  private static func difference(between old: String, and new: String) -> Message? {
    if old.hasBytes(of: new) { return Message("both keys are the same", comment: "改键：新旧键相同") }
    let (left, right) = (
      ArgumentMap(FormatSpecifier.all(in: old)), ArgumentMap(FormatSpecifier.all(in: new))
    )
    let arguments = right.uses.map(\.number)
    if arguments != arguments.sorted() || Set(arguments).count < arguments.count {
      return Message(
        """
        '\(new)' takes its arguments in another order, which calls do not: keep the order of \
        '\(old)', and let translations number theirs
        """, comment: "改键：新键的参数顺序不同。%1$@：新键；%2$@：旧键")
    }
    let isSame = left.uses.map { [$0.number: $0.kind] } == right.uses.map { [$0.number: $0.kind] }
    return isSame
      ? nil
      : Message(
        "'\(new)' does not take the arguments that '\(old)' takes: give it the same placeholders",
        comment: "改键：新键的占位符不同。%1$@：新键；%2$@：旧键")
  }

  private mutating func fail(_ path: String, _ position: SourcePosition?, _ why: Message) {
    renaming.failures.append(GlossError(path, at: position, .cannotRename(why)))
  }

  private mutating func finish() {
    renaming.failures = renaming.failures.sortedDistinct()
    if !renaming.failures.isEmpty { renaming.files = [] }
    renaming.files.sort { $0.path.precedesInBytes($1.path) }
    renaming.findings.sort()
  }

  // MARK: Catalogs

  private func isOfTable(_ name: TableName) -> Bool {
    options.table.map { TableName.named($0) == name } ?? true
  }

  /// Reads the catalogs of the table and keeps those with the old key.
  ///
  /// - Returns: The keys of the other catalogs, to suggest one if no catalog has the old key.
  private mutating func collectCatalogs(_ results: [Result<CatalogFile, GlossError>]) -> [String] {
    var keys: [String] = []
    for (catalog, result) in zip(project.layout.catalogs, results)
    where isOfTable(.named(catalog.table)) && !catalog.isFilledOutsideCode {
      switch result {
      case .failure(let error): renaming.failures.append(error)
      case .success(let loaded):
        if loaded.catalog.holds(old) {
          catalogs[loaded.catalog.path] = loaded
        } else {
          keys += loaded.catalog.keys
        }
      }
    }
    return keys
  }

  private mutating func rename(in loaded: CatalogFile) {
    var catalog = loaded.catalog
    let path = catalog.path
    guard let entry = catalog.entry(old) else { return }
    let count = entry.languages.count { $0 != catalog.sourceLanguage }
    let isSame = catalog.entry(new)?.hasSameContent(as: entry) ?? false
    if let newSite, catalog.holds(new), !entry.hasNoWork, !isSame {
      return fail(
        newSite.path, newSite.position,
        Message(
          """
          '\(new)' is already a text here and would get the translations of '\(old)': choose \
          another key
          """, comment: "改键：新键在此已另有所指。%1$@：新键；%2$@：旧键"))
    }
    let keptText = keepsText && catalog.isText(old) ? old : nil
    var keepsStates = options.keepsStates
    switch catalog.change(
      old, to: new, keepingStates: options.keepsStates, keepingText: keepsText)
    {
    case .made(let changesText): keepsStates = keepsStates || !changesText
    case .renamedWithout(let text):
      renaming.findings.append(
        Finding(
          .keyReworded,
          message: SourceTextOutcome.message(dropped: text, of: old, in: catalog.sourceLanguage),
          path: path, position: loaded.catalog.position(of: old)))
    case .refused:
      guard isSame else {
        return fail(
          path, catalog.position(of: new),
          Message(
            """
            '\(new)' has translations of its own: remove those of one of the two keys, then run \
            again
            """, comment: "改键：新键已有自己的译文。%@：新键"))
      }
      catalog.remove(old)
    }
    do throws(CatalogError) {
      renaming.files.append(
        FileChange(
          path, from: loaded.bytes, to: try catalog.serialized(), stamp: loaded.stamp, count: count)
      )
      renaming.keptTexts[path] = keptText
      if !keepsStates { renaming.catalogsToReview.insert(path) }
    } catch {
      renaming.failures.append(GlossError(error))
    }
  }

  /// True if the old key becomes the explicit text in the source language. With `auto`, it does if
  /// it is a text, the new key is a name, and no call gives a default value.
  private var keepsText: Bool {
    switch options.text {
    case .keep: true
    case .change: false
    case .auto:
      KeyForm(of: new) == .name && KeyForm(of: old) == .text && !lookups.haveDefaultValue
    }
  }

  /// Drops the catalogs of tables in which no call looks the key up. If no call is known at all,
  /// the rename fails, because the code that looks the key up would keep the old one.
  private mutating func chooseCatalogs() {
    for loaded in catalogs.values {
      let path = loaded.catalog.path
      let table = ProjectCatalog(path)?.table
      if table.map(lookups.mayLookUp) ?? true { continue }
      let position = loaded.catalog.position(of: old)
      if !lookups.tables.isEmpty {
        catalogs[path] = nil
        renaming.findings.append(
          Finding(
            .keyUnrecognized, limit: .info,
            message: Message(
              "'\(old)' stays here: no call looks it up in this table",
              comment: "改键：此表的键没有调用查找，保留。%@：旧键"),
            path: path, position: position))
      } else if !options.leavesUnrecognized {
        fail(
          path, position,
          Message(
            """
            no call is known to look up '\(old)', so whatever does would keep it: change that by hand, then \
            rename with '--leave-unrecognized'
            """, comment: "改键：没有识别出查找此键的调用。%@：旧键"))
      }
    }
  }

  // MARK: Sources

  private mutating func rewriteSources() async {
    let layout = project.layout
    let adoptions = catalogs.mapValues { KeyAdoption($0.catalog) }
    let (old, new, table) = (old, new, options.table)
    var request = ScanRequest(of: project)
    // Every lookup of the key has to change, in tests, previews and debug code, too.
    request.hashesLiterals = true
    request.includesC = true
    request.includesTests = true
    request.includesUnshipped = true
    request.follows = true
    let renamedSymbols = renamedSymbols()
    request.symbols = SymbolNames()
    for (symbol, renamed) in renamedSymbols {
      request.symbols.insert(symbol.symbol.name, in: symbol.type)
      request.symbols.insert(renamed.name, in: symbol.type)
    }
    let reader = TwoPassScanner(request, of: project)
    let read = await ProjectScan.answers(of: project, request) { source, text in
      SourceRenaming(
        source, text, reader, from: old, to: new,
        isMeant: { string in
          if let table, string.table != .named(table) { return false }
          if string.key.hasBytes(of: old) { return true }
          // A key whose specifiers the sources leave in doubt is the old key if a sync would adopt
          // the catalog's spelling of it.
          guard looseKey(string.key).hasBytes(of: looseKey(old)) else { return false }
          return layout.catalogs(serving: string).contains {
            var adoption = adoptions[$0]
            return adoption?.key(for: string).hasBytes(of: old) ?? false
          }
        })
    }
    var results = read.sources.compactMap(\.self)
    rewriteUses(in: &results, renamedSymbols)
    var texts: [String: ContiguousArray<UInt8>] = [:]
    for result in results { texts[result.path] = result.file?.newBytes }
    let edited = texts.isEmpty ? read.scan : read.scan.replacing(texts)
    results = await concurrentlyMap(results, workers: project.workers) { result in
      var result = result
      result.verify(by: edited, from: old, to: new)
      return result
    }
    for result in results {
      renaming.failures += result.failures
      renaming.files += result.file.map { [$0] } ?? []
      if !layout.isTest(result.path) { lookups.add(result.lookups) }
    }
    if !renaming.files.isEmpty {
      newSite =
        results.lazy.compactMap { result in result.newSite.map { (result.path, $0) } }.first
    }
    var leftovers = UnrewrittenPlaces(old, read.scan.index(), areFollowed: lookups.areFollowed)
    func maySpell(_ path: String) -> Bool {
      catalogs.isEmpty || catalogs.keys.contains { layout.maySpell(path, keysOf: $0) }
    }
    for result in results where !result.literals.isEmpty && maySpell(result.path) {
      leftovers.add(result.literals, of: result.path, isTest: layout.isTest(result.path))
    }
    self.leftovers = leftovers
  }

  // MARK: Symbols

  /// Returns the symbols that Xcode generates from the old key, each with the symbol of the new
  /// one.
  private mutating func renamedSymbols() -> [(ProjectSymbols.Symbol, GeneratedSymbol)] {
    guard let symbols else { return [] }
    var renamed: [(ProjectSymbols.Symbol, GeneratedSymbol)] = []
    for symbol in symbols.symbols(of: old) {
      guard let loaded = catalogs[symbol.catalog] else { continue }
      let source = loaded.catalog.entry(old)?.sourceUnit?.value
      let text = source ?? (keepsText ? old : new)
      var newSymbol = GeneratedSymbol(key: new, text: text)
      // The source text has plural or device forms. It stays, so only the symbol's name changes.
      if source == nil,
        loaded.catalog.entry(old)?[loaded.catalog.sourceLanguage] != nil
      {
        newSymbol = GeneratedSymbol(
          name: GeneratedSymbol(key: new, text: "")?.name ?? "", as: symbol.symbol)
      }
      guard let newSymbol, !newSymbol.isEmpty else {
        fail(
          symbol.catalog, loaded.catalog.position(of: old),
          Message(
            "'\(new)' has neither letters nor digits for a Swift symbol: use a key of words",
            comment: "发现：键无法生成 Swift 符号。%@：键"))
        continue
      }
      if let other = symbols.other(than: old, for: newSymbol, in: symbol) {
        fail(
          symbol.catalog, loaded.catalog.position(of: other),
          Message(
            "'\(other)' has the symbol '\(newSymbol.shown)' already: give another key",
            comment: "改键：新键的 Swift 符号已被另一个键占用。%1$@：那个键；%2$@：符号"))
        continue
      }
      renamed.append((symbol, newSymbol))
    }
    return renamed
  }

  /// Rewrites the certain uses of the symbols, and reports the uncertain ones.
  private mutating func rewriteUses(
    in results: inout [SourceRenaming], _ renamed: [(ProjectSymbols.Symbol, GeneratedSymbol)]
  ) {
    guard let symbols, !renamed.isEmpty else { return }
    noteGenerated()
    let uses = SymbolUses(results.map(\.symbols), symbols)
    let byPath = Dictionary(grouping: uses.found + uses.unclear, by: \.path)
    for index in results.indices {
      let path = results[index].path
      var certain: [SymbolUse] = []
      var target: GeneratedSymbol?
      for found in byPath[path] ?? [] where symbols.mayMean(old, found.use) {
        let meant = found.meant.first { symbol in renamed.contains { $0.0 == symbol } }
        if found.use.isCertain, let meant {
          certain.append(found.use)
          target = renamed.first { $0.0 == meant }?.1
          if !project.layout.isTest(path) { lookups.add(symbolOf: meant.table) }
        } else if found.meant.isEmpty || meant != nil {
          noteUnsure(found)
        }
      }
      if let target { results[index].rewrite(certain, to: target) }
    }
  }

  /// Reports generated symbol files, which hold the old symbol until `gloss symbols` runs again.
  private mutating func noteGenerated() {
    for path in project.swiftSources where SymbolSource.isGenerated(path) {
      guard let text = try? FileReader(overlay: project.overlay).stampedText(of: path).0,
        text.firstRange(of: "\"\(old)\"".utf8) != nil
      else { continue }
      renaming.findings.append(
        Finding(
          .keyUnrecognized, limit: .info,
          message: Message(
            "made of the catalog with the old key: run 'gloss symbols' again",
            comment: "改键：生成的符号文件里还是旧键"), path: path, position: nil))
    }
  }

  /// Reports the uses of accessors that other generators make of the old key.
  private mutating func noteAccessors() {
    if catalogs.isEmpty { return }
    var accessors = GeneratedAccessors(
      of: old, tables: Set(catalogs.keys.compactMap { ProjectCatalog($0)?.table }))
    for path in project.swiftSources {
      guard let text = try? FileReader(overlay: project.overlay).stampedText(of: path).0 else {
        continue
      }
      accessors.search(text, of: path)
    }
    renaming.findings += accessors.uses.map { use in
      Finding(
        .keyUnrecognized, limit: .info,
        message: Message(
          "'\(use.name)' is generated from the old key: run its generator again, and change it here",
          comment: "改键：R.swift 或 SwiftGen 由旧键生成的访问器。%@：访问器"),
        path: use.path, position: use.position)
    }
  }

  private mutating func noteUnsure(_ found: SymbolUses.Found) {
    if options.leavesUnrecognized {
      renaming.findings.append(
        Finding(
          .keyUnrecognized, limit: .info,
          message: Message(
            "'\(found.use.shown)' stays here", comment: "改键：按要求保留的字面量。%@：旧键"),
          path: found.path, position: found.use.position))
    } else {
      fail(
        found.path, found.use.position,
        Message(
          """
          '\(found.use.shown)' may be the symbol of '\(old)': change it by hand and run again, or leave it \
          with '--leave-unrecognized'
          """, comment: "改键：这里的名称可能是旧键的 Swift 符号。%1$@：名称；%2$@：旧键"))
    }
  }

  // MARK: Leftovers

  /// Turns leftovers into failures or, with `--leave-unrecognized`, into notes.
  private mutating func treatLeftovers() async {
    guard var leftovers else { return }
    if !catalogs.isEmpty {
      let tables = Set(catalogs.keys.compactMap { ProjectCatalog($0)?.table })
      // Look-ups in C have the new key already.
      var edited = project
      for file in renaming.files { edited.overlay.texts[file.path] = file.newBytes }
      await leftovers.addNonSwift(of: edited, tables: tables)
    }
    leftovers.addMissing(project.missingSources(), catalogs: catalogs.keys)
    renaming.failures += leftovers.failures
    renaming.findings += leftovers.findings
    for place in leftovers.places {
      if options.leavesUnrecognized {
        renaming.findings.append(
          Finding(
            .keyUnrecognized, limit: .info,
            message: Message(
              "'\(old)' stays here", comment: "改键：按要求保留的字面量。%@：旧键"),
            path: place.path, position: place.position))
      } else {
        fail(place.path, place.position, place.reason)
      }
    }
  }
}
