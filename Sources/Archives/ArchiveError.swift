package import LocalizationModel

/// The reason why a zip archive could not be read or made. The readers of packed exports and of
/// workbooks put its message into errors of their own. A struct, so that a new reason breaks no
/// client's `switch`.
package struct ArchiveError: Error, Equatable, Sendable {
  /// The problem of an archive.
  package enum Reason: Equatable, Sendable {
    /// The bytes are not an archive, or its end is missing.
    case notAnArchive
    /// The bytes of a member are damaged, or for `nil` the archive's directory.
    case damaged(member: String?)
    case encrypted(member: String)
    /// A member is packed by a method other than Deflate.
    case unknownMethod(member: String)
    /// A member has an absolute path, or one that leaves the folder of the archive.
    case outsidePath(String)
    /// Two members have the same path.
    case duplicatePath(String)
    case tooManyMembers(limit: Int)
    /// A member, or for `nil` all members together, would be too large when unpacked; the limit is
    /// in bytes.
    case tooLarge(member: String?, limit: Int)
    /// minizip failed to write the archive.
    case notMade
    /// The build has no minizip.
    case notBuiltIn
  }

  /// The problem as data.
  package let reason: Reason

  package init(_ reason: Reason) { self.reason = reason }

  /// The problem and its remedy.
  package var wording: Message {
    switch reason {
    case .notAnArchive:
      Message(
        "not a zip archive, or one that was cut off: get the file again",
        comment: "原因：不是 zip 文件，或者不完整")
    case .damaged(nil):
      Message(
        "the directory of the zip archive is damaged: get the file again",
        comment: "原因：zip 文件的目录已损坏")
    case .damaged(let member?):
      Message(
        "'\(member)' in the zip archive is damaged: get the file again",
        comment: "原因：zip 里的文件已损坏。%@：其路径")
    case .encrypted(let member):
      Message(
        "'\(member)' in the zip archive has a password: pack it without one",
        comment: "原因：zip 里的文件有密码。%@：其路径")
    case .unknownMethod(let member):
      Message(
        "'\(member)' is packed by an unknown method: pack it again with 'Deflate'",
        comment: "原因：zip 里的文件用了少见的压缩方法。%@：其路径；'Deflate' 原样保留")
    case .outsidePath(let path):
      Message(
        "the zip archive has the path '\(path)', which leads out of it: pack it again",
        comment: "原因：zip 里的路径指向外面。%@：路径")
    case .duplicatePath(let path):
      Message(
        "the zip archive holds '\(path)' twice: pack it again", comment: "原因：zip 里的路径重复。%@：路径")
    case .tooManyMembers(let limit):
      Message(
        "the zip archive holds more than \(limit) files: split it",
        comment: "原因：zip 里的文件太多。%lld：上限")
    case .tooLarge(nil, let limit):
      Message(
        "the zip archive unpacks to more than \(limit / 1_048_576) MiB: split it",
        comment: "原因：zip 解压后太大。%lld：上限，单位 MiB")
    case .tooLarge(let member?, let limit):
      Message(
        "'\(member)' in the zip archive is larger than \(limit / 1_048_576) MiB: split it",
        comment: "原因：zip 里的文件太大。%1$@：其路径；%2$lld：上限，单位 MiB")
    case .notMade:
      Message("the zip archive could not be made", comment: "原因：无法生成 zip 文件")
    case .notBuiltIn: Self.missingLibraries
    }
  }

  /// The error in builds without zip archives and workbooks.
  package static var missingLibraries: Message {
    Message(
      """
      this build has no zip archives and workbooks: take a released gloss, or install minizip \
      and libxlsxwriter and build it with GLOSS_WORKBOOKS=1
      """,
      comment: "错误：这个版本编译时没有包含 zip 与 xlsx 支持。minizip、libxlsxwriter 是库名，GLOSS_WORKBOOKS=1 是编译设置")
  }
}
