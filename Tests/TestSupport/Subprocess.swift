public import Foundation

/// A program that tests run to its end, with its output and errors.
public struct Subprocess: Sendable {
  public let executable: URL

  public init(_ executable: URL) { self.executable = executable }

  /// Finds a program that is built with the tests.
  ///
  /// - Parameter name: The name of the product.
  public init(built name: String) {
    #if canImport(Darwin)
      // A helper of the toolchain runs the tests: their bundle is loaded into it.
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    #else
      let folder = Bundle.main.bundleURL
    #endif
    executable = folder.appending(path: name)
  }

  /// Finds a program on the `PATH`; the result is `nil` if no folder of `PATH` holds it.
  public init?(named name: String) {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    let found = folders.map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { return nil }
    executable = found
  }

  /// The command line tool as it was built with the tests, or the one at the path in `GLOSS_TOOL`,
  /// such as a release.
  public static let gloss =
    if let path = ProcessInfo.processInfo.environment["GLOSS_TOOL"], !path.isEmpty {
      Subprocess(URL(filePath: path))
    } else {
      Subprocess(built: "gloss")
    }

  /// An environment with only `PATH`, the locale `C` and the options of sanitizers, the same on all
  /// machines.
  public static let plainEnvironment = {
    let all = ProcessInfo.processInfo.environment
    let kept = all.filter { ["PATH", "ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key) }
    return ["PATH": "/usr/bin:/bin", "LC_ALL": "C"].merging(kept, uniquingKeysWith: { $1 })
  }()

  public struct Result: Sendable {
    public let status: Int32
    public let output: Data
    public let errors: Data
    public var text: String { String(decoding: output, as: UTF8.self) }
    public var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  /// Runs the program to its end without input.
  public func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String]? = nil
  ) throws -> Result {
    // Files, not pipes: a full pipe would stop a program that writes much to both.
    let outputs = try TemporaryFolder(["output": "", "errors": ""])

    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    if let environment { process.environment = environment }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: outputs("output"))
    process.standardError = FileHandle(forWritingAtPath: outputs("errors"))
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try outputs.bytes("output"),
      errors: try outputs.bytes("errors"))
  }
}
