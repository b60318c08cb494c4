import LocalizationModel
import ProjectLayout
import StringCatalog
import SwiftTree

/// The symbols that Xcode makes of the keys of a project's catalogs.
struct ProjectSymbols: Sendable {
  /// One symbol.
  struct Symbol: Sendable, Hashable {
    let catalog: String
    let table: String
    let key: String
    let symbol: GeneratedSymbol

    /// The type that holds it; `nil` for one of `Localizable`.
    var type: String? { GeneratedSymbol.typeName(ofTable: table) }
  }

  /// By name.
  private var symbols: [String: [Symbol]] = [:]
  private let layout: ProjectLayout
  /// What to look for in sources.
  private(set) var names = SymbolNames()

  /// - Parameter catalogs: The catalogs that were read; others have no symbols.
  init(of catalogs: some Sequence<StringCatalog>, in layout: ProjectLayout) {
    self.layout = layout
    for catalog in catalogs { add(catalog) }
  }

  /// Reads the catalogs of a project that have entries that were added by hand.
  init(of project: Project) async {
    let overlay = project.overlay
    let catalogs = await concurrentlyMap(
      project.layout.catalogs.map(\.path), workers: project.workers
    ) { path -> StringCatalog? in
      guard let contents = try? CatalogContents(path, overlay: overlay),
        contents.bytes.firstRange(of: "\"manual\"".utf8) != nil
      else { return nil }
      return try? LoadedCatalog(contents).catalog
    }
    self.init(of: catalogs.compactMap(\.self), in: project.layout)
  }

  private mutating func add(_ catalog: StringCatalog) {
    guard let place = ProjectCatalog(catalog.path), !place.isInterfaceBuilder else { return }
    for index in 0..<catalog.entryCount {
      guard let symbol = catalog.contents(at: index)?.symbol(from: catalog.sourceLanguage) else {
        continue
      }
      let found = Symbol(
        catalog: catalog.path, table: place.table, key: catalog.key(at: index), symbol: symbol)
      symbols[symbol.name, default: []].append(found)
      names.insert(symbol.name, in: found.type)
    }
  }

  var isEmpty: Bool { symbols.isEmpty }

  /// The symbols of one key.
  func symbols(of key: String) -> [Symbol] {
    symbols.values.flatMap { $0 }.filter { $0.key.hasBytes(of: key) }
      .sorted { $0.catalog.precedesInBytes($1.catalog) }
  }

  /// What a use means: symbols of one key, one for each catalog that has it; none if the project has no
  /// such symbol or several keys give it.
  ///
  /// - Parameters:
  ///   - path: The source.
  ///   - declared: Names that sources declare themselves as members of `LocalizedStringResource`.
  func meaning(of use: SymbolUse, in path: String, declared: Set<String>) -> [Symbol] {
    if use.type == nil, declared.contains(use.name) { return [] }
    let all = (symbols[use.name] ?? []).filter { $0.type == use.type && use.fits($0.symbol) }
    let near = all.filter {
      layout.catalogs(serving: path, table: .named($0.table)).contains($0.catalog)
    }
    let meant = near.isEmpty ? all : near
    guard let first = meant.first, meant.allSatisfy({ $0.key.hasBytes(of: first.key) }) else {
      return []
    }
    return meant
  }

  /// Another key whose symbol would be the same as one in the place of a symbol.
  func other(than key: String, for made: GeneratedSymbol, in place: Symbol) -> String? {
    (symbols[made.name] ?? []).first {
      $0.catalog == place.catalog && !$0.key.hasBytes(of: key)
        && $0.symbol.signature == made.signature
    }?.key
  }

  /// Whether a use may mean a key.
  func mayMean(_ key: String, _ use: SymbolUse) -> Bool {
    (symbols[use.name] ?? []).contains { $0.key.hasBytes(of: key) && $0.type == use.type }
  }
}

/// The uses of symbols in a project's sources, by what they mean.
struct SymbolUses: Sendable {
  /// One use and what it means.
  struct Found: Sendable {
    let path: String
    let use: SymbolUse
    /// One for each catalog.
    let meant: [ProjectSymbols.Symbol]
  }

  /// By path and place.
  private(set) var found: [Found] = []
  /// Uses that are certain, and whose key is not: several have the symbol.
  private(set) var unclear: [Found] = []

  /// No uses.
  init() {}

  /// - Parameter sources: What a scan says, by path bytes.
  init(_ sources: [SymbolSource], _ symbols: ProjectSymbols) {
    let declared = sources.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    for source in sources {
      for use in source.uses {
        let meant = symbols.meaning(of: use, in: source.path, declared: declared)
        let one = Found(path: source.path, use: use, meant: meant)
        if meant.isEmpty { unclear.append(one) } else { found.append(one) }
      }
    }
  }

  /// The uses that mean a key for certain.
  func certain(of key: String) -> [Found] {
    found.filter { $0.use.isCertain && $0.meant[0].key.hasBytes(of: key) }
  }

  /// The catalogs that a use of a key is about, and the use as a string of the source.
  func sites(of key: String) -> [(string: ExtractedString, catalogs: [String])] {
    certain(of: key).map { found in
      let symbol = found.meant[0]
      return (
        ExtractedString(
          key: symbol.key, table: .named(symbol.table), api: found.use.shown, path: found.path,
          range: found.use.range, position: found.use.position),
        found.meant.map(\.catalog)
      )
    }
  }

  /// The keys with a use, for certain or not, in a catalog.
  func keys(in catalog: String) -> Set<TextKey> {
    found.reduce(into: []) { keys, found in
      for symbol in found.meant where symbol.catalog == catalog { keys.insert(TextKey(symbol.key)) }
    }
  }
}

/// What one source says of symbols.
struct SymbolSource: Sendable {
  let path: String
  let uses: [SymbolUse]
  /// Names of symbols that it declares itself. A file that a tool made of the catalogs declares none.
  let declared: Set<String>

  init(_ source: ScannedSource) {
    path = source.path
    uses = source.symbolUses
    declared = Self.isGenerated(source.path) ? [] : source.declaredSymbols
  }

  /// Whether it declares a symbol of that name.
  func declares(_ name: String) -> Bool { declared.contains(name) }

  /// Whether a source holds the symbols that Xcode or gloss made of a catalog.
  static func isGenerated(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasPrefix("GeneratedStringSymbols_") && name.hasSuffix(".swift")
  }
}
