import Foundation
import TestSupport
import Testing

/// `gloss watch` tells the result of `gloss check`, now and after each change.
@Suite struct WatchToolTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.add("gloss.json", #"{"convention": {"key": "en", "comment": "zh-Hans"}}"#)
    try folder.add("View.swift", "import SwiftUI\nlet a = Text(\"Send\")\n")
    try folder.add("Localizable.xcstrings", Self.catalog)
  }

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Send" : {

        }
      },
      "version" : "1.0"
    }

    """

  private func line(_ process: ServerProcess) -> String? {
    process.line().map { String(decoding: $0, as: UTF8.self) }
  }

  /// The last line of a fresh `gloss check`.
  private func fresh() throws -> String {
    let errors = try Subprocess.gloss.run(["check"], in: folder.url).errorText
    let last = errors.split(separator: "\n").last ?? ""
    return String(last.trimmingPrefix("gloss: "))
  }

  /// Reads lines until one is the last word; a change while the project is read takes another line.
  private func reaches(_ expected: String, _ process: ServerProcess) -> Bool {
    for _ in 0..<4 {
      guard let line = line(process) else { return false }
      if line == expected { return true }
    }
    return false
  }

  @Test(arguments: [[], ["--poll"]])
  func tellsTheResultAfterEachChange(options: [String]) throws {
    let process = try ServerProcess(.gloss, ["watch"] + options, in: folder.url)
    let first = try fresh()
    #expect(first == "1 error, 1 warning in 2 files")
    #expect(line(process) == first)
    try folder.add(
      "Sub/Other.swift", "import SwiftUI\nlet b = Text(\"New\")\nlet c = Text(\"Old\")\n")
    #expect(reaches(try fresh(), process))
    // A folder that was made meanwhile is watched as well.
    try folder.add("Sub/Other.swift", "import SwiftUI\n")
    #expect(reaches(try fresh(), process))
    try FileManager.default.removeItem(at: folder.url.appending(path: "View.swift"))
    try folder.add("gloss.json", "{}")
    #expect(reaches(try fresh(), process))
    process.interrupt()
  }

  @Test func syncsAndThenChecks() throws {
    let process = try ServerProcess(.gloss, ["watch", "--sync", "--check"], in: folder.url)
    #expect(line(process) == "1 catalog is up to date")
    #expect(line(process) == "1 error, 1 warning in 2 files")
    try folder.add("View.swift", "import SwiftUI\nlet a = Text(\"Sent\", comment: \"发送之后的状态\")\n")
    #expect(line(process)?.hasPrefix("1 catalog changed") == true)
    #expect(line(process) == (try fresh()))
    #expect(try folder.text("Localizable.xcstrings").contains("发送之后的状态"))
    process.interrupt()
  }
}
