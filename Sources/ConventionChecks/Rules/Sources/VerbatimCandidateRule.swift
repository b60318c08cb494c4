import LocalizationModel
import StringCatalog

/// A localizable literal without words. Nothing is reported if a catalog already has a different
/// translation, or marks the text as not to be translated.
struct VerbatimCandidateRule: KeyRule {
  static let summary = RuleSummary(
    id: "verbatim-candidate", severity: .info, isOnByDefault: true,
    title: Message(
      "a localizable literal without words", comment: "规则 verbatim-candidate 的标题"),
    reason: Message(
      """
      “•”, “%@” and “—” come to the catalog as keys, and translators wonder what to do with them. \
      `Text(verbatim:)` keeps them out. Numbers need care: a localized text writes them with the digits \
      of the language, and `Text(verbatim: count.formatted())` does so, too. Texts that a catalog \
      translates, or marks as not to be translated, are left alone.
      """, comment: "规则 verbatim-candidate 的理由，Markdown 格式"),
    good: [
      .swift(#"Text(verbatim: "•")"#),
      .swift(#"Text(": ", comment: "标签与值之间")"#),
      .swift(#"Picker("", selection: $choice) {}"#),
      .swift(#"Text("OK", comment: "关闭提示的按钮")"#),
      .swift(#"Text("\(count) %", comment: "进度。%lld：百分数")"#),
      .swift(#"Text("\(Image(systemName: "lock")) ")"#),
      .swift(#"Text("\(date, style: .date)")"#),
      .both(
        #"Text("→")"#,
        #"""
        {"sourceLanguage" : "en", "strings" : {"→" : {"localizations" : {"ar" : {
          "variations" : {"device" : {"other" : {
            "stringUnit" : {"state" : "translated", "value" : "←"}}}}}}}}, "version" : "1.0"}
        """#),
      .both(
        #"Text("B")"#,
        #"""
        {"sourceLanguage" : "en", "strings" : {"B" : {"localizations" : {"fr" : {
          "stringUnit" : {"state" : "translated", "value" : "V"}}}}}, "version" : "1.0"}
        """#),
      .both(
        ##"Label("#", systemImage: "number")"##,
        #"""
        {"sourceLanguage" : "en", "strings" : {"#" : {"shouldTranslate" : false}},
         "version" : "1.0"}
        """#),
    ],
    bad: [
      .swift(#"Text(⟦"•"⟧)"#, fixed: #"Text(verbatim: "•")"#),
      .swift(#"Text(⟦"\(name)"⟧)"#),
      .swift(
        #"let name: String; Text(⟦"\(name)"⟧)"#,
        fixed: #"let name: String; Text(verbatim: "\(name)")"#),
      .swift(#"Text(⟦"👋"⟧, comment: "表情")"#),
      .swift(#"Label(⟦"—"⟧, systemImage: "minus")"#),
    ])

  func check(_ key: KeySites, _ findings: inout FindingSink) {
    // An empty text means that a view has no title.
    guard !key.key.isEmpty, Self.hasNothingToTranslate(key.key),
      !key.entries.contains(where: Self.isDecided)
    else { return }
    for index in key.sites.indices where key.sites[index].defaultValue == nil {
      let site = key.sites[index]
      if Self.needsLocalizedText(site) { continue }
      let message =
        site.site?.traits.takesVerbatim == true
        ? Message(
          "'\(key.key)' has nothing to translate: show it with Text(verbatim: \"…\")",
          comment: "发现：键里没有可翻译的内容。%@：键")
        : Message(
          """
          '\(key.key)' has nothing to translate: pass a Text(verbatim: "…") if that is possible, or set \
          'shouldTranslate' to false in the catalog
          """, comment: "发现：键里没有可翻译的内容，而此处不一定能用 Text(verbatim:)。%@：键")
      findings.add(message, at: site, fix: fix(site))
    }
  }

  /// True if an interpolation is an image, another text or a formatted value, which only a
  /// localized text can hold.
  private static func needsLocalizedText(_ string: ExtractedString) -> Bool {
    string.placeholders.contains { placeholder in
      placeholder.confidence == .written
        || ["Image(", "Text("].contains { placeholder.expression.hasPrefix($0) }
    }
  }

  /// True if a catalog keeps the text untranslated, or has a different translation.
  private static func isDecided(_ entry: CatalogEntry) -> Bool {
    if !entry.shouldTranslate { return true }
    let source = entry.sourceUnit?.value ?? entry.key
    return entry.languages.contains { language in
      if language == entry.sourceLanguage { return false }
      // A text with variations was written by a translator.
      guard let unit = entry.unit(language) else { return true }
      return !unit.value.isBlank && unit.state != .new && !unit.value.hasBytes(of: source)
    }
  }

  /// True if a key has no letters, or is a single one, and has no punctuation that languages space
  /// differently.
  static func hasNothingToTranslate(_ key: String) -> Bool {
    if hasPlainWord(key) { return false }
    let wording = Wording(key)
    if key.isEmpty { return true }
    if wording.letters > 0 { return wording.letters == 1 && key.count == 1 }
    // Languages have their own spacing and marks: `: ` is `：` in Chinese, ` : ` in French.
    if key.contains(where: { ",:;.?!()[]\"'…".contains($0) }) { return false }
    let arguments = FormatSpecifier.all(in: key)
    if arguments.isEmpty {
      // A number with a sign, a price or a time is written differently in other languages.
      return !key.contains(where: \.isNumber)
    }
    return !key.hasText("%%") && arguments.count == 1
      && arguments.allSatisfy { $0.conversion == "@" }
  }

  /// True if the key has a word of two ASCII letters that is neither in a placeholder nor in a
  /// quotation. A quick check that settles most keys.
  private static func hasPlainWord(_ key: String) -> Bool {
    key.withBytes { bytes in
      var hasWord = false
      var letters = 0
      for offset in bytes.indices {
        switch bytes[offset] | 0x20 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"):
          let isStart = offset == 0 || bytes[offset - 1] == UInt8(ascii: " ")
          letters = isStart ? 1 : letters == 1 ? 2 : 0
          if letters == 2 { hasWord = true }
        case UInt8(ascii: "\""), UInt8(ascii: "'"), 0x80...: return hasWord
        default:
          if bytes[offset] == UInt8(ascii: "`") { return hasWord }
          letters = 0
        }
      }
      return hasWord
    }
  }

  private func fix(_ string: ExtractedString) -> Fix? {
    guard let site = string.site, let call = site.call, call.arguments.count == 1,
      site.traits.takesVerbatim, site.value == string.range,
      string.placeholders.allSatisfy({ [.declared, .inferred].contains($0.confidence) })
    else { return nil }
    return Fix(
      Message("show it as it is with 'verbatim:'", comment: "修复：改用 verbatim 参数"),
      edits: [
        Fix.Edit(insert: "verbatim: ", at: string.range.start),
        // An empty insertion collides with other fixes that would insert after the literal in the
        // same round, such as a comment.
        Fix.Edit(insert: "", at: string.range.end),
      ], isSafe: false)
  }
}
