extension FollowSample {
  // MARK: What is no key, or not surely one

  static let notFollowed: [FollowSample] = [
    FollowSample("interpolations", row, "func f(n: Int) { Row(title: \"not \\(n)\") }", found: []),
    FollowSample("what is put together", row, "let a = Row(title: \"not\" + \"this\")", found: []),
    FollowSample(
      "what is changed on the way", row,
      """
      func f(x: Bool) {
        var a = "not"
        a += "s"
        Row(title: a)
        var b = "not"
        if x { b = b.uppercased() }
        Row(title: b)
        var c = "not"
        c.append("s")
        Row(title: c)
        Row(title: "not".lowercased())
        Row(title: g("not"))
      }
      func g(_ text: String) -> String { text.uppercased() }
      """, found: []),
    FollowSample(
      "what a function hands back to another caller", row,
      """
      func same(_ text: String) -> String { text }
      func f() { Row(title: same(name)); print(same("not")) }
      """, found: []),
    FollowSample(
      "shadows", row,
      """
      let title = "not"
      func f(title: Int) { let name = "not"; do { let name = other(); Row(title: name) } }
      struct V: View {
        let text: String
        func body(_ text: String) -> some View { Row(title: text) }
        var shown: some View { Text(verbatim: text) }
      }
      let a = V(text: "not")
      func g(v: V) { v.body("A") }
      func h(_ row: (String) -> Void) { let Row = row; Row("not") }
      """, found: ["A"]),
    FollowSample(
      "overloads that nothing tells apart", row,
      """
      struct A { func show(_ text: String) { Row(title: text) } }
      struct B { func show(_ text: String) { print(text) } }
      func f() { unknown().show("not"); unknown.value.show("not") }
      """, found: []),
    FollowSample(
      "closures of the project's own functions", row,
      """
      func each(_ texts: [String], _ body: (String) -> Void) { body("other") }
      func f() { each(["not"]) { text in Row(title: text) } }
      """, found: []),
    FollowSample(
      "other types",
      """
      struct Key: ExpressibleByStringLiteral { let value: Int }
      func f(_ key: Key) { Text(LocalizedStringKey(key.name)) }
      let a = f("not")
      func g(_ count: Int) { Text(LocalizedStringKey(String(count))) }
      """, found: []),
    FollowSample(
      "previews and debug builds", row,
      """
      #Preview { Row(title: "not") }
      struct P: PreviewProvider { static var previews: some View { Row(title: "not") } }
      func f(_ key: String) {
        #if DEBUG
        Text(LocalizedStringKey(key))
        #endif
      }
      let a = f("not")
      """, found: []),
    FollowSample(
      "what a flag keeps from being looked up",
      """
      struct Icon {
        let name: String
        let isKey: Bool
        init(_ name: String, isKey: Bool = false) { self.name = name; self.isKey = isKey }
      }
      func f(icon: Icon) {
        if icon.isKey { Text(LocalizedStringKey(icon.name)) } else { Text(verbatim: icon.name) }
      }
      let icons = [Icon("not"), Icon("A", isKey: true), Icon("not", isKey: false), Icon("B", isKey: x)]
      struct Row: View {
        let title: String
        var isVerbatim = false
        var body: some View { isVerbatim ? Text(title) : Text(LocalizedStringKey(title)) }
      }
      let rows = [Row(title: "C"), Row(title: "not", isVerbatim: true)]
      func g(_ text: String, plain: Bool) { if !plain { Text(LocalizedStringKey(text)) } }
      func h() { g("D", plain: false); g("not", plain: true) }
      """, found: ["A", "B", "C", "D"]),
    FollowSample(
      "flags that may change",
      """
      struct V: View {
        let title: String
        @State private var isShown = false
        var isReady: Bool { if isShown { return false }; return title.isEmpty }
        let isNew: Bool
        init(title: String, x: Bool) {
          self.title = title
          if x { isNew = true } else { isNew = other }
        }
        var body: some View {
          if isShown { Text(LocalizedStringKey(title)) }
          if isReady { Text(LocalizedStringKey(title), tableName: "Ready") }
          if !isNew { Text(LocalizedStringKey(title), tableName: "Old") }
        }
      }
      final class Model {
        let key: String
        var isKey = false
        init(key: String) { self.key = key }
        func start() { isKey = true }
        var text: String { isKey ? NSLocalizedString(key, tableName: "Model", comment: "") : key }
      }
      func f() { V(title: "A", x: true); Model(key: "B") }
      """, found: ["A", "A [Old]", "A [Ready]", "B [Model]"]),
    FollowSample(
      "texts of a list that are changed in their place",
      """
      struct V: View {
        @State var loud = ["not"]
        @State var few = ["A", "B"]
        var body: some View {
          ForEach(loud, id: \\.self) { Text(LocalizedStringKey($0)) }
          ForEach(few, id: \\.self) { Text(LocalizedStringKey($0)) }
        }
        func f() {
          loud = loud.map { $0.uppercased() }
          few = few.filter { $0.isEmpty } + ["C"]
          var own = ["not"]
          own = own.map { $0 + "." }
          for text in own { NSLocalizedString(text, comment: "") }
        }
      }
      """, found: ["A", "B", "C"]),
    FollowSample(
      "functions of a body", row,
      """
      func f() {
        func Row(title: String) -> Text { Text(verbatim: title) }
        do { Row(title: "not") }
      }
      let a = Row(title: "A")
      """, found: ["A"]),
    FollowSample(
      "bundles of the system",
      """
      final class Own {}
      let a = Bundle(for: UIApplication.self).localizedString(forKey: "not", value: nil, table: nil)
      let b = Bundle(for: Own.self).localizedString(forKey: "A", value: nil, table: nil)
      let c = Bundle(identifier: "com.apple.UIKit")?.localizedString(forKey: "not", value: "", table: nil)
      func f(_ key: String) { NSLocalizedString(key, bundle: Bundle(for: UIView.self), comment: "") }
      let d = f("not")
      """, found: ["A"]),
    FollowSample("what is found anyway", "let a = Text(LocalizedStringKey(\"plain\"))", found: []),
    FollowSample("empty texts", row, "let a = Row(title: \"\")", found: []),
    FollowSample(
      "half-typed code", row,
      "func f( { Row(title: \"A\"\nstruct V { let x = Row(title:  \nvar y: String { ", found: ["A"]),
  ]
}
