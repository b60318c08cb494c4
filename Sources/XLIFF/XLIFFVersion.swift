/// The versions of XLIFF that are read and written.
public enum XLIFFVersion: String, Sendable, CaseIterable {
  /// What Xcode exchanges: XLIFF 1.2 of OASIS.
  case v1_2 = "1.2"
  /// The core of XLIFF 2.0, for other translators' programs.
  case v2_0 = "2.0"
  /// As 2.0: the core is the same.
  case v2_1 = "2.1"

  /// The namespace of its elements.
  var namespace: String {
    switch self {
    case .v1_2: "urn:oasis:names:tc:xliff:document:1.2"
    case .v2_0, .v2_1: "urn:oasis:names:tc:xliff:document:2.0"
    }
  }
}
