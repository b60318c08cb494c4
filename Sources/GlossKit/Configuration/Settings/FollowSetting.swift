import ConventionChecks
import OrderedJSON

extension Settings {
  /// `"follow": true`
  static let follow = Setting<Configuration>(
    "follow",
    "Whether to follow a String from its lookup back to literals, through functions, views and "
      + "variables of the project.",
    .flag, default: .boolean(Configuration().follow)
  ) { $0.follow = $1 }
}

extension Configuration {
  /// Whether a literal is localizable that comes to what localizes it as a `String`.
  public var follow: Bool {
    get { checks.base.followsStrings }
    set { checks.base.followsStrings = newValue }
  }
}
