/// A language that the program's messages are in.
public enum MessageLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case chinese = "zh-Hans"

  /// The text after a list that is cut short.
  var ellipsis: String {
    switch self {
    case .english: " …"
    case .chinese: "等"
    }
  }

  /// The colon between a subject and what follows; after a path it is `: ` in both languages.
  package var colon: String {
    switch self {
    case .english: ": "
    case .chinese: "："
    }
  }

  /// The comma between the names of a list.
  package var comma: String {
    switch self {
    case .english: ", "
    case .chinese: "、"
    }
  }
}
