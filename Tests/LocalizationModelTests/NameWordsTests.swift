import LocalizationModel
import Testing

@Suite struct NameWordsTests {
  @Test(arguments: [
    ("appLog", ["app", "log"]), ("app_log", ["app", "log"]), ("APP_LOG", ["app", "log"]),
    ("NSLog", ["ns", "log"]), ("appLOG", ["app", "log"]), ("catalog", ["catalog"]),
    ("CATALOG", ["catalog"]), ("URLCount", ["url", "count"]), ("_x", ["x"]), ("", []),
    ("éÉtat", ["é", "état"]), ("file2Count", ["file2", "count"]),
  ])
  func splitsNames(name: String, words: [String]) {
    #expect(NameWords.all(in: name) == words)
  }
}
