import Benchmarking
import Testing

struct BenchmarkArgumentsTests {
  @Test func measuresEverythingByDefault() throws {
    let arguments = try BenchmarkArguments(["gloss", "work"])
    #expect(arguments.subject == .everything)
    #expect((arguments.rounds, arguments.repeatCount, arguments.pause) == (11, 1, 0))
    #expect(!arguments.isChecked)
  }

  @Test func readsAllOptionsOfApps() throws {
    let arguments = try BenchmarkArguments([
      "gloss", "work", "--apps", "checkouts", "--check", "--repeat", "3", "--pause", "600",
      "--rounds", "7", "--official", "judge", "--translators-python", "python",
    ])
    #expect(arguments.subject == .apps("checkouts"))
    #expect((arguments.rounds, arguments.repeatCount, arguments.pause) == (7, 3, 600))
    #expect(arguments.isChecked)
    #expect(arguments.official == "judge")
    #expect(arguments.translatorsPython == "python")
  }

  @Test(arguments: [
    (["--only", "exchange"], BenchmarkArguments.Subject.exchange),
    (["--only", "branches"], .branches), (["--tree", "Sources"], .tree("Sources")),
  ])
  func readsOneSubject(_ words: [String], _ subject: BenchmarkArguments.Subject) throws {
    #expect(try BenchmarkArguments(["gloss", "work"] + words).subject == subject)
  }

  @Test(arguments: [
    ([], "name gloss and a folder to work in"),
    (["gloss", "work", "--aps", "x"], "unknown option '--aps'"),
    (["gloss", "work", "--apps"], "'--apps' needs a value"),
    (["gloss", "work", "--only", "sync"], "'--only' takes exchange or branches, not 'sync'"),
    (
      ["gloss", "work", "--apps", "x", "--repeat", "0"],
      "'--repeat' takes a number from 1, not '0'"
    ),
    (
      ["gloss", "work", "--apps", "x", "--pause", "-1"],
      "'--pause' takes a number from 0, not '-1'"
    ),
    (
      ["gloss", "work", "--apps", "x", "--rounds", "many"],
      "'--rounds' takes a number from 1, not 'many'"
    ),
    (["gloss", "work", "--tree", "x", "--check"], "'--check' goes with '--apps'"),
    (
      ["gloss", "work", "--tree", "x", "--apps", "y"],
      "only one of '--tree', '--apps' and '--only' can be measured"
    ),
  ])
  func saysWhatIsWrong(_ words: [String], _ message: String) {
    #expect(throws: BenchmarkArguments.Misuse(description: message)) {
      try BenchmarkArguments(words)
    }
  }
}
