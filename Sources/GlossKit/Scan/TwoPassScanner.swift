import LocalizationModel
import SourceScanner
import SwiftTypes
import TextFlow

/// The parser of a project's sources: settings and texts come in, scanned sources come out.
///
/// A ``ProjectScan`` calls it in two passes: ``first(at:_:)`` scans a source by itself,
/// ``second(at:_:in:)`` with the declarations of all sources.
struct TwoPassScanner: Sendable {
  private let apis: LocalizingAPITable
  /// The same table for sources whose targets switch the extraction of SwiftUI's texts off.
  private let apisWithoutSwiftUI: LocalizingAPITable
  private let request: ScanRequest
  /// The settings that a result depends on, beside the source's text.
  let parseSettings: ParseSettings

  /// The settings that cached answers on a source depend on.
  struct ParseSettings: Hashable, Sendable {
    let functions: [LocalizingFunction]
    let types: [String]
    let countsDebugCode: Bool
    let includesUnshipped: Bool
    let collectsFacts: Bool
    let hashesLiterals: Bool
    let marksDeclarations: Bool
    let symbols: SymbolNames
    let lookupKeys: Set<String>?
    /// The names of the project's look-up macros in C.
    let routines: [String]
    /// Sources whose targets switch the extraction of SwiftUI's texts off.
    let sourcesWithoutSwiftUI: Set<String>
  }

  init(_ request: ScanRequest, of project: Project) {
    self.request = request
    let configuration = project.configuration
    parseSettings = ParseSettings(
      functions: configuration.functions, types: configuration.types,
      countsDebugCode: configuration.debug, includesUnshipped: request.includesUnshipped,
      collectsFacts: request.collectsFacts, hashesLiterals: request.hashesLiterals,
      marksDeclarations: request.follows || request.tracesChains, symbols: request.symbols,
      lookupKeys: request.lookupKeys, routines: request.includesC ? project.cRoutines : [],
      sourcesWithoutSwiftUI: project.buildSettings.sourcesWithoutSwiftUI)
    let functions =
      configuration.functions + configuration.types.map { LocalizingFunction(name: $0) }
    func table(extractsSwiftUI: Bool) -> LocalizingAPITable {
      .sdk(
        and: functions, countsDebugCode: configuration.debug || request.includesUnshipped,
        countsPreviews: request.includesUnshipped, extractsSwiftUI: extractsSwiftUI)
    }
    apis = table(extractsSwiftUI: true)
    apisWithoutSwiftUI =
      parseSettings.sourcesWithoutSwiftUI.isEmpty ? apis : table(extractsSwiftUI: false)
  }

  /// Makes a parser for single texts, such as another revision of a source, or a source with a fix.
  init(of project: Project, hashingLiterals: Bool = false) {
    var request = ScanRequest(of: project)
    request.hashesLiterals = hashingLiterals
    self.init(request, of: project)
  }

  /// Scans a text by itself, without declarations of other sources.
  func source(_ text: ContiguousArray<UInt8>, _ path: String) -> ScannedSource {
    first(at: SourceBuffer(bytes: text, stamp: nil), path).0
  }

  private func apis(for path: String) -> LocalizingAPITable {
    parseSettings.sourcesWithoutSwiftUI.contains(path) ? apisWithoutSwiftUI : apis
  }

  private var marksDeclarations: Bool { parseSettings.marksDeclarations }

  /// Scans a source by itself, and returns what it shares with the others; `nil` for a source in C,
  /// which shares nothing.
  func first(at text: SourceBuffer, _ path: String) -> (ScannedSource, SourcePart?) {
    if FileKind.isC(path) {
      return (ScannedSource(c: text.bytes, path, parseSettings.routines, apis), nil)
    }
    var scan = SourceScan.scan(
      text.bytes, path: path, hashingLiterals: request.hashesLiterals,
      collectingFacts: request.collectsFacts, apis: apis(for: path),
      marksDeclarations: marksDeclarations, symbols: request.symbols, keys: request.lookupKeys)
    let part = SourcePart(&scan)
    return (ScannedSource(path, scan), part)
  }

  /// Scans a source once more, with the declarations of all sources known.
  func second(
    at text: SourceBuffer, _ path: String, in project: ProjectContext
  ) -> ScannedSource {
    ScannedSource(
      path,
      SourceScan.scan(
        text.bytes, path: path, hashingLiterals: request.hashesLiterals,
        collectingFacts: request.collectsFacts, apis: apis(for: path), project: project,
        marksDeclarations: marksDeclarations, symbols: request.symbols, keys: request.lookupKeys))
  }

  /// Reads only the declarations of a source.
  func declarations(in text: ContiguousArray<UInt8>) -> SourcePart {
    var scan = SourceScan.declarations(in: text, marksDeclarations: marksDeclarations)
    return SourcePart(&scan)
  }

  /// Returns the declarations and literal hashes of a source, for parts of the project without the
  /// file.
  func elsewhere(_ text: SourceBuffer, isTest: Bool) -> RemoteSource {
    let scan = SourceScan.scan(text.bytes, path: "", hashingLiterals: true, apis: apis)
    return RemoteSource(
      // Tests declare nothing for the app. Following texts needs function bodies, so then the
      // source is kept whole.
      declarations: isTest
        ? [] : request.follows ? text.bytes : BodilessSource(text.bytes).bytes,
      literals: scan.literalHashes)
  }

  /// Returns the literals of a source that spell a key.
  func literals(spelling key: String, in text: ContiguousArray<UInt8>) -> [KeyLiteral] {
    KeyLiterals(text, apis).all(spelling: key)
  }

  /// Traces the flow of texts through a source.
  func flow(
    in text: SourceBuffer, _ path: String, in project: ProjectIndex
  ) -> FlowFacts {
    FlowFacts(of: text.bytes, path: path, apis: apis, project: project)
  }
}
