import LocalizationModel
import ProjectLayout

/// The files that the working tree has changed since its branch left another one, and their former
/// bytes.
///
/// A reference such as `origin/main` comes in; paths of changed files come out. It serves `gloss
/// check --since` and `--changed-only`, and exports of changed texts.
struct BranchChanges: Sendable {
  /// The commit that both branches have in common, from `git merge-base`.
  private let base: String
  private let git: Git
  /// The former path of each file that the base had and that was changed, renamed or deleted,
  /// relative to the repository's top. The keys are the present paths, or for deleted files the
  /// former ones, relative to the working directory.
  private(set) var formerNames: [String: String] = [:]
  /// Files of the base that no longer exist, relative to the working directory.
  private(set) var deleted: Set<String> = []
  /// Files that the base did not have, untracked ones included, relative to the working directory.
  private(set) var added: Set<String> = []

  /// - Parameters:
  ///   - reference: A branch, tag or commit.
  ///   - folders: Candidates for the repository, relative to the working directory; the first that
  ///     lies in one decides.
  /// - Throws: ``GlossError`` if there is no repository, the reference is unknown or nothing is in
  ///   common.
  init(since reference: String, in folders: [String]) throws(GlossError) {
    var found: (folder: String, pathToTop: String)?
    for folder in folders where found == nil {
      found = Git(folder: folder).line(["rev-parse", "--show-cdup"]).map { (folder, $0) }
    }
    let folder = found?.folder ?? folders.first ?? "."
    func failure(_ why: Message) -> GlossError { GlossError(folder, .git(why)) }
    guard let pathToTop = found?.pathToTop else {
      throw failure(
        Message(
          "no git repository here to compare with: run gloss in a clone, or leave '--since' and '--changed-only' out",
          comment: "错误：没有 git 仓库，无从比较；--since 是选项"))
    }
    let git = Git(folder: folder)
    guard
      let commit = git.line([
        "rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}",
      ])
    else {
      throw failure(Self.unknown(reference, git))
    }
    guard let base = git.line(["merge-base", commit, "HEAD"]) else {
      throw failure(
        Message(
          "'\(reference)' and this branch have no commit in common: in CI, fetch the whole history",
          comment: "错误：与所给版本没有共同的提交。%@：版本"))
    }
    let changes = git.fields([
      "diff", "--name-status", "-z", "--find-renames", "--no-ext-diff", "--no-relative", base, "--",
    ])
    let top = AbsolutePath(folder + "/" + pathToTop, in: WorkingDirectory.current.path)
    let untracked = Git(folder: top.text).fields([
      "ls-files", "--others", "--exclude-standard", "-z",
    ])
    guard let changes, let untracked else {
      throw failure(
        Message(
          "git cannot say what has changed: see what 'git status' reports", comment: "错误：git 无法给出改动"
        ))
    }
    self.base = base
    self.git = git
    func path(_ name: String) -> String {
      AbsolutePath(name, in: top).text(seenFrom: WorkingDirectory.current.path)
    }
    added = Set(untracked.map(path))
    read(changes, path)
  }

  private static func unknown(_ reference: String, _ git: Git) -> Message {
    if reference == "HEAD" {
      return Message(
        "this repository has no commit yet: leave '--changed-only' out",
        comment: "错误：仓库里还没有提交，无从比较；--changed-only 是选项")
    }
    let usual = ["origin/HEAD", "origin/main", "origin/master", "main", "master"]
    let existing = usual.lazy.compactMap { name in
      git.line(["rev-parse", "--verify", "--quiet", "--abbrev-ref", name])
    }
    if let other = existing.first(where: { $0 != reference }) {
      return Message(
        "unknown git revision '\(reference)': name another, such as '\(other)', or fetch it first",
        comment: "错误：git 里没有这个版本。%1$@：版本；%2$@：存在的分支")
    }
    return Message(
      """
      unknown git revision '\(reference)': fetch it first; in a GitHub workflow, give actions/checkout \
      'fetch-depth: 0'
      """, comment: "错误：git 里没有这个版本；actions/checkout 和 fetch-depth 是 GitHub 工作流里的名称。%@：版本")
  }

  /// Reads the fields of `git diff --name-status -z`: a status and a name each, two names after `R`
  /// or `C`.
  private mutating func read(_ fields: [String], _ path: (String) -> String) {
    var rest = fields[...]
    while let status = rest.popFirst(), let name = rest.popFirst() {
      switch status.first {
      case "A": added.insert(path(name))
      case "D":
        // After `git rm --cached` a file is listed as deleted and as untracked: it still exists.
        if added.remove(path(name)) == nil { deleted.insert(path(name)) }
        formerNames[path(name)] = name
      case "R", "C":
        guard let new = rest.popFirst() else { return }
        formerNames[path(new)] = name
      default: formerNames[path(name)] = name
      }
    }
  }

  /// The files that were changed or added and still exist, sorted by path bytes.
  var changed: [String] {
    added.union(formerNames.keys).subtracting(deleted).sorted { $0.precedesInBytes($1) }
  }

  /// Returns the bytes that a changed file had at the base, or `nil` if it was not there.
  ///
  /// - Throws: ``GlossError`` if git does not have the blob, as in a partial clone.
  func formerText(of path: String) throws(GlossError) -> ContiguousArray<UInt8>? {
    guard let name = formerNames[path] else { return nil }
    if let text = git.run(["show", "--end-of-options", "\(base):\(name)"]) { return text }
    throw GlossError(
      path,
      .git(
        Message(
          """
          git cannot read what this file was in \(String(base.prefix(12))): in CI, fetch the whole \
          history with its files
          """, comment: "错误：读不到文件以前的内容。%@：提交")))
  }
}
