import Foundation
import GlossCommandLine
import TestSupport
import TrialKinds

/// A kind of trials: its description for the command line, and its run.
protocol TrialCommand: Sendable {
  static var declaration: CommandDeclaration { get }

  init(_ invocation: Invocation)

  /// Runs the trials and prints the results.
  ///
  /// - Returns: True if everything held that must hold.
  func run(at place: Workplace) async throws -> Bool
}

/// The folder and the program with which trials work.
struct Workplace {
  /// An empty folder, in which they leave their files.
  let folder: URL
  /// The command line tool.
  let gloss: Subprocess

  /// Opens the corpus.
  ///
  /// - Throws: ``Obstacle`` if there is none.
  func corpus() throws -> TrialCorpus {
    guard let folder = Corpus.folder else { throw Obstacle(Corpus.absence) }
    return TrialCorpus(folder)
  }

  /// Returns the folders in a folder, by name.
  ///
  /// - Throws: ``Obstacle`` if there are none.
  func folders(in path: String) throws -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let folders = names.filter { !$0.hasPrefix(".") }.sorted().map {
      URL(filePath: path).appending(path: $0)
    }
    if folders.isEmpty { throw Obstacle("no checkout in \(path)") }
    return folders
  }

  func print(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

  /// Prints the first flaws and a summary.
  func print(_ flaws: [String], _ summary: String) {
    for flaw in flaws.prefix(40) { print("  \(flaw)") }
    print(summary)
  }
}

/// The error of trials that cannot be made here.
struct Obstacle: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The arguments that most trials take.
enum Amount {
  static let seed = Argument<UInt64?>.optional(
    "SEED", help: "Another seed gives other trials; 1 if left out")

  static func count(_ placeholder: String = "COUNT", default count: Int) -> Argument<Int?> {
    .optional(placeholder, help: "How many; \(count) if left out")
  }
}

extension UInt64: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
  package var defaultValueDescription: String { String(self) }
}
