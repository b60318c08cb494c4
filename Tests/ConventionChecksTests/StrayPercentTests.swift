import ConventionChecks
import LocalizationModel
import Testing

@Suite struct StrayPercentTests {
  @Test(arguments: [
    ("%@ %1$@ %-5.2f %05d %*d %lld %lu %a %c %s %% %#@name@ %1$#@name@ %arg", []),
    ("50%", ["%"]), ("50% done", ["%"]), ("％@", ["％@ = %@"]), ("٪@", ["٪@ = %@"]),
    ("% @ %Lld", ["% @ = %@", "%Lld = %lld"]), ("%1 $@", ["%1 $@ = %1$@"]),
    ("%１＄＠", ["%１＄＠ = %1$@"]), ("％ｌｌｄ個", ["％ｌｌｄ = %lld"]),
    ("%1@ %2@", ["%1@ = %1$@", "%2@ = %2$@"]), ("%ll x", ["%"]), ("%1", ["%"]), ("%д", ["%"]),
    ("\u{200F}%\u{200F}@", ["%\u{200F}@ = %@"]), ("😀％@😀%", ["％@ = %@", "%"]),
    ("plain", []), ("中文", []),
  ])
  func findsWhatIsNoSpecifier(text: String, expected: [String]) {
    let checked = CheckedText(text, ByteRange(start: 0, end: 0))
    let bytes = Array(text.utf8)
    let found = StrayPercent.all(in: checked).map { stray in
      let written = String(decoding: bytes[stray.range.start..<stray.range.end], as: UTF8.self)
      return stray.meant.map { "\(written) = \($0)" } ?? written
    }
    #expect(found == expected)
  }
}
