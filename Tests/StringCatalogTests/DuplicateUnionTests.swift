import StringCatalog
import Testing

/// Two entries of one key, as bad merges leave them.
@Suite struct DuplicateUnionTests {
  private static func unit(_ text: String) -> String {
    #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
  }

  private func union(_ first: String, _ second: String) throws -> String? {
    let text = #"{"strings":{"Send":\#(first),"Send":\#(second)}}"#
    let catalog = try StringCatalog(ContiguousArray(text.utf8), path: "L.xcstrings")
    let duplicate = try #require(catalog.duplicates.first)
    #expect(!duplicate.isHarmless)
    return duplicate.union?.filter { !$0.isWhitespace }
  }

  @Test func makesOneOfCopiesThatFit() throws {
    let (de, fr) = (Self.unit("Senden"), Self.unit("Envoyer"))
    #expect(
      try union(
        #"{"comment":"c","localizations":{"fr":\#(fr)}}"#,
        #"{"localizations":{"de":\#(de),"fr":\#(fr)}}"#)
        == #"{"comment":"c","localizations":{"de":\#(de),"fr":\#(fr)}}"#)
  }

  @Test(arguments: [
    (#"{"comment":"a"}"#, #"{"comment":"b"}"#),
    (
      #"{"localizations":{"de":{"stringUnit":{"state":"new","value":"x"}}}}"#,
      #"{"localizations":{"de":{"stringUnit":{"state":"translated","value":"x"}}}}"#
    ),
    (
      #"{"localizations":{"de":\#(unit("x"))}}"#,
      #"{"localizations":{"de":{"variations":{"plural":{"other":\#(unit("x"))}}}}}"#
    ),
    (
      #"{"localizations":{"de":{"variations":{"device":{"other":\#(unit("x"))}}}}}"#,
      #"{"localizations":{"de":{"variations":{"plural":{"other":\#(unit("x"))}}}}}"#
    ),
    (
      #"{"localizations":{"de":{"stringSet":{"values":["a"]}}}}"#,
      #"{"localizations":{"de":{"stringSet":{"values":["a","b"]}}}}"#
    ),
    (#"{"comment":"a","comment":"b"}"#, #"{"comment":"a"}"#),
  ])
  func leavesCopiesThatContradictEachOther(first: String, second: String) throws {
    #expect(try union(first, second) == nil)
  }
}
