package import Foundation
import GlossKit
import GlossReports
import LocalizationModel
import TestSupport

/// Measures the time of a check after a change of one source in a live project, compared with a
/// check of a project that is read anew.
package struct LiveTiming {
  private let name: String
  private let fresh: Double
  private let bodies: Double
  private let declarations: Double
  private let residentBytes: Int

  /// Measures one app.
  ///
  /// - Parameters:
  ///   - app: A checkout. Some of its sources are changed for a moment and then restored.
  ///   - rounds: The number of changes of each kind to measure.
  package init(_ app: URL, rounds: Int) async throws {
    name = app.lastPathComponent
    let live = LiveProject(paths: [app.path])
    func answer() async throws {
      let project = try await live.refreshed()
      _ = CheckReport(await Check(of: project), of: project).bytes(as: .json, in: .english)
    }
    try await answer()
    let sources = try await live.refreshed().swiftSources.filter { !$0.contains("Tests") }
    func times(_ text: String) async throws -> Double {
      var times: [Double] = []
      for round in 0..<rounds {
        // A prime step spreads the changes over all sources.
        let file = URL(filePath: sources[(round * 7919) % sources.count])
        let old = try Data(contentsOf: file)
        try (old + Data(text.replacing("NUMBER", with: "\(round)").utf8)).write(to: file)
        times.append(try await Self.seconds(answer))
        try old.write(to: file)
        try await answer()
      }
      return times.sorted()[times.count / 2]
    }
    bodies = try await times("\n// NUMBER\n")
    declarations = try await times("\nfunc changedNUMBER(_ text: String) -> Int { NUMBER }\n")
    residentBytes = Self.peakBytes
    var freshTimes: [Double] = []
    for _ in 0..<rounds {
      freshTimes.append(
        try await Self.seconds {
          let project = await Project(
            paths: [app.path], configuration: try Configuration.load(for: [app.path]))
          _ = CheckReport(await Check(of: project), of: project).bytes(as: .json, in: .english)
        })
    }
    fresh = freshTimes.sorted()[freshTimes.count / 2]
  }

  private static func seconds(_ work: () async throws -> Void) async throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try await work()
    return (clock.now - start) / .seconds(1)
  }

  /// The peak memory of this process so far, in bytes.
  private static var peakBytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap {
      Int($0)
    }
    return (kilobytes ?? 0) * 1024
  }

  /// The times in milliseconds, and as shares of a fresh check.
  package var summary: String {
    func part(_ seconds: Double) -> String {
      "\(Int(seconds * 1000)) ms (\(Int(seconds / fresh * 100)) %)"
    }
    return "\(name): fresh \(Int(fresh * 1000)) ms, after a comment \(part(bodies)), "
      + "after a declaration \(part(declarations)), peak \(residentBytes >> 20) MiB"
  }
}
