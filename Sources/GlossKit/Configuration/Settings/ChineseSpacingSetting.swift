import ConventionChecks
import OrderedJSON

extension Settings {
  /// `"chineseSpacing": "none"`
  static let chineseSpacing = Setting<Configuration>(
    "chineseSpacing", "Whether to write a space between Chinese and Latin letters or digits.",
    .choice(), default: .string(CheckSettings().chineseSpacing.rawValue)
  ) { $0.checks.base.chineseSpacing = $1 }
}
