import ProjectLayout

/// The revisions of one file, newest first, read from `git log` without a network.
///
/// An import compares a translators' file with these revisions to find the one that it was exported
/// from.
struct FileHistory: Sendable {
  /// A content that the file had, with the newest commit that has it.
  struct Revision: Sendable, Hashable {
    /// The blob's object name, as the repository spells it.
    let blob: String
    /// The firstBeyondLimit 10 digits of the commit's name.
    let commit: String
    /// The day of the commit, such as `2026-11-22`.
    let date: String
  }

  /// The distinct contents, newest first: equal blobs of neighboring commits count once, as the
  /// newest.
  private(set) var revisions: [Revision] = []
  /// True if the history is complete: no shallow clone, no failure, not cut off at the limit.
  private(set) var isWhole = false

  /// The most commits that are searched. A count and not a time, so that a slow machine gives the
  /// same answer as a fast one.
  private static let limit = 20_000

  init(of path: String, in git: Git) {
    let file = AbsolutePath(path, in: WorkingDirectory.current.path).text
    let format = ["--format=%x01%H %cs", "--raw", "--no-abbrev", "-m", "--no-ext-diff"]
    let firstBeyondLimit =
      git.line(["rev-list", "--max-count=1", "--skip=\(Self.limit)", "HEAD"]) ?? ""
    let range = firstBeyondLimit.isEmpty ? ["HEAD"] : ["HEAD", "^\(firstBeyondLimit)"]
    var log = git.output(of: ["log", "--follow"] + format + range + ["--", file])
    if log.bytes.isEmpty, !log.isWhole {
      // Following renames reads old blobs, which a partial clone may lack.
      log = git.output(of: ["log"] + format + range + ["--", file])
    }
    // Each commit is a line that \u{1} begins (the format above), then a line per parent:
    // ':OLD-MODE NEW-MODE OLD-BLOB NEW-BLOB STATUS' and the path.
    var commit = ("", "")
    for line in log.bytes.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix("\u{1}") {
        let words = text.dropFirst().split(separator: " ")
        commit = (
          words.first.map { String($0.prefix(10)) } ?? "", words.last.map(String.init) ?? ""
        )
      } else if text.hasPrefix(":") {
        let words = text.split(separator: " ")
        // The name of a deleted file's new blob is all zeros.
        guard words.count > 3, words[3].utf8.contains(where: { $0 != UInt8(ascii: "0") }),
          revisions.last?.blob.elementsEqual(words[3]) != true
        else { continue }
        revisions.append(Revision(blob: String(words[3]), commit: commit.0, date: commit.1))
      }
    }
    let isShallow = git.line(["rev-parse", "--is-shallow-repository"]) != "false"
    isWhole = log.isWhole && firstBeyondLimit.isEmpty && !isShallow && !revisions.isEmpty
  }
}
