import LocalizationModel

/// The use of an entry's text in the code: shown alone, or as a part of another text. A part may
/// need a space or line break at an end, so `space-edges` and `newline-edges` report less for it.
enum TextUsage {
  /// Every place in the code passes the text to a view as it is.
  case whole
  /// Some place in the code joins the text to another one.
  case joined
  /// The code makes a string of the text, which may be used anywhere, or no place is known.
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
