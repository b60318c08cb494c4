import Foundation
import ScannerJudge
import SwiftTree
import TestSupport

/// Runs the judge, or an extraction by its peer:
///
///     scanner-judge [--seed N] [--generated N] [--words N] [--number N] [--only-given] [--trace]
///       [FILE|FOLDER…]
///     scanner-judge extract FOLDER…
struct JudgeCommand {
  private var seed: UInt64 = 1
  /// The number of generated texts that the official parser must accept.
  private var generated = 100_000
  /// The number of texts of random words.
  private var words = 100_000
  /// True to judge the given places only: no toolchain, no project, nothing generated.
  private var isOnlyGiven = false
  /// The only generated text to judge, which is then shown.
  private var onlyNumber: Int?
  /// True to name each text on the error stream before it is scanned: after a crash its cause is
  /// among the last ones, up to the number of threads.
  private var traces = false
  private var extracts = false
  private var places: [URL] = []

  struct UsageError: Error, CustomStringConvertible {
    let description: String
  }

  init(arguments: [String]) throws {
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "extract" where places.isEmpty: extracts = true
      case "--only-given": isOnlyGiven = true
      case "--trace": traces = true
      case "--number": onlyNumber = try number(&arguments, after: argument)
      case "--seed": seed = UInt64(try number(&arguments, after: argument))
      case "--words": words = try number(&arguments, after: argument)
      case "--generated": generated = try number(&arguments, after: argument)
      case _ where argument.hasPrefix("-"):
        throw UsageError(description: "unknown option '\(argument)'")
      default: places.append(URL(filePath: argument))
      }
    }
  }

  private func number(_ arguments: inout ArraySlice<String>, after option: String) throws -> Int {
    guard let number = arguments.popFirst().flatMap(Int.init), number >= 0 else {
      throw UsageError(description: "'\(option)' needs a number")
    }
    return number
  }

  /// Prints counts and differences; false if there is a difference.
  func run() throws -> Bool {
    let given = try SwiftFiles.texts(at: places, origin: "given")
    if extracts {
      print("\(ExtractionPeer.strings(in: given).count) strings in \(given.count) files")
      return true
    }
    let judge = Judge { SyntaxOutline.outline(of: $0) }
    let report = try report(by: judge, with: given)
    for (origin, tally) in report.tallies.sorted(by: { $0.key < $1.key }) {
      print("\(origin): \(tally.summary)")
    }
    print("all: \(report.total.summary)")
    show(report, judge)
    return report.differences.isEmpty
  }

  private func report(by judge: Judge, with given: [SourceText]) throws -> Judge.Report {
    if isOnlyGiven { return judge.report(on: given.map(traced)) }
    let project = try SwiftFiles.texts(at: [Checkout.root], origin: "project")
    let fragments = FragmentLibrary(try SwiftFiles.fixtures() + given)
    let texts = GeneratedTexts(seed: seed, fragments: fragments)
    if let onlyNumber {
      let text = texts.text(number: onlyNumber)
      FileHandle.standardOutput.write(Data(text.bytes))
      return judge.report(on: [traced(text)])
    }
    let files = try SwiftFiles.toolchainInterfaces() + project + given
    var report = judge.report(count: files.count) { traced(files[$0]) }
    let randomWords = RandomWords(seed: seed)
    report += judge.report(count: words) { traced(randomWords.text(number: $0)) }
    let batch = 10_000
    var (accepted, number) = (0, 0)
    while accepted < generated {
      let start = number
      let part = judge.report(count: batch) { traced(texts.text(number: start + $0)) }
      accepted += part.total.accepted
      number += batch
      report += part
    }
    return report
  }

  private func traced(_ text: SourceText) -> SourceText {
    if traces { FileHandle.standardError.write(Data("\(text.path)\n".utf8)) }
    return text
  }

  /// Shows the first differences as they are, and the shortest texts that still show one.
  private func show(_ report: Judge.Report, _ judge: Judge) {
    for difference in report.differences.prefix(20) { print("\n\(difference)") }
    if report.differences.isEmpty { return }
    print("\nreduced:")
    let texts = report.differing.sorted { $0.key < $1.key }.flatMap(\.value)
    var seen: Set<[[UInt8]]> = []
    for reduced in judge.minimized(texts) {
      let shape = Words.split(reduced.bytes).map { Words.isName($0) && $0.count == 1 ? [] : $0 }
      guard seen.insert(shape).inserted else { continue }
      print("\n--- \(reduced.path)\n\(String(decoding: reduced.bytes, as: UTF8.self))\n---")
      for difference in judge.report(on: reduced).differences { print(difference) }
    }
  }
}
