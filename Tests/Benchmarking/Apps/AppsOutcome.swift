/// What one run on a folder of apps came to.
package struct AppsOutcome: Equatable, Sendable {
  /// Of the apps, in the order of their names; at least one.
  package let apps: [Contest]
  /// Of their folder as one project.
  package let whole: Contest
  /// The same for generated trees of as many files and bytes as the apps.
  package let generated: [Contest]
  package let generatedWhole: Contest
  /// Commands against `extract` and one read of the catalogs, of the largest apps.
  package let commands: [CommandCost]

  package init(
    apps: [Contest], whole: Contest, generated: [Contest], generatedWhole: Contest,
    commands: [CommandCost]
  ) {
    (self.apps, self.whole, self.commands) = (apps, whole, commands)
    (self.generated, self.generatedWhole) = (generated, generatedWhole)
  }

  /// Apps with less Swift than this measure how fast a program starts: they do not count as worst.
  package static let leastBytes = 100_000

  /// The app with the largest ratio; `nil` where all are small.
  package var worst: Contest? { countingApps.max { $0.ratio < $1.ratio } }

  /// The apps that can be the worst.
  package var countingApps: [Contest] { apps.filter { $0.byteCount >= Self.leastBytes } }

  /// How far generated trees are from the apps, as a factor of at least 1, in processor time.
  package var generatedDistance: Double {
    Self.distance(Self.processorRatio(generated), sum.processorRatio)
  }

  package var generatedWholeDistance: Double {
    Self.distance(generatedWhole.processorRatio, whole.processorRatio)
  }

  /// The largest ratio of a command, or `nil` where it was not measured.
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

  /// The ratio of the sums of the medians.
  private static func processorRatio(_ contests: [Contest]) -> Double {
    contests.reduce(0) { $0 + $1.gloss.processor.median }
      / contests.reduce(0) { $0 + $1.peer.processor.median }
  }

  private static func distance(_ one: Double, _ other: Double) -> Double {
    max(one / other, other / one)
  }
}

/// What a command takes beside `extract` and one read of the catalogs of the same app.
package struct CommandCost: Equatable, Sendable {
  package enum Command: String, CaseIterable, Sendable {
    case sync = "sync --check"
    case check
  }

  package let command: Command
  package let app: String
  package let time: Timing
  package let extract: Timing
  /// Reading the app's catalogs once, inside one process, in seconds.
  package let read: Double

  package init(command: Command, app: String, time: Timing, extract: Timing, read: Double) {
    (self.command, self.app, self.time) = (command, app, time)
    (self.extract, self.read) = (extract, read)
  }

  package var ratio: Double { time.wall.median / (extract.wall.median + read) }
  package var processorRatio: Double { time.processor.median / (extract.processor.median + read) }

  /// The command, the app, its time, the time it is held against and their ratios.
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
