import GlossCommandLine
package import GlossKit

/// The shapes of one command's report, as its help explains them.
package protocol DescribedFormat: ReportFormat {
  static var descriptions: [String: String] { get }
}

extension ReportRequest: ExpressibleByArgument where Format: DescribedFormat {
  package init?(argument: String) { self.init(argument) }

  package var defaultValueDescription: String { text }

  package static var allValueStrings: [String] { names }

  package static var allValueDescriptions: [String: String] { Format.descriptions }
}
