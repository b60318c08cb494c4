import GlossCommandLine
package import GlossKit

extension ConventionPair: ExpressibleByArgument {
  package static let valueForm: String? = "such as en:zh-Hans"

  /// Reads two languages separated by a colon, such as `en:zh-Hans`.
  package init?(argument: String) { self.init(names: argument) }

  /// The two languages separated by a colon.
  package var defaultValueDescription: String { names }
}
