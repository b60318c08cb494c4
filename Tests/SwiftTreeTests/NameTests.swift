import SwiftTree
import Testing

/// The names that a tree uses and binds: callees, labels, bindings.
@Suite struct NameTests {
  private static func tree(_ source: String) -> SyntaxTree {
    Parser.parse(ContiguousArray(source.utf8))
  }

  @Test(arguments: [
    ("let a = 1, b: B", "a b"), ("let (a, b) = c", "a b"), ("func f(a: A, of b: B) {}", "a b"),
    ("if let a, var b = c {}", "a b"), ("{ a, b in c }", "a b"), ("{ [a, b = c] in d }", "b"),
    ("{ [weak a = b.c] d in e }", "d a"), ("var a: A { set(b) { c } }", "b a"),
    ("var a: A { get { c } }", "a"), ("for a in b {}", "a"), ("for (a, b) in c {}", "a b"),
    ("if case .a(let b, var c) = d {}", "b c b c"), ("switch a { case .b(let c): d }", "c c"),
    ("switch a { case let b: c }", "b"), ("do {} catch .a(let b) {}", "b b"),
    ("guard let a = b else {}", "a"), ("f(a)", ""), ("func f(_: A) {}", "_"),
  ])
  func collectsBoundNames(source: String, names: String) {
    let tree = Self.tree(source)
    #expect(tree.boundNames.map { tree.name(ofToken: $0) }.joined(separator: " ") == names)
  }

  @Test(arguments: [
    ("Text(a)", "Text"), ("a.alert(b)", "alert"), ("Text.init(a)", "Text"),
    ("init() { init(a) }", "init"),
    ("self.init(a)", "self"), ("A<B>(c)", "A"), ("a.b<C>(d)", "b"), ("f { a }", nil),
    ("f(a) { b }", "f"), ("(a)(b)", nil), ("a[0](b)", nil), (".a(b)", "a"), ("`a`(b)", "a"),
    ("f(a)(b)", nil),
  ])
  func namesTheCallee(source: String, name: String?) throws {
    let tree = Self.tree(source)
    let call = try #require(tree.nodes.indices.last { tree.nodes[$0].kind == .call })
    #expect(tree.calleeName(of: call).map { tree.name(ofToken: $0) } == name)
  }

  @Test func looksArgumentsUpByLabel() throws {
    let tree = Self.tree("f(x: 1)(a, b: c, d, b: e) { g }")
    let arguments = CallArguments(of: tree.nodes.endIndex - 1, in: tree)
    func text(_ node: NodeID?) -> String? { node.map { tree.text(tree.bytes(of: $0)) } }
    #expect(arguments.nodes.map { text($0) } == ["a", "b: c", "d", "b: e"])
    #expect(text(arguments.first) == "a")
    #expect(arguments.unlabelled.map { text($0) } == ["a", "d"])
    #expect(text(arguments.value("b")) == "c")
    #expect(arguments.value("x") == nil && arguments.value("") == nil)
    let labelled = Self.tree("f(a: b)")
    #expect(CallArguments(of: labelled.nodes.endIndex - 1, in: labelled).first == nil)
  }

  @Test(arguments: [
    ("#Preview { a }", true), ("#Preview(\"a\") { b }", true), ("#Previews { a }", false),
    ("#a { Preview }", false),
  ])
  func knowsPreviewMacros(source: String, isPreview: Bool) throws {
    let tree = Self.tree(source)
    let macro = try #require(tree.nodes.indices.last { tree.nodes[$0].kind == .macro })
    #expect(tree.isPreview(macro) == isPreview)
  }

  @Test(arguments: [
    ("struct A: PreviewProvider {}", true), ("struct A: B, SwiftUI.PreviewProvider {}", true),
    ("struct A {}", false), ("struct PreviewProvider: A {}", false),
  ])
  func knowsPreviewProviders(source: String, isPreview: Bool) {
    let tree = Self.tree(source)
    #expect(tree.isPreviewProvider(tree.nodes.endIndex - 1) == isPreview)
  }

  @Test(arguments: [
    ("debugMenu", true), ("isDebug", true), ("myDebugMenu", true), ("debug", true),
    ("debounce", false), ("undebug", false), ("myDebu", false), ("Debug", true), ("a", false),
    ("`debugMenu`", true),
  ])
  func knowsNamesForDebugging(name: String, isForDebugging: Bool) {
    #expect(Self.tree(name).isNamedForDebugging(.first) == isForDebugging)
  }

  @Test(arguments: [
    ("a", "a", true), ("`a`", "a", true), ("a", "b", false), ("a", "aa", false),
    ("ab", "a", false),
  ])
  func comparesTokensWithNames(source: String, name: String, isSpelled: Bool) {
    let tree = Self.tree(source)
    #expect(tree.token(.first, spells: name) == isSpelled)
    let other = Self.tree("\(source) \(name)")
    let bytes = other.source
    let isAlike = other.tokens(.first, .first + 1, spellAlike: bytes.span)
    #expect(isAlike == isSpelled)
  }

  /// More names than the table first has room for, among them the one that marks a free entry.
  @Test func keepsEachNameOnce() {
    var names = NameSet()
    #expect(names.isEmpty && !names.contains(Name("a0")) && !names.contains(.none))
    let free = Name(hash: 0)
    for name in (0..<100).map({ Name("a\($0)") }) + [free] {
      #expect(!names.contains(name))
      let isNew = names.insert(name)
      let isNewAgain = names.insert(name)
      #expect(isNew && !isNewAgain)
      #expect(names.contains(name))
    }
    #expect(names.count == 101 && !names.isEmpty)
    #expect(Set(names.names).count == 101)
    names.formUnion([Name("a1"), Name("b")])
    #expect(names.count == 102)
  }
}
