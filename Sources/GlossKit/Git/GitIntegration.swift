import Foundation
package import LocalizationModel
import ProjectLayout

/// Sets git up to merge, show and format String Catalogs by their entries: the work behind `gloss
/// git`.
///
/// Git needs settings that name the commands, in the configuration of a clone or a user, and
/// attributes that send catalogs to these commands, mostly in the repository.
/// ``installation(command:hasCleanFilter:)`` and ``removal()`` return the steps to take,
/// ``apply(_:)`` takes them.
package struct GitIntegration: Sendable {
  /// The git settings to change: one repository's or the user's.
  package enum Scope: Sendable {
    /// The repository's settings, and the `.gitattributes` at its top.
    case repository
    /// The user's settings and attributes, for all repositories.
    case global
  }

  /// One change to git's settings or to the attributes file.
  package struct Step: Sendable, CustomStringConvertible {
    enum Action: Sendable {
      /// `nil` removes the setting.
      case setting(String, String?)
      case file(FileChange)
      /// The removal of a file that holds nothing once the change is made.
      case removal(FileChange)
    }

    let action: Action
    /// The step in one line, such as `.git/config: merge.gloss.name = …`.
    package let message: Message

    package var description: String { message.description }
  }

  let git: Git
  let scope: Scope
  /// The path of the file with the attributes, as the run shows it.
  let attributesPath: String
  /// The limit for symbolic links: git's files may lie anywhere, but a link in a checkout must not
  /// lead out of it.
  private let boundary: ProjectBoundary

  /// - Parameters:
  ///   - scope: The settings and attributes to change.
  ///   - folder: Any folder of the repository, or of a worktree.
  ///   - allowsOutside: True if links may lead out of the repository that they lie in.
  /// - Throws: ``GlossError`` if there is no git, or no repository where one is needed.
  package init(
    _ scope: Scope, in folder: String = ".", allowsOutside: Bool = false
  ) throws(GlossError) {
    boundary = allowsOutside ? .none : .ofEachFile
    git = Git(folder: folder)
    self.scope = scope
    if git.run(["--version"]) == nil {
      throw GlossError(
        folder,
        .git(
          Message("git cannot be run: install it, or put it on the PATH", comment: "错误：无法运行 git")))
    }
    switch scope {
    case .global:
      attributesPath = Self.globalAttributes(git)
    case .repository:
      if let top = git.line(["rev-parse", "--show-toplevel"]), !top.isEmpty {
        attributesPath = Self.shown(top + "/.gitattributes")
      } else if let file = git.line(["rev-parse", "--git-path", "info/attributes"]) {
        attributesPath = Self.shown(
          AbsolutePath(file, in: AbsolutePath(folder, in: Self.here)).text)
      } else {
        throw GlossError(
          folder,
          .git(
            Message(
              "no git repository here: run 'git init', or give '--global'",
              comment: "错误：这里没有 git 仓库")))
      }
    }
    // A named pipe, for example, would make git wait for its writer.
    if PathKind(attributesPath) == .other { throw GlossError(attributesPath, .notAFile) }
  }

  private static var here: AbsolutePath { WorkingDirectory.current.path }

  /// Returns a path as the run shows it.
  static func shown(_ path: String) -> String { WorkingDirectory.current.path(ofArgument: path) }

  private static func globalAttributes(_ git: Git) -> String {
    if let named = git.line(["config", "--global", "--type=path", "core.attributesFile"]),
      !named.isEmpty
    {
      return shown(named)
    }
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? NSHomeDirectory()
    let settings = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    return shown((settings ?? home + "/.config") + "/git/attributes")
  }

  // MARK: What to change

  /// Returns the steps that are still to be taken; empty if all is set up.
  ///
  /// - Parameters:
  ///   - command: The path or name that git is to call this tool by.
  ///   - hasCleanFilter: True if catalogs are to be put into Xcode's form as they are staged.
  package func installation(
    command: String, hasCleanFilter: Bool
  ) throws(GlossError) -> [Step] {
    var steps: [Step] = []
    for (name, value) in Self.settings(command: command, hasCleanFilter: hasCleanFilter)
    where setting(name) != value {
      steps.append(
        Step(
          action: .setting(name, value),
          message: Message(
            "\(settingsName): \(name) = \(value)", comment: "git 设置的一步。%1$@：设置文件；%2$@：名称；%3$@：值")))
    }
    let wanted = ["merge=gloss", "diff=gloss"] + (hasCleanFilter ? ["filter=gloss"] : [])
    // Git cannot be asked about a user's attributes: their effect differs between repositories.
    let isOverruled = scope == .repository && !hasAttributes(wanted)
    if let step = try attributesStep(adds: true, { $0.adding(wanted, isOverruled: isOverruled) }) {
      steps.append(step)
    }
    return steps
  }

  /// Returns the steps that undo an installation; empty if there is nothing to undo.
  package func removal() throws(GlossError) -> [Step] {
    var steps: [Step] = []
    for name in Self.settingNames where setting(name) != nil {
      steps.append(
        Step(
          action: .setting(name, nil),
          message: Message(
            "\(settingsName): \(name) removed", comment: "git 设置的一步：删除设置。%1$@：设置文件；%2$@：名称")))
    }
    if let step = try attributesStep(adds: false, { $0.removingOurs() }) { steps.append(step) }
    return steps
  }

  /// Makes all of the changes or none: git's settings and the attributes file are replaced
  /// together.
  package func apply(_ steps: [Step]) throws(GlossError) {
    // A temporary copy of the settings is removed even if the run is interrupted.
    WritePhase.enter()
    defer { WritePhase.leave() }
    var settings: [(name: String, value: String?)] = []
    var changes: [FileChange] = []
    var removals: [FileChange] = []
    for step in steps {
      switch step.action {
      case .setting(let name, let value): settings.append((name, value))
      case .file(let change): changes.append(change)
      case .removal(let change): removals.append(change)
      }
    }
    let file = settings.isEmpty ? nil : try GitSettingsFile(scope, git)
    // Git's settings file may be new as well, in a folder that does not exist yet.
    let new = changes.filter(\.isNew).map(\.path) + (file.map { [$0.path] } ?? [])
    try ReportFiles.makingFolders(for: new, within: boundary) { () throws(GlossError) in
      for change in changes + removals { try FileWriter.check(change, within: boundary) }
      var lock: RunLock?
      if let file {
        // The lock keeps other runs from removing the copy as a leftover of a killed run.
        lock = try RunLock(
          folder: FolderPath.folder(of: AbsolutePath(file.path, in: Self.here).text),
          milliseconds: 10_000)
        changes.append(try file.change(settings, within: boundary))
      }
      try FileWriter(under: lock, within: boundary).write(changes)
    }
    for change in removals {
      do {
        try FileManager.default.removeItem(atPath: change.path)
      } catch {
        throw GlossError(
          change.path,
          .git(
            Message(
              "the file cannot be removed: check its rights and remove it by hand",
              comment: "错误：文件无法删除")))
      }
    }
  }

  private func attributesStep(
    adds: Bool, _ change: (GitAttributes) -> GitAttributes
  ) throws(GlossError) -> Step? {
    let exists = PathKind(attributesPath) != .missing
    let old = exists ? try FileReader.contents(of: attributesPath, within: boundary) : nil
    let before = GitAttributes(old?.bytes ?? [])
    let after = change(before)
    if before == after { return nil }
    let file = FileChange(attributesPath, from: old?.bytes, to: after.bytes, stamp: old?.stamp)
    // A link, and the file that it leads to, belong to the user.
    if after.bytes.isEmpty, !PathKind.isLink(attributesPath) {
      return Step(
        action: .removal(file),
        message: Message(
          "\(attributesPath): remove the file, which holds nothing else",
          comment: "git 设置的一步：属性文件里只有我们的内容，整个删除。%@：路径"))
    }
    return Step(
      action: .file(file),
      message: adds
        ? Message(
          "\(attributesPath): add the line for *.xcstrings",
          comment: "git 设置的一步：在属性文件里加一行。%@：路径")
        : Message(
          "\(attributesPath): remove the line for *.xcstrings",
          comment: "git 设置的一步：从属性文件里删一行。%@：路径"))
  }

  // MARK: Settings

  private var scopeOption: String { scope == .global ? "--global" : "--local" }

  private var settingsName: Message {
    scope == .global
      ? Message("git's global settings", comment: "设置一步的主语：代替全局设置文件的路径")
      : Message(verbatim: ".git/config")
  }

  func setting(_ name: String) -> String? { git.line(["config", scopeOption, "--get", name]) }

  static let settingNames = [
    "merge.gloss.name", "merge.gloss.driver", "diff.gloss.textconv", "filter.gloss.clean",
  ]

  private static func settings(
    command: String, hasCleanFilter: Bool
  ) -> [(name: String, value: String)] {
    let word = quoted(command)
    // Git replaces '%P' and the like by file names in these two commands, so '%%' is a percent sign.
    let escaped = word.replacing("%", with: "%%")
    var values = [
      "String Catalogs by their entries", "\(escaped) merge --path=%P -- %O %A %B",
      "\(word) textconv",
    ]
    if hasCleanFilter { values.append("\(escaped) fmt --pass-through --path=%f -") }
    return zip(settingNames, values).map { (name: $0, value: $1) }
  }

  /// Returns a text as one word of a POSIX shell, in quotes if a character needs them.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-", "+", "=", ":", ",", "@", "%": true
      default: false
      }
    }
    return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
  }
}
