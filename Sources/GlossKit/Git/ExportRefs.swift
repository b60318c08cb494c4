import Foundation
import ProjectLayout

/// Exported catalogs, kept for a year as blobs of their repositories under
/// `refs/gloss/exports/2026-11/NAME`.
///
/// An export keeps the bytes of each catalog here; an import reads them as the base of its
/// three-way merge, even if that state was never committed. By default, pushes and fetches leave
/// these refs out.
struct ExportRefs {
  private static let prefix = "refs/gloss/exports/"

  /// Keeps files as they are now. A failure is silent, because an import works without the bytes,
  /// too.
  ///
  /// - Parameters:
  ///   - files: Paths relative to the working directory, each with the name of the bytes that were
  ///     exported; a file that has changed since is left out.
  ///   - date: Today, which decides the month that new refs go to and the oldest month that stays.
  static func keep(_ files: [(path: String, name: BlobName)], on date: Date = Date()) {
    let inRepositories = files.compactMap { file in Git.folder(around: file.path).map { ($0, file) }
    }
    let folders = Dictionary(grouping: inRepositories, by: \.0)
    for (folder, files) in folders.sorted(by: { $0.key < $1.key }) {
      keep(files.map(\.1), in: Git(folder: folder), Month(date))
    }
  }

  private static func keep(
    _ files: [(path: String, name: BlobName)], in git: Git, _ month: Month
  ) {
    var commands = ""
    let old = refs(git)
    for ref in old where ref.month < month.yearBefore { commands += "delete \(ref.path)\n" }
    let kept = Set(old.filter { $0.month == month }.map(\.name))
    // In batches, because the length of a command line is limited.
    for start in stride(from: 0, to: files.count, by: 100) {
      let part = files[start..<min(start + 100, files.count)].filter { !kept.contains($0.name) }
      if part.isEmpty { continue }
      let paths = part.map { AbsolutePath($0.path, in: WorkingDirectory.current.path).text }
      let output = git.run(["hash-object", "-w", "--no-filters", "--"] + paths) ?? []
      let ids = output.split(separator: UInt8(ascii: "\n")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard ids.count == part.count else { continue }
      for (file, id) in zip(part, ids) {
        // A repository with SHA-256 names gives the same bytes a name of 64 digits.
        guard id == file.name.text || id.utf8.count == 64 else { continue }
        commands += "update \(prefix)\(month)/\(file.name) \(id)\n"
      }
    }
    if commands.isEmpty { return }
    _ = git.output(of: ["update-ref", "--stdin"], input: commands)
  }

  /// Returns the names of all kept blobs, the newest month first.
  static func names(in git: Git) -> [BlobName] {
    refs(git).sorted { ($1.month, $1.name.text) < ($0.month, $0.name.text) }.map(\.name)
  }

  /// Returns the bytes that were exported under a name, or `nil` if the repository does not have
  /// them.
  static func bytes(_ name: BlobName, in git: Git) -> ContiguousArray<UInt8>? {
    if let bytes = git.run(["cat-file", "blob", name.text]) { return bytes }
    // A repository with SHA-256 names finds the blob only by its ref. The last is the newest.
    guard let ref = refs(git).last(where: { $0.name == name }) else { return nil }
    return git.run(["cat-file", "blob", ref.path])
  }

  private struct Ref {
    let path: String
    let month: Month
    let name: BlobName
  }

  /// Lists the refs, sorted by path and so by month.
  private static func refs(_ git: Git) -> [Ref] {
    let output = git.run(["for-each-ref", "--format=%(refname)", prefix]) ?? []
    return output.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let path = String(decoding: line, as: UTF8.self)
      let parts = path.dropFirst(prefix.count).split(separator: "/")
      guard parts.count == 2, let month = Month(parts[0]), let name = BlobName(parts[1]) else {
        return nil
      }
      return Ref(path: path, month: month, name: name)
    }
  }
}

/// A month of a year, such as `2026-11`.
private struct Month: Comparable, CustomStringConvertible {
  private let year: Int
  private let month: Int

  init(_ date: Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let parts = calendar.dateComponents([.year, .month], from: date)
    (year, month) = (parts.year ?? 1970, parts.month ?? 1)
  }

  init?(_ text: Substring) {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 2, (1...12).contains(parts[1]) else { return nil }
    (year, month) = (parts[0], parts[1])
  }

  private init(year: Int, month: Int) { (self.year, self.month) = (year, month) }

  var yearBefore: Month { Month(year: year - 1, month: month) }

  var description: String { "\(year)-\(month < 10 ? "0" : "")\(month)" }

  static func < (left: Month, right: Month) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }
}
