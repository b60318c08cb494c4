import LocalizationModel
import ProjectLayout
import StringCatalog
import SwiftTree

/// The symbols that Xcode generates from the keys of a project's catalogs, looked up by their names
/// in code.
///
/// Sync, rename and check find with it the key that a use such as `.Onboarding.title` means.
struct ProjectSymbols: Sendable {
  /// One symbol with its key and catalog.
  struct Symbol: Sendable, Hashable {
    let catalog: String
    let table: String
    let key: String
    let symbol: GeneratedSymbol

    /// The nested type that holds the symbol, such as `Onboarding`; `nil` for the table
    /// `Localizable`.
    var type: String? { GeneratedSymbol.typeName(ofTable: table) }
  }

  /// The symbols by their base names.
  private var symbols: [String: [Symbol]] = [:]
  private let layout: ProjectLayout
  /// The names that a scan has to search the sources for.
  private(set) var names = SymbolNames()

  /// - Parameter catalogs: The catalogs whose keys may have symbols.
  init(of catalogs: some Sequence<StringCatalog>, in layout: ProjectLayout) {
    self.layout = layout
    for catalog in catalogs { add(catalog) }
  }

  private mutating func add(_ catalog: StringCatalog) {
    guard let place = ProjectCatalog(catalog.path), !place.isInterfaceBuilder else { return }
    for index in 0..<catalog.entryCount {
      guard let symbol = catalog.symbol(at: index) else { continue }
      let found = Symbol(
        catalog: catalog.path, table: place.table, key: catalog.key(at: index), symbol: symbol)
      symbols[symbol.name, default: []].append(found)
      names.insert(symbol.name, in: found.type)
    }
  }

  var isEmpty: Bool { symbols.isEmpty }

  /// Returns the symbols of one key, sorted by catalog.
  func symbols(of key: String) -> [Symbol] {
    symbols.values.flatMap { $0 }.filter { $0.key.hasBytes(of: key) }
      .sorted { $0.catalog.precedesInBytes($1.catalog) }
  }

  /// Returns the symbols that a use means: one for each catalog that has the key. Empty if the
  /// project has no such symbol, or several keys share it.
  ///
  /// - Parameters:
  ///   - path: The source with the use; the catalogs that serve it are preferred.
  ///   - declared: Names that the sources themselves declare as members of
  ///     `LocalizedStringResource`.
  func meaning(of use: SymbolUse, in path: String, declared: Set<String>) -> [Symbol] {
    if use.type == nil, declared.contains(use.name) { return [] }
    let all = (symbols[use.name] ?? []).filter { $0.type == use.type && use.fits($0.symbol) }
    // If several catalogs have such a symbol, the ones that serve the source are meant.
    let ofServingCatalogs = all.filter {
      layout.catalogs(serving: path, table: .named($0.table)).contains($0.catalog)
    }
    let meant = ofServingCatalogs.isEmpty ? all : ofServingCatalogs
    guard let first = meant.first, meant.allSatisfy({ $0.key.hasBytes(of: first.key) }) else {
      return []
    }
    return meant
  }

  /// Returns another key in the same catalog whose symbol has the same signature, or `nil`.
  func other(than key: String, for newSymbol: GeneratedSymbol, in place: Symbol) -> String? {
    (symbols[newSymbol.name] ?? []).first {
      $0.catalog == place.catalog && !$0.key.hasBytes(of: key)
        && $0.symbol.signature == newSymbol.signature
    }?.key
  }

  /// Returns true if a use has the name and type of the key's symbol, whether or not its arguments
  /// fit.
  func mayMean(_ key: String, _ use: SymbolUse) -> Bool {
    (symbols[use.name] ?? []).contains { $0.key.hasBytes(of: key) && $0.type == use.type }
  }
}

/// The uses of symbols in a project's sources, resolved to keys.
struct SymbolUses: Sendable {
  /// One use with its meaning.
  struct Found: Sendable {
    let path: String
    let use: SymbolUse
    /// The meant symbols, one for each catalog with the key.
    let meant: [ProjectSymbols.Symbol]
  }

  /// Uses that mean one key, by path and place.
  private(set) var found: [Found] = []
  /// Uses whose key is unknown, because the project has no such symbol or several keys share it.
  private(set) var unclear: [Found] = []

  /// Makes a value without uses.
  init() {}

  /// - Parameter sources: The scanned sources, sorted by path bytes.
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

  /// Returns the certain uses of a key.
  func certain(of key: String) -> [Found] {
    found.filter { $0.use.isCertain && $0.meant[0].key.hasBytes(of: key) }
  }

  /// Returns the certain uses of a key as strings of their sources, each with the key's catalogs.
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

  /// Returns the keys in a catalog that have a use, certain or not.
  func keys(in catalog: String) -> Set<TextKey> {
    found.reduce(into: []) { keys, found in
      for symbol in found.meant where symbol.catalog == catalog { keys.insert(TextKey(symbol.key)) }
    }
  }
}

/// The symbols that one source uses and declares.
struct SymbolSource: Sendable {
  let path: String
  let uses: [SymbolUse]
  /// Names of symbols that the source declares itself; empty for a generated symbol file.
  let declared: Set<String>

  init(_ source: ScannedSource) {
    path = source.path
    uses = source.symbolUses
    declared = Self.isGenerated(source.path) ? [] : source.declaredSymbols
  }

  /// Returns true if the source declares a symbol of that name.
  func declares(_ name: String) -> Bool { declared.contains(name) }

  /// Returns true for a file of symbols that Xcode or gloss has generated from a catalog.
  static func isGenerated(_ path: String) -> Bool {
    let name = FolderPath.name(of: path)
    return name.hasPrefix("GeneratedStringSymbols_") && name.hasSuffix(".swift")
  }
}
