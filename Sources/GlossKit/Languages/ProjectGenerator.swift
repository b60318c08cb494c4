import LocalizationModel
import ProjectLayout

/// A file that a tool makes an Xcode project from: the `project.yml` of XcodeGen or the
/// `Project.swift` of Tuist. gloss does not edit it, and says where a language belongs.
struct ProjectGenerator {
  private enum Kind {
    /// XcodeGen, which takes languages from catalogs and `.lproj` folders.
    case xcodeGen
    /// XcodeGen, where the file also lists languages for the `Info.plist`.
    case listedXcodeGen
    case tuist
  }

  let path: String
  private let kind: Kind
  /// The languages that it lists, or that the project made from it has.
  private let languages: [String]

  /// Looks for the file in the folder of an `.xcodeproj`.
  ///
  /// - Parameter known: The languages of the Xcode project, if there is one.
  init?(in folder: String, of project: Project, known: [String]) {
    let prefix = folder.isEmpty ? "" : folder + "/"
    let text = { (name: String) -> String? in
      let path = prefix + name
      guard PathKind(path) == .file,
        let bytes = try? FileReader.contents(of: path, within: project.boundary).bytes
      else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
    if let text = text("project.yml"), XcodeProject.describesTargets(generator: text) {
      path = prefix + "project.yml"
      let listed = Self.words(in: text, after: "CFBundleLocalizations", until: nil)
      kind = listed == nil ? .xcodeGen : .listedXcodeGen
      languages = listed ?? known
    } else if let text = text(Self.tuistName), Self.isTuist(text) {
      path = prefix + Self.tuistName
      kind = .tuist
      languages = known + (Self.words(in: text, after: "defaultKnownRegions", until: "]") ?? [])
    } else {
      return nil
    }
  }

  static let tuistName = "Project.swift"

  /// True if a Swift file is a manifest of Tuist.
  static func isTuist(_ text: String) -> Bool { text.contains("import ProjectDescription") }

  /// Returns the words of a list behind a name.
  ///
  /// - Parameter end: The character that ends the list; `nil` for a list of YAML.
  /// - Returns: `nil` if the text does not have the name.
  private static func words(
    in text: String, after name: String, until end: Character?
  ) -> [String]? {
    guard let range = text.firstRange(of: name) else { return nil }
    var list = text[range.upperBound...]
    if let end {
      list = list.prefix { $0 != end }
    } else {
      let lines = list.split(separator: "\n", omittingEmptySubsequences: false)
      let items = lines.dropFirst().prefix {
        $0.drop(while: \.isWhitespace).hasPrefix("-") || $0.allSatisfy(\.isWhitespace)
      }
      list = Substring((lines.prefix(1) + items).joined(separator: "\n"))
    }
    return list.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }.map(String.init)
  }

  /// True if the file already has a language.
  func has(_ language: String) -> Bool {
    languages.contains {
      LanguageCodeSpelling.usual($0) == LanguageCodeSpelling.usual(language)
    }
  }

  /// True if a person has to write the language there.
  var isWrittenByHand: Bool {
    switch kind {
    case .xcodeGen: false
    case .listedXcodeGen, .tuist: true
    }
  }

  /// Returns the place where the languages belong.
  func advice(on languages: [String]) -> Message {
    let names = Message.list(languages)
    return switch kind {
    case .xcodeGen:
      Message(
        """
        \(path): XcodeGen takes the languages from string catalogs and '.lproj' folders: run it again once a \
        catalog has texts in \(names)
        """, comment: "新增语言的提示：工程由 XcodeGen 生成，语言取自字符串目录。%1$@：project.yml；%2$@：语言")
    case .listedXcodeGen:
      Message(
        "\(path): add \(names) to 'CFBundleLocalizations', then run 'xcodegen'",
        comment: "新增语言：要手工写进 project.yml。%1$@：文件；%2$@：语言；CFBundleLocalizations 和 xcodegen 原样保留")
    case .tuist:
      Message(
        "\(path): add \(names) to 'defaultKnownRegions' in the project's options, then run 'tuist generate'",
        comment: "新增语言：要手工写进 Tuist 的 Project.swift。%1$@：文件；%2$@：语言；defaultKnownRegions 和命令原样保留")
    }
  }
}
