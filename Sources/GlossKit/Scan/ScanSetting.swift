import LocalizationModel
import ProjectLayout
import SourceScanner
import TextFlow

/// What holds for all sources of a scan.
struct ScanSetting: Sendable {
  let look: SourceLook
  let request: ScanRequest
  let layout: ProjectLayout
  let reader: FileReader
  let workers: Int
  /// What is declared in no source.
  let outside: [(path: String, part: SourcePart)]
  let memory: ProjectMemory?

  init(_ project: Project, _ request: ScanRequest) {
    memory = project.overlay.memory
    var request = request
    if memory != nil {
      // So that one look serves all that is asked.
      request.collectsFacts = true
      request.hashesLiterals = true
    }
    let look = SourceLook(request, of: project)
    self.look = look
    self.request = request
    layout = project.layout
    reader = FileReader(overlay: project.overlay)
    workers = project.workers
    outside = project.outsideDeclarations.map {
      ($0.path, look.declarations(in: ContiguousArray($0.swift.utf8)))
    }
  }

  var follows: Bool { request.follows }

  /// Looks of these kinds are kept side by side.
  var variant: Int {
    (look.ground.includesUnshipped ? 1 : 0) + (look.ground.marksDeclarations ? 2 : 0)
      + (look.ground.symbols.isEmpty ? 0 : 4)
  }
}

/// What a memory is asked about one source.
extension ScanSetting {
  private struct FirstGround: Equatable, Sendable {
    let bytes: ContiguousArray<UInt8>
    let look: SourceLook.Ground
  }

  private struct SecondGround: Equatable, Sendable {
    let first: FirstGround
    let edition: Identity
    let followed: FollowedTexts.File?
  }

  private struct FlowGround: Equatable, Sendable {
    let first: FirstGround
    let edition: Identity
  }

  /// The text of a source.
  func text(at path: String) throws(GlossError) -> SourceText {
    let (bytes, stamp) = try reader.stampedText(of: path)
    // Equal texts share their bytes: all that is kept has them in its ground.
    return SourceText(bytes: memory.answer(at: path, from: bytes) { bytes }, stamp: stamp)
  }

  /// What a source says by itself, and what it has to do with the others.
  func first(at text: SourceText, _ path: String) -> (source: ScannedSource, part: SourcePart) {
    memory.answer(at: path, variant, from: FirstGround(bytes: text.bytes, look: look.ground)) {
      look.first(at: text, path)
    }
  }

  /// What a source does with texts.
  func flow(in text: SourceText, _ path: String, _ joined: JoinedSources) -> FlowFacts {
    memory.answer(
      at: path, variant,
      from: FlowGround(
        first: FirstGround(bytes: text.bytes, look: look.ground), edition: joined.edition)
    ) {
      look.flow(in: text, path, in: joined.index)
    }
  }

  /// What a source says once it is known what all of them declare.
  func second(at text: SourceText, _ path: String, _ join: ProjectJoin) -> ScannedSource {
    memory.answer(
      at: path, variant,
      from: SecondGround(
        first: FirstGround(bytes: text.bytes, look: look.ground), edition: join.joined.edition,
        followed: join.context.followed[path])
    ) {
      look.second(at: text, path, in: join.context)
    }
  }
}
