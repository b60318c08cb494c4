package import Foundation
import Synchronization
import TestSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs a reader under libFuzzer, which prefers files that reach code which no earlier file has
/// reached. The program has to be linked with libFuzzer, as `Scripts/fuzz` does.
@safe package struct CoverageFuzzer {
  private typealias Test = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  private typealias Driver =
    @convention(c) (UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Words>, Test) -> Int32

  private let driver: UnsafeMutableRawPointer

  /// Finds libFuzzer; `nil` in a program without it.
  package init?() {
    guard let symbol = unsafe dlsym(nil, "LLVMFuzzerRunDriver") else { return nil }
    unsafe driver = symbol
  }

  /// The reader under test. The C function below cannot capture a value.
  private static let reader = Mutex<TrialReader?>(nil)

  /// Runs until the time is over and ends the process: with exit code 0, or with the first fault.
  ///
  /// - Parameters:
  ///   - folder: A folder for the results: `seeds`, and a file for a fault.
  ///   - options: More options for libFuzzer.
  package func run(
    _ reader: TrialReader, seconds: Int, in folder: URL, options: [String]
  ) throws -> Never {
    let seeds = folder.appending(path: "seeds")
    try FileManager.default.createDirectory(at: seeds, withIntermediateDirectories: true)
    for (number, bytes) in try reader.seeds().enumerated() {
      try Data(bytes).write(to: seeds.appending(path: "fixture-\(number)"))
    }
    let words = folder.appending(path: "words")
    try Self.dictionary(reader.words).write(to: words, atomically: true, encoding: .utf8)
    Self.reader.withLock { $0 = reader }
    let arguments =
      [
        "fuzz", seeds.path, "-max_total_time=\(seconds)", "-timeout=5", "-rss_limit_mb=1024",
        "-max_len=\(reader.lengthLimit)", "-dict=\(words.path)", "-artifact_prefix=\(folder.path)/",
        "-print_final_stats=1", "-verbosity=1",
      ] + options
    var count = Int32(arguments.count)
    // The process ends in the driver, so nothing here is freed.
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: arguments.count + 1)
    for (index, argument) in arguments.enumerated() { unsafe list[index] = strdup(argument) }
    unsafe list[arguments.count] = nil
    var start: Words = unsafe list
    let run = unsafe unsafeBitCast(driver, to: Driver.self)
    let status = unsafe run(&count, &start) { bytes, count in
      let bytes = unsafe ContiguousArray(UnsafeBufferPointer(start: bytes, count: count))
      CoverageFuzzer.reader.withLock { $0 }?.read(bytes)
      return 0
    }
    exit(status)
  }

  /// Returns words in the form of libFuzzer's option `-dict`.
  private static func dictionary(_ words: String) -> String {
    ByteMutator.fragments(words).map { word in
      let escaped = word.map { byte in
        let digits = String(byte, radix: 16)
        return "\\x" + (digits.count == 1 ? "0" : "") + digits
      }
      return "\"\(escaped.joined())\"\n"
    }.joined()
  }
}
