import LocalizationModel
import StringCatalog

/// HTML tags in a translation that differ from the source text's.
struct MarkupRule: TranslationRule {
  static let summary = RuleSummary(
    id: "markup", severity: .warning,
    title: Message("tags that differ from the source's", comment: "规则 markup 的标题"),
    reason: Message(
      """
      Code that makes `<b>` bold or `<link>` a link looks for the tags of the source text. A translation \
      that drops one, or translates its name, shows the rest of it to people.
      """, comment: "规则 markup 的理由，Markdown 格式"),
    good: [
      .translation("<b>All</b> files", to: "de", "<b>Alle</b> Dateien"),
      .translation("a < b and c > d", to: "de", "a<b und c > d"),
      .translation("<first> then <second>", to: "fr", "<premier> puis <second>"),
      .translation("Less than", to: "de", "kleiner (<)"),
      .translation("Less than", to: "fr", "x<b et c"),
      .entries(
        """
        "Two lines" : {"localizations" : {
          "de" : {"stringUnit" : {"state" : "translated", "value" : "Zwei<br>Zeilen"}},
          "ru" : {"stringUnit" : {"state" : "translated", "value" : "Две<br>строки"}}}}
        """),
      .translation("Line<br>two", to: "zh-Hans", "第一行<br/>第二行"),
      .translation("<b>Line</b><br>two", to: "ar", "<b>سطر</b> اثنان"),
      .translation("<a href=\"x\">A</a>", to: "fr", "<a  href='y/fr'>A</a>"),
    ],
    bad: [
      .translation("<b>All</b> files", to: "de", "⟦<b>Alle Dateien⟧"),
      .translation("👋 Read the <a href=\"x\">terms</a>", to: "zh-Hans", "⟦👋 请阅读条款⟧"),
      .translation("<b>All</b> files", to: "fr", "⟦<gras>Tous</gras> les fichiers⟧"),
      .translation("<a href=\"x\">A page</a>", to: "de", "⟦<a>Seite</a>⟧"),
      .translation("<a href=\"x\" id='y'>A page</a>", to: "es", "⟦<a href=\"x\" id=y>Página</a>⟧"),
      .translation("<a href=\"x\">A page</a>", to: "ja", "⟦<a href=”x”>ページ</a>⟧"),
      .translation("<b>Arabic</b>", to: "it", "⟦Arabo</b>⟧"),
      .translation("A page", to: "de", "⟦<p>Seite</p>⟧"),
      .translation("👋 A page", to: "fr", "⟦👋<br/>Page⟧"),
      .translation("A page", to: "ru", "⟦<b>Страница⟧"),
      .translation("A page", to: "zh-Hans", "⟦<span class=\"x\">页面⟧"),
      .translation("<i class=\"x\">A page</i>", to: "ru", "⟦<i class=\"x>Страница</i>⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard target.traits.union(source.traits).contains(.bracket), translation.isComparable,
      translation.isFinished
    else { return }
    guard source.traits.contains(.bracket), source.hasByte(UInt8(ascii: "<")) else {
      checkAddedTags(of: translation, &findings)
      return
    }
    // Line breaks are layout: a shorter text may have fewer.
    let wanted = tags(in: source.text).filter { $0 != "br" }
    // Angle brackets without a closing tag are probably no tags.
    guard wanted.contains(where: { $0.hasPrefix("/") }) else { return }
    let found = tags(in: target.text).filter { $0 != "br" }
    if wanted == found {
      checkAttributes(of: translation, &findings)
      return
    }
    let missing = wanted.first { tag in
      found.count { $0 == tag } < wanted.count { $0 == tag }
    }
    let message =
      missing.map {
        Message(
          "'\(target.text)' lacks the tag '<\($0)>' of the source text: add it",
          comment: "发现：译文缺少标签。%1$@：译文；%2$@：标签")
      } ?? Self.added(target)
    findings.add(message, at: target.range)
  }

  private static func added(_ target: CheckedText) -> Message {
    Message(
      "'\(target.text)' has a tag that the source text does not have: remove it",
      comment: "发现：译文多了标签。%@：译文")
  }

  /// Reports a tag beside a source text without any angle bracket. If other languages have tags as
  /// well, the app seems to read them.
  private func checkAddedTags(of translation: Translation, _ findings: inout FindingSink) {
    let target = translation.target
    guard target.traits.contains(.bracket), target.hasByte(UInt8(ascii: "<")) else { return }
    let found = tags(in: target.text)
    let isTagged = found.contains { tag in
      Self.names.contains(tag) || tag.hasPrefix("/") && found.contains(String(tag.dropFirst()))
    }
    guard isTagged else { return }
    let others = translation.entry.translations.contains { other in
      other.language != translation.language
        && other.leaves.contains { $0.value?.text.hasByte(UInt8(ascii: "<")) ?? false }
    }
    if !others { findings.add(Self.added(target), at: target.range) }
  }

  /// Tags that stand alone, or that a text shows if they are not closed.
  private static let names: Set<String> = [
    "a", "b", "br", "center", "div", "em", "font", "h1", "h2", "h3", "html", "i", "img", "li", "ol",
    "p", "pre", "span", "strong", "u", "ul",
  ]

  /// Checks the names and quotes of the attributes of opening tags.
  private func checkAttributes(of translation: Translation, _ findings: inout FindingSink) {
    let target = translation.target
    let wanted = TagAttribute.all(in: translation.source.text)
    if wanted.isEmpty { return }
    let found = TagAttribute.all(in: target.text)
    let lost = wanted.first { attribute in
      found.count { $0 == attribute } < wanted.count { $0 == attribute }
    }
    guard let lost else { return }
    let hasName = found.count { $0.name == lost.name } >= wanted.count { $0.name == lost.name }
    findings.add(
      hasName
        ? Message(
          """
          the value of '\(lost.name)' in '\(target.text)' is not quoted as in the source text: write \
          both quotes
          """, comment: "发现：标签属性值的引号与源文不同。%1$@：属性名；%2$@：译文")
        : Message(
          "'\(target.text)' lacks the attribute '\(lost.name)' of the source text: add it",
          comment: "发现：译文的标签缺少属性。%1$@：译文；%2$@：属性名"),
      at: target.range)
  }

  /// Returns the names of the tags in lower case and sorted; closing tags have a slash: `/b`.
  private func tags(in text: String) -> [String] {
    var tags: [String] = []
    let bytes = Array(text.utf8)
    var index = 0
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = open + 1
      guard let close = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else { break }
      var name = bytes[index..<close]
      if name.last == UInt8(ascii: "/") { name = name.dropLast() }
      let isClosing = name.first == UInt8(ascii: "/")
      if isClosing { name = name.dropFirst() }
      let letters = name.prefix { byte in
        Unicode.Scalar(byte).isASCIILetter || Unicode.Scalar(byte).isASCIIDigit
      }
      let isWhole = letters.count == name.count || name[letters.endIndex] == UInt8(ascii: " ")
      let isTag = !letters.isEmpty && isWhole
      if isTag {
        tags.append((isClosing ? "/" : "") + String(decoding: letters, as: UTF8.self).lowercased())
      }
      index = isTag ? close + 1 : index
    }
    return tags.sorted()
  }
}
