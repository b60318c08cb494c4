import OrderedJSON
import StringCatalog

/// What becomes of a catalog's entry whose key is in no source any more.
public enum StaleSetting: String, Sendable, CaseIterable {
  /// As Xcode does: removed if it has no localizations, else marked.
  case xcode
  /// Marked stale.
  case mark
  /// Left as it is.
  case keep
  /// Removed.
  case prune

  /// What holds if nothing is said.
  public static let standard = xcode

  var policy: StalePolicy {
    switch self {
    case .xcode: .xcode
    case .mark: .mark
    case .keep: .keep
    case .prune: .prune
    }
  }
}

extension Settings {
  /// `"stale": "mark"`
  static let stale = Setting<Configuration>(
    "stale", "How to treat a catalog entry whose key is gone from the sources.",
    .choice(), default: .string(StaleSetting.standard.rawValue)
  ) { $0.stale = $1 }
}

extension Configuration {
  private enum StaleKey: ConfigurationKey { static let standard: StaleSetting? = nil }

  /// `nil` if the file does not say.
  public var stale: StaleSetting? {
    get { self[StaleKey.self] }
    set { self[StaleKey.self] = newValue }
  }
}
