import SwiftTree
import SwiftTypes
import Testing

/// The part of a source that other modules can see, as text.
@Suite struct BodilessSourceTests {
  private func bodiless(_ source: String) -> String {
    String(decoding: BodilessSource(ContiguousArray(source.utf8)).bytes, as: UTF8.self)
  }

  @Test func leavesOutWhatNothingIsDeclaredInForOthers() {
    #expect(
      bodiless(
        """
        struct Row: View {
          let title: LocalizedStringKey = "a { b"
          private let kept = [1].map { $0 }
          lazy var made = { Row() }()
          var body: some View { Text(title) }
          var count = 1 { didSet { print("}") } }
          var both: Int { get { 1 } set { x = newValue } }
          init(_ title: LocalizedStringKey) { self.title = title }
          subscript(i: Int) -> Int { i }
          func f<T>(_ x: T = { 1 }()) -> String where T: P { struct Local {}; return "x" }
          deinit { g("x") }
          enum Inner { case a(String); func g() { h() } }
        }
        func free() -> Text { Text("x") }
        protocol P { var p: Int { get } }
        """) == """
          struct Row: View {
            let title: LocalizedStringKey = "a { b"
            private let kept = [1].map { $0 }
            lazy var made = { Row() }()
            var body: some View {}
            var count = 1 { didSet {} }
            var both: Int { get {} set {} }
            init(_ title: LocalizedStringKey) {}
            subscript(i: Int) -> Int {}
            func f<T>(_ x: T = { 1 }()) -> String where T: P {}
            deinit {}
            enum Inner { case a(String); func g() {} }
          }
          func free() -> Text {}
          protocol P { var p: Int { get } }
          """)
  }

  /// Conditions across braces, and texts that break off.
  @Test(
    arguments: [
      "func f() {\n#if A\n}\n#else\nlet x = 1\n}\n#endif\nstruct S { var a: Int }",
      "struct S { func f() { g(\"", "func f() {", "}", "", "struct S { var a: Int { ",
      "\u{FEFF}struct S { func f() { 1 } }", "func f() { /* } */ \"}\" }\r\nlet x: Int = 1",
    ])
  func declaresTheSameWhateverItIs(_ source: String) {
    let bytes = ContiguousArray(source.utf8)
    let short = BodilessSource(bytes).bytes
    #expect(
      DeclarationCollector(Parser.parse(bytes)).declarations
        .hasSameRecords(as: DeclarationCollector(Parser.parse(short)).declarations))
    #expect(short.count <= bytes.count)
  }
}
