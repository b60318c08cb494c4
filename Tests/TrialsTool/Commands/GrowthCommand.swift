import Foundation
import GlossCommandLine
import TrialKinds

/// Makes projects larger and measures the cost.
struct GrowthCommand: TrialCommand {
  private static let names = Argument<[String]>.any(
    "SHAPE", help: "What to make larger; all but the largest if left out")
  private static let takesAll = Option.flag("all", help: "Try the largest shapes as well")
  private static let isList = Option.flag("list", help: "Only say which shapes there are")

  static let declaration = CommandDeclaration(
    "growth", summary: "Time and memory of projects that grow in one count",
    discussion: """
      Generates projects with a count of one thing, twice and four times as many, runs the commands \
      that have to do with it, and prints the processor time and the peak memory of each, without those \
      of 'gloss --version', and what each doubling costs. Fails if a doubling costs more than \
      \(GrowthTrial.doublingLimit) times (beside 10 ms and 8 MiB), or if a run takes more than \
      \(Int(GrowthTrial.secondsLimit)) s or \(GrowthTrial.bytesLimit >> 20) MiB.
      """, arguments: [names], options: [takesAll, isList])

  private let names: [String]
  private let takesAll: Bool
  private let isList: Bool

  init(_ invocation: Invocation) {
    names = invocation[Self.names]
    takesAll = invocation[Self.takesAll]
    isList = invocation[Self.isList]
  }

  func run(at place: Workplace) async throws -> Bool {
    if isList {
      for shape in GrowthShape.all {
        place.print("\(shape.name): \(shape.largest) \(shape.summary)")
      }
      return true
    }
    for name in names where !GrowthShape.all.contains(where: { $0.name == name }) {
      throw Obstacle("there is no shape '\(name)': see 'growth --list'")
    }
    let shapes = GrowthShape.all.filter {
      names.isEmpty ? takesAll || !$0.isLarge : names.contains($0.name)
    }
    let trial = try GrowthTrial(tool: place.gloss, in: place.folder.appending(path: "growth"))
    var exceeded = 0
    for shape in shapes {
      for result in try trial.results(of: shape) {
        place.print(result.description)
        if !result.holds { exceeded += 1 }
      }
    }
    place.print(
      "growth: \(shapes.count) shapes, \(exceeded) commands grow too fast or take too much")
    return exceeded == 0
  }
}
