import LocalizationModel

import Foundation
import ProjectLayout

/// The file with git's settings, such as `.git/config`.
///
/// ``GitIntegration`` writes it together with the attributes file. Git itself edits a copy, whose
/// bytes become that write: `git config` on the file itself could not be undone if the write of the
/// attributes failed.
struct GitSettingsFile {
  /// The file's path, relative to the working directory or from the root.
  let path: String
  private let git: Git

  /// - Throws: ``GlossError`` if git does not say where the file is.
  init(_ scope: GitIntegration.Scope, _ git: Git) throws(GlossError) {
    self.git = git
    switch scope {
    case .repository:
      guard let file = git.line(["rev-parse", "--git-path", "config"]) else {
        throw GlossError(
          ".git/config",
          .git(
            Message(
              "git does not say where it is: see what 'git status' reports",
              comment: "错误：git 没有给出设置文件的位置")))
      }
      let folder = AbsolutePath(git.folder, in: WorkingDirectory.current.path)
      path = GitIntegration.shown(AbsolutePath(file, in: folder).text)
    case .global: path = GitIntegration.shown(Self.global)
    }
  }

  /// The path of the user's settings, chosen as git does: `~/.gitconfig`, unless only the file
  /// below `XDG_CONFIG_HOME` exists.
  private static var global: String {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["GIT_CONFIG_GLOBAL"], !named.isEmpty { return named }
    let home = environment["HOME"] ?? NSHomeDirectory()
    let homeFile = home + "/.gitconfig"
    if PathKind(homeFile) != .missing { return homeFile }
    let settings = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let xdgFile = (settings ?? home + "/.config") + "/git/config"
    return PathKind(xdgFile) == .missing ? homeFile : xdgFile
  }

  /// Returns the change that sets values; a value of `nil` removes the setting.
  func change(
    _ settings: [(name: String, value: String?)], within boundary: ProjectBoundary
  ) throws(GlossError) -> FileChange {
    let emptied = try FileChange(path, to: [], within: boundary)
    let copy = try FileWriter.copy(emptied.changing(to: emptied.oldBytes), within: boundary)
    defer { copy.remove() }
    for (name, value) in settings {
      let option = value.map { ["--replace-all", name, $0] } ?? ["--unset-all", name]
      if git.run(["config", "--file", copy.path] + option) == nil {
        throw GlossError(
          path,
          .git(
            Message(
              "git cannot set '\(name)' there: check the file with 'git config --list'",
              comment: "错误：git 无法写入设置。%@：设置名")))
      }
    }
    let new = try FileReader.contents(of: copy.path, within: boundary).bytes
    return emptied.changing(to: new)
  }
}
