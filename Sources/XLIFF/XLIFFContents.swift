public import TranslationUnits

/// The files of an XLIFF document and their units without notes, as `gloss import` needs them: of the
/// comments only the checksums are kept.
///
/// The result and each error are the same as from ``XLIFFDocument``, but the document is not kept:
/// XLIFF 1.2 in its usual form is read as a stream, in a fraction of the time and memory of a tree.
public struct XLIFFContents: Sendable {
  /// The version that the document names.
  public let version: XLIFFVersion
  /// The files in order. Their units have no notes.
  public let files: [UnitFile]
  /// True if no tree was needed.
  package let isStreamed: Bool

  /// Reads a document in UTF-8 or UTF-16.
  ///
  /// - Throws: ``XLIFFError`` as ``XLIFFDocument/init(_:)`` does.
  public init(_ bytes: Span<UInt8>) throws(XLIFFError) {
    if let files = XLIFF1StreamReader.files(of: bytes) {
      (version, self.files, isStreamed) = (.v1_2, files, true)
      return
    }
    let document = try XLIFFDocument(bytes)
    version = document.version
    isStreamed = false
    files = document.files().map { file in
      var file = file
      for index in file.units.indices { file.units[index].foldNotes() }
      return file
    }
  }
}
