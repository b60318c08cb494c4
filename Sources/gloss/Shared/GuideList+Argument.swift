import GlossCommandLine
package import GlossKit

extension GuideList: ExpressibleByArgument {
  /// Reads names separated by commas.
  package init?(argument: String) { self.init(names: argument) }

  /// The names, separated by commas.
  package var defaultValueDescription: String { names }

  /// The names of all packs.
  package static var allValueStrings: [String] { allNames }

  package static var isList: Bool { true }
}
