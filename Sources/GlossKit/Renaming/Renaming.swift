public import LocalizationModel

/// The plan of `gloss rename`: one key replaced by another in the Swift sources that spell it and
/// in the catalogs that have it.
///
/// A project and two keys come in, new bytes of files come out, and only ``write(under:)`` writes
/// them. The rename happens everywhere or nowhere. These cases are ``failures``, which prevent it:
/// a call whose key is not one literal, a place that may look the key up and is not rewritten, a
/// catalog with translations under both keys.
public struct Renaming: Sendable {
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

  /// A file that changes.
  public struct File: Sendable {
    /// The path of the file.
    public let path: String
    /// The file as read.
    public let oldBytes: ContiguousArray<UInt8>
    /// The file with the new key.
    public let newBytes: ContiguousArray<UInt8>
    /// The number of rewritten places in a source, or of languages with translations in a catalog.
    public let count: Int
    /// The old key, if it stays as the source text of the entry; else `nil`.
    var keptText: String?
    /// True if the translations in a catalog keep their states, because the text stays the same or
    /// the options say so.
    var keepsStates = true
    let stamp: FileStamp?

    init(
      path: String, oldBytes: ContiguousArray<UInt8>, newBytes: ContiguousArray<UInt8>, count: Int,
      keptText: String? = nil, keepsStates: Bool = true, stamp: FileStamp?
    ) {
      self.path = path
      self.oldBytes = oldBytes
      self.newBytes = newBytes
      self.count = count
      self.keptText = keptText
      self.keepsStates = keepsStates
      self.stamp = stamp
    }

    var isCatalog: Bool { FileKind(path: path) == .catalog }
  }

  /// The files that change, sorted by path bytes; none if there are failures.
  public internal(set) var files: [File] = []
  /// Notes on places to review, sorted by path bytes, then by place.
  public internal(set) var findings: [Finding] = []
  /// The reasons why nothing is renamed, sorted by path bytes, then by place.
  public internal(set) var failures: [GlossError] = []
  let boundary: ProjectBoundary

  /// Replaces the files that change, all or none.
  ///
  /// - Parameter lock: Taken before the plan was made, if the run has one.
  /// - Throws: ``GlossError`` if one cannot be replaced, or was changed since it was read.
  public func write(under lock: RunLock? = nil) throws(GlossError) {
    try FileWriter(under: lock, within: boundary).write(
      files.map {
        FileWriter.Change(path: $0.path, bytes: $0.newBytes, replacing: $0.stamp)
      })
  }
}
