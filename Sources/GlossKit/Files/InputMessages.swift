import Foundation
package import ProtocolServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The messages on standard input as another program writes them, such as to `gloss mcp`.
package enum InputMessages {
  /// Returns the messages that a splitter cuts standard input into, until the input ends.
  package static func standardInput<Piece>(
    _ splitter: some InputSplitter<Piece> & Sendable
  ) -> AsyncStream<Piece> {
    messages(ofDescriptor: STDIN_FILENO, splitter)
  }

  /// Reads on a thread of its own, because reading blocks until the other program writes.
  static func messages<Piece>(
    ofDescriptor descriptor: Int32, _ splitter: some InputSplitter<Piece> & Sendable
  ) -> AsyncStream<Piece> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        var splitter = splitter
        var portion = ContiguousArray<UInt8>(repeating: 0, count: 1 << 16)
        while true {
          let count = unsafe portion.withUnsafeMutableBytes { room in
            unsafe read(descriptor, room.baseAddress, room.count)
          }
          if count > 0 {
            for piece in splitter.add(portion[..<count]) { continuation.yield(piece) }
          } else if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            _ = unsafe poll(&request, 1, 1000)
          } else if count == 0 || errno != EINTR {
            break
          }
        }
        if let rest = splitter.rest { continuation.yield(rest) }
        continuation.finish()
      }
    }
  }
}

/// Cuts a stream of bytes into lines without line feeds.
package struct LineSplitter: InputSplitter {
  /// The greatest length of a line in bytes, enough for a whole catalog.
  package static let limit = 64 << 20

  private var line: ContiguousArray<UInt8> = []
  /// True if the current line is too long; the rest of it is skipped.
  private var isTooLong = false
  private let limit: Int

  package init(limit: Int = Self.limit) { self.limit = limit }

  /// Adds bytes and returns the lines that end in them; `nil` in place of one that is too long.
  package mutating func add(
    _ bytes: ContiguousArray<UInt8>.SubSequence
  ) -> [ContiguousArray<UInt8>?] {
    var lines: [ContiguousArray<UInt8>?] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      append(bytes[start..<end])
      lines.append(isTooLong ? nil : line)
      line = []
      isTooLong = false
      start = end + 1
    }
    append(bytes[start...])
    return lines
  }

  /// Adds bytes to the current line, unless that makes it too long.
  private mutating func append(_ bytes: ContiguousArray<UInt8>.SubSequence) {
    if isTooLong || line.count + bytes.count > limit {
      isTooLong = true
      line = []
    } else {
      line += bytes
    }
  }

  /// The last line, if it has no line feed; `nil` if there is none, or it is too long.
  package var rest: ContiguousArray<UInt8>?? { line.isEmpty || isTooLong ? .none : .some(line) }
}
