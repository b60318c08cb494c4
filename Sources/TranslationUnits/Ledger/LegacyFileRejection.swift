import LocalizationModel

/// The reason why `gloss import` cannot take the units of a file that is not a string catalog, such
/// as `.strings`.
package enum LegacyFileRejection: Sendable, Hashable {
  /// Neither a `.strings` nor a `.stringsdict` file, nor a storyboard or xib.
  case otherFormat
  /// The file's name is not a path from the project's folder to an `.lproj` folder.
  case otherPlace
  /// The project has no such file.
  case missing
  /// The file is for the language that the project is developed in.
  case sourceLanguage
  /// The project has no such file for the language, and none can be created.
  case noFile(language: String)
  /// The file for the language cannot be read, or would lose something when written.
  case notEditable(path: String)

  /// The message about the file's units, with the remedy.
  var message: Message {
    switch self {
    case .otherFormat:
      Message(
        """
        its file is neither a String Catalog nor a .strings or .stringsdict file, and no catalog \
        alone has its key: name one with '--catalog', or import it with Xcode
        """, comment: "导入记录：文件不是目录，也不是 .strings 或 .stringsdict，键也不是只有一个目录才有")
    case .otherPlace:
      Message(
        """
        its file is named by no path from the project to a '.lproj' folder: give it the name that \
        it was exported under
        """, comment: "导入记录：文件里写的路径不指向 .lproj 文件夹")
    case .missing:
      Message(
        "the project has no such file: it may have been moved, or made a String Catalog",
        comment: "导入记录：项目里没有这个 .strings 文件")
    case .sourceLanguage:
      Message(
        "its file is for the language that the project is developed in: change the text there",
        comment: "导入记录：文件是开发语言的")
    case .noFile(let language):
      Message(
        """
        the project has no file of that name for '\(language)', and none can be made: add it with \
        Xcode
        """, comment: "导入记录：项目里没有这种语言的 .strings 文件，也无法新建。%@：语言")
    case .notEditable(let path):
      Message(
        """
        '\(path)' cannot be changed without a loss: save it as text, or as XML without loose \
        comments
        """, comment: "导入记录：.strings 文件改写会丢内容。%@：路径")
    }
  }
}
