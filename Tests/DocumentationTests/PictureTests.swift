import Foundation
import TestSupport
import Testing

/// The picture of a terminal session in the README.
@Suite struct PictureTests {
  /// A run of today writes what the picture shows.
  @Test(
    .enabled(
      if: Subprocess(named: "python3") != nil && Subprocess(named: "git") != nil,
      "no python3 or no git"))
  func showsARealSession() throws {
    let python = try #require(Subprocess(named: "python3"))
    let script = Checkout.root.appending(path: "Scripts/session-picture").path
    let update = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil
    let run = try python.run(
      [script] + (update ? [] : ["--check"]) + [Subprocess.gloss.executable.path],
      environment: Subprocess.plainEnvironment)
    #expect(run.status == 0, "run 'Scripts/session-picture': \(run.text)\(run.errorText)")
  }
}
