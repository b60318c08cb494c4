#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import LocalizationModel
import ProjectLayout

/// Tells which files of a folder have changed, for `gloss watch` and for
/// editors that watch no files themselves.
///
/// It compares the stamps of all files that findings depend on. The system's notices, where there
/// are some, only say when to look again.
package actor FolderWatcher {
  private var stamps: [String: FileStamp] = [:]
  /// The folders that were found, with a slash at the end; empty for the working directory.
  private var folders: Set<String> = []
  private let events: FolderEvents?
  /// The folder that is looked into, with a slash at the end; empty for the working directory.
  private let root: String

  /// The time between two looks without notices.
  private static let interval = Duration.milliseconds(500)
  /// The time without a change after which several changes count as one.
  private static let rest = Duration.milliseconds(100)
  /// The greatest number of looks until changes that do not end are reported.
  private static let patience = 30

  /// Takes the files as they are.
  ///
  /// - Parameters:
  ///   - root: The absolute path of the folder; `nil` for the working directory.
  ///   - polls: True to look again and again instead of waiting for notices.
  package init(_ root: String? = nil, polls: Bool) async {
    events = polls ? nil : FolderEvents()
    self.root = root.map { $0 + "/" } ?? ""
    _ = await look()
  }

  /// Waits until files have changed, and then until they rest.
  ///
  /// - Returns: The paths of the files that were made, changed or deleted, sorted by bytes; empty if
  ///   the task is cancelled.
  package func changes() async -> [String] {
    while !Task.isCancelled {
      let before = stamps
      if await look() {
        for _ in 0..<Self.patience {
          try? await Task.sleep(for: Self.rest)
          if await !look() { break }
        }
        let paths = Set(before.keys).union(stamps.keys).filter { before[$0] != stamps[$0] }
        if !paths.isEmpty { return paths.sortedByBytes() }
      }
      await wait()
    }
    return []
  }

  /// Takes files as they are now, because the caller has written them.
  package func accept(_ paths: [String]) {
    for path in paths { stamps[path] = Self.stamp(path) }
  }

  private func wait() async {
    guard let events, folders.allSatisfy(events.watch) else {
      try? await Task.sleep(for: Self.interval)
      return
    }
    // Whatever came between the look and the first watch of a folder has given no notice.
    if await look(isSilent: true) { return }
    for await _ in events.notices { return }
  }

  /// Reads the stamps of all files.
  ///
  /// - Parameter isSilent: True to leave the stamps as they are.
  /// - Returns: True if one has changed.
  private func look(isSilent: Bool = false) async -> Bool {
    var found: [String: FileStamp] = [:]
    var folders: Set<String> = [root]
    var pending = [root]
    while let folder = pending.popLast() {
      let listing = FolderListing(folder, excluding: .none, within: .none)
      for entry in listing.entries {
        let path = folder + entry.name
        if entry.item == .folder {
          folders.insert(path)
          pending.append(path)
        } else {
          found[path] = Self.stamp(path)
        }
      }
      for name in Self.settings { found[folder + name] = Self.stamp(folder + name) }
    }
    let hasChanged = found != stamps
    if !isSilent { (stamps, self.folders) = (found, folders) }
    return hasChanged
  }

  private static let settings = ["gloss.json", "gloss-baseline.json"]

  private static func stamp(_ path: String) -> FileStamp? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? FileStamp(status) : nil
  }
}
