import LocalizationModel

/// Half-width punctuation among Chinese characters. Marks in numbers, Latin words, addresses and
/// placeholders stay: ``Prose`` and the characters beside a mark show where it belongs.
struct ZhPunctuationRule: TranslationRule {
  static let summary = RuleSummary(
    id: "zh-punctuation", severity: .warning,
    title: Message(
      "half-width punctuation among Chinese characters", comment: "规则 zh-punctuation 的标题"),
    reason: Message(
      """
      Chinese has punctuation of its own, as wide as a character: `，。？！：；（）［］`. The half-width marks \
      of English stick to the character before them, also before a placeholder. Numbers, Latin words \
      and addresses keep theirs.
      """, comment: "规则 zh-punctuation 的理由，Markdown 格式"),
    good: [
      .translation("Delete it, really?", to: "zh-Hans", "确定要删除吗？"),
      .translation("Version 1.2, beta", to: "zh-Hans", "版本 1.2,beta"),
      .translation("Name: %@", to: "zh-Hans", "名称：%@"),
      .translation("See https://a.cn/x?y", to: "zh-Hant", "見https://a.cn/文件?y"),
      .translation("Hi, you", to: "ja", "はい,君"),
      .translation("Size (MB)", to: "zh-Hans", "大小(MB)"),
      .translation("Press [Enter]", to: "zh-Hans", "按[回车]"),
      .translation("Open file.txt", to: "zh-Hans", "打开文件.文本"),
      .translation("%@ (%lld)", to: "zh-Hans", "%1$@ (%2$lld)"),
      .translation("Don't know 'x'", to: "zh-Hans", "不知道 'x'"),
      .translation("Format: PNG", to: "zh-Hans", "格式: PNG"),
      .translation("Open Yahoo! mail. Done.", to: "zh-Hans", "打开 Yahoo! 邮箱。完成。"),
      .translation("Over 1,234 files. Really?", to: "zh-Hans", "超过 1,234 个文件。真的吗？"),
    ],
    bad: [
      .translation("Delete it?", to: "zh-Hans", "⟦确定删除吗?⟧", fixed: "确定删除吗？"),
      .translation("👋 Hi, you.", to: "zh-Hans", "⟦👋 你好, 朋友.⟧", fixed: "👋 你好，朋友。"),
      .translation("File (old)", to: "zh-Hant", "⟦檔案 (舊的)⟧", fixed: "檔案（舊的）"),
      .translation("Note: full", to: "zh-Hans", "⟦注意:已满!\n⟧", fixed: "注意：已满！\n"),
      .translation("Name: %@", to: "zh-Hans", "⟦名称: %@⟧", fixed: "名称：%@"),
      .translation("%@, please wait", to: "zh-Hans", "⟦%@,请稍候⟧", fixed: "%@，请稍候"),
      .translation("Delete “Photo”", to: "zh-Hans", "⟦删除\"照片\"⟧", fixed: "删除“照片”"),
      .translation("Choose 'All'", to: "zh-Hant", "⟦選擇'全部'⟧", fixed: "選擇「全部」"),
      .translation("Total (%lld)", to: "zh-Hant", "⟦總計 (%lld)⟧", fixed: "總計（%lld）"),
      .translation("Delete %@?", to: "zh-Hans", "⟦删除 %@?⟧", fixed: "删除 %@？"),
      .translation("Photos (old)", to: "zh-Hant", "⟦照片 [舊的]⟧", fixed: "照片［舊的］"),
      .translation("It is full. Try again.", to: "zh-Hans", "⟦已满.请重试。⟧", fixed: "已满。请重试。"),
      .translation("%@ (optional)", to: "zh-Hans", "⟦%@(可选)⟧", fixed: "%@（可选）"),
      .translation(
        "Once on, Mail reads it, others wait.", to: "zh-Hans", "⟦启用后, Mail 会读取,其他的等待。⟧",
        fixed: "启用后，Mail 会读取，其他的等待。"),
      .translation(
        "Use Mail, Notes; delete Photo?", to: "zh-Hans", "⟦用 Mail, 备忘录；删除 Photo?⟧",
        fixed: "用 Mail，备忘录；删除 Photo？"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let target = translation.target
    guard target.traits.contains(.nonASCII),
      !target.traits.isDisjoint(with: [.punctuation, .period, .bracket, .quote]),
      let script = translation.languageFacts.chinese, translation.isFinished
    else { return }
    let prose = Prose(target)
    let source = translation.source
    let marks = self.marks(in: prose, beside: source.text, script)
    if marks.isEmpty { return }
    var corrected: [Unicode.Scalar] = []
    for (index, scalar) in prose.scalars.enumerated() {
      if let mark = marks[index] {
        if mark == "（" || mark == "［", corrected.last == " " { corrected.removeLast() }
        corrected.append(mark)
      } else if scalar == " ", index > 0, let last = marks[index - 1],
        !"“”‘’「」".unicodeScalars.contains(last)
      {
        continue
      } else {
        corrected.append(scalar)
      }
    }
    findings.add(
      Message(
        "'\(target.text)' has half-width punctuation among Chinese: write the full-width marks",
        comment: "发现：中文里有半角标点。%@：译文"),
      at: target.range,
      fix: translation.rewriting(
        to: corrected, Message("write full-width marks", comment: "修复：改成全角标点"), isSafe: true))
  }

  /// Returns the full-width marks by the index of the half-width mark that each replaces.
  private func marks(
    in prose: Prose, beside source: String, _ script: ChineseScript
  ) -> [Int: Unicode.Scalar] {
    var marks: [Int: Unicode.Scalar] = [:]
    let endsSentences = source.contains(". ") || source.contains("。")
    for (index, scalar) in prose.scalars.enumerated() where prose.isProse[index] {
      if let brackets = Self.brackets[scalar] {
        // If the source text has square brackets, they may belong to a name.
        if scalar == "[", source.utf8.contains(UInt8(ascii: "[")) { continue }
        guard let close = closing(brackets, after: index, in: prose),
          isBracketed(index, close, in: prose), !(scalar == "[" && prose[close + 1] == "(")
        else { continue }
        marks[index] = brackets.fullOpen
        marks[close] = brackets.fullClose
      } else if let mark = Self.fullWidth[scalar],
        isAmongHan(index, scalar, in: prose)
          || scalar == "." && endsSentences && isBetweenHan(index, in: prose)
      {
        marks[index] = mark
      }
    }
    addQuotes(in: prose, script, to: &marks)
    if !marks.isEmpty || prose.scalars.contains(where: Self.isFullWidth) {
      addMarks(besideLatinIn: prose, to: &marks)
    }
    return marks
  }

  /// Adds marks between Chinese and Latin letters or digits. Half-width marks there can be a style,
  /// so they are replaced only in texts with other full-width marks.
  private func addMarks(besideLatinIn prose: Prose, to marks: inout [Int: Unicode.Scalar]) {
    for (index, scalar) in prose.scalars.enumerated()
    where prose.isProse[index] && marks[index] == nil && scalar != "." {
      guard let mark = Self.fullWidth[scalar], let before = prose[index - 1] else { continue }
      let hasSpace = prose[index + 1] == " "
      let after = prose[hasSpace ? index + 2 : index + 1]
      let isFitting =
        if before.isHan {
          hasSpace && after.map { $0.isHan || Self.isLatin($0) } ?? false
        } else if Self.isLatin(before) {
          // An exclamation mark may belong to a name.
          switch scalar {
          case ",", ";": after?.isHan ?? false
          case "?": index + 1 == prose.scalars.count
          default: false
          }
        } else {
          false
        }
      if isFitting { marks[index] = mark }
    }
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
  }

  private static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
    "，。？！：；".unicodeScalars.contains(scalar)
  }

  /// True if a mark belongs to Chinese text: a Chinese character or a placeholder comes before it,
  /// and a Chinese character, a placeholder or the end of the line after it.
  private func isAmongHan(_ index: Int, _ scalar: Unicode.Scalar, in prose: Prose) -> Bool {
    if isPlaceholder(index - 1, in: prose) {
      let isLast = index + 1 == prose.scalars.count || prose[index + 1] == "\n"
      if isLast { return isAfterHan(placeholderAt: index - 1, in: prose) }
      return scalar != "." && prose[index + 1]?.isHan == true
    }
    guard let before = prose[index - 1], before.isHan else { return false }
    guard index + 1 < prose.scalars.count else { return true }
    let next = prose[index + 1] == " " ? index + 2 : index + 1
    if isPlaceholder(next, in: prose) { return scalar != "." }
    guard let after = prose[index + 1] else { return false }
    if after == " ", let next = prose[index + 2] { return next.isHan }
    if after == "\n" { return true }
    return after.isHan && scalar != "."
  }

  private func isBetweenHan(_ index: Int, in prose: Prose) -> Bool {
    prose[index - 1]?.isHan == true && prose[index + 1]?.isHan == true
  }

  /// True if the index is in a placeholder.
  private func isPlaceholder(_ index: Int, in prose: Prose) -> Bool {
    guard prose.scalars.indices.contains(index), !prose.isProse[index] else { return false }
    return prose.masks.contains { $0.contains(index) && prose.scalars[$0.lowerBound] == "%" }
  }

  /// True if a Chinese character precedes the placeholder.
  private func isAfterHan(placeholderAt index: Int, in prose: Prose) -> Bool {
    guard let mask = prose.masks.first(where: { $0.contains(index) }) else { return false }
    let before = mask.lowerBound - 1
    return prose[prose[before] == " " ? before - 1 : before]?.isHan == true
  }

  /// Adds Chinese quotes for straight ones, if all pairs enclose Chinese: curly quotes, and corner
  /// brackets in traditional Chinese.
  private func addQuotes(
    in prose: Prose, _ script: ChineseScript, to marks: inout [Int: Unicode.Scalar]
  ) {
    for (quote, left, right) in Self.quotes {
      let places = prose.scalars.indices.filter { prose.scalars[$0] == quote && prose.isProse[$0] }
      if places.count % 2 != 0 { continue }
      let pairs = stride(from: 0, to: places.count, by: 2).map { (places[$0], places[$0 + 1]) }
      let areChinese = pairs.allSatisfy { open, close in
        prose[open + 1]?.isHan == true && prose[close - 1]?.isHan == true
      }
      if !areChinese { continue }
      for (open, close) in pairs {
        marks[open] = script == .traditional ? "「" : left
        marks[close] = script == .traditional ? "」" : right
      }
    }
  }

  /// Returns the index of the closing bracket; `nil` if it is missing, or in a part that programs
  /// read.
  private func closing(_ brackets: Brackets, after open: Int, in prose: Prose) -> Int? {
    for index in (open + 1)..<prose.scalars.count {
      if prose.scalars[index] == brackets.close { return prose.isProse[index] ? index : nil }
      if prose.scalars[index] == prose.scalars[open] { return nil }
    }
    return nil
  }

  /// True if brackets enclose Chinese, or a placeholder that follows Chinese.
  private func isBracketed(_ open: Int, _ close: Int, in prose: Prose) -> Bool {
    let (first, last) = (prose[open + 1], prose[close - 1])
    var before = open - 1
    if prose[before] == " " { before -= 1 }
    let isAfterChinese = prose[before]?.isHan ?? false
    if first?.isHan == true, last?.isHan == true {
      return isAfterChinese || open == 0 || isPlaceholder(before, in: prose)
    }
    return isAfterChinese && (first?.isHan == true || isPlaceholder(open + 1, in: prose))
      && (last?.isHan == true || isPlaceholder(close - 1, in: prose))
  }

  private struct Brackets {
    let close: Unicode.Scalar
    let fullOpen: Unicode.Scalar
    let fullClose: Unicode.Scalar
  }

  /// The brackets by the half-width opening one.
  private static let brackets: [Unicode.Scalar: Brackets] = [
    "(": Brackets(close: ")", fullOpen: "（", fullClose: "）"),
    "[": Brackets(close: "]", fullOpen: "［", fullClose: "］"),
  ]

  private static let quotes:
    [(quote: Unicode.Scalar, left: Unicode.Scalar, right: Unicode.Scalar)] =
      [("\"", "“", "”"), ("'", "‘", "’")]

  private static let fullWidth: [Unicode.Scalar: Unicode.Scalar] = [
    ",": "，", ".": "。", "?": "？", "!": "！", ":": "：", ";": "；",
  ]
}
