import Foundation
package import LocalizationModel
import ProjectLayout

extension GitIntegration {
  /// The state of git's settings and attributes for catalogs, as `gloss git status` shows it.
  package struct Status: Sendable {
    /// The command of the merge driver, or `nil` if none is set up.
    package let mergeDriver: String?
    /// The command that shows catalogs in diffs; `nil` for none.
    package let textConversion: String?
    /// The command that formats catalogs as they are staged; `nil` for none.
    package let cleanFilter: String?
    /// The catalogs that git merges by lines or by another driver, each with its attribute such as
    /// `merge=unspecified`; paths are relative to the repository's top.
    package let others: [(path: String, attribute: String)]
    /// The number of catalogs in the repository, untracked ones included.
    package let catalogCount: Int
    /// The problems with their remedies; empty if all is well.
    package let problems: [Message]
  }

  /// Reads the settings in effect, the repository's own as well as the user's, and checks each
  /// catalog.
  package func status() -> Status {
    // The commands of merge driver, text conversion and clean filter; the first setting is a name.
    let commands = Self.settingNames.dropFirst().map { git.line(["config", "--get", $0]) }
    var problems: [Message] = []
    if commands[0] == nil {
      problems.append(
        Message("there is no merge driver: run 'gloss git install'", comment: "git status：没有合并驱动"))
    }
    if commands[0] != nil, commands[1] == nil {
      problems.append(
        Message(
          "'git diff' shows catalogs as JSON: run 'gloss git install'",
          comment: "查看 git 设置：没有设置文本转换"))
    }
    // In the commands of merge driver and clean filter, a percent sign is written twice.
    let programs = zip(commands, [true, false, true]).compactMap { command, isEscaped in
      command.flatMap(Self.program).map { isEscaped ? $0.replacing("%%", with: "%") : $0 }
    }
    for command in Set(programs).sorted()
    where !Self.isExecutable(command) {
      problems.append(
        Message(
          "'\(command)' cannot be run: run 'gloss git install' again",
          comment: "git status：设置里的命令无法执行。%@：命令"))
    }
    let listing = ["ls-files", "--cached", "--others", "--exclude-standard", "-z", "--full-name"]
    // A file in conflict is listed once per side of the merge.
    let paths = Set(git.fields(listing + ["--", ":/*.xcstrings"]) ?? []).sortedByBytes()
    let others = paths.isEmpty ? [] : foreignMerges(of: paths)
    if paths.isEmpty, attribute("merge", of: ["Localizable.xcstrings"]).first?.1 != "gloss" {
      problems.append(
        Message(
          "no attribute sends catalogs to the merge driver: run 'gloss git install'",
          comment: "git status：.gitattributes 没有把目录交给合并驱动"))
    } else if !others.isEmpty {
      problems.append(
        others.count == 1
          ? Message(
            """
            1 of \(Counted.catalogs.message(paths.count)) is not merged by gloss: run 'gloss git install'; if it stays, \
            a .gitattributes beside it overrides '*.xcstrings merge=gloss'
            """, comment: "git status：有一个目录不用合并驱动。%@：目录总数")
          : Message(
            """
            \(others.count) of \(paths.count) catalogs are not merged by gloss: run 'gloss git install'; if they \
            stay, a .gitattributes beside them overrides '*.xcstrings merge=gloss'
            """, comment: "git status：有些目录不用合并驱动。%1$lld：这些目录的个数；%2$lld：目录总数"))
    }
    if commands[2] == nil, attribute("filter", of: ["Localizable.xcstrings"]).first?.1 == "gloss" {
      problems.append(
        Message(
          """
          the attributes ask for the clean filter, which is not set up here: run 'gloss git install \
          --clean-filter'
          """, comment: "git status：属性要求清理过滤器，但这里没有设置"))
    }
    return Status(
      mergeDriver: commands[0], textConversion: commands[1], cleanFilter: commands[2],
      others: others,
      catalogCount: paths.count, problems: problems)
  }

  /// Returns the catalogs that gloss does not merge, each with its attribute.
  private func foreignMerges(of paths: [String]) -> [(path: String, attribute: String)] {
    var others: [(path: String, attribute: String)] = []
    // In batches, because the length of a command line is limited.
    for start in stride(from: 0, to: paths.count, by: 200) {
      others += attribute("merge", of: Array(paths[start..<min(start + 200, paths.count)]))
        .filter { $0.1 != "gloss" }.map { (path: $0.0, attribute: "merge=\($0.1)") }
    }
    return others
  }

  /// Asks git if a catalog at the repository's top has attributes, given as `name=value`.
  func hasAttributes(_ attributes: [String]) -> Bool {
    attributes.allSatisfy { text in
      let name = text.prefix { $0 != "=" }
      let found = attribute(String(name), of: ["x.xcstrings"]).first?.1
      return found.map { "\(name)=\($0)" } == text
    }
  }

  /// Asks git for one attribute of some files.
  ///
  /// - Parameter paths: Relative to the top of the repository.
  /// - Returns: Each path with the attribute's value.
  private func attribute(_ name: String, of paths: [String]) -> [(String, String)] {
    let top = git.line(["rev-parse", "--show-toplevel"]) ?? git.folder
    let fields = Git(folder: top).fields(["check-attr", "-z", name, "--"] + paths) ?? []
    // Three fields per path: the path, the attribute's name, its value.
    return stride(from: 0, to: fields.count - 2, by: 3).map { (fields[$0], fields[$0 + 2]) }
  }

  /// Returns the first word of a command line, without the quotes that ``GitIntegration`` puts
  /// around it.
  private static func program(_ command: String) -> String? {
    if command.hasPrefix("'") {
      // The escaped quotes inside of the word must not end it, hence the detour by a zero byte.
      let word = command.replacing(#"'\''"#, with: "\u{0}").dropFirst().prefix { $0 != "'" }
      return String(word).replacing("\u{0}", with: "'")
    }
    return command.split(separator: " ").first.map(String.init)
  }

  private static func isExecutable(_ program: String) -> Bool {
    let candidates =
      program.contains("/")
      ? [program]
      : (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/\(program)" }
    return candidates.contains { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

/// Finds the path of the running tool, which `gloss git install` writes into git's settings.
package enum ToolPath {
  /// - Parameter word: The first word of the command line: a path, or a name to search in `PATH`.
  /// - Returns: The absolute path. Symbolic links stay, because a link of a package manager
  ///   outlives the version that it leads to.
  package static func absolute(calledBy word: String) -> String {
    if word.contains("/") { return AbsolutePath(word, in: WorkingDirectory.current.path).text }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { "\($0)/\(word)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    return found.map { AbsolutePath($0, in: WorkingDirectory.current.path).text } ?? word
  }
}
