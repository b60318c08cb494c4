import LocalizationModel
import ProjectLayout
import SourceScanner
import TextFlow

/// The settings shared by all sources of a scan, and the cached steps of scanning one source.
struct ScanContext: Sendable {
  let sourceReader: TwoPassScanner
  let request: ScanRequest
  let layout: ProjectLayout
  let reader: FileReader
  let workers: Int
  /// Declarations from outside the Swift sources: data models and the configuration's types.
  let outside: [(path: String, part: SourcePart)]
  let cache: ProjectCache?

  init(_ project: Project, _ request: ScanRequest) {
    cache = project.overlay.cache
    var request = request
    if cache != nil {
      // One parse then serves all requests of a live project.
      request.collectsFacts = true
      request.hashesLiterals = true
    }
    let sourceReader = TwoPassScanner(request, of: project)
    self.sourceReader = sourceReader
    self.request = request
    layout = project.layout
    reader = FileReader(overlay: project.overlay)
    workers = project.workers
    outside = project.outsideDeclarations.map {
      ($0.path, sourceReader.declarations(in: ContiguousArray($0.swift.utf8)))
    }
  }

  var follows: Bool { request.follows }

  /// The cache slot of this kind of scan, so that scans with other settings do not replace its
  /// answers: one bit for each setting that differs between scans of a live project.
  var variant: Int {
    (sourceReader.parseSettings.includesUnshipped ? 1 : 0)
      + (sourceReader.parseSettings.marksDeclarations ? 2 : 0)
      + (sourceReader.parseSettings.symbols.isEmpty ? 0 : 4)
      + (sourceReader.parseSettings.lookupKeys == nil ? 0 : 8)
  }
}

/// The steps of a scan on one source. The cache keeps each result together with all its inputs.
extension ScanContext {
  private struct FirstPassInputs: Equatable, Sendable {
    let bytes: ContiguousArray<UInt8>
    let settings: TwoPassScanner.ParseSettings
  }

  private struct SecondPassInputs: Equatable, Sendable {
    let first: FirstPassInputs
    let edition: Identity
    let followed: FollowedTexts.File?
  }

  private struct FlowInputs: Equatable, Sendable {
    let first: FirstPassInputs
    let edition: Identity
  }

  /// Reads the text of a source.
  func text(at path: String) throws(GlossError) -> SourceBuffer {
    // A source in C may have any encoding.
    let (bytes, stamp) =
      FileKind.isC(path) ? try reader.stampedBytes(of: path) : try reader.stampedText(of: path)
    // Every cached answer on a source holds its text, so that equal texts should share one buffer.
    return SourceBuffer(bytes: cache.answer(at: path, from: bytes) { bytes }, stamp: stamp)
  }

  /// Scans a source by itself, and returns what it shares with the others.
  func first(at text: SourceBuffer, _ path: String) -> (source: ScannedSource, part: SourcePart?) {
    cache.answer(
      at: path, variant,
      from: FirstPassInputs(bytes: text.bytes, settings: sourceReader.parseSettings)
    ) {
      sourceReader.first(at: text, path)
    }
  }

  /// Traces the flow of texts through a source.
  func flow(in text: SourceBuffer, _ path: String, _ joined: JoinedSources) -> FlowFacts {
    cache.answer(
      at: path, variant,
      from: FlowInputs(
        first: FirstPassInputs(bytes: text.bytes, settings: sourceReader.parseSettings),
        edition: joined.edition)
    ) {
      sourceReader.flow(in: text, path, in: joined.index)
    }
  }

  /// Scans a source once more, with the declarations of all sources known.
  func second(at text: SourceBuffer, _ path: String, _ join: ProjectJoin) -> ScannedSource {
    cache.answer(
      at: path, variant,
      from: SecondPassInputs(
        first: FirstPassInputs(bytes: text.bytes, settings: sourceReader.parseSettings),
        edition: join.joined.edition,
        followed: join.context.followed[path])
    ) {
      sourceReader.second(at: text, path, in: join.context)
    }
  }
}
