import CatalogSync
import LocalizationModel
import ProjectLayout
import SourceScanner
import StringCatalog
import SwiftTree

extension SymbolMigration {
  /// Reads all sources and catalogs of a project and plans the migration.
  ///
  /// - Parameters:
  ///   - project: The project as it was read.
  ///   - direction: The form that the code gets.
  ///   - keys: Keys as the catalogs spell them; empty for all that can be moved.
  ///   - table: The only table whose keys move; `nil` for all.
  public init(
    of project: Project, _ direction: Direction, keys: [String] = [], table: String? = nil
  ) async {
    var planner = SymbolMigrationPlanner(project, direction, keys, table)
    await planner.run()
    self = planner.migration
  }
}

/// The reason why a key keeps its form, with the place in a source or catalog that is the cause.
struct SymbolRejection: Error {
  let path: String
  let position: SourcePosition?
  let reason: Message
}

/// The parts of a scanned source that a migration needs.
struct MigratedSource: Sendable {
  let path: String
  let text: SourceBuffer
  let strings: [ExtractedString]
  let symbols: SymbolSource
  let failure: GlossError?
  /// The first syntax error, or `nil`.
  let flaw: Finding?
}

/// Makes the plan of a ``SymbolMigration``: catalogs, sources, then key by key.
private struct SymbolMigrationPlanner {
  let project: Project
  let direction: SymbolMigration.Direction
  let namedKeys: [String]
  let table: String?
  var migration: SymbolMigration
  /// The catalogs by path; changed as keys move.
  private var catalogs: [String: CatalogFile] = [:]
  private var sources: [MigratedSource] = []
  private var scan: ProjectScan?
  private var request: ScanRequest
  private var symbols: ProjectSymbols
  private var uses = SymbolUses()
  /// The edits by the path of the source.
  private var edits: [String: [Fix.Edit]] = [:]
  /// The number of moved places by source.
  private var counts: [String: Int] = [:]
  /// The interpolations by source and byte offset of the literal; each source is parsed once.
  private var interpolations: [String: [Int: [SourceScan.Interpolation]]] = [:]
  /// The signatures of the symbols made in this run, by catalog.
  private var newSignatures: [String: Set<String>] = [:]
  /// Keys that files in other languages or data spell, each with such a file.
  private var spelledElsewhere: [TextKey: String] = [:]

  init(
    _ project: Project, _ direction: SymbolMigration.Direction, _ keys: [String], _ table: String?
  ) {
    self.project = project
    self.direction = direction
    namedKeys = keys
    self.table = table
    migration = SymbolMigration(boundary: project.boundary)
    request = ScanRequest(of: project)
    symbols = ProjectSymbols(of: [], in: project.layout)
  }

  mutating func run() async {
    migration.failures = project.failures
    await readCatalogs()
    symbols = ProjectSymbols(of: catalogs.values.map(\.catalog), in: project.layout)
    await readSources()
    if migration.failures.isEmpty {
      let keys = candidates()
      if direction == .toSymbols { await findSpellings(of: keys) }
      for key in keys { move(key) }
      await write()
    }
    finish()
  }

  // MARK: Reading

  private mutating func readCatalogs() async {
    let paths = project.layout.catalogs.filter {
      !$0.isFilledOutsideCode && (table == nil || $0.table == table)
    }.map(\.path)
    let results = await project.loadedCatalogs(at: paths)
    for result in results {
      switch result {
      case .failure(let error): migration.failures.append(error)
      case .success(let loaded): catalogs[loaded.catalog.path] = loaded
      }
    }
  }

  private mutating func readSources() async {
    request.collectsFacts = true
    request.includesTests = true
    request.includesUnshipped = true
    request.follows = true
    request.symbols = symbols.names
    if direction == .toSymbols { addNames(of: candidates()) }
    let read = await ProjectScan.answers(of: project, request) { source, text in
      MigratedSource(
        path: source.path, text: text, strings: source.strings, symbols: SymbolSource(source),
        failure: source.failure, flaw: source.flaws.first)
    }
    sources = read.sources.compactMap(\.self)
    scan = read.scan
    uses = SymbolUses(sources.map(\.symbols), symbols)
    for source in sources {
      if let failure = source.failure {
        migration.failures.append(failure)
      } else if let flaw = source.flaw {
        migration.failures.append(
          GlossError(
            source.path, at: flaw.position,
            .cannotRename(
              Message(
                "not Swift from here on, so keys may be looked up unseen: repair this file first",
                comment: "改键：源文件有语法错误，里面可能有键"))))
      }
    }
  }

