import GlossReports
import Testing

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("中文 ñ 👩‍👩‍👧", "中文 ñ 👩‍👩‍👧"), ("a\nb\tc\r", #"a\nb\tc\r"#),
    ("\u{1B}[2J\u{7}", #"\u{1B}[2J\u{7}"#), ("\u{7F}\u{9B}31m", #"\u{7F}\u{9B}31m"#),
    ("a\u{202E}b\u{2066}c\u{200F}", #"a\u{202E}b\u{2066}c\u{200F}"#), ("\u{FEFF}x", #"\u{FEFF}x"#),
    ("a\r\nb", #"a\r\nb"#), ("\u{2028}", #"\u{2028}"#), ("", ""),
  ])
  func spellsOutWhatATerminalObeys(text: String, printable: String) {
    #expect(TerminalText.printable(text) == printable)
    var terminal = TerminalText(hasColor: false)
    terminal.append(text, .error)
    #expect(String(decoding: terminal.bytes, as: UTF8.self) == printable)
  }

  /// Texts are looked through eight bytes at a time.
  @Test(arguments: [
    "\0", "\u{1B}", "\u{1F}", "\u{7F}", "\u{80}", "\u{9F}", "\u{61C}", "\u{200E}", "\u{202A}",
    "\u{202E}", "\u{2028}", "\u{2069}", "\u{FEFF}",
  ])
  func findsWhatATerminalObeysAnywhere(scalar: Unicode.Scalar) {
    let spelling = #"\u{\#(String(scalar.value, radix: 16, uppercase: true))}"#
    for length in 0...17 {
      for plain in ["a", "文", "é"] {
        let before = String(repeating: plain, count: length)
        #expect(
          TerminalText.printable("\(before)\(scalar)12345678") == "\(before)\(spelling)12345678")
      }
    }
  }

  /// Texts that a log would take for a command to its runner.
  @Test(arguments: [
    ("::error::x", #"\u{3A}:error::x"#), ("  ::set-env name=a::b", #"  \u{3A}:set-env name=a::b"#),
    ("A::b", "A::b"), ("a ::b", "a ::b"), (":", ":"), ("##[error]x", #"##\u{5B}error]x"#),
    ("a ##vso[task.x]b", #"a ##vso\u{5B}task.x]b"#), ("##teamcity[x]", #"##teamcity\u{5B}x]"#),
    ("#[a]##", "#[a]##"), ("## [a]", "## [a]"),
    ("##[a]##[b]", #"##\u{5B}a]##\u{5B}b]"#),
  ])
  func disarmsCommands(text: String, shown: String) {
    for start in ["", "line\n"] {
      var terminal = TerminalText(hasColor: false)
      if !start.isEmpty { terminal.line("line") }
      terminal.line(text)
      #expect(String(decoding: terminal.bytes, as: UTF8.self) == start + shown + "\n")
    }
  }

  @Test func disarmsCommandsInPieces() {
    var terminal = TerminalText(hasColor: false)
    terminal.append(":")
    terminal.append(":error::x ##")
    terminal.line("[a]")
    #expect(String(decoding: terminal.bytes, as: UTF8.self) == "\\u{3A}:error::x ##\\u{5B}a]\n")
  }

  @Test(arguments: [
    ("", 0), ("abc", 3), ("中文", 4), ("ｆｕ", 4), ("한글", 4), ("かな。", 6), ("é", 1), ("e\u{301}", 1),
    ("👍", 2), ("👩‍👩‍👧", 2), ("🇨🇳", 2), ("❤️", 2), ("ñ…–", 3), ("ש\u{5C1}", 1), ("𠀀", 2), ("ｱ", 1),
  ])
  func countsColumns(text: String, columns: Int) {
    #expect(TerminalText.columns(of: text) == columns)
  }

  @Test func addsColorOnlyWhenTold() {
    var terminal = TerminalText(hasColor: true)
    terminal.append("a", .error)
    terminal.line("b")
    #expect(String(decoding: terminal.bytes, as: UTF8.self) == "\u{1B}[1;31ma\u{1B}[0mb\n")
  }
}
