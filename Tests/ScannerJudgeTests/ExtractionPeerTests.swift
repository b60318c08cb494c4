import ScannerJudge
import Testing

struct ExtractionPeerTests {
  @Test func takesKeysAndComments() {
    let source = """
      Text("Hello", comment: "问候")
      Text(verbatim: "no")
      String(localized: "Bye \\(name)", comment: "告别")
      view.navigationTitle("Title")
      print("no")
      """
    let text = SourceText(origin: "test", path: "a", bytes: ContiguousArray(source.utf8))
    let strings = ExtractionPeer.strings(in: [text])
    #expect(strings.map(\.key) == ["Hello", "Bye %@", "Title"])
    #expect(strings.map(\.comment) == ["问候", "告别", nil])
  }
}
