import Foundation
import TestSupport
import Testing

/// `Scripts/demo`, which the README tells readers to run first.
@Suite struct DemoTests {
  @Test func showsTheSampleAppFromCleanToClean() throws {
    let demo = Subprocess(Checkout.root.appending(path: "Scripts/demo"))
    var environment = Subprocess.plainEnvironment
    environment["GLOSS_EXECUTABLE"] = Subprocess.gloss.executable.path
    let run = try demo.run([], in: Checkout.root, environment: environment)
    #expect(run.status == 0, "\(run.text)\(run.errorText)")
    #expect(run.text.contains("\n$ gloss sync --check\n"))
    #expect(run.text.contains("added            Pick a channel on the left."))
    #expect(run.errorText.hasSuffix("gloss: 2 catalogs are up to date\n"))
  }
}
