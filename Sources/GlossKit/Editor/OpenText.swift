import LocalizationModel
import OrderedJSON
import ProtocolServer

/// A text that is open in an editor, as the editor has it.
struct OpenText: Sendable {
  /// The address as the client spells it, which may differ from the server's spelling.
  let uri: String
  private(set) var version: Int32
  private(set) var bytes: ContiguousArray<UInt8>

  init(_ item: LSP.TextDocumentItem) {
    (uri, version, bytes) = (item.uri, item.version, ContiguousArray(item.text.utf8))
  }

  /// Makes the changes of one notification, in order.
  ///
  /// - Throws: ``RPCError`` for a change of another shape, or one that comes too late. The text is
  ///   then as before.
  mutating func change(
    _ params: LSP.DidChangeTextDocumentParams, _ encoding: LSP.PositionEncodingKind
  ) throws(RPCError) {
    guard params.textDocument.version > version else {
      throw RPCError(
        .invalidParams,
        "version \(params.textDocument.version) of '\(uri)' comes after version \(version)")
    }
    var bytes = bytes
    for change in params.contentChanges {
      guard let text = change["text"]?.string else {
        throw RPCError(.invalidParams, "a change lacks its 'text'")
      }
      if let json = change["range"], json != .null {
        let range = TextPlaces(bytes, encoding).bytes(of: try LSP.Range(json))
        bytes.replaceSubrange(range.start..<range.end, with: text.utf8)
      } else {
        bytes = ContiguousArray(text.utf8)
      }
    }
    (self.bytes, version) = (bytes, params.textDocument.version)
  }
}
