import Foundation
import TestSupport
import Testing

/// A number that the manual names, with the command that proves it.
struct ManualClaim: Sendable, CustomTestStringConvertible {
  /// The source of the number.
  enum Proof: Sendable {
    /// The exit code of a line of a shell, which runs in a copy of the sample of the pages.
    case exitCode(String)
    /// The number that a line of a shell prints, which runs in this repository.
    case output(String)
    /// The number, and the test or script that was read for it.
    case seen(Int, String)
  }

  let proof: Proof
  /// The words of pages and help, with `#` in the place of the number; one line for each language.
  let sentences: [String]

  var testDescription: String { sentences.first ?? "" }

  /// The claims of `Fixtures/Documentation/Claims`.
  ///
  /// A line that begins with `$ ` is a command that ends with the exit code, `> ` one that prints
  /// the number, `= ` the number and the file that was read. The sentences stand below it.
  static let all: [ManualClaim] = {
    let folder = Checkout.root.appending(path: "Fixtures/Documentation/Claims")
    let texts = ["exit-codes", "counts"].compactMap {
      try? String(contentsOf: folder.appending(path: "\($0).txt"), encoding: .utf8)
    }
    return texts.flatMap { $0.components(separatedBy: "\n\n") }.compactMap(ManualClaim.init)
  }()

  private init?(_ text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    guard let first = lines.first else { return nil }
    let words = String(first.dropFirst(2))
    switch first.prefix(2) {
    case "$ ": proof = .exitCode(words)
    case "> ": proof = .output(words)
    case "= ":
      let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
      guard let number = parts.first.flatMap(Int.init), parts.count == 2 else { return nil }
      proof = .seen(number, parts[1])
    default: return nil
    }
    sentences = Array(lines.dropFirst())
  }

  /// Returns the true number.
  func number() throws -> Int {
    switch proof {
    case .exitCode(let line):
      let session = try ConsoleSession(copying: "Fixtures/Documentation/Notes")
      return Int(try session.run(line).status)
    case .output(let line):
      var environment = Subprocess.plainEnvironment
      environment["GLOSS"] = Subprocess.gloss.executable.path
      let run = try Subprocess(URL(filePath: "/bin/sh")).run(
        ["-c", line], in: Checkout.root, environment: environment)
      return try #require(Int(run.text.filter(\.isNumber)), "\(line): \(run.text)\(run.errorText)")
    case .seen(let number, let file):
      #expect(FileManager.default.fileExists(atPath: Checkout.root.appending(path: file).path))
      return number
    }
  }

  /// A number of a text that the claim is about.
  struct Place: Equatable {
    /// The offset of its first digit in the text's bytes.
    let offset: Int
    let number: Int
  }

  /// The places of the number in the bytes of a text.
  func places(in text: Data) -> [Place] {
    var places: [Place] = []
    for sentence in sentences {
      let parts = sentence.components(separatedBy: "#").map { Data($0.utf8) }
      guard parts.count == 2 else { continue }
      var start = text.startIndex
      while let found = text.range(of: parts[0], in: start..<text.endIndex) {
        start = found.upperBound
        let figures = text[start...].prefix { $0 == UInt8(ascii: ",") || (48...57).contains($0) }
        // A comma behind the number belongs to the sentence.
        let length = figures.reversed().drop { $0 == UInt8(ascii: ",") }.count
        let digits = figures.prefix(length)
        guard let number = Int(String(decoding: digits, as: UTF8.self).filter(\.isNumber)),
          text[digits.endIndex...].starts(with: parts[1])
        else { continue }
        places.append(Place(offset: start, number: number))
      }
    }
    return places
  }
}
