#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import LocalizationModel

/// The reason why git cannot tell which catalog a translators' file was exported from; an import
/// names it.
enum MissingHistory: Hashable {
  case noRepository
  case noGit
  /// The clone has only the newest revisions, as in many CI systems.
  case shallow
  /// Git refuses the repository because it belongs to another user, as in many containers.
  case otherOwner(folder: String)
  case noFittingRevision

  /// - Parameter path: The path of the catalog, relative to the working directory.
  init(of path: String) {
    guard let folder = Git.folder(around: path) else {
      self = .noRepository
      return
    }
    let git = Git(folder: folder)
    if git.line(["--version"]) == nil {
      self = .noGit
    } else if git.line(["rev-parse", "--git-dir"]) == nil {
      self =
        Self.belongsToUser(folder) && Self.belongsToUser(folder + "/.git")
        ? .noRepository : .otherOwner(folder: folder)
    } else if git.line(["rev-parse", "--is-shallow-repository"]) == "true" {
      self = .shallow
    } else {
      self = .noFittingRevision
    }
  }

  /// Returns true if the folder belongs to this user or does not exist.
  private static func belongsToUser(_ folder: String) -> Bool {
    var status = stat()
    return unsafe stat(folder, &status) != 0 || status.st_uid == geteuid()
  }

  /// The reason as a note, with the remedy if there is one.
  var message: Message {
    switch self {
    case .noRepository:
      Message(
        "no git repository holds the catalog, so its history cannot tell what was exported",
        comment: "导入：不知道导出时的译文，因为目录不在 git 仓库里")
    case .noGit:
      Message(
        "git is not installed, so its history cannot tell what was exported: install git",
        comment: "导入：不知道导出时的译文，因为没有安装 git")
    case .shallow:
      Message(
        "the clone is shallow, so git cannot tell what was exported: run 'git fetch --unshallow'",
        comment: "导入：不知道导出时的译文，因为是浅克隆")
    case .otherOwner(let folder):
      Message(
        """
        the repository '\(folder)' belongs to another user, so git does not read it: add it to \
        'safe.directory' in git's settings
        """, comment: "导入：不知道导出时的译文，因为仓库属于别的用户。%@：仓库的文件夹")
    case .noFittingRevision:
      Message(
        "no revision in git's history fits the file, so nothing tells what was exported",
        comment: "导入：不知道导出时的译文，因为历史里没有相符的版本")
    }
  }
}
