import GlossCommandLine
package import GlossKit

extension GuideList: ExpressibleByArgument {
  /// Reads names between commas.
  package init?(argument: String) { self.init(names: argument) }

  /// The names, with commas between them.
  package var defaultValueDescription: String { names }

  /// Every name there is.
  package static var allValueStrings: [String] { allNames }

  package static var isList: Bool { true }
}
