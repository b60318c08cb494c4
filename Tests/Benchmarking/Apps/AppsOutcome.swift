/// The figures of one benchmark run on a folder of apps, which ``AppBudget`` judges.
package struct AppsOutcome: Equatable, Sendable {
  /// The figures of the apps, by name; at least one.
  package let apps: [Contest]
  /// The figures of their parent folder as one project.
  package let whole: Contest
  /// The figures of generated trees with as many files and bytes as the apps.
  package let generated: [Contest]
  package let generatedWhole: Contest
  /// The costs of commands on the largest apps.
  package let commands: [CommandCost]

  package init(
    apps: [Contest], whole: Contest, generated: [Contest], generatedWhole: Contest,
    commands: [CommandCost]
  ) {
    (self.apps, self.whole, self.commands) = (apps, whole, commands)
    (self.generated, self.generatedWhole) = (generated, generatedWhole)
  }

  /// The least size in bytes of an app that can be the worst one. The time of a smaller app is
  /// mostly the time that a program needs to start.
  package static let leastBytes = 100_000

  /// The app with the largest ratio; `nil` if all are small.
  package var worst: Contest? { judgedApps.max { $0.ratio < $1.ratio } }

  /// The apps that can be the worst one.
  package var judgedApps: [Contest] { apps.filter { $0.byteCount >= Self.leastBytes } }

  /// The distance of generated trees from the apps in processor time, as a factor of at least 1.
  package var generatedDistance: Double {
    Self.distance(Self.processorRatio(generated), sum.processorRatio)
  }

  /// The same distance with all trees, and all apps, as one project.
  package var generatedWholeDistance: Double {
    Self.distance(generatedWhole.processorRatio, whole.processorRatio)
  }

  /// Returns the largest ratio of a command; `nil` if it was not measured.
  package func worst(_ command: CommandCost.Command) -> CommandCost? {
    commands.filter { $0.command == command }.max { $0.ratio < $1.ratio }
  }

  /// The sums of the apps' times.
  package var sum: Contest {
    let times = [\Contest.gloss, \Contest.peer].map { side in
      Timing(
        wall: Spread(sumOf: apps.map { $0[keyPath: side].wall }),
        processor: Spread(sumOf: apps.map { $0[keyPath: side].processor }))
    }
    return Contest(
      name: "sum", byteCount: apps.reduce(0) { $0 + $1.byteCount }, gloss: times[0], peer: times[1])
  }

  /// Returns the ratio of the sums of the medians.
  private static func processorRatio(_ contests: [Contest]) -> Double {
    contests.reduce(0) { $0 + $1.gloss.processor.median }
      / contests.reduce(0) { $0 + $1.peer.processor.median }
  }

  private static func distance(_ one: Double, _ other: Double) -> Double {
    max(one / other, other / one)
  }
}

/// The time of a command on one app, and the time to compare it with: `extract` and one read of the
/// app's catalogs.
package struct CommandCost: Equatable, Sendable {
  package enum Command: String, CaseIterable, Sendable {
    case sync = "sync --check"
    case check
  }

  package let command: Command
  package let app: String
  package let time: Timing
  package let extract: Timing
  /// The seconds of reading the app's catalogs once, inside one process.
  package let read: Double

  package init(command: Command, app: String, time: Timing, extract: Timing, read: Double) {
    (self.command, self.app, self.time) = (command, app, time)
    (self.extract, self.read) = (extract, read)
  }

  package var ratio: Double { time.wall.median / (extract.wall.median + read) }
  package var processorRatio: Double { time.processor.median / (extract.processor.median + read) }

  /// A row for the report: the command, the app, its time, the time to compare it with, and their
  /// ratios.
  package var row: String {
    let name = "gloss \(command.rawValue), \(app)"
    let other = Figure.milliseconds(extract.wall.median + read)
    return """
        \(name): \(time.wall.milliseconds) ms, extract and one read \(other), \
      \(Figure.decimal(ratio, 2)) x; in processor time \(time.processor.milliseconds) ms, \
      \(Figure.decimal(processorRatio, 2)) x
      """
  }
}