  /// Makes the scan search for the names that new symbols would get, because the project may
  /// declare such names itself.
  private mutating func addNames(of keys: [String]) {
    for key in keys {
      let name = GeneratedSymbol(key: key, text: "")?.name ?? ""
      if !name.isEmpty { request.symbols.insert(name, in: nil) }
    }
  }

  /// Returns the keys given by name, else all that can move, sorted by bytes: keys of extracted
  /// entries can become symbols, keys of manual entries can become text.
  private func candidates() -> [String] {
    if !namedKeys.isEmpty { return namedKeys }
    var keys: Set<String> = []
    for loaded in catalogs.values {
      for key in loaded.catalog.keys {
        switch (direction, loaded.catalog.entry(key)?.extractionState) {
        case (.toSymbols, nil), (.toSymbols, .extractedWithValue), (.toText, .manual):
          keys.insert(key)
        default: break
        }
      }
    }
    return keys.sortedByBytes()
  }

  /// Fills ``spelledElsewhere``.
  private mutating func findSpellings(of keys: [String]) async {
    let hashes = Dictionary(
      keys.map { (LiteralHash(key: $0), $0) }, uniquingKeysWith: { first, _ in first })
    let wanted = Set(hashes.keys)
    for (path, result) in await OtherSources(of: project).answers({ wanted.intersection($0) }) {
      switch result {
      case .success(let found):
        for hash in found { if let key = hashes[hash] { spelledElsewhere[TextKey(key)] = path } }
      case .failure(let error): migration.failures.append(error)
      }
    }
    let resources = await ResourceSpelling(of: keys, in: project)
    for key in keys {
      if let path = resources.spellers(of: key).sortedByBytes().first {
        spelledElsewhere[TextKey(key)] = path
      }
    }
  }

  // MARK: Keys

  private mutating func move(_ key: String) {
    let before = (edits, counts)
    do throws(SymbolRejection) {
      let holders = catalogs.values.filter { $0.catalog.holds(key) }
        .map(\.catalog.path).sortedByBytes()
      if holders.isEmpty {
        throw refusal(
          key, Message("no catalog has '\(key)'", comment: "改为符号：没有目录有这个键。%@：键"))
      }
      for path in holders {
        switch direction {
        case .toSymbols: try moveToSymbol(key, in: path)
        case .toText: try moveToText(key, in: path)
        }
      }
    } catch {
      (edits, counts) = before
      // If all keys are to move, one that no code uses is left out without a note.
      if namedKeys.isEmpty, error.reason == Self.unused(key) { return }
      if !namedKeys.isEmpty { migration.leavesNamedKey = true }
      migration.findings.append(
        Finding(
          .keyUnrecognized, limit: .info,
          message: Message(
            "'\(key)' stays: \(error.reason)", comment: "改为符号：键保持原样。%1$@：键；%2$@：原因"),
          path: error.path, position: error.position))
    }
  }

  private func refusal(_ key: String, _ reason: Message, in path: String? = nil) -> SymbolRejection
  {
    SymbolRejection(
      path: path ?? project.scopeName,
      position: path.flatMap { catalogs[$0]?.catalog.position(of: key) }, reason: reason)
  }

  private static func unused(_ key: String) -> Message {
    Message("no code is known to use it", comment: "改为符号：没有代码使用这个键")
  }

  // MARK: To symbols

