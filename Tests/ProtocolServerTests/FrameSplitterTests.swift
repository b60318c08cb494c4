import ProtocolServer
import Testing

/// Messages with headers are cut out of a stream, however it arrives, and damage costs one message.
@Suite struct FrameSplitterTests {
  private func pieces(_ text: String, portion: Int = 1 << 16, limit: Int = 1000) -> [String] {
    var splitter = FrameSplitter(limit: limit)
    let bytes = ContiguousArray(text.utf8)
    var pieces: [String] = []
    var start = 0
    while start < bytes.count {
      let end = min(start + portion, bytes.count)
      for piece in splitter.add(bytes[start..<end]) {
        switch piece {
        case .success(let bytes): pieces.append(String(decoding: bytes, as: UTF8.self))
        case .failure(let error): pieces.append("\(error.code.rawValue)")
        }
      }
      start = end
    }
    return pieces
  }

  @Test(arguments: [1, 2, 3, 7, 1000])
  func cutsAtTheLength(portion: Int) {
    let text =
      "Content-Length: 2\r\n\r\n{}content-length:5\r\nContent-Type: x\r\n\r\n[1,2]Content-Length: 3\n\n{ }"
    #expect(pieces(text, portion: portion) == ["{}", "[1,2]", "{ }"])
  }

  @Test(
    arguments: [
      ("Content-Type: x\r\n\r\nContent-Length: 2\r\n\r\n{}", ["-32700", "{}"]),
      ("Content-Length: -5\r\n\r\nContent-Length: 2\r\n\r\n{}", ["-32700", "{}"]),
      ("Content-Length: 1e3\r\n\r\nContent-Length: 2\r\n\r\n{}", ["-32700", "{}"]),
      (
        "Content-Length: 99999999999999999999999\r\n\r\nContent-Length: 2\r\n\r\n{}",
        ["-32700", "{}"]
      ),
      ("Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}", ["-32700", "{}"]),
      // A length that was too short leaves a rest before the next header.
      ("Content-Length: 2\r\n\r\n{}}}Content-Length: 2\r\n\r\n[]", ["{}", "[]"]),
      ("Content-Length: 20\r\n\r\n{}", []), ("", []), ("Content-Length: 2", []),
    ])
  func goesOnAfterDamage(text: String, expected: [String]) {
    #expect(pieces(text, portion: 5) == expected)
  }

  @Test func skipsWhatIsTooLong() {
    let long = String(repeating: "x", count: 1001)
    let text = "Content-Length: 1001\r\n\r\n\(long)Content-Length: 2\r\n\r\n{}"
    #expect(pieces(text, portion: 100) == ["-32600", "{}"])
  }

  @Test func doesNotKeepAHeaderWithoutEnd() {
    let text = String(repeating: "x", count: 20_000) + "\r\n\r\nContent-Length: 2\r\n\r\n{}"
    #expect(pieces(text, portion: 300) == ["-32700", "-32700", "-32700", "{}"])
  }
}
