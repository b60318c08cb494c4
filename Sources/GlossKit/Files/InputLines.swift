import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The lines of standard input as another program writes them, such as messages to `gloss mcp`.
package enum InputLines {
  /// The greatest length of a line in bytes, enough for a whole catalog.
  package static let limit = 64 << 20

  /// Returns the lines without line feeds, until the input ends; `nil` in place of a
  /// line longer than ``limit``.
  package static func standardInput() -> AsyncStream<ContiguousArray<UInt8>?> {
    lines(ofDescriptor: STDIN_FILENO)
  }

  /// Reads on a thread of its own, because reading blocks until the other program writes.
  static func lines(ofDescriptor descriptor: Int32) -> AsyncStream<ContiguousArray<UInt8>?> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        var splitter = LineSplitter()
        var portion = ContiguousArray<UInt8>(repeating: 0, count: 1 << 16)
        while true {
          let count = unsafe portion.withUnsafeMutableBytes { room in
            unsafe read(descriptor, room.baseAddress, room.count)
          }
          if count > 0 {
            for line in splitter.add(portion[..<count]) { continuation.yield(line) }
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

/// Cuts a stream of bytes into lines, for ``InputLines``.
struct LineSplitter {
  private var line: ContiguousArray<UInt8> = []
  /// True if the current line is too long; the rest of it is skipped.
  private var isTooLong = false
  private let limit: Int

  init(limit: Int = InputLines.limit) { self.limit = limit }

  /// Adds bytes and returns the lines that end in them; `nil` in place of one that is too long.
  mutating func add(_ bytes: ContiguousArray<UInt8>.SubSequence) -> [ContiguousArray<UInt8>?] {
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
  var rest: ContiguousArray<UInt8>? { line.isEmpty || isTooLong ? nil : line }
}
