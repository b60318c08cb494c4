/// A list of words that say nothing in a comment: they name a kind of control, text or surface, or
/// only promise a comment. `comment-echo` reports comments made of them.
enum FillerWords {
  /// True if a comment consists only of these words.
  static func fill(_ comment: String) -> Bool {
    // A comment longer than this says something.
    if comment.utf8.count > 72 { return false }
    // Quick check: most comments begin with a character that begins none of the words.
    if let first = firstLetter(of: comment), first.value >= 0x80, othersByFirst[first] == nil {
      return false
    }
    let text = normalized(comment)
    if text.isEmpty { return true }
    return text.utf8.allSatisfy({ $0 < 0x80 })
      ? text.split(separator: " ").allSatisfy { english.contains(String($0)) }
      : isMadeOfOthers(text.unicodeScalars.filter { $0 != " " })
  }

  /// Returns a text in lower case, without punctuation and with one space between words.
  static func normalized(_ text: String) -> String {
    var normalized = ""
    var isBetweenWords = false
    for scalar in text.unicodeScalars {
      let isWord: Bool
      var small = scalar
      switch scalar {
      case "a"..."z", "0"..."9": isWord = true
      case "A"..."Z":
        isWord = true
        small = Unicode.Scalar(UInt8(scalar.value) | 0x20)
      case _ where scalar.value < 0x80: isWord = false
      default: isWord = scalar.properties.isAlphabetic
      }
      if isWord {
        if isBetweenWords, !normalized.isEmpty { normalized += " " }
        isBetweenWords = false
        normalized.unicodeScalars.append(small)
      } else {
        isBetweenWords = true
      }
    }
    return normalized
  }

  /// True if two texts are equal except for punctuation, spaces and capitals.
  static func equal(_ first: String, _ second: String) -> Bool {
    let (short, long) = (
      min(first.utf8.count, second.utf8.count), max(first.utf8.count, second.utf8.count)
    )
    // Most pairs differ in length or at the beginning, which is quick to compare.
    guard long <= short + short / 2 + 8 else { return false }
    if let one = firstLetter(of: first), let other = firstLetter(of: second), one != other {
      return false
    }
    return normalized(first) == normalized(second)
  }

  /// Returns the first scalar of the normalized text if it is ASCII or a Chinese character, which
  /// no combining mark after it changes; `nil` for others.
  private static func firstLetter(of text: String) -> Unicode.Scalar? {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "\u{4E00}"..."\u{9FFF}": return scalar
      case "A"..."Z": return Unicode.Scalar(UInt8(scalar.value) | 0x20)
      case _ where scalar.value < 0x80 || isMark(scalar): continue
      default: return nil
      }
    }
    return nil
  }

  /// True for quotation marks, brackets and punctuation beyond ASCII.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    0x2010...0x2027 ~= scalar.value || 0x3000...0x3002 ~= scalar.value
      || 0x3008...0x3011 ~= scalar.value || 0xFF01...0xFF0F ~= scalar.value
  }

  /// True if a text without spaces is a sequence of words of ``others``.
  private static func isMadeOfOthers(_ text: String.UnicodeScalarView) -> Bool {
    // Comparing scalars is enough, and faster, if each scalar is a whole character.
    guard text.allSatisfy(isComposed) else { return isMade(of: others, Array(String(text))) }
    let scalars = Array(text)
    // True for each index that a sequence of words ends at.
    var reached = [Bool](repeating: false, count: scalars.count + 1)
    reached[0] = true
    for start in scalars.indices where reached[start] {
      for word in othersByFirst[scalars[start]] ?? []
      where scalars[start...].starts(with: word) {
        reached[start + word.count] = true
      }
    }
    return reached[scalars.count]
  }

  /// True if a scalar is a whole character, whatever follows it, with only one spelling in Unicode.
  private static func isComposed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF,
      0xAC00...0xD7A3:
      true
    default: false
    }
  }

  /// True if a text is a sequence of words of the list.
  private static func isMade(of words: Set<String>, _ text: [Character]) -> Bool {
    var reached = [Bool](repeating: false, count: text.count + 1)
    reached[0] = true
    for start in text.indices where reached[start] {
      for end in (start + 1)...text.count where words.contains(String(text[start..<end])) {
        reached[end] = true
      }
    }
    return reached[text.count]
  }

  private static let english: Set<String> = [
    "a", "alert", "an", "and", "button", "buttons", "caption", "comment", "comments", "content",
    "description", "dialog",
    "error", "field", "fixme", "footer", "for", "header", "heading", "here", "hint", "item", "key",
    "label", "link", "localizable", "localization", "localized", "menu", "message", "messages", "n",
    "name", "nil", "no", "none", "null", "of", "option", "page", "placeholder", "popup", "prompt",
    "row",
    "screen",
    "section", "sheet", "some", "string", "strings", "subtitle", "tab", "tbd", "test",
    "text", "texts", "the", "title", "titles", "todo", "toggle", "translate", "translation", "ui",
    "value", "view", "warning", "word", "words", "xxx",
  ]

  /// The words of ``others`` by their first scalar.
  private static let othersByFirst: [Unicode.Scalar: [[Unicode.Scalar]]] = {
    var words: [Unicode.Scalar: [[Unicode.Scalar]]] = [:]
    for word in others.map({ Array($0.unicodeScalars) }) {
      if let first = word.first { words[first, default: []].append(word) }
    }
    return words
  }()

  /// The words in Chinese, Japanese and Korean, and those that occur among them.
  private static let others: Set<String> = [
    // Chinese, both forms
    "按钮", "按鈕", "标题", "標題", "副标题", "副標題", "文本", "文字", "文案", "标签", "標籤", "提示", "提示语",
    "内容", "內容", "描述", "名称", "名稱", "名字", "说明", "說明", "消息", "訊息", "信息", "资讯", "占位符",
    "佔位符", "占位", "字段", "输入框", "輸入框", "菜单", "選單", "菜单项", "选项", "選項", "开关", "開關",
    "链接", "連結", "页面", "頁面", "弹窗", "彈窗", "弹框", "弹出框", "浮层", "对话框", "對話框", "窗口", "視窗", "面板", "卡片",
    "分组", "界面", "介面", "视图", "字符串", "字串", "翻译", "翻譯", "注释", "註解",
    "备注", "備註", "本地化", "国际化", "待补充", "待補充", "待填", "待定", "待翻译", "待翻譯", "待办", "无",
    "無", "暂无", "没有", "空", "测试", "測試", "错误", "錯誤", "警告", "键", "值", "项", "的", "用", "这个",
    "一个", "某个", "主", "小", "大", "列表", "单词", "词", "文", "ui", "todo", "tbd",
    // Japanese
    "ボタン", "タイトル", "見出し", "テキスト", "文字列", "ラベル", "説明", "メッセージ", "項目", "メニュー",
    "リンク", "画面", "プレースホルダー", "プレースホルダ", "翻訳", "コメント", "未定", "エラー", "の", "名前",
    // Korean
    "버튼", "제목", "텍스트", "문자열", "라벨", "레이블", "설명", "메시지", "항목", "메뉴", "링크", "화면",
    "자리표시자", "번역", "주석", "미정", "오류", "이름",
  ]
}
