/// Cuts a stream of bytes into messages with a header, as the Language Server Protocol frames them:
/// `Content-Length: N`, an empty line, N bytes.
///
/// A message that is too long is skipped. After a header without a length the next one is searched
/// for, so that one damaged message does not spoil those that follow.
package struct FrameSplitter: InputSplitter {
  /// The bytes of a message, or the error to answer in its place.
  package typealias Piece = Result<ContiguousArray<UInt8>, RPCError>

  /// The greatest length of a message in bytes, enough for a change of a whole catalog.
  package static let limit = 64 << 20
  /// The greatest length of a header in bytes.
  private static let headerLimit = 8 << 10

  private enum State {
    case header
    /// Within a message, with the number of bytes to come.
    case message(missing: Int)
    /// Within a message that is too long.
    case skipped(missing: Int)
  }

  private var state = State.header
  private var buffer: ContiguousArray<UInt8> = []
  private let limit: Int

  package init(limit: Int = Self.limit) { self.limit = limit }

  package mutating func add(_ bytes: ContiguousArray<UInt8>.SubSequence) -> [Piece] {
    var pieces: [Piece] = []
    var bytes = bytes
    while !bytes.isEmpty {
      switch state {
      case .header: addHeader(&bytes, &pieces)
      case .message(let missing):
        let part = bytes.prefix(missing)
        buffer += part
        bytes = bytes.dropFirst(part.count)
        state = .message(missing: missing - part.count)
        if part.count == missing { finish(.success(buffer), &pieces) }
      case .skipped(let missing):
        let count = min(missing, bytes.count)
        bytes = bytes.dropFirst(count)
        state = .skipped(missing: missing - count)
        if count == missing {
          finish(.failure(RPCError(.invalidRequest, "the message is too long")), &pieces)
        }
      }
    }
    return pieces
  }

  /// A message that ends with the input was cut off, and no client is left to answer.
  package var rest: Piece? { nil }

  private mutating func finish(_ piece: Piece, _ pieces: inout [Piece]) {
    pieces.append(piece)
    buffer = []
    state = .header
  }

  /// Reads up to the end of a header, or to the end of the bytes.
  private mutating func addHeader(
    _ bytes: inout ContiguousArray<UInt8>.SubSequence, _ pieces: inout [Piece]
  ) {
    while let byte = bytes.popFirst() {
      buffer.append(byte)
      if byte == UInt8(ascii: "\n"), Self.ends(buffer) {
        begin(Self.length(in: buffer), &pieces)
        return
      }
      if buffer.count > Self.headerLimit {
        pieces.append(.failure(Self.noLength))
        // The start of the next header may be within the last bytes.
        buffer = ContiguousArray(buffer.suffix(Self.lengthName.utf8.count))
      }
    }
  }

  private mutating func begin(_ length: Int?, _ pieces: inout [Piece]) {
    guard let length else {
      finish(.failure(Self.noLength), &pieces)
      return
    }
    buffer = []
    if length == 0 {
      finish(.failure(RPCError(.parseError, "the message is empty")), &pieces)
    } else {
      state = length > limit ? .skipped(missing: length) : .message(missing: length)
    }
  }

  private static let lengthName = "content-length:"
  private static let noLength = RPCError(
    .parseError, "no 'Content-Length' with a number of bytes in the header")

  /// Returns true if a header ends with its last byte, a line feed: the line before is empty.
  private static func ends(_ header: ContiguousArray<UInt8>) -> Bool {
    let line = header.dropLast().last == UInt8(ascii: "\r") ? header.dropLast(2) : header.dropLast()
    return line.isEmpty || line.last == UInt8(ascii: "\n")
  }

  /// Returns the length that a header gives; `nil` if it gives none. Whatever stands before the
  /// field's name, such as the rest of a damaged message, is passed over.
  private static func length(in header: ContiguousArray<UInt8>) -> Int? {
    let text = String(decoding: header, as: UTF8.self).lowercased()
    for line in text.split(whereSeparator: { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }).reversed()
    {
      guard let name = line.ranges(of: lengthName).last else { continue }
      let value = line[name.upperBound...].filter { $0 != " " && $0 != "\t" }
      guard value.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
      return Int(value)
    }
    return nil
  }
}
