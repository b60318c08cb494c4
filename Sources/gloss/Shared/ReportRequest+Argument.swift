import GlossCommandLine
package import GlossKit

/// A report format with a line of help for each value.
package protocol DescribedFormat: ReportFormat {
  static var descriptions: [String: String] { get }
}

extension ReportRequest: ExpressibleByArgument where Format: DescribedFormat {
  package init?(argument: String) { self.init(argument) }

  package var defaultValueDescription: String { text }

  package static var allValueStrings: [String] { names }

  package static var allValueDescriptions: [String: String] { Format.descriptions }
}
