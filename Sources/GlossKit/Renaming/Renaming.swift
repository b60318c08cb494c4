public import LocalizationModel

/// Another key for a text: in the Swift sources that spell it and in the catalogs that have it, in one
/// step. The plan behind `gloss rename`; nothing is written until ``write(under:)``.
///
/// What cannot be done everywhere is done nowhere: a call whose key is put together, a source in
/// another language that spells the key, a catalog that has translations under both keys are
/// ``failures``.
public struct Renaming: Sendable {
  /// What `gloss rename` can be told beside the two keys.
  public struct Options: Sendable {
    /// Only strings and catalogs of this table.
    public var table: String?
    /// Whether both keys mean the same, so that translations stay as finished as they are.
    public var keepsStates: Bool

    /// Renames in all tables unless one is named, and for review unless states are kept.
    public init(table: String? = nil, keepsStates: Bool = false) {
      self.table = table
      self.keepsStates = keepsStates
    }
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
    let stamp: FileStamp?

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
