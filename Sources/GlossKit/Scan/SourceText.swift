/// The text of one source, on the disk or laid over the project.
struct SourceText: Sendable {
  let bytes: ContiguousArray<UInt8>
  /// The state of the file just before it was read; `nil` for a text that is not the one on the disk.
  let stamp: FileStamp?
}
