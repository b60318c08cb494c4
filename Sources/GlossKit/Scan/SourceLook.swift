import LocalizationModel
import SourceScanner
import SwiftTypes
import TextFlow

/// The one place where sources are parsed: how all those of a scan are looked at.
struct SourceLook: Sendable {
  private let apis: LocalizingAPITable
  private let request: ScanRequest
  /// What a look depends on beside the source.
  let ground: Ground

  struct Ground: Hashable, Sendable {
    let functions: [LocalizingFunction]
    let types: [String]
    let countsDebugCode: Bool
    let includesUnshipped: Bool
    let collectsFacts: Bool
    let hashesLiterals: Bool
    let marksDeclarations: Bool
    let symbols: SymbolNames
  }

  init(_ request: ScanRequest, of project: Project) {
    self.request = request
    let configuration = project.configuration
    ground = Ground(
      functions: configuration.functions, types: configuration.types,
      countsDebugCode: configuration.debug, includesUnshipped: request.includesUnshipped,
      collectsFacts: request.collectsFacts, hashesLiterals: request.hashesLiterals,
      marksDeclarations: request.follows || request.tracesChains, symbols: request.symbols)
    let initializers = configuration.types.map { LocalizingFunction(name: $0) }
    apis = .sdk(
      and: configuration.functions + initializers,
      countsDebugCode: configuration.debug || request.includesUnshipped,
      countsPreviews: request.includesUnshipped)
  }

  /// For texts that belong to no scan: another revision, a fix that is being tried, a file outside
  /// the sources.
  init(of project: Project, hashingLiterals: Bool = false) {
    var request = ScanRequest(of: project)
    request.hashesLiterals = hashingLiterals
    self.init(request, of: project)
  }

  /// What a text says that stands for itself.
  func source(_ text: ContiguousArray<UInt8>, _ path: String) -> ScannedSource {
    first(at: SourceText(bytes: text, stamp: nil), path).0
  }

  private var marksDeclarations: Bool { ground.marksDeclarations }

  /// What a source says by itself, and what it has to do with the others.
  func first(at text: SourceText, _ path: String) -> (ScannedSource, SourcePart) {
    var scan = SourceScan.scan(
      text.bytes, path: path, hashingLiterals: request.hashesLiterals,
      collectingFacts: request.collectsFacts, apis: apis, marksDeclarations: marksDeclarations,
      symbols: request.symbols)
    let part = SourcePart(&scan)
    return (ScannedSource(path, scan), part)
  }

  /// What a source says once it is known what all of them declare.
  func second(
    at text: SourceText, _ path: String, in project: ProjectContext
  ) -> ScannedSource {
    ScannedSource(
      path,
      SourceScan.scan(
        text.bytes, path: path, hashingLiterals: request.hashesLiterals,
        collectingFacts: request.collectsFacts, apis: apis, project: project,
        marksDeclarations: marksDeclarations, symbols: request.symbols))
  }

  /// Only what a source declares.
  func declarations(in text: ContiguousArray<UInt8>) -> SourcePart {
    var scan = SourceScan.declarations(in: text, marksDeclarations: marksDeclarations)
    return SourcePart(&scan)
  }

  /// What a source gives to those who do not have it: what it declares, and its literals.
  func elsewhere(_ text: SourceText, isTest: Bool) -> SourceElsewhere {
    let scan = SourceScan.scan(text.bytes, path: "", hashingLiterals: true, apis: apis)
    return SourceElsewhere(
      // Tests declare nothing for the app; texts are followed through bodies.
      declarations: isTest
        ? [] : request.follows ? text.bytes : BodilessSource(text.bytes).bytes,
      literals: scan.literalHashes)
  }

  /// The literals of a source that spell a key.
  func literals(spelling key: String, in text: ContiguousArray<UInt8>) -> [KeyLiteral] {
    KeyLiterals(text, apis).all(spelling: key)
  }

  /// What a source does with texts.
  func flow(
    in text: SourceText, _ path: String, in project: ProjectIndex
  ) -> FlowFacts {
    FlowFacts(of: text.bytes, path: path, apis: apis, project: project)
  }
}
