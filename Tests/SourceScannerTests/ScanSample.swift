import LocalizationModel
import SourceScanner

/// Short cuts to what is extracted from a text.
enum ScanSample {
  static func scan(_ text: String) -> SourceScan {
    SourceScan.scan(ContiguousArray(text.utf8), path: "Sample.swift")
  }

  static func keys(_ text: String) -> [String] { scan(text).strings.map(\.key) }
}
