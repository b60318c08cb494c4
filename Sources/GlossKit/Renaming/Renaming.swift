public import LocalizationModel

/// The plan of `gloss rename`: one key replaced by another in the Swift sources that spell it and
/// in the catalogs that have it.
///
/// A project and two keys come in, new bytes of files come out, and only ``write(under:)`` writes
/// them. The rename happens everywhere or nowhere. These cases are ``failures``, which prevent it:
/// a call whose key is not one literal, a place that may look the key up and is not rewritten, a
/// catalog with translations under both keys.
public struct Renaming: FilePlan {
  /// The options of `gloss rename`.
  public struct Options: Sendable {
    /// The only table whose strings and catalogs change; `nil` for all.
    public var table: String?
    /// True if both keys mean the same, so that translations keep their states instead of needing
    /// review. Without it they do where the source text stays the same.
    public var keepsStates: Bool
    /// The rule for the source text of an entry whose old key is its own text.
    public var text: TextSetting
    /// True to leave literals and files unchanged that spell the key and may look it up. Otherwise
    /// each of them is a failure.
    public var leavesUnrecognized: Bool

    /// Renames in all tables, marks translations for review, and refuses unrecognized places by
    /// default.
    public init(
      table: String? = nil, keepsStates: Bool = false, text: TextSetting = .standard,
      leavesUnrecognized: Bool = false
    ) {
      self.table = table
      self.keepsStates = keepsStates
      self.text = text
      self.leavesUnrecognized = leavesUnrecognized
    }
  }

  /// The rule for the source text of an entry whose old key is its own text.
  public enum TextSetting: String, Sendable, CaseIterable {
    /// Keep the text if the new key is a name, such as `tone.pick`, and the old one is not.
    case auto
    /// Make the old key the explicit text in the source language.
    case keep
    /// Let the new key be its own text.
    case change

    /// The default.
    public static let standard = auto
  }

  /// The files that change, sorted by path bytes; none if there are failures.
  public internal(set) var files: [FileChange] = []
  /// The paths of the catalogs whose translations are to be reviewed, because the text changes and
  /// the options do not keep their states.
  var catalogsToReview: Set<String> = []
  /// By the path of a catalog, the old key that stays as the source text of the entry.
  var keptTexts: [String: String] = [:]
  /// Notes on places to review, sorted by path bytes, then by place.
  public internal(set) var findings: [Finding] = []
  /// The reasons why nothing is renamed, sorted by path bytes, then by place.
  public internal(set) var failures: [GlossError] = []
  let boundary: ProjectBoundary

  /// The files of the plan.
  public var fileChanges: FileChanges { FileChanges(files, within: boundary) }
}
