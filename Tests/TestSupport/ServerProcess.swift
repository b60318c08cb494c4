public import Foundation

/// A running program that answers each line of its input with a line, such as `gloss mcp`.
public final class ServerProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received = Data()

  /// Starts the program.
  public init(_ tool: Subprocess, _ arguments: [String], in folder: URL) throws {
    process.executableURL = tool.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Sends a line and waits for the next line of the output.
  ///
  /// - Returns: `nil` if the program has ended.
  public func answer(to line: some Sequence<UInt8>) throws -> Data? {
    try send(Data(line) + [UInt8(ascii: "\n")])
    return self.line()
  }

  /// Waits for the next line of the output.
  ///
  /// - Returns: `nil` if the program has ended.
  public func line() -> Data? {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(received[..<end])
        received = Data(received[(end + 1)...])
        return line
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      received += data
    }
  }

  /// Sends bytes as they are.
  public func send(_ bytes: some Sequence<UInt8>) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(bytes))
  }

  /// Waits for the next message with a header, as the Language Server Protocol frames it.
  ///
  /// - Returns: `nil` if the program has ended.
  public func frame() -> Data? {
    let separator = Data("\r\n\r\n".utf8)
    while true {
      if let end = received.range(of: separator) {
        let header = String(decoding: received[..<end.lowerBound], as: UTF8.self)
        let count = Int(header.drop { !$0.isNumber }) ?? 0
        if received.count >= end.upperBound + count {
          let message = Data(received[end.upperBound..<end.upperBound + count])
          received = Data(received[(end.upperBound + count)...])
          return message
        }
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      received += data
    }
  }

  /// Ends the program, as a person does that interrupts it.
  public func interrupt() {
    process.interrupt()
    process.waitUntilExit()
  }

  /// Ends the input and waits for the program.
  ///
  /// - Returns: The exit code.
  public func end() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
