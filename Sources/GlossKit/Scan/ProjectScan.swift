import LocalizationModel
import ProjectLayout
import SourceScanner
import SwiftTypes

/// The sources of a project, each read and parsed and all of them joined: the only way to what they
/// say.
///
///     let read = await ProjectScan.answers(of: project, ScanRequest(of: project)) { source, _ in
///       source.strings.count
///     }
///
/// Texts laid over the project stand for those on the disk wherever a source is read. When the sources
/// have been joined, the answer of one can be exchanged: ``replacing(_:)`` lays other texts over them,
/// ``source(_:at:)`` asks one of them again.
struct ProjectScan: Sendable {
  /// All Swift sources of the project, sorted by path bytes.
  let paths: [String]
  /// What each has to do with the others; `nil` for one that declares nothing for the app.
  private let parts: [SourcePart?]
  private let setting: ScanSetting
  private let join: ProjectJoin?

  init(
    _ paths: [String], _ parts: [SourcePart?], _ setting: ScanSetting,
    _ join: ProjectJoin?
  ) {
    self.paths = paths
    self.parts = parts
    self.setting = setting
    self.join = join
  }

  /// What one source says now.
  ///
  /// - Parameters:
  ///   - text: On the disk or anywhere else.
  ///   - path: One of ``paths``.
  func source(_ text: SourceText, at path: String) -> ScannedSource {
    guard let join, let place = place(of: path), join.concerned.containsSorted(place) else {
      return setting.look.first(at: text, path).0
    }
    return setting.look.second(at: text, path, in: join.context)
  }

  /// What the interpolations in a source hold, by the offsets of their literals.
  ///
  /// - Parameter path: One of ``paths``.
  func interpolations(
    in text: ContiguousArray<UInt8>, at path: String
  ) -> [Int: [SourceScan.Interpolation]] {
    SourceScan.interpolations(in: text, path: path, project: join?.context)
  }

  /// The same project with other texts in some sources.
  ///
  /// What the others do with texts stays as it was; whoever replaces more than literals scans again.
  ///
  /// - Parameter texts: By paths that are among ``paths``.
  func replacing(_ texts: [String: ContiguousArray<UInt8>]) -> ProjectScan {
    var parts = parts
    for (path, text) in texts {
      guard let place = place(of: path), parts[place] != nil else { continue }
      parts[place] = setting.look.first(at: SourceText(bytes: text, stamp: nil), path).1
    }
    var join = ProjectJoin(paths, parts, setting, nil)
    if setting.follows, let joined = join, var flows = self.join?.flows {
      for (path, text) in texts {
        flows[path] = setting.look.flow(
          in: SourceText(bytes: text, stamp: nil), path, in: joined.context.index)
      }
      join = joined.following(flows, paths)
    }
    return ProjectScan(paths, parts, setting, join)
  }

  /// What the sources declare, joined.
  ///
  /// - Parameter others: Sources that declare nothing for the app, such as tests, with what they
  ///   declare, sorted by path bytes.
  func index(adding others: [(path: String, part: SourcePart)] = []) -> ProjectIndex {
    if let join, others.isEmpty { return join.context.index }
    var parts = parts
    for (path, part) in others {
      if let place = place(of: path) { parts[place] = part }
    }
    return ProjectIndex(
      joining: ProjectJoin.sources(paths, parts, setting.outside)
        .map { ($0.path, $0.part.declarations) })
  }

  /// The place of a source in ``paths``.
  func place(of path: String) -> Int? {
    let place = paths.partitioningIndex { !$0.precedesInBytes(path) }
    return place < paths.count && !path.precedesInBytes(paths[place]) ? place : nil
  }
}

extension [Int] {
  /// Whether a number is among these, which ascend.
  fileprivate func containsSorted(_ number: Int) -> Bool {
    let place = partitioningIndex { $0 >= number }
    return place < count && self[place] == number
  }
}
