/// The versions of XLIFF that can be read and written.
public enum XLIFFVersion: String, Sendable, CaseIterable {
  /// XLIFF 1.2 of OASIS, which Xcode exchanges.
  case v1_2 = "1.2"
  /// The core of XLIFF 2.0, for other translators' programs.
  case v2_0 = "2.0"
  /// XLIFF 2.1, which has the same core.
  case v2_1 = "2.1"

  /// The namespace of the version's elements.
  var namespace: String {
    switch self {
    case .v1_2: "urn:oasis:names:tc:xliff:document:1.2"
    case .v2_0, .v2_1: "urn:oasis:names:tc:xliff:document:2.0"
    }
  }
}
