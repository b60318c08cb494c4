import ConventionChecks
import LocalizationModel
import Testing

@Suite struct TextTraitsTests {
  /// Every character of the basic plane, in the midst of others.
  @Test func knowsInvisibleCharacters() {
    let invisible: [ClosedRange<UInt32>] = [
      0...0x08, 0x0B...0x0C, 0x0E...0x1F, 0x7F...0xA0, 0xAD...0xAD, 0x34F...0x34F,
      0x61C...0x61C, 0x115F...0x1160, 0x180E...0x180E, 0x200B...0x200F, 0x2028...0x202F,
      0x2060...0x206F, 0x3164...0x3164, 0xE000...0xF8FE, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0,
      0xFFF9...0xFFFD,
    ]
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let traits = TextTraits(of: "a\(scalar)b")
      #expect(traits.contains(.invisible) == invisible.contains { $0.contains(value) }, "\(value)")
      #expect(traits.contains(.foreignPercent) == [0x66A, 0xFE6A, 0xFF05].contains(value))
      #expect(!traits.contains(.spaceAtEnd))
    }
  }

  /// A rule on scripts is asked only where a trait tells of one.
  @Test func seesEachScriptButLatin() {
    for value in UInt32(0x80)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), let script = Script.of(scalar), script != .latin,
        script != .bopomofo
      else { continue }
      let traits = TextTraits(of: "a\(scalar)b")
      #expect(!traits.isDisjoint(with: .scripts), "\(value) \(script)")
    }
  }

  @Test(arguments: [" a", "a ", "\ta", "a\t", "\u{A0}a", "a\u{A0}", "\u{3000}a", "a\u{3000}", " "])
  func seesSpacesAtTheEnds(text: String) {
    #expect(TextTraits(of: text).contains(.spaceAtEnd))
  }

  @Test(arguments: ["", "a b", "à", "a\u{3000}b", "\u{2000}", "\u{E000}", "a\n"])
  func takesOthersForNone(text: String) {
    #expect(!TextTraits(of: text).contains(.spaceAtEnd))
  }

  @Test(arguments: ["TODO", "a FIXME", "TBD", "待翻译", "未翻译"])
  func seesWhereNotesMayBegin(text: String) {
    #expect(TextTraits(of: text).contains(.noteStart))
  }

  @Test(arguments: ["", "Text", "T", "得", "有", "Fax"])
  func seesNoNotesElsewhere(text: String) {
    #expect(!TextTraits(of: text).contains(.noteStart))
  }
}
