import OrderedJSON

extension Settings {
  /// `"debug": true`
  static let debug = Setting<Configuration>(
    "debug", "Whether strings under '#if DEBUG' are extracted.", .flag,
    default: .boolean(Configuration().debug)
  ) { $0.debug = $1 }
}
