public import TranslationUnits

/// The files of a document and their units without notes: what is read of one that comes back from
/// translators.
///
/// It is found, and refused, exactly as by ``XLIFFDocument``, but the document is not kept: one of
/// XLIFF 1.2 in the usual form is read in a stream, in a fraction of a tree's time and memory.
public struct XLIFFContents: Sendable {
  /// The version that the document names.
  public let version: XLIFFVersion
  /// In order. The units have no notes.
  public let files: [UnitFile]
  /// Whether no tree was needed.
  package let isStreamed: Bool

  /// Reads a document in UTF-8 or UTF-16.
  ///
  /// - Throws: ``XLIFFError`` as ``XLIFFDocument/init(_:)`` does.
  public init(_ bytes: Span<UInt8>) throws(XLIFFError) {
    if let files = UnitStream.files(of: bytes) {
      (version, self.files, isStreamed) = (.v1_2, files, true)
      return
    }
    let document = try XLIFFDocument(bytes)
    version = document.version
    isStreamed = false
    files = document.files().map { file in
      var file = file
      for place in file.units.indices { file.units[place].notes = [] }
      return file
    }
  }
}
