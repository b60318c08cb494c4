/// A language that the program speaks.
public enum MessageLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case chinese = "zh-Hans"

  /// What stands between the names of a list.
  package var comma: String {
    switch self {
    case .english: ", "
    case .chinese: "、"
    }
  }
}
