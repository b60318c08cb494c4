import Foundation
import LocalizationModel
import TestSupport
import Testing

@testable import SourceScanner
@testable import SwiftTree

/// Whether a second look leaves out the bodies that ask for nothing or not, what is found is the same.
@Suite struct SettledBodiesTests {
  private typealias Source = (path: String, text: ContiguousArray<UInt8>)

  private static func expectTheSame(_ sources: [Source]) -> Int {
    let (whole, spared) = (ScannedProject(sources, spares: false), ScannedProject(sources))
    #expect(spared.strings == whole.strings)
    #expect(spared.findings == whole.findings)
    return spared.sparedCount
  }

  /// Declares what the samples use.
  private static let row =
    "struct Row: View { var title: LocalizedStringKey; var body: some View { EmptyView() } }"

  @Test(arguments: [
    // One body asks, another has a string of its own.
    "func f() { Row(title: \"a\") }\nfunc g() { Text(\"b\"); NSLocalizedString(\"\\(c)\", comment: \"\") }",
    // Accessors and initializers.
    """
    struct A { init() { Text("a") }; deinit { Text("b") }
      var c: some View { Row(title: "d") }; var e: Int { get { Text("f"); return 1 } set { g() } }
      subscript(h: Int) -> Int { Text("i"); return h } }
    """,
    // A body without a literal, one with braces in texts, and one in another.
    "func f() { g() }\nfunc h() { Text(\"}\") ; func i() { Text(\"{\") } }\nlet j = Row(title: \"k\")",
  ])
  func findsTheSame(text: String) {
    let sources = [("A.swift", text), ("B.swift", Self.row)]
      .map { ($0.0, ContiguousArray($0.1.utf8)) }
    #expect(Self.expectTheSame(sources) == 1)
  }

  @Test(arguments: [
    // The type of a name of its own is what another body declares under it.
    "func f() { let a: Int = b(); Text(\"c\") }\nfunc d() { Text(\"\\(e.a) f\") }",
    "func f() { let a /* b */ : Int = b(); Text(\"c\") }\nfunc d() { Text(\"\\(e.a) f\") }",
    // A branch begins in one body and ends in another.
    """
    #if A
    func f() { Text("a")
    #else
    func g() { Text("b")
    #endif
    }
    func h() { Row(title: "c") }
    """,
    // What cannot be read ends where the parser says.
    "func f() { Text(\"a\") }\nfunc g() { Row(title: \"b\") }\nlet h = \"",
  ])
  func looksAtAllWhereItMatters(text: String) {
    let sources = [("A.swift", text), ("B.swift", Self.row)]
      .map { ($0.0, ContiguousArray($0.1.utf8)) }
    #expect(Self.expectTheSame(sources) == 0)
  }

  @Test(arguments: ["Fixtures", "Sources", "Tests"])
  func findsTheSameInSources(folder: String) throws {
    let root = Checkout.root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    let sources = try (paths ?? []).sorted().filter { $0.hasSuffix(".swift") }
      .map { ($0, try ContiguousArray(Data(contentsOf: root.appending(path: $0)))) }
    #expect(Self.expectTheSame(sources) > (folder == "Fixtures" ? 10 : 0))
  }

  /// Places where only the project can say that a literal is localizable, each in a source that asks
  /// nothing else.
  @Test(arguments: [
    "func f() -> [LocalizedStringKey] { [\"a\"] }",
    "func f() { let b: [LocalizedStringKey] = [\"a\"]; g(b) }",
    "func f() { let b: () -> LocalizedStringKey = { \"a\" }; g(b) }",
    "func f() { g([\"a\"] as [LocalizedStringKey]) }",
    "func f() { let b = { () -> [LocalizedStringKey] in [\"a\"] }; g(b) }",
    "func f() { var b: [LocalizedStringKey] = []; b.append(\"a\") }",
    "struct A { var b: [LocalizedStringKey] { get { [\"a\"] } } }",
    "struct A { subscript(b: Int) -> [LocalizedStringKey] { [\"a\"] } }",
  ])
  func partsOfOtherTypesAsk(text: String) {
    let project = ScannedProject([("A.swift", ContiguousArray(text.utf8))])
    #expect(project.strings.map(\.key) == ["a"])
  }

  /// A variable without a written type that is made as a value of a localized one.
  @Test(arguments: [
    "func f() { var b = LocalizedStringKey(\"a\"); b = \"c\"; g(b) }",
    "struct A { @State var b = LocalizedStringKey(\"a\"); func f() { b = \"c\" } }",
  ])
  func valuesOfLocalizedTypesAsk(text: String) {
    let project = ScannedProject([("A.swift", ContiguousArray(text.utf8))])
    #expect(project.strings.map(\.key) == ["a", "c"])
  }
}
