import LocalizationModel
import Testing

@Suite struct FormatSpecifierTests {
  @Test(arguments: [
    ("", []), ("100%", []), ("%", []), ("% ", []), ("%y", []), ("%5%", []), ("a%@b", ["%@"]),
    ("%1$@ %2$lld", ["%1$@", "%2$lld"]),
    ("%-5.2f|%05d|%*d|%*1$.*2$d", ["%-5.2f", "%05d", "%*d", "%*1$.*2$d"]),
    ("%lu %a %c %s %%", ["%lu", "%a", "%c", "%s", "%%"]),
    (
      "%.f %+.3e %'d %hhx %zu %qd %jd %td %Lf",
      ["%.f", "%+.3e", "%'d", "%hhx", "%zu", "%qd", "%jd", "%td", "%Lf"]
    ),
    ("%#@files@ in %1$#@dirs@", ["%#@files@", "%1$#@dirs@"]), ("%#@ x@", ["%#@"]),
    ("%arg files", ["%arg"]), ("It has %arg.", ["%arg"]), ("%arg-fach", ["%arg"]),
    ("%arg_b", ["%a"]), ("%arg1", ["%a"]),
    ("%args", ["%a"]), ("%arg个", ["%arg"]), ("%%d", ["%%"]), ("%%%d", ["%%", "%d"]),
    ("中%@文%lld", ["%@", "%lld"]),
    ("%0$@", []), ("%99999999999999999999d", []), ("100% done", ["% d"]), ("%l", []), ("%1$", []),
    ("%.", []), ("%(name)@ %1$(count)lld", ["%(name)@", "%1$(count)lld"]),
    ("%2$(größe).1f|%(_a1)05d", ["%2$(größe).1f", "%(_a1)05d"]),
    ("100 %(max) %() %(1a)d %(a b)@ %1$(count) items %1$ (count)lld", []),
  ])
  func findsSpecifiers(text: String, expected: [String]) {
    let bytes = Array(text.utf8)
    let found = FormatSpecifier.all(in: text).map {
      String(decoding: bytes[$0.range.start..<$0.range.end], as: UTF8.self)
    }
    #expect(found == expected)
  }

  @Test(arguments: [
    ("%(name)@", "name"), ("%1$(count)lld", "count"), ("%#@files@", "files"), ("%1$lld", nil),
  ])
  func tellsTheLabel(text: String, label: String?) {
    #expect(FormatSpecifier.all(in: text).first?.label == label)
  }

  @Test func leavesOutLabels() {
    #expect("%1$(count)lld of %(name)@ (%@)".withoutLabels == "%1$lld of %@ (%@)")
    #expect("%#@files@ (a)".withoutLabels == "%#@files@ (a)")
  }

  @Test func tellsItsParts() throws {
    let specifier = try #require(FormatSpecifier.all(in: "x %2$-08.*1$lld").first)
    #expect(specifier.kind == .argument)
    #expect(specifier.range == ByteRange(start: 2, end: 15))
    #expect(specifier.position == 2)
    #expect(specifier.flags == "-0")
    #expect(specifier.width == .written(8))
    #expect(specifier.precision == .argument(1))
    #expect(specifier.length == "ll")
    #expect(specifier.conversion == "d")
    #expect(FormatSpecifier.all(in: "%.f").first?.precision == .written(0))
    #expect(FormatSpecifier.all(in: "%*d").first?.width == .next)
    let kinds = FormatSpecifier.all(in: "%%%1$#@n@%arg% d").map(\.kind)
    #expect(kinds == [.percent, .substitution("n"), .substitutionArgument, .argument])
    #expect(FormatSpecifier.all(in: "% d").first?.hasSpaceFlag == true)
  }

  /// Expectations are the output of the regular expression that scores extractions.
  @Test(arguments: [
    ("plain", "plain"), ("%lld of %lld", "%@ of %@"), ("%2$@ %1$lf", "%@ %@"), ("%%", "%"),
    ("100%% of %@", "100% of %@"), ("%%%d", "%%@"), ("%.1f km", "%@ km"), ("%05.2f", "%@"),
    ("%10d", "%@"), ("%hhd%qd%Lf", "%@%@%@"), ("100% done", "100%@one"), ("50%", "50%"),
    ("%#@n@", "%@n@"), ("%*d", "%*d"), ("%.f", "%.f"), ("%'d", "%'d"), ("%y %d", "%y %@"),
    ("% %@", "% %@"), ("中%lld文", "中%@文"), ("%5%%d", "%5%d"), ("%99999999999999999999d", "%@"),
    ("%99999999999$d", "%@"), ("%0$d", "%@"),
  ])
  func loosensKeys(key: String, expected: String) {
    #expect(looseKey(key) == expected)
  }

  @Test(arguments: [
    ("%@ of %lld", "%1$@ of %2$lld"), ("%@%@%@", "%1$@%2$@%3$@"),
    ("%@ %% %05.2f", "%1$@ %% %2$05.2f"), ("%#@a@ %#@b@", "%1$#@a@ %2$#@b@"),
    ("%@", nil), ("plain", nil), ("%1$@ %2$@", nil), ("%1$@ %@", nil), ("%*d %d", nil),
    ("%.*f %d", nil),
    ("50% done, 50% active", nil), ("50% done, %d of %d", "50% done, %1$d of %2$d"),
    ("%arg %@", nil),
  ])
  func numbersSpecifiers(text: String, expected: String?) {
    #expect(numberedFormat(text) == expected)
  }

  @Test func numbersASpaceFlagThatIsMeant() {
    #expect(numberedFormat("% d %@", written: ["% d", "%@"]) == "%1$ d %2$@")
  }
}
