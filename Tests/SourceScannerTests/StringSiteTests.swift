import LocalizationModel
import SourceScanner
import Testing

@Suite struct StringSiteTests {
  private func site(_ code: String) throws -> StringSite {
    let scan = SourceScan.scan(
      ContiguousArray(code.utf8), path: "a.swift", hashingLiterals: false, collectingFacts: true)
    return try #require(scan.strings.first?.site)
  }

  private func slice(_ range: ByteRange, _ code: String) -> String {
    String(decoding: Array(code.utf8)[range.start..<range.end], as: UTF8.self)
  }

  @Test func knowsTheCallAndItsArguments() throws {
    let code = #"view.help(Text("👋" , comment: note)) ; x"#
    let site = try site(code)
    let call = try #require(site.call)
    #expect(call.name == "Text" && call.commentLabel == "comment")
    #expect(slice(call.range, code) == #"Text("👋" , comment: note)"#)
    #expect(slice(call.parentheses, code) == #"("👋" , comment: note)"#)
    #expect(call.arguments.map { slice($0.range, code) } == [#""👋""#, "comment: note"])
    #expect(call.arguments.map(\.text) == ["👋", nil])
    #expect(call.arguments.map(\.isLiteral) == [true, false])
    #expect(slice(site.value, code) == #""👋""#)
    #expect(site.surrounding?.kind == .argument(of: "help", label: nil))
  }

  @Test(
    arguments: [
      (#"Button("a") {}"#, "Button", nil), (#"x.navigationTitle("a")"#, "navigationTitle", nil),
      (#"let a: String = .init(localized: "a")"#, "init", "comment"),
      (#"let a = String.init(localized: "a")"#, "String", "comment"),
      (#"@Parameter(title: "a") var x"#, "Parameter", nil),
    ] as [(String, String, String?)])
  func namesTheCallAsTheCodeDoes(code: String, name: String, label: String?) throws {
    let call = try #require(try site(code).call)
    #expect(call.name == name)
    #expect(call.commentLabel == label)
  }

  @Test(
    arguments: [
      (#"f(x: (try String(localized: "a")))"#, .argument(of: "f", label: "x")),
      (#"let t = x + Text("a") + y"#, .operation(["+", "+"])),
      (#"if s == String(localized: "a") {}"#, .operation(["=="])),
      (#"let s = "b\(String(localized: "a"))""#, .interpolation),
      (#"let s = b ? String(localized: "a") : c"#, .ternary),
      (#"switch String(localized: "a") { default: f() }"#, .switching),
      (#"switch s { case String(localized: "a"): f() }"#, .switching),
      (#"switch s { case b: Text("a") }"#, nil),
      (#"let d = [String(localized: "a"): 1]"#, .dictionary),
      (#"let d = e[String(localized: "a")]"#, .subscripting),
      (#"let s = String(localized: "a")"#, nil),
    ] as [(String, StringSite.Surrounding.Kind?)])
  func knowsWhatTheCallIsPartOf(code: String, kind: StringSite.Surrounding.Kind?) throws {
    #expect(try site(code).surrounding?.kind == kind)
  }

  @Test func hasNoCallWhereATypeLocalizes() throws {
    let code = #"let title: LocalizedStringKey = isOn ? "a" : "b""#
    let site = try site(code)
    #expect(site.call == nil)
    #expect(slice(site.value, code) == #"isOn ? "a" : "b""#)
  }

  @Test(
    arguments: [
      ("// 搜索\nButton(\"a\") {}", "搜索"), ("  //  保存 草稿\r\n  Button(\"a\") {}", "保存 草稿"),
      (#"Button("a" /* 归档 */) {}"#, "归档"), ("/// 搜索\nButton(\"a\") {}", nil),
      ("// TODO: later\nButton(\"a\") {}", nil), ("// Button(b)\nButton(\"a\") {}", nil),
      ("// 搜索\nText(\"a\")", "搜索"),
      ("Text(\"a\") // 搜索", "搜索"), ("// 搜索\nText(\"a\", comment: \"b\")", nil),
      ("Text(\"a\"); f(\"b\") // 搜索", nil), ("// 搜索\n\nButton(\"a\") {}", nil),
      ("Button(\"a\" /* 归", nil), ("//\nButton(\"a\") {}", nil),
    ] as [(String, String?)])
  func knowsTheCommentBesideWhatTakesNone(code: String, note: String?) throws {
    #expect(try site(code).note?.text == note)
  }

  @Test func isLeftOutUnlessAskedFor() {
    let scan = SourceScan.scan(ContiguousArray(#"Text("a")"#.utf8), path: "a.swift")
    #expect(scan.strings.first?.site == nil)
  }
}
