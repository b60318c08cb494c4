package import Foundation
package import TestSupport

/// Lets git merge the branches of a ``BranchTrial`` in three ways (`Scripts/trials git`): by lines,
/// with `merge=union`, and with the driver of `gloss git install`. The driver also has to do a
/// rebase, and cherry-picks of each step.
package struct GitTrial {
  /// One line about the result of each way.
  package private(set) var lines: [String] = []
  /// The runs of the driver that left a conflict or a wrong byte.
  package private(set) var flaws: [String] = []

  private let branches: BranchTrial
  private let gloss: Subprocess
  private let git: Git
  private let repository: URL
  private static let catalog = "L.xcstrings"

  /// Prepares the trial.
  ///
  /// The result is `nil` if there is no git.
  ///
  /// - Parameter folder: A folder for the repository.
  package init?(_ branches: BranchTrial, gloss: Subprocess, in folder: URL) {
    guard let git = Git(home: folder) else { return nil }
    (self.branches, self.gloss, self.git) = (branches, gloss, git)
    repository = folder.appending(path: "repository")
  }

  package mutating func run() throws {
    try makeBranches()
    try begin(at: "ours")
    try git.run(["merge", "-q", "theirs"], in: repository)
    try judge("git merge, by lines")

    try setAttributes("merge=union")
    try begin(at: "ours")
    try git.run(["merge", "-q", "theirs"], in: repository)
    try judge("git merge, merge=union")

    try setAttributes("merge=gloss diff=gloss")
    let installation = try gloss.run(
      ["git", "install", "--quiet"], in: repository, environment: git.environment)
    if installation.status != 0 { flaws.append("gloss git install: \(installation.errorText)") }
    try FileManager.default.removeItem(at: repository.appending(path: ".gitattributes"))
    try runDriver("git merge, gloss", at: "ours", "merge", "-q", "theirs")
    try runDriver("git merge, gloss, the other way", at: "theirs", "merge", "-q", "ours")
    try runDriver("git rebase, gloss", at: "theirs", "rebase", "-q", "ours")
    try runDriver("git cherry-pick, gloss", at: "ours", "cherry-pick", "main..theirs")
  }

  private func makeBranches() throws {
    try FileManager.default.createDirectory(at: repository, withIntermediateDirectories: true)
    try git.begin(in: repository)
    try write(branches.base)
    try git.commit("base", in: repository)
    for (name, states) in [("ours", branches.ours), ("theirs", branches.theirs)] {
      try git.run(["checkout", "-q", "-b", name, "main"], in: repository)
      for (index, state) in states.enumerated() {
        try write(state)
        try git.commit("\(name) \(index + 1)", in: repository)
      }
    }
  }

  private func write(_ catalog: ContiguousArray<UInt8>) throws {
    try Data(catalog).write(to: repository.appending(path: Self.catalog))
  }

  /// Sets attributes for this repository only, outside of its tracked files.
  private func setAttributes(_ attributes: String) throws {
    let folder = repository.appending(path: ".git/info")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("*.xcstrings \(attributes)\n".utf8).write(to: folder.appending(path: "attributes"))
  }

  /// Drops unfinished work, and checks out a new branch that starts at another.
  private func begin(at branch: String) throws {
    try git.run(["rebase", "--abort"], in: repository)
    try git.run(["reset", "-q", "--hard"], in: repository)
    try git.run(["checkout", "-q", "-B", "work", branch], in: repository)
  }

  private mutating func runDriver(
    _ name: String, at branch: String, _ arguments: String...
  ) throws {
    try begin(at: branch)
    let run = try git.run(arguments, in: repository)
    if run.status != 0 { flaws.append("\(name): exit code \(run.status): \(run.errorText)") }
    if try judge(name) != Data(branches.wanted) { flaws.append("\(name): other bytes") }
  }

  @discardableResult
  private mutating func judge(_ name: String) throws -> Data {
    let merged = try Data(contentsOf: repository.appending(path: Self.catalog))
    let judgement = EntryBlocks.judgement(wanted: Data(branches.wanted), merged: merged)
    lines.append(name.padding(toLength: 33, withPad: " ", startingAt: 0) + judgement)
    return merged
  }
}
