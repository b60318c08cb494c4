import GuideChecks
import LocalizationModel
import ProjectLayout

/// The texts of the sources of a scan, but for those that are not Swift from end to end.
struct ScannedTexts: Sendable {
  private let scan: ProjectScan
  private let overlay: FileOverlay
  /// For each source of the scan.
  private let isTest: [Bool]
  private let broken: Set<String>

  /// - Parameter broken: The paths of sources that are left out.
  init(_ scan: ProjectScan, _ project: Project, leavesOut broken: Set<String>) {
    self.scan = scan
    overlay = project.overlay
    isTest = scan.paths.map(project.layout.isTest)
    self.broken = broken
  }

  /// The paths of all sources.
  var paths: [String] { scan.paths }

  /// The places in ``paths`` of those that are not left out.
  var readable: [Int] { paths.indices.filter { !broken.contains(paths[$0]) } }

  /// The tests that are not left out.
  var tests: [String] { readable.lazy.filter { isTest[$0] }.map { paths[$0] } }

  /// Reads one text after the other.
  var reader: FileReader { FileReader(overlay: overlay) }

  /// - Parameter place: In ``paths``.
  /// - Returns: `nil` for a source that cannot be read.
  func text(at place: Int, _ reader: FileReader) -> GuideText? {
    let bytes = try? reader.text(of: paths[place])
    return bytes.map { GuideText(bytes: $0, isTest: isTest[place]) }
  }
}

extension ScannedTexts: GuideTexts {
  func text(at path: String) -> GuideText? {
    guard !broken.contains(path), let place = scan.place(of: path) else { return nil }
    return text(at: place, reader)
  }
}
