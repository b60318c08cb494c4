/// A correct text in a source and in the catalog, into which a ``MistakeKind`` is planted.
package struct Sample: Sendable {
  /// The content of the text in addition to words.
  package enum Shape: Sendable {
    case plain
    /// The placeholder `%lld`.
    case counted
    /// The placeholder `%@`.
    case named
    /// The placeholders `%@` and `%lld`, numbered in the source text.
    case both
    /// A percentage, `%lld%%`.
    case share
    /// The placeholder `%lld` with plural forms.
    case plural
    /// A word between asterisks.
    case emphasis
  }

  package let shape: Shape
  private let index: Int
  /// The key as a catalog spells it.
  package let key: String
  /// The text between the quotes of the literal.
  package let literal: String
  package let comment: String
  /// The German translation.
  package let german: String
  package let russian: String
  package let chinese: String

  /// Makes a sample.
  ///
  /// - Parameter index: Less than `Words.count`. Each index gives another text.
  package init(_ shape: Shape, index: Int) {
    let words = Words(index)
    self.shape = shape
    self.index = index
    let (specifiers, values, note) =
      switch shape {
      case .plain: ("", "", "")
      case .counted, .plural: (" %lld", #" \(count)"#, "。%lld：数量")
      case .named: (" %@", #" \(name)"#, "。%@：名称")
      case .both: (" %@ %lld", #" \(name) \(count)"#, "。%1$@：名称；%2$lld：数量")
      case .share: (" %lld%%", #" \(count)%"#, "。%lld：百分比")
      case .emphasis: (" **now**", " **now**", "")
      }
    key = words.english + specifiers
    literal = words.english + values
    comment = words.chineseTopic + note
    switch shape {
    case .both:
      german = "%2$lld \(words.german) %1$@"
      russian = "\(words.russian) %1$@ %2$lld"
      chinese = "%1$@ \(words.chinese) %2$lld"
    case .emphasis:
      german = "\(words.german) **jetzt**"
      russian = "\(words.russian) **сейчас**"
      chinese = "**现在** \(words.chinese)"
    default:
      german = words.german + specifiers
      russian = words.russian + specifiers
      chinese = words.chinese + specifiers
    }
  }

  /// A text without letters, which differs from sample to sample.
  package var symbols: String {
    let signs = ["•", "→", "×", "★", "◆", "○", "↑", "↓"]
    // Three bits of the index choose each sign.
    return (0..<5).map { signs[index >> (3 * $0) & 7] }.joined()
  }

  /// The line of a view.
  package var code: String { "Text(\"\(literal)\", comment: \"\(comment)\")" }

  /// The entry of the catalog in Xcode's form, without a comma.
  package var entry: String {
    var languages: [(String, String)] = [
      ("de", localization(german, ["one", "other"])),
      ("ru", localization(russian, ["few", "many", "one", "other"])),
      ("zh-Hans", localization(chinese, ["other"])),
    ]
    if shape == .both {
      let numbered = key.replacing("%@", with: "%1$@").replacing("%lld", with: "%2$lld")
      languages.insert(("en", Self.unit(numbered, state: "new", indent: 10)), at: 1)
    }
    if shape == .plural {
      languages.insert(("en", localization(key, ["one", "other"])), at: 1)
    }
    let localizations = languages.map { "        \"\($0.0)\" : {\n\($0.1)\n        }" }
    return """
          "\(key)" : {
            "comment" : "\(comment)",
            "localizations" : {
      \(localizations.joined(separator: ",\n"))
            }
          }
      """
  }

  private func localization(_ text: String, _ categories: [String]) -> String {
    guard shape == .plural else { return Self.unit(text, indent: 10) }
    let cases = categories.map { category in
      "              \"\(category)\" : {\n\(Self.unit(text + Self.suffixes[category, default: ""], indent: 16))\n"
        + "              }"
    }
    return """
                "variations" : {
                  "plural" : {
      \(cases.joined(separator: ",\n"))
                  }
                }
      """
  }

  /// The additions that make the forms of a plural different.
  private static let suffixes = ["one": " a", "few": " b", "many": " c"]

  private static func unit(_ text: String, state: String = "translated", indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    return """
      \(space)"stringUnit" : {
      \(space)  "state" : "\(state)",
      \(space)  "value" : "\(text)"
      \(space)}
      """
  }
}
