import LocalizationModel

/// The use of an entry's text in the code: shown alone, or as a part of another text. A part may
/// need a space or line break at an end, which `space-edges` and `newline-edges` respect.
enum TextUsage {
  /// Every place passes it to a view as the whole text.
  case whole
  /// Some place joins it to another text.
  case joined
  /// The code makes a string of it, which may go anywhere, or no place is known.
  case unknown

  init(_ entry: Entry) {
    guard let sites = entry.sites, !sites.isEmpty else {
      self = .unknown
      return
    }
    var isWhole = true
    for string in sites {
      if Self.isJoined(string.site?.surrounding?.kind) {
        self = .joined
        return
      }
      let name = string.site?.call?.name
      if name == nil || name.map(Self.makers.contains) == true { isWhole = false }
    }
    self = isWhole ? .whole : .unknown
  }

  private static func isJoined(_ kind: StringSite.Surrounding.Kind?) -> Bool {
    switch kind {
    case .operation(let operators): operators.contains("+")
    case .interpolation: true
    default: false
    }
  }

  /// Calls whose result is a text and no view.
  private static let makers: Set<String> = [
    "String", "NSLocalizedString", "LocalizedStringResource", "LocalizedStringKey",
    "AttributedString", "localizedString", "NSLocalizedStringWithDefaultValue",
  ]
}
