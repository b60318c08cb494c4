import LocalizationModel
import Testing

@Suite struct GeneratedSymbolTests {
  /// Names as Xcode makes them.
  @Test(arguments: [
    ("Open file", "openFile"), ("intro.title", "introTitle"), ("F_A_Title", "fATitle"),
    ("ALPS_NAME", "alpsName"), ("Retro Green CRT", "retroGreenCrt"),
    ("CFBundleDisplayName", "cfbundleDisplayName"),
    ("files use CKAsset data", "filesUseCkassetData"),
    ("error.invalidURL", "errorInvalidURL"), ("Set Up iCloud", "setUpICloud"),
    ("this device’s name", "thisDevicesName"), ("dept.GE", "deptGe"),
    ("expiry.1month", "expiry1Month"), ("step.0", "step0"), ("%lld MiB", "miB"),
    ("%(a)@ is in %(b)@", "isIn"), ("Run with ${content}", "runWith$Content"),
    ("black-and-white", "blackAndWhite"), ("Deleting…", "deleting"), ("…", ""),
    ("7 days", "_7Days"),
  ])
  func makesTheName(key: String, name: String) {
    #expect(GeneratedSymbol(key: key, text: key)?.name == name)
  }

  @Test(arguments: [
    ("a", "Hi", "a"), ("a", "%@", "a(_:)"), ("a", "%1$(count)lld by %2$(name)@", "a(count:name:)"),
    ("a", "%2$(name)@ has %1$(count)lld", "a(count:name:)"), ("a", "100% done", "a"),
    ("a %lld", "%lld and %lld", "a(_:_:)"), ("a", "%1$@ and %1$@", "a(_:)"),
  ])
  func makesParameters(key: String, text: String, shown: String) {
    #expect(GeneratedSymbol(key: key, text: text)?.shown == shown)
  }

  @Test(arguments: [
    ("%@", "String"), ("%lld", "Int"), ("%ld", "Int"), ("%d", "Int32"), ("%llu", "UInt"),
    ("%u", "UInt32"), ("%lf", "Double"), ("%f", "Float"),
  ])
  func makesTypes(text: String, type: String) throws {
    let symbol = try #require(GeneratedSymbol(key: "a", text: text))
    #expect(symbol.parameters.map(\.type) == [type])
    #expect(symbol.parameters.map(\.name) == ["arg1"])
  }

  @Test(arguments: ["%s", "%*d", "%#@files@"])
  func knowsWhatHasNoType(text: String) { #expect(GeneratedSymbol(key: "a", text: text) == nil) }

  @Test func takesSubstitutions() throws {
    let symbol = try #require(
      GeneratedSymbol(key: "a", text: "%#@files@ of %2$@") { name in
        name == "files"
          ? GeneratedSymbol.Substitution(number: 1, formatSpecifier: "lld", text: "%arg") : nil
      })
    #expect(symbol.signature == "a(files:Int,_:String)")
  }

  @Test(arguments: [("Localizable", nil), ("Onboarding", "Onboarding"), ("my-table", "MyTable")])
  func namesTheTypeOfATable(table: String, type: String?) {
    #expect(GeneratedSymbol.typeName(ofTable: table) == type)
  }
}
