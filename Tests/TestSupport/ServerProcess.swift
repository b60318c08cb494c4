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
    try input.fileHandleForWriting.write(contentsOf: Data(line) + [UInt8(ascii: "\n")])
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

  /// Ends the input and waits for the program.
  ///
  /// - Returns: The exit code.
  public func end() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
