/// A language that the program speaks.
public enum MessageLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case chinese = "zh-Hans"
}
