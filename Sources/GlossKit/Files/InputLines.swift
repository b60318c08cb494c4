import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The lines of a stream that another program writes to, as they come.
package enum InputLines {
  /// The most bytes that a line may have: as many as a catalog has in all.
  package static let limit = 64 << 20

  /// The lines of standard input, without line feeds, until it ends; `nil` for one longer than ``limit``.
  package static func standardInput() -> AsyncStream<ContiguousArray<UInt8>?> {
    lines(ofDescriptor: STDIN_FILENO)
  }

  /// Reads on a thread of its own, because reading waits for the other program.
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
            var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            _ = unsafe poll(&question, 1, 1000)
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

/// Cuts a stream of bytes into lines.
struct LineSplitter {
  private var line: ContiguousArray<UInt8> = []
  /// True if the line that is being read is too long, and is passed over.
  private var isTooLong = false
  private let limit: Int

  init(limit: Int = InputLines.limit) { self.limit = limit }

  /// The lines that end in some more bytes; `nil` for one that is too long.
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

  private mutating func append(_ bytes: ContiguousArray<UInt8>.SubSequence) {
    if isTooLong || line.count + bytes.count > limit {
      isTooLong = true
      line = []
    } else {
      line += bytes
    }
  }

  /// A last line without an end; `nil` if there is none.
  var rest: ContiguousArray<UInt8>? { line.isEmpty || isTooLong ? nil : line }
}
