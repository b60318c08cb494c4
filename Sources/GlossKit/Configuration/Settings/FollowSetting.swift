import OrderedJSON

extension Settings {
  /// `"follow": true`
  static let follow = Setting<Configuration>(
    "follow",
    "Whether a literal counts that reaches its lookup as a String, through functions, views and "
      + "variables of the project.",
    .flag, default: .boolean(Configuration().follow)
  ) { $0.follow = $1 }
}
