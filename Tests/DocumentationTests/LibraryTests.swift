import Foundation
import TestSupport
import Testing

/// The library products as another package sees them: its programs compile with public declarations
/// alone, and can name every type that these mention.
@Suite(.needs("swiftc")) struct LibraryTests {
  /// A library product with the modules that whoever depends on it can import.
  struct Product: Sendable, CustomTestStringConvertible {
    let name: String
    let modules: [String]

    var testDescription: String { name }

    /// The library products of the manifest.
    static let all: [Product] = {
      let file = Checkout.root.appending(path: "Package.swift")
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let line = #/\.library\(\s*name: "(\w+)",\s*targets: \[([^\]]*)\]/#
      return text.matches(of: line).map { match in
        Product(
          name: String(match.1), modules: match.2.matches(of: #/\w+/#).map { String($0.0) })
      }
    }()
  }

  @Test func findsTheProducts() {
    #expect(Product.all.map(\.name) == ["GlossKit", "StringCatalog", "SourceScanner", "XLIFF"])
  }

  /// A module of its own, with a package name of its own, sees no `package` declaration.
  @Test func compilesTheSnippetsInAnotherPackage() throws {
    let compiler = try #require(Subprocess(named: "swiftc"))
    let folder = Checkout.root.appending(path: "Tests/DocumentationTests/Snippets")
    let files = try folder.files("swift")
    #expect(files.count > 7)
    let run = try compiler.run(
      ["-typecheck", "-swift-version", "6", "-module-name", "Tools", "-package-name", "tools"]
        + Self.searchPaths() + files.map(\.path))
    #expect(run.status == 0, "\(run.errorText)")
    let importable = Set(Product.all.flatMap(\.modules))
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: #/(?m)^import (\w+)/#) {
        #expect(importable.contains(String(match.1)), "\(file.lastPathComponent): \(match.0)")
      }
    }
  }

  /// Only what the symbol graph of a product's modules needs to say.
  private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable { let precise: String }
      struct Fragment: Decodable { let preciseIdentifier: String? }
      struct Kind: Decodable { let identifier: String }

      let identifier: Identifier
      let kind: Kind
      let pathComponents: [String]
      let declarationFragments: [Fragment]?
    }

    let symbols: [Symbol]
  }

  @Test(.needs("swift-symbolgraph-extract"), arguments: Product.all)
  func namesAllTypesOfItsSignatures(_ product: Product) throws {
    let extractor = try #require(Subprocess(named: "swift-symbolgraph-extract"))
    let folder = try TemporaryFolder()
    for module in product.modules {
      let run = try extractor.run(
        ["-module-name", module, "-minimum-access-level", "public", "-output-dir", folder("")]
          + ["-target", Self.triple()] + Self.searchPaths())
      #expect(run.status == 0, "\(module): \(run.errorText)")
    }
    let graphs = try folder.url.files("json").map {
      try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0))
    }
    let symbols = graphs.flatMap(\.symbols)
    #expect(symbols.count > 30)
    // A type of another module that a public alias stands for has a name: that of the alias.
    let aliases = symbols.filter { $0.kind.identifier == "swift.typealias" }
    let aliased = Set(aliases.flatMap(Self.mentioned))
    let modules = Set(product.modules)
    for symbol in symbols where symbol.kind.identifier != "swift.typealias" {
      for type in Self.mentioned(by: symbol) {
        guard let module = Self.module(of: type), Self.ownModules.contains(module) else { continue }
        let isNameable =
          modules.contains(module) || aliased.contains { type.hasPrefix($0.dropLast()) }
        #expect(isNameable, "\(symbol.pathComponents.joined(separator: ".")) mentions \(type)")
      }
    }
  }

  private static func mentioned(by symbol: SymbolGraph.Symbol) -> [String] {
    (symbol.declarationFragments ?? []).compactMap(\.preciseIdentifier)
  }

  /// The modules of this package.
  private static let ownModules: Set<String> = {
    let sources = Checkout.root.appending(path: "Sources")
    return Set((try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? [])
  }()

  /// The module of a symbol such as `s:8GlossKit5CheckV`; `nil` for those of the standard library.
  private static func module(of symbol: String) -> String? {
    guard let match = symbol.prefixMatch(of: #/s:(\d+)/#), let length = Int(match.1) else {
      return nil
    }
    return String(symbol[match.range.upperBound...].prefix(length))
  }

  /// Options by which a compiler finds the modules of this build and the C headers that they import.
  private static func searchPaths() throws -> [String] {
    var options = [
      "-I", Subprocess(built: "gloss").executable.deletingLastPathComponent().path + "/Modules",
    ]
    let sources = Checkout.root.appending(path: "Sources")
    for module in ["CLibXML2", "CMiniZip", "CXlsxWriter"] {
      options += ["-Xcc", "-fmodule-map-file=\(sources.path)/\(module)/module.modulemap"]
    }
    if let configuration = Subprocess(named: "pkg-config") {
      let flags = try configuration.run(["--cflags", "libxml-2.0"]).text
      options += flags.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    }
    return options
  }

  private static func triple() throws -> String {
    struct Info: Decodable {
      struct Target: Decodable { let triple: String }
      let target: Target
    }
    let swift = try #require(Subprocess(named: "swift"))
    let run = try swift.run(["-print-target-info"])
    return try JSONDecoder().decode(Info.self, from: run.output).target.triple
  }
}
