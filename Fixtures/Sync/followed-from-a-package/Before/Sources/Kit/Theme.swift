public enum Theme: String, CaseIterable {
  case system = "As the system"
  case dark = "Dark theme"
}

public struct Legend {
  /// Shown by nothing that can be followed.
  public let hint = "Swipe to begin"
}