  private mutating func moveToSymbol(_ key: String, in path: String) throws(SymbolRejection) {
    guard let loaded = catalogs[path], let entry = loaded.catalog.entry(key) else { return }
    switch entry.extractionState {
    case nil, .extractedWithValue: break
    case .some(let state):
      throw refusal(
        key,
        Message("its extraction state is '\(state.rawValue)'", comment: "改为符号：条目的状态不合适。%@：状态"),
        in: path)
    }
    let sites = try sites(of: key, in: path)
    if let other = spelledElsewhere[TextKey(key)] {
      throw refusal(
        key, Message("'\(other)' spells it, too", comment: "改为符号：别的文件里也写着这个键。%@：文件"), in: path)
    }
    let labels = labels(for: sites)
    guard let projectCatalog = ProjectCatalog(path),
      let plain = loaded.catalog.entry(key)?.anySymbol,
      case let symbol = plain.labelled(labels), !symbol.isEmpty
    else {
      throw refusal(
        key,
        Message("Xcode makes no symbol of it", comment: "改为符号：这个键无法生成符号"), in: path)
    }
    try checkIsFree(symbol, for: key, in: path)
    let writer = SymbolSiteWriter(
      symbol: symbol, type: GeneratedSymbol.typeName(ofTable: projectCatalog.table))
    for (source, string) in sites {
      let found = interpolations(at: string.range.start, in: source)
      do throws(SymbolSiteWriter.Flaw) {
        try add(writer.edits(of: string, found), to: source.path, at: string.position)
      } catch {
        throw SymbolRejection(path: source.path, position: string.position, reason: error.reason)
      }
    }
    newSignatures[path, default: []].insert(symbol.signature)
    request.symbols.insert(symbol.name, in: writer.type)
    let comment = sites.lazy.compactMap(\.string.comment).first { !$0.isEmpty }
    var changed = loaded
    SymbolChange(of: key).makeSymbol(in: &changed.catalog, labels: labels, comment: comment)
    catalogs[path] = changed
    migration.moves.append(
      SymbolMigration.Move(key: key, symbol: writer.shown, count: sites.count))
  }

  private typealias Site = (source: MigratedSource, string: ExtractedString)

  /// Returns the calls that look the key up in a catalog.
  ///
  /// - Throws: ``SymbolRejection`` if a call spells it differently, several catalogs serve it, or no
  ///   call is known.
  private func sites(of key: String, in path: String) throws(SymbolRejection) -> [Site] {
    var sites: [Site] = []
    let loose = looseKey(key)
    for source in sources {
      for string in source.strings
      where string.key.hasBytes(of: key) || looseKey(string.key) == loose {
        let serving = project.layout.catalogs(serving: string)
        guard serving.contains(path) else { continue }
        guard string.key.hasBytes(of: key), serving.count == 1 else {
          throw SymbolRejection(
            path: source.path, position: string.position,
            reason: string.key.hasBytes(of: key)
              ? Message("several catalogs serve this place", comment: "改为符号：几个目录都为此处服务")
              : Message(
                "the code spells it '\(string.key)' here", comment: "改为符号：代码里是另一种写法。%@：写法"))
        }
        sites.append((source, string))
      }
    }
    if sites.isEmpty { throw refusal(key, Self.unused(key), in: path) }
    return sites
  }

  private mutating func interpolations(
    at start: Int, in source: MigratedSource
  ) -> [SourceScan.Interpolation] {
    if interpolations[source.path] == nil {
      interpolations[source.path] = scan?.interpolations(in: source.text.bytes, at: source.path)
    }
    return interpolations[source.path]?[start] ?? []
  }

  /// Returns argument labels by argument number from 1: the names of the values in the first call.
  /// A name that occurs twice there is no label.
  private func labels(for sites: [Site]) -> [Int: String] {
    guard let first = sites.first else { return [:] }
    let names = first.string.placeholders.map { SymbolSiteWriter.label(for: $0.expression) }
    var labels: [Int: String] = [:]
    for (index, name) in names.enumerated() {
      guard let name, names.count(where: { $0 == name }) == 1 else { continue }
      labels[index + 1] = name
    }
    return labels
  }

  private func checkIsFree(
    _ symbol: GeneratedSymbol, for key: String, in path: String
  ) throws(SymbolRejection) {
    let candidate = ProjectSymbols.Symbol(
      catalog: path, table: ProjectCatalog(path)?.table ?? "", key: key, symbol: symbol)
    let other = symbols.other(than: key, for: symbol, in: candidate)
    let isDeclared = sources.contains { $0.symbols.declares(symbol.name) }
    if other == nil, !isDeclared, newSignatures[path]?.contains(symbol.signature) != true { return }
    throw refusal(
      key,
      Message("the symbol '.\(symbol.shown)' is taken", comment: "改为符号：符号已被占用。%@：符号"), in: path)
  }

  /// Adds the edits of one place, or refuses if they overlap with edits for another key.
  private mutating func add(
    _ new: [Fix.Edit], to path: String, at position: SourcePosition
  ) throws(SymbolSiteWriter.Flaw) {
    let present = edits[path] ?? []
    for edit in new {
      for other in present
      where edit.range.start < other.range.end && other.range.start < edit.range.end {
        throw SymbolSiteWriter.Flaw(
          Message("it stands inside of another key's text", comment: "改为符号：它在另一个键的文字里面"))
      }
    }
    edits[path] = present + new
    counts[path, default: 0] += 1
  }

