import ProjectLayout

/// What the working tree has changed since a branch left another one.
struct BranchChanges: Sendable {
  /// The commit that both branches have in common.
  private let base: String
  private let git: Git
  /// Of each changed file that was there at the base what it was called then; by its path now, or, if
  /// it is gone, by its path then. Paths are relative to the working directory.
  private(set) var formerNames: [String: String] = [:]
  /// Files that are gone.
  private(set) var deleted: Set<String> = []
  /// Files that were not there.
  private(set) var added: Set<String> = []

  /// - Parameters:
  ///   - reference: A branch, tag or commit.
  ///   - folder: Any folder of the repository, relative to the working directory.
  /// - Throws: ``GlossError`` if git cannot say.
  init(since reference: String, in folder: String) throws(GlossError) {
    let git = Git(folder: folder)
    func failure(_ detail: String) -> GlossError { GlossError(folder, .git(detail: detail)) }
    guard let steps = git.line(["rev-parse", "--show-cdup"]) else {
      throw failure("no git repository here, so '--since' has nothing to compare with")
    }
    guard
      let commit = git.line([
        "rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}",
      ])
    else {
      throw failure("git knows no revision '\(reference)': in CI, fetch it first")
    }
    guard let base = git.line(["merge-base", commit, "HEAD"]) else {
      throw failure(
        "'\(reference)' and this branch have no commit in common: in CI, fetch the whole history")
    }
    let changes = git.fields([
      "diff", "--name-status", "-z", "--find-renames", "--no-ext-diff", "--no-relative", base, "--",
    ])
    let top = AbsolutePath(folder + "/" + steps, in: WorkingDirectory.current.path)
    let untracked = Git(folder: top.text).fields([
      "ls-files", "--others", "--exclude-standard", "-z",
    ])
    guard let changes, let untracked else { throw failure("git cannot say what has changed") }
    self.base = base
    self.git = git
    func path(_ name: String) -> String {
      AbsolutePath(name, in: top).text(seenFrom: WorkingDirectory.current.path)
    }
    added = Set(untracked.map(path))
    read(changes, path)
  }

  /// Reads status, name, status, name…; two names follow an `R` or a `C`.
  private mutating func read(_ fields: [String], _ path: (String) -> String) {
    var rest = fields[...]
    while let status = rest.popFirst(), let name = rest.popFirst() {
      switch status.first {
      case "A": added.insert(path(name))
      case "D":
        // A file that only left the index is still there.
        if added.remove(path(name)) == nil { deleted.insert(path(name)) }
        formerNames[path(name)] = name
      case "R", "C":
        guard let new = rest.popFirst() else { return }
        formerNames[path(new)] = name
      default: formerNames[path(name)] = name
      }
    }
  }

  /// What a changed file held at the base; `nil` if git cannot say.
  func formerText(of path: String) -> ContiguousArray<UInt8>? {
    formerNames[path].flatMap { git.run(["show", "--end-of-options", "\(base):\($0)"]) }
  }
}
