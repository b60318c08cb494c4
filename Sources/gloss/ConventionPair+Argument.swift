import GlossCommandLine
package import GlossKit

extension ConventionPair: ExpressibleByArgument {
  /// Reads two languages with a colon between them.
  package init?(argument: String) { self.init(names: argument) }

  /// The languages, with a colon between them.
  package var defaultValueDescription: String { names }
}
