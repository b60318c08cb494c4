import Testing

/// A file of any format that cannot be read, and a command that reads it.
struct BrokenFile: CustomTestStringConvertible, Sendable {
  let name: String
  /// Added to the sample project.
  let file: String
  let text: String
  let command: [String]

  init(_ name: String, _ file: String, _ text: String, _ command: [String]) {
    self.name = name
    self.file = file
    self.text = text
    self.command = command
  }

  var testDescription: String { "\(file): \(name)" }

  static let all =
    settings + json + xliff + strings + rules + projects + projectsInJSON + manifests + others

  private static let settings = [
    "", "{", #"{"exclude": ["#, "{\n<<<<<<< HEAD\n}", #"{"exclude": 1}"#, #"{"exclude": [""]}"#,
    #"{"exclude": ["{a"]}"#, #"{"exclude": ["/a"]}"#,
    #"{"exclude": ["{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}"]}"#,
    #"{"patterns": [{"pattern": "("}]}"#, #"{"patterns": {}}"#, #"{"patterns": [1]}"#,
    #"{"maxLength": true}"#, #"{"maxLength": 0}"#, #"{"a" 1}"#, #"{"exclude": [] "a"}"#,
    "{ /x }", "{ /* x", #"{"a": 01}"#, #"{"a": 1.}"#, "{\"a\": \"\n\"}", "{\"a\": \"\t\"}",
    "{\"a\": \"\u{1}\"}", #"{"a": "\x"}"#, #"{"a": "\u12"}"#, #"{"a": "\ud800"}"#,
    #"{"a": "\udc00"}"#, #"{"a": "b"#, "{}\u{0}", "{} x", #"{"languageMap": {"de": "no such"}}"#,
    #"{"messages": 1}"#, "[]",
  ].map { BrokenFile($0, "gloss.json", $0, ["sync"]) }

  private static let json = [
    "{", "[1 2]", "{ // x\n}", "{\"a\": 1,}", "{}", #"{"version": 9, "source": "a", "tables": {}}"#,
    "{\n  \"a\" : {\n    \"b\" : {\n      \"c\" : 1\n  },\n  \"d\" : [\n  ]\n}",
  ].flatMap { text in
    [
      BrokenFile(text, "b.json", text, ["check", "--baseline", "b.json"]),
      BrokenFile(text, "Build/A.stringsdata", text, ["parity", "Build"]),
      BrokenFile(text, "d.json", text, ["extract", "--declarations", "d.json"]),
    ]
  }

  private static let xliff = [
    "", "<", "<a>", "<a><b></a>", "<a", "<a b>", "<a b=c/>", "<a b='/>", "<a b='<'/>",
    "<a b='1' b='2'/>", "<a b='1'c='2'/>", "<a>\u{1}</a>", "<a>&#1;</a>", "<a>&#x;</a>",
    "<a>&b;</a>", "<a>&</a>", "<a>&b</a>", "<a>]]></a>", "<a><!-- b</a>", "<a><!-- -- --></a>",
    "<a><![CDATA[b</a>",
    "<a/><b/>", "<a/>b", "<x:a/>", "<a x:b='c'/>", " <?xml version='1.0'?><a/>", "<a/>",
    "<!-- a -->",
    "<!DOCTYPE a><a/>", "<?xml version='1.0' encoding='ISO-8859-1'?><a/>",
    "<?xml version='1.0' encoding='UTF-16'?><a/>", "<?xml version='9'?><1/>", "<a></a b>",
    String(repeating: "<a>", count: 300),
    "<xliff version='9' xmlns='urn:x'/>",
    """
    <xliff version='1.2' xmlns='urn:oasis:names:tc:xliff:document:1.2'><file><body><trans-unit id='a'>\
    <trans-unit id='b'/></trans-unit></body></file></xliff>
    """,
  ].map { BrokenFile(String($0.prefix(60)), "de.xliff", $0, ["import", "de.xliff"]) }

  private static let strings = [
    "a", "a = ", "a = b", "= b;", "{ a = b;", "{ a = b; } c", "/* a", "\"a", "a = \"b;", "a = (b);",
    "<?xml version='1.0'?><plist><dict><key>a</key></plist>", "<plist><array/></plist>",
    "<plist><dict><key>a</key><dict/></dict></plist>", "<plist><string>a</string></plist>",
    "<!DOCTYPE plist [<!ENTITY a 'b'>]><plist/>", "bplist00",
  ].map {
    BrokenFile(
      $0, "App/de.lproj/Localizable.strings", $0, ["convert", "App/de.lproj/Localizable.strings"])
  }

  private static let rules = [
    "a = b;", "<plist><dict><key>a</key><dict/></dict></plist>", "<plist><dict>",
    """
    <plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@b@</string>\
    </dict></dict></plist>
    """,
    """
    <plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@b@</string>\
    <key>b</key><dict><key>NSStringFormatSpecTypeKey</key><string>c</string></dict></dict></dict>\
    </plist>
    """,
  ].map {
    BrokenFile(
      $0, "App/de.lproj/Localizable.stringsdict", $0,
      ["convert", "App/de.lproj/Localizable.stringsdict"])
  }

  private static let projects = [
    "", "{", "{ a = ; }", "{ a = (b c); }", "{ a : b; }", "{ a = \"b; }", "{ a = b; } c",
    "{ a = b }",
    "<?xml version='1.0'?><plist/>", "bplist00", "{ a = b;\n<<<<<<< HEAD\n}", "{ a = b; }",
    "{ a = <00; }",
    "{ \u{1} }", "{ a = " + String(repeating: "(", count: 200),
  ].map { BrokenFile(String($0.prefix(40)), "App.xcodeproj/project.pbxproj", $0, ["sync"]) }

  private static let projectsInJSON = [
    "", "{", "[]", "{}", "{ 'a': 1 }", "{\n<<<<<<< HEAD\n}", "{\"files\": 1}",
    "{\"files\": [{\"kind\": \"heap\"}]}", "{\"files\": [], \"files\": []}",
    "{\"files\": [], \"required-capabilities\": [\"glow\"]}",
    "{\"files\": " + String(repeating: "[", count: 300),
  ].map { BrokenFile(String($0.prefix(40)), "App.xcodeproj/project.xcproj", $0, ["sync"]) }

  private static let manifests = [
    "let a = \"", "let a = (", "let a = 1", "let a = 1\n<<<<<<< HEAD\n", "/* a",
    "let p = Package(name: \"a\", targets: [.target(name: \"b\"",
  ].map { BrokenFile($0, "Package.swift", $0, ["sync"]) }

  private static let others = [
    BrokenFile(
      "conflict", "M.xcdatamodeld/M.xcdatamodel/contents", "<model>\n<<<<<<< HEAD\n</model>",
      ["sync"]),
    BrokenFile(
      "ids that collide", "Other/Localizable.xcstrings",
      #"""
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"variations": {"plural": {
      "one": {"stringUnit": {"state": "translated", "value": "b"}},
      "other": {"stringUnit": {"state": "translated", "value": "c"}}}}}}},
      "a|==|plural.one": {}, "a|==|plural.other": {}}, "version": "1.0"}
      """#, ["export", "--language", "de"]),
    BrokenFile(
      "character of no XML", "Other/Localizable.xcstrings",
      #"{"sourceLanguage": "en", "strings": {"a\u0001": {}}, "version": "1.0"}"#,
      ["export", "--language", "de"]),
    BrokenFile(
      "no pattern", "Other/A.swift", "", ["export", "--language", "de", "--catalog", "{a"]),
  ]
}
