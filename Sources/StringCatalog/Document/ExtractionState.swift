/// An entry's `extractionState` exactly as the file spells it, known to us or not.
public struct ExtractionState: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Added by hand; extraction leaves it alone.
  public static let manual = Self(rawValue: "manual")
  /// Migrated from a `.strings` file.
  public static let migrated = Self(rawValue: "migrated")
  /// No longer found in the sources.
  public static let stale = Self(rawValue: "stale")
  /// Found in the sources with a default value.
  public static let extractedWithValue = Self(rawValue: "extracted_with_value")
}
