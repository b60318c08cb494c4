public import LocalizationModel

/// Another key for a text: in the Swift sources that spell it and in the catalogs that have it, in one
/// step. The plan behind `gloss rename`; nothing is written until ``write(under:)``.
///
/// What cannot be done everywhere is done nowhere: a call whose key is put together, a place that may look
/// the key up and is not rewritten, a catalog that has translations under both keys are ``failures``.
public struct Renaming: Sendable {
  /// What `gloss rename` can be told beside the two keys.
  public struct Options: Sendable {
    /// Only strings and catalogs of this table.
    public var table: String?
    /// Whether both keys mean the same, so that translations stay as finished as they are.
    public var keepsStates: Bool
    /// How to treat the text of a key that is its own text.
    public var text: TextSetting
    /// Whether literals and other files that spell the key, and are not known to look it up, stay as
    /// they are.
    public var leavesUnrecognized: Bool

    /// Renames in all tables unless one is named, for review unless states are kept, and nothing if a place
    /// may still look the old key up unless those are left.
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

  /// How to treat the text of a key that is its own text.
  public enum TextSetting: String, Sendable, CaseIterable {
    /// Keep it if the new key is a name, such as `tone.pick`, and the old one is not.
    case auto
    /// The old key stays the text in the source language.
    case keep
    /// The new key is the text.
    case change

    /// The setting that holds if nothing is said.
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
    /// In a source the literals that were rewritten, in a catalog the languages that the entry has
    /// translations in.
    public let count: Int
    /// The text that stays in the source language, if the old key was that text and the new one is not.
    var keptText: String?
    let stamp: FileStamp?

    init(
      path: String, oldBytes: ContiguousArray<UInt8>, newBytes: ContiguousArray<UInt8>, count: Int,
      keptText: String? = nil, stamp: FileStamp?
    ) {
      self.path = path
      self.oldBytes = oldBytes
      self.newBytes = newBytes
      self.count = count
      self.keptText = keptText
      self.stamp = stamp
    }

    var isCatalog: Bool { FileKind(path: path) == .catalog }
  }

  /// The files that change, sorted by path bytes; none if there are failures.
  public internal(set) var files: [File] = []
  /// What to look at, sorted by path bytes, then by place.
  public internal(set) var findings: [Finding] = []
  /// Why it cannot be done, sorted by path bytes, then by place.
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
