import LocalizationModel
import ProjectLayout
import ProtocolServer
import Testing

@testable import GlossKit

/// Byte offsets and an editor's positions stand for each other, whatever a line holds.
@Suite struct TextPlacesTests {
  private static let text = "\u{FEFF}a\t😀中\r\nb\r\r\n\né😀"

  @Test(
    arguments: [
      (LSP.PositionEncodingKind.utf16, 0, 0, 3), (.utf16, 0, 1, 4), (.utf16, 0, 2, 5),
      (.utf16, 0, 4, 9), (.utf16, 0, 5, 12), (.utf16, 1, 0, 14), (.utf16, 1, 1, 15),
      (.utf16, 2, 0, 16), (.utf16, 3, 0, 18), (.utf16, 4, 1, 21), (.utf16, 4, 3, 25),
      (.utf8, 0, 0, 3), (.utf8, 0, 2, 5), (.utf8, 0, 6, 9), (.utf8, 0, 9, 12), (.utf8, 4, 6, 25),
    ])
  func convertsBothWays(
    encoding: LSP.PositionEncodingKind, line: Int, column: Int, offset: Int
  ) {
    let places = TextPlaces(ContiguousArray(Self.text.utf8), encoding)
    let position = LSP.Position(line: line, character: column)
    #expect(places.offset(of: position) == offset)
    #expect(places.position(ofByte: offset) == position)
  }

  @Test(
    arguments: [
      // Past the end of a line, before CRLF; past the last line; within a surrogate pair.
      (0, 99, 12), (1, 99, 15), (9, 0, 25), (0, 3, 5), (-1, 0, 3), (0, -1, 3),
    ])
  func takesAnyPosition(line: Int, column: Int, offset: Int) {
    let places = TextPlaces(ContiguousArray(Self.text.utf8), .utf16)
    #expect(places.offset(of: LSP.Position(line: line, character: column)) == offset)
  }

  @Test func knowsAnEmptyText() {
    let places = TextPlaces([], .utf16)
    #expect(places.position(ofByte: 5) == LSP.Position(line: 0, character: 0))
    #expect(places.offset(of: LSP.Position(line: 3, character: 3)) == 0)
    #expect(places.range(ofLine: 7).end == LSP.Position(line: 0, character: 0))
  }

  @Test(
    arguments: [
      ("file:///App/a%20b.swift", "/App/a b.swift"), ("FILE://localhost/a", "/a"),
      ("file:///%E4%B8%AD.swift", "/中.swift"), ("file:///a/../../b", "/b"),
      ("file:///a%2Fb", "/a/b"), ("untitled:1", nil), ("https:///a", nil), ("file://host/a", nil),
      ("file:///a%00", nil), ("file:///a%zz", nil), ("file:///a%2", nil), ("file:///%FF", nil),
      ("file:", nil), ("", nil),
    ])
  func readsAddresses(uri: String, path: String?) {
    #expect(FileAddress.path(of: uri)?.text == path)
    if let path = FileAddress.path(of: uri) {
      #expect(FileAddress.path(of: FileAddress.uri(of: path)) == path)
    }
  }
}
