/// A language that the program speaks.
public enum MessageLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case chinese = "zh-Hans"

  /// What stands behind a list that is cut short.
  var ellipsis: String {
    switch self {
    case .english: " …"
    case .chinese: "等"
    }
  }

  /// What stands between a subject in words and what is said of it; behind a path it is `: ` in both.
  package var colon: String {
    switch self {
    case .english: ": "
    case .chinese: "："
    }
  }

  /// What stands between the names of a list.
  package var comma: String {
    switch self {
    case .english: ", "
    case .chinese: "、"
    }
  }
}
