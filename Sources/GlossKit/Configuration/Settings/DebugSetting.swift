import OrderedJSON

extension Settings {
  /// `"debug": true`
  static let debug = Setting<Configuration>(
    "debug", "Whether strings under '#if DEBUG' are extracted.", .flag,
    default: .boolean(Configuration().debug)
  ) { $0.debug = $1 }
}

extension Configuration {
  private enum DebugKey: ConfigurationKey { static let standard = false }

  /// Whether strings in `#if DEBUG` are extracted.
  public var debug: Bool {
    get { self[DebugKey.self] }
    set { self[DebugKey.self] = newValue }
  }
}