  // MARK: To text

  private mutating func moveToText(_ key: String, in path: String) throws(SymbolRejection) {
    guard let loaded = catalogs[path],
      let symbol = symbols.symbols(of: key).first(where: { $0.catalog == path })
    else {
      throw refusal(
        key, Message("it has no symbol", comment: "改为文本：这个键没有符号"), in: path)
    }
    let all = (uses.found + uses.unclear).filter {
      symbols.mayMean(key, $0.use) && ($0.meant.isEmpty || $0.meant.contains(symbol))
    }
    if all.isEmpty { throw refusal(key, Self.unused(key), in: path) }
    let comment = loaded.catalog.entry(key)?.comment
    for found in all {
      guard found.use.isCertain, found.meant == [symbol],
        let source = sources.first(where: { $0.path == found.path })
      else {
        throw SymbolRejection(
          path: found.path, position: found.use.position,
          reason: Message(
            "'\(found.use.shown)' may be something else here", comment: "改为文本：此处的名称可能另有所指。%@：名称"))
      }
      let writer = SymbolTextWriter(
        key: key, symbol: symbol.symbol, table: symbol.type == nil ? nil : symbol.table,
        isInPackage: project.layout.isInPackage(found.path), comment: comment)
      do throws(SymbolSiteWriter.Flaw) {
        try add(
          [writer.edit(of: found.use, in: source.text.bytes)], to: found.path,
          at: found.use.position)
      } catch {
        throw SymbolRejection(path: found.path, position: found.use.position, reason: error.reason)
      }
    }
    var changed = loaded
    SymbolChange(of: key).makeText(in: &changed.catalog)
    catalogs[path] = changed
    migration.moves.append(
      SymbolMigration.Move(key: key, symbol: all[0].use.shown, count: all.count))
  }

  // MARK: Writing

  private mutating func write() async {
    var texts: [String: ContiguousArray<UInt8>] = [:]
    for source in sources {
      guard let edits = edits[source.path], !edits.isEmpty else { continue }
      let bytes = EditedText(
        source.text.bytes, applying: [Fix(Message(verbatim: ""), edits: edits, isSafe: true)]
      ).bytes
      texts[source.path] = bytes
      migration.files.append(
        FileChange(
          source.path, from: source.text.bytes, to: bytes, stamp: source.text.stamp,
          count: counts[source.path] ?? 0))
    }
    await verify(texts)
    for loaded in catalogs.values where loaded.catalog.isEdited {
      do throws(CatalogError) {
        migration.files.append(try loaded.change())
      } catch {
        migration.failures.append(GlossError(error))
      }
    }
  }

  /// Reads the edited sources again and compares the numbers of strings and symbol uses.
  private mutating func verify(_ texts: [String: ContiguousArray<UInt8>]) async {
    if texts.isEmpty { return }
    let names = request.symbols
    var edited = project
    edited.overlay.texts.merge(texts) { $1 }
    let read = await ProjectScan.answers(of: edited, request) { source, _ in
      (source.path, source.strings.count, source.symbolUses.count { $0.isCertain })
    }
    for case let (path, strings, uses)? in read.sources {
      guard let source = sources.first(where: { $0.path == path }), let count = counts[path] else {
        continue
      }
      let before = source.symbols.uses.count { $0.isCertain && names.contains($0.name) }
      let isRight =
        switch direction {
        case .toSymbols: strings == source.strings.count - count && uses >= before + count
        case .toText: strings == source.strings.count + count && uses == before - count
        }
      if isRight { continue }
      migration.failures.append(
        GlossError(
          path,
          .cannotRename(
            Message(
              "what would be written here is not read as it is meant: change this file by hand",
              comment: "改为符号：写出的代码读回来不是原意"))))
    }
  }

  private mutating func finish() {
    migration.failures = migration.failures.sortedDistinct()
    if !migration.failures.isEmpty { (migration.files, migration.moves) = ([], []) }
    migration.files.sort { $0.path.precedesInBytes($1.path) }
    migration.moves.sort { $0.key.precedesInBytes($1.key) }
    migration.findings.sort()
  }
}
