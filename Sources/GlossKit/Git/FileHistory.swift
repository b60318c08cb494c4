import ProjectLayout

/// The revisions of one file, as far as its repository tells without asking another one.
struct FileHistory: Sendable {
  struct Revision: Sendable, Hashable {
    /// The blob's name, as the repository has it.
    let blob: String
    /// The first digits of the commit's name.
    let commit: String
    /// Such as `2026-11-22`.
    let date: String
  }

  /// The newest first; what a commit has in common with the one before it comes once.
  private(set) var revisions: [Revision] = []
  /// Whether there are no older ones than these.
  private(set) var isWhole = false

  /// How many commits are looked at: as many on a slow machine as on a fast one, so that the same
  /// repository gives the same answer.
  private static let limit = 20_000

  init(of path: String, in git: Git) {
    let file = AbsolutePath(path, in: WorkingDirectory.current.path).text
    let format = ["--format=%x01%H %cs", "--raw", "--no-abbrev", "-m", "--no-ext-diff"]
    let first = git.line(["rev-list", "--max-count=1", "--skip=\(Self.limit)", "HEAD"]) ?? ""
    let range = first.isEmpty ? ["HEAD"] : ["HEAD", "^\(first)"]
    var log = git.output(of: ["log", "--follow"] + format + range + ["--", file])
    if log.bytes.isEmpty, !log.isWhole {
      // To follow renames takes files that a partial clone may lack.
      log = git.output(of: ["log"] + format + range + ["--", file])
    }
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
        guard words.count > 3, words[3].utf8.contains(where: { $0 != UInt8(ascii: "0") }),
          revisions.last?.blob.elementsEqual(words[3]) != true
        else { continue }
        revisions.append(Revision(blob: String(words[3]), commit: commit.0, date: commit.1))
      }
    }
    let isShallow = git.line(["rev-parse", "--is-shallow-repository"]) != "false"
    isWhole = log.isWhole && first.isEmpty && !isShallow && !revisions.isEmpty
  }
}
