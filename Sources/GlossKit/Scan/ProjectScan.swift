import LocalizationModel
import ProjectLayout
import SourceScanner
import SwiftTypes

/// A scan of all Swift sources of a project, parsed and joined: the only way in which commands read
/// Swift. Sources in C are among them if the request asks for them.
///
///     let read = await ProjectScan.answers(of: project, ScanRequest(of: project)) { source, _ in
///       source.strings.count
///     }
///
/// Texts of the project's overlay replace files on the disk. After a scan, other texts can be tried
/// in single sources: ``replacing(_:)`` updates the join for them, ``source(_:at:)`` scans one.
struct ProjectScan: Sendable {
  /// The sources of the project, sorted by path bytes.
  let paths: [String]
  /// The declarations of each source; `nil` for one that declares nothing for the app.
  private let parts: [SourcePart?]
  private let scanContext: ScanContext
  /// `nil` if no source depends on another one and no texts are followed.
  private let join: ProjectJoin?

  init(
    _ paths: [String], _ parts: [SourcePart?], _ scanContext: ScanContext,
    _ join: ProjectJoin?
  ) {
    self.paths = paths
    self.parts = parts
    self.scanContext = scanContext
    self.join = join
  }

  /// Scans one source with the present join.
  ///
  /// - Parameters:
  ///   - text: The text to scan, which need not be on the disk.
  ///   - path: One of ``paths``.
  func source(_ text: SourceBuffer, at path: String) -> ScannedSource {
    guard let join, let index = index(of: path), join.concerned.containsSorted(index) else {
      return scanContext.sourceReader.first(at: text, path).0
    }
    return scanContext.sourceReader.second(at: text, path, in: join.context)
  }

  /// Returns the interpolations of a source's literals, by the byte offsets of the literals.
  ///
  /// - Parameter path: One of ``paths``.
  func interpolations(
    in text: ContiguousArray<UInt8>, at path: String
  ) -> [Int: [SourceScan.Interpolation]] {
    SourceScan.interpolations(in: text, path: path, project: join?.context)
  }

  /// Returns the scan with other texts in some sources.
  ///
  /// The flow of texts in the other sources is not traced again, so the new texts may differ from
  /// the old ones only in literals.
  ///
  /// - Parameter texts: New texts; the paths are among ``paths``.
  func replacing(_ texts: [String: ContiguousArray<UInt8>]) -> ProjectScan {
    var parts = parts
    for (path, text) in texts {
      guard let index = index(of: path), parts[index] != nil else { continue }
      parts[index] =
        scanContext.sourceReader.first(at: SourceBuffer(bytes: text, stamp: nil), path).1
    }
    var join = ProjectJoin(paths, parts, scanContext, nil)
    if scanContext.follows, let joined = join, var flows = self.join?.flows {
      for (path, text) in texts {
        flows[path] = scanContext.sourceReader.flow(
          in: SourceBuffer(bytes: text, stamp: nil), path, in: joined.context.index)
      }
      join = joined.following(flows, paths)
    }
    return ProjectScan(paths, parts, scanContext, join)
  }

  /// Returns the joined declarations of all sources.
  ///
  /// - Parameter others: Sources that declare nothing for the app, such as tests, with their
  ///   declarations, sorted by path bytes.
  func index(adding others: [(path: String, part: SourcePart)] = []) -> ProjectIndex {
    if let join, others.isEmpty { return join.context.index }
    var parts = parts
    for (path, part) in others {
      if let index = index(of: path) { parts[index] = part }
    }
    return ProjectIndex(
      joining: ProjectJoin.sources(paths, parts, scanContext.outside)
        .map { ($0.path, $0.part.declarations) })
  }

  /// Returns the index of a source in ``paths``, found by binary search, or `nil`.
  func index(of path: String) -> Int? {
    let index = paths.partitioningIndex { !$0.precedesInBytes(path) }
    return index < paths.count && !path.precedesInBytes(paths[index]) ? index : nil
  }
}

extension [Int] {
  /// Returns true if the array, which is ascending, holds a number.
  fileprivate func containsSorted(_ number: Int) -> Bool {
    let index = partitioningIndex { $0 >= number }
    return index < count && self[index] == number
  }
}
