/// The bytes of a source, from the disk or from the project's overlay.
struct SourceBuffer: Sendable {
  let bytes: ContiguousArray<UInt8>
  /// The state of the file just before it was read, by which a later write notices that another
  /// program has changed it; `nil` for a text that is not on the disk.
  let stamp: FileStamp?
}
