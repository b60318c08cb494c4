import ProjectLayout
import SourceScanner

/// What holds for all sources of a scan.
struct ScanSetting: Sendable {
  let look: SourceLook
  let request: ScanRequest
  let layout: ProjectLayout
  let reader: FileReader
  let workers: Int
  /// What is declared in no source.
  let outside: [(path: String, part: SourcePart)]

  init(_ project: Project, _ request: ScanRequest) {
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
}
