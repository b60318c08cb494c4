import LocalizationModel
import SourceScanner
import Testing

@Suite struct CodeFactTests {
  /// `kind text -> sink` of each fact.
  private func facts(_ code: String) -> [String] {
    SourceScan.scan(
      ContiguousArray(code.utf8), path: "a.swift", hashingLiterals: false, collectingFacts: true
    ).facts.map { fact in
      let bytes = Array(code.utf8)[fact.range.start..<fact.range.end]
      return "\(fact.kind.rawValue) \(String(decoding: bytes, as: UTF8.self)) -> \(fact.sink)"
    }
  }

  @Test(arguments: [
    (#"statusLabel.text = "a b""#, [#"assigned-text "a b" -> text"#]),
    (
      #"statusLabel.text = isOn ? "a" : b ?? "c""#,
      [#"assigned-text "a" -> text"#, #"assigned-text "c" -> text"#]
    ),
    (#"class A { var title = "a" }"#, [#"initial-text "a" -> title"#]),
    (#"func f() { let title = "a" }"#, []),
    (#"struct A { var title: LocalizedStringKey = "a" }"#, []),
    (
      #"struct A { var title: String { if x { return "a" }; return "b" } }"#,
      [#"returned-text "a" -> title"#, #"returned-text "b" -> title"#]
    ),
    (
      #"let a = UIAlertAction(title: "a", style: .cancel)"#,
      [#"shown-argument "a" -> UIAlertAction(title:)"#]
    ),
    (#"button.setTitle("a", for: .normal)"#, [#"shown-argument "a" -> setTitle"#]),
    (#"Text(verbatim: "a")"#, [#"verbatim-text "a" -> Text(verbatim:)"#]),
    (#"label.text = String(localized: "a")"#, []),
  ])
  func seesTextThatIsNotLocalized(code: String, expected: [String]) {
    #expect(facts(code) == expected)
  }

  @Test(arguments: [
    (#"Text(name ?? "a")"#, [#"lost-text "a" -> Text"#]),
    (#"let t: LocalizedStringKey; Text(isOn ? "a" : t)"#, []),
    (#"let t = "a"; Text(t)"#, [#"text-of-variable "a" -> Text"#]),
    (
      #"struct A { let t = "a"; func f() { Text(self.t) } }"#,
      [#"text-of-variable "a" -> Text"#]
    ),
    (#"let t = "a"; Text(LocalizedStringKey(t))"#, [#"text-of-variable "a" -> Text"#]),
    // Which of the two is shown, only a type checker knows.
    (
      #"struct A { let t = "a" }; if let t = load() { Text(t) }"#,
      [#"initial-text "a" -> t"#]
    ),
    (
      #"struct A { let t = "a" }; func f(t: String) { Text(t) }"#,
      [#"initial-text "a" -> t"#]
    ),
  ])
  func seesTextThatIsNoLongerLocalized(code: String, expected: [String]) {
    #expect(facts(code) == expected)
  }

  @Test(arguments: [
    (#"Text(name ?? "a")"#, CodeFact.Confidence.low),
    (#"let name: String?; Text(name ?? "a")"#, .high),
    (#"Text(error.localizedDescription.isEmpty ? "a" : error.localizedDescription)"#, .high),
    (#"Text(error?.localizedDescription ?? "a")"#, .high),
    (#"Text(error?.unknown ?? "a")"#, .low),
  ])
  func isSureOfPlainTextsByTheirTypes(code: String, confidence: CodeFact.Confidence) {
    let scan = SourceScan.scan(
      ContiguousArray(code.utf8), path: "a.swift", hashingLiterals: false, collectingFacts: true)
    #expect(scan.facts.map(\.confidence) == [confidence])
  }

  @Test(arguments: [
    (#"let a = String(localized: "a") + b"#, [#"joined-text "a" -> +"#]),
    (#"let a = String(localized: "a") + "\n" + String(localized: "b")"#, []),
    (#"let a = String(localized: "a") + ".txt""#, [#"file-name "a" -> +"#]),
    (#"let a = Text("a").bold() + Text(b)"#, [#"joined-text "a" -> +"#]),
    (#"let a = Text(Image(b)) + Text("a")"#, []),
    (#"let a = "\(String(localized: "a")) \(b)""#, [#"joined-text "a" -> \()"#]),
    (#"let a = "\(String(localized: "a"))\n\(b)""#, []),
    (#"logger.info("\(String(localized: "a")) \(b)")"#, []),
  ])
  func seesTextThatIsGlued(code: String, expected: [String]) {
    let glued = facts(code).filter { $0.hasPrefix("joined") || $0.hasPrefix("file") }
    #expect(glued == expected)
  }

  @Test(arguments: [
    (
      #"Text(n == 1 ? "1 file" : "\(n) files")"#,
      [##"plural-ternary n == 1 ? "1 file" : "\(n) files" -> n"##]
    ),
    (#"Text(n > 1 ? "Server \(a)" : "Server")"#, []),
    (#"Text(n == 1 ? "On" : "Off")"#, []),
  ])
  func seesPluralsOfTheCode(code: String, expected: [String]) {
    #expect(facts(code) == expected)
  }

  @Test func leavesOutWhatIsNotShipped() {
    #expect(facts(##"#Preview { Text(verbatim: "a b") }"##).isEmpty)
    #expect(facts("#if DEBUG\nlabel.text = \"a b\"\n#endif\nf(\"x\")").isEmpty)
  }
}
