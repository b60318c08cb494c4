/// The parsed arguments of `gloss-benchmark run`.
package struct BenchmarkArguments: Equatable {
  /// The subject of the measurements.
  package enum Subject: Equatable {
    case everything, exchange, branches
    /// The Swift files below a folder.
    case tree(String)
    /// The apps whose checkouts are the folders in a folder.
    case apps(String)
  }

  /// The error of arguments that make no sense.
  package struct UsageError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
  }

  /// The path of the `gloss` to measure.
  package let gloss: String
  /// The folder for generated files.
  package let workFolder: String
  package private(set) var subject = Subject.everything
  /// The program that extracts with the official parser; it may be missing.
  package private(set) var official: String?
  /// The Python with the packages of Scripts/exchange-programs; it may be missing.
  package private(set) var translatorsPython: String?
  /// True if exceeding a budget is a failure.
  package private(set) var isChecked = false
  /// The number of runs of each program, after one run that does not count.
  package private(set) var rounds = 11
  /// The number of times that the whole benchmark runs.
  package private(set) var repeatCount = 1
  /// The seconds to wait between two repetitions.
  package private(set) var pause = 0

  /// Parses the arguments.
  ///
  /// - Parameter words: The path of `gloss`, a folder to work in, then options with their values.
  package init(_ words: [String]) throws(UsageError) {
    guard words.count >= 2 else {
      throw UsageError(description: "name gloss and a folder to work in")
    }
    (gloss, workFolder) = (words[0], words[1])
    var subjects: [Subject] = []
    /// The options found that are valid only with `--apps`.
    var appOptions: [String] = []
    var rest = words.dropFirst(2)
    while let option = rest.popFirst() {
      if option == "--check" {
        isChecked = true
        appOptions.append(option)
        continue
      }
      guard Self.options.contains(option) else {
        throw UsageError(description: "unknown option '\(option)'")
      }
      guard let value = rest.popFirst() else {
        throw UsageError(description: "'\(option)' needs a value")
      }
      switch option {
      case "--official": official = value
      case "--translators-python": translatorsPython = value
      case "--tree": subjects.append(.tree(value))
      case "--apps": subjects.append(.apps(value))
      case "--only": subjects.append(try Self.part(named: value))
      case "--rounds": rounds = try Self.number(value, of: option, least: 1)
      case "--repeat": repeatCount = try Self.number(value, of: option, least: 1)
      default: pause = try Self.number(value, of: option, least: 0)
      }
      if ["--rounds", "--repeat", "--pause"].contains(option) { appOptions.append(option) }
    }
    guard subjects.count < 2 else {
      throw UsageError(description: "only one of '--tree', '--apps' and '--only' can be measured")
    }
    if let subject = subjects.first { self.subject = subject }
    if case .apps = subject { return }
    if let option = appOptions.first {
      throw UsageError(description: "'\(option)' goes with '--apps'")
    }
  }

  /// The options that take a value.
  private static let options = [
    "--official", "--translators-python", "--tree", "--apps", "--only", "--rounds", "--repeat",
    "--pause",
  ]

  private static func part(named name: String) throws(UsageError) -> Subject {
    switch name {
    case "exchange": .exchange
    case "branches": .branches
    default: throw UsageError(description: "'--only' takes exchange or branches, not '\(name)'")
    }
  }

  private static func number(
    _ value: String, of option: String, least: Int
  ) throws(UsageError) -> Int {
    guard let number = Int(value), number >= least else {
      throw UsageError(description: "'\(option)' takes a number from \(least), not '\(value)'")
    }
    return number
  }
}
