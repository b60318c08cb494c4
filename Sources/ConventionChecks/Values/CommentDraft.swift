import LocalizationModel

/// The draft of a comment, which the fix of `comment-missing` inserts and a person completes, such
/// as `按钮：…，在 LoginView。%@：name`. It has the text's role (a button), an ellipsis to replace, the
/// enclosing type, and the arguments.
struct CommentDraft {
  /// The text in the language of comments; empty if there are no words for that language.
  let text: String

  /// True if a comment still has the ellipsis of a draft.
  static func isLeft(in comment: String) -> Bool {
    // The ellipsis of a draft follows the first colon; elsewhere it may be part of an example.
    guard let colon = comment.firstIndex(where: { $0 == "：" || $0 == ":" }) else { return false }
    let rest = String(comment[comment.index(after: colon)...])
    let rests = ["…，在 ", "…。%", " …, in ", " …. %"]
    return rests.contains(where: rest.hasPrefix) || rest == "…" || rest == " …"
  }

  init(_ string: ExtractedString, language: String) {
    guard let words = Words(language: language), let site = string.site else {
      text = ""
      return
    }
    var text = words.role(of: site) + words.colon + "…"
    if let holder = site.holder { text += words.place + holder }
    let placeholders = string.placeholders
    let parts = placeholders.enumerated().map { index, placeholder in
      let specifier = placeholder.specifier
      let name = placeholders.count == 1 ? specifier : "%\(index + 1)$\(specifier.dropFirst())"
      return name + words.colon + placeholder.nameForComments
    }
    if !parts.isEmpty { text += words.stop + parts.joined(separator: words.semicolon) }
    self.text = text
  }

  /// The words of one language for roles, and the marks between them.
  private struct Words {
    /// The index of the language's word in each row of ``roles``.
    let index: Int
    let colon: String
    let place: String
    let stop: String
    let semicolon: String

    init?(language: String) {
      let system = WritingSystem(language: language)
      switch system?.main {
      case .han:
        index = system?.hanForm == .traditional ? 1 : 0
        (colon, place, stop, semicolon) = ("：", "，在 ", "。", "；")
      case .latin where language == "en" || language.hasPrefix("en-"):
        index = 2
        (colon, place, stop, semicolon) = (": ", ", in ", ". ", "; ")
      default: return nil
      }
    }

    func role(of site: StringSite) -> String {
      var names: [String] = []
      if case .argument(let name, _)? = site.surrounding?.kind { names.append(name) }
      if let call = site.call { names.append(call.name) }
      let role = names.lazy.compactMap { CommentDraft.roles[$0] }.first ?? ["文字", "文字", "Text"]
      return role[index]
    }
  }

  /// The words for roles by API: in Simplified Chinese, Traditional Chinese and English.
  private static let roles: [String: [String]] = [
    "Button": ["按钮", "按鈕", "Button"], "UIAlertAction": ["按钮", "按鈕", "Button"],
    "setTitle": ["按钮", "按鈕", "Button"], "Label": ["标签", "標籤", "Label"],
    "Toggle": ["开关", "開關", "Toggle"], "Section": ["分组标题", "分組標題", "Section title"],
    "Picker": ["选择器", "選擇器", "Picker"], "Menu": ["菜单", "選單", "Menu"],
    "Link": ["链接", "連結", "Link"], "NavigationLink": ["链接", "連結", "Link"],
    "TextField": ["输入框", "輸入框", "Text field"],
    "SecureField": ["输入框", "輸入框", "Text field"],
    "Tab": ["标签页", "標籤頁", "Tab"],
    "navigationTitle": ["页面标题", "頁面標題", "Page title"],
    "alert": ["对话框标题", "對話框標題", "Dialog title"],
    "confirmationDialog": ["对话框标题", "對話框標題", "Dialog title"],
    "UIAlertController": ["对话框文字", "對話框文字", "Dialog text"],
    "help": ["悬停提示", "懸停提示", "Tooltip"],
    "accessibilityLabel": ["无障碍标签", "無障礙標籤", "Accessibility label"],
    "accessibilityHint": ["无障碍提示", "無障礙提示", "Accessibility hint"],
    "ContentUnavailableView": ["空白页标题", "空白頁標題", "Empty state title"],
  ]
}
