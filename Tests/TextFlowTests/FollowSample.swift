import Testing

/// A project, and what is found in it: `key [table] // comment = value`, parts that say nothing
/// left out.
struct FollowSample: CustomTestStringConvertible {
  let name: String
  let files: [String]
  let found: [String]
  var testDescription: String { name }

  init(_ name: String, _ files: String..., found: [String]) {
    self.name = name
    self.files = files
    self.found = found
  }

  static let row = """
    struct Row: View {
      let title: String
      var body: some View { Text(LocalizedStringKey(title)) }
    }
    """
  static let localized = """
    extension String {
      var localized: String { NSLocalizedString(self, comment: "") }
    }
    """

  static let all =
    lookups + shown + declarations + values + details + notFollowed

  // MARK: What looks a text up

  private static let lookups: [FollowSample] =
    [
      "Text(LocalizedStringKey(key))", "Text(LocalizedStringKey.init(key))", "Text(.init(key))",
      "Text(LocalizedStringKey(stringLiteral: key))", "Button(.init(key)) {}",
      "String(localized: .init(key))", "String(localized: String.LocalizationValue(key))",
      "AttributedString(localized: .init(key))", "NSLocalizedString(key, comment: \"\")",
      "LocalizedStringResource(String.LocalizationValue(key))",
      "Bundle.main.localizedString(forKey: key, value: nil, table: nil)",
      "NSString.localizedUserNotificationString(forKey: key, arguments: nil)",
      "Text(isOn ? LocalizedStringKey(key) : LocalizedStringKey(key))",
    ].map {
      FollowSample($0, "func f(_ key: String) { _ = \($0) }\nlet a = f(\"A\")", found: ["A"])
    }
    + [
      FollowSample(
        "a localized type that is returned, stored, passed on",
        """
        func key(_ name: String) -> LocalizedStringKey { .init(name) }
        struct V { let key: LocalizedStringKey }
        func f(_ name: String) { V(key: .init(name)) }
        func g() { key("A"); f("B") }
        """, found: ["A", "B"]),
      FollowSample(
        "an implicit member as key is of no type yet",
        """
        extension String { static let title: String = "of texts" }
        extension LocalizedStringKey { static let title: String = "of keys" }
        func f() {
          _ = NSLocalizedString(.title, comment: "")
          _ = LocalizedStringKey(.title)
        }
        """, found: []),
      FollowSample(
        "what is written at the call itself",
        """
        let texts = Bundle.main
        let a = texts.localizedString(forKey: "A", value: nil, table: "T")
        """, found: ["A [T]"]),
    ]

  /// Samples of views that show an enum or a list as it is.
  private static let shown: [FollowSample] = [
    FollowSample(
      "raw values and texts of cases that are shown",
      """
      enum Tab: String, CaseIterable { case home = "Home", box }
      enum Mode { case day, night; var label: String { switch self { case .day: "Day"; case .night: "Night" } } }
      enum Hidden: String { case not = "not shown" }
      struct V: View {
        let tab: Tab
        let mode: Mode
        var body: some View {
          Text(tab.rawValue)
          Label(mode.label, systemImage: "sun")
          Text(verbatim: Hidden.not.rawValue)
        }
      }
      """, found: ["Home", "box", "Day", "Night"]),
    FollowSample(
      "lists and tables of titles",
      """
      struct V: View {
        let titles = ["A", "B"]
        let names = ["x": "C", "y": "D"]
        let other = ["not"]
        var body: some View {
          ForEach(titles, id: \\.self) { Text($0) }
          Picker(selection: $choice) {
            ForEach(["x", "y"], id: \\.self) { key in Text(names[key] ?? "") }
          } label: { EmptyView() }
          List(["E"], id: \\.self) { title in Button(title) {} }
          Text(other[0])
        }
      }
      func f(name: String) { Text(name) }
      let g = f(name: "as it is")
      """, found: ["A", "B", "C", "D", "E"]),
  ]

  // MARK: What takes it there

  private static let declarations: [FollowSample] = [
    FollowSample("a memberwise initializer", row, "let a = Row(title: \"A\")", found: ["A"]),
    FollowSample(
      "an initializer that stores it, and one that hands it on", row,
      """
      struct Outer: View {
        private let name: String
        init(called name: String) { self.name = name }
        init(_ name: String) { self.init(called: name) }
        var body: some View { Row(title: name) }
      }
      func f() { Outer(called: "A"); Outer("B") }
      """, found: ["A", "B"]),
    FollowSample(
      "members of String", localized,
      """
      extension String {
        func translated() -> String { localized.uppercased() }
        func again() -> String { self.localized }
      }
      func f(name: String?) { "A".localized; "B".translated(); "C".again(); name?.localized }
      func g() { f(name: "D") }
      """, found: ["A", "B", "C", "D"]),
    FollowSample(
      "a method of all views", row,
      """
      extension View { func titled(_ text: String) -> some View { overlay(Row(title: text)) } }
      struct V: View { var body: some View { Color.red.padding(2).titled("A") } }
      """, found: ["A"]),
    FollowSample(
      "cases and their payloads", row,
      """
      enum Message { case info(String), sized(text: String, width: Int), other(String) }
      struct V: View {
        let message: Message
        var body: some View {
          switch message {
          case .info(let text): Row(title: text)
          case .sized(let text, _): Row(title: text)
          case let .other(name): Text(name)
          }
        }
      }
      let a = V(message: .info("A"))
      let b = V(message: .sized(text: "B", width: 2))
      let c = V(message: .other("not shown"))
      """, found: ["A", "B"]),
    FollowSample(
      "raw values",
      """
      enum Tab: String, CaseIterable { case home = "Home", plain }
      func f(tab: Tab) { Text(LocalizedStringKey(tab.rawValue)) }
      """, found: ["Home", "plain"]),
    FollowSample(
      "names that are raw values",
      """
      enum Folder: String { case inbox, `default`, sent = "Sent items"; case other }
      enum Plain { case plain }
      enum Number: Int { case one }
      enum Unused: String { case unused }
      """,
      """
      func f(folder: Folder, plain: Plain, number: Number, unused: Unused) {
        Text(LocalizedStringKey(folder.rawValue))
        Text(LocalizedStringKey(String(describing: plain)))
        Text(verbatim: unused.rawValue)
      }
      """, found: ["inbox", "default", "Sent items", "other"]),
    FollowSample(
      "names that are keys as they stand",
      """
      enum Folder: LocalizedStringResource { case inbox, sent = "Sent items" }
      enum Key: String.LocalizationValue { case key }
      """, found: ["inbox", "key"]),
    FollowSample(
      "raw values in the enum itself",
      """
      enum Tab: String { case home = "Home"; var key: LocalizedStringKey { .init(rawValue) } }
      enum Side: String { case left = "Left" }
      extension Side { var key: LocalizedStringKey { LocalizedStringKey(self.rawValue) } }
      struct Kind { let rawValue: String; var key: LocalizedStringKey { .init(rawValue) } }
      enum Mark: String { case dot = "not"; func f(rawValue: Int) { Text(.init(rawValue)) } }
      let a = Kind(rawValue: "A")
      """, found: ["Home", "Left", "A"]),
    FollowSample(
      "a property wrapper and a subscript",
      """
      @propertyWrapper struct Localized {
        private let key: String
        init(_ key: String) { self.key = key }
        var wrappedValue: String { NSLocalizedString(key, comment: "") }
      }
      struct Texts {
        @Localized("A") var a
        subscript(key: String) -> String { NSLocalizedString(key, comment: "") }
      }
      let texts = Texts()
      let b = texts["B"]
      """, found: ["A", "B"]),
    FollowSample(
      "a static function in another file",
      "enum L10n { static func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") } }",
      "let a = L10n.tr(\"A\")", found: ["A"]),
    FollowSample(
      "a superclass", "class Base { init(title: String) { _ = LocalizedStringKey(title) } }",
      "class Sub: Base { init(name: String) { super.init(title: name) } }\nlet a = Sub(name: \"A\")",
      found: ["A"]),
    FollowSample(
      "default arguments and values", row,
      """
      func f(title: String = "A") { Row(title: title) }
      struct V: View {
        var name = "B"
        @State private var other: String = "C"
        var body: some View { Row(title: name); Row(title: other) }
      }
      """, found: ["A", "B", "C"]),
    FollowSample(
      "a generic text",
      "func f<S: StringProtocol>(_ key: S) { _ = NSLocalizedString(String(key), comment: \"\") }",
      "let a = f(\"A\")", found: ["A"]),
    FollowSample(
      "one overload of several", row,
      """
      func show(_ text: String) { print(text) }
      func show(_ text: String, in view: Int) { Row(title: text) }
      func show(title: String) { Row(title: title) }
      func f() { show("not"); show("A", in: 1); show(title: "B") }
      """, found: ["A", "B"]),
    FollowSample(
      "a circle of functions", row,
      """
      func f(_ a: String) { g(a) }
      func g(_ a: String) { f(a); Row(title: a) }
      func h() { f("A") }
      """, found: ["A"]),
  ]

  // MARK: Where it comes from

  private static let values: [FollowSample] = [
    FollowSample(
      "branches", row,
      """
      func f(x: Int, y: String?) {
        Row(title: x > 1 ? "A" : x > 2 ? ("B") : "C")
        Row(title: y ?? "D")
        Row(title: if x > 1 { "E" } else { "F" })
        let text = switch x { case 1: "G"; default: "H" }
        Row(title: text)
      }
      """, found: ["A", "B", "C", "D", "E", "F", "G", "H"]),
    FollowSample(
      "computed properties and functions", row,
      """
      enum Kind {
        case a, b
        var title: String { switch self { case .a: "A"; case .b: return "B" } }
        func hint(_ isOn: Bool) -> String { if isOn { return "C" }; return "D" }
      }
      func f(kind: Kind) { Row(title: kind.title); Row(title: kind.hint(true)) }
      """, found: ["A", "B", "C", "D"]),
    FollowSample(
      "lists", row,
      """
      struct V: View {
        let titles = ["A", "B"]
        let pairs = [("C", 1), ("D", 2)]
        let names: [Int: String] = [1: "E"]
        static let more: [(title: String, id: Int)] = [(title: "F", id: 1)]
        var body: some View {
          ForEach(titles, id: \\.self) { Text(LocalizedStringKey($0)) }
          ForEach(pairs, id: \\.1) { pair in Row(title: pair.0) }
          Row(title: names[1] ?? "G")
          ForEach(Self.more, id: \\.id) { Row(title: $0.title) }
          ForEach(Array(["H", "I"].enumerated()), id: \\.offset) { index, text in Row(title: text) }
          ForEach(["J"].map { $0 }, id: \\.self) { text in Row(title: text) }
        }
      }
      func f() { for (key, value) in ["K": "L"] { Row(title: value) } }
      """, found: ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "L"]),
    FollowSample(
      "variables", row,
      """
      func f(x: Bool, given: String?) {
        var title = "A"
        if x { title = "B" }
        Row(title: title)
        if let given { Row(title: given) }
        guard let other = given else { return }
        Row(title: other)
        let (first, second) = ("C", "not")
        Row(title: first)
      }
      func g() { f(x: true, given: "D") }
      """, found: ["A", "B", "C", "D"]),
    FollowSample(
      "properties that are assigned", row,
      """
      final class Model { var title = ""; func load() { title = "A"; self.title = "B" } }
      struct V: View {
        let model: Model
        var body: some View { Row(title: model.title) }
      }
      func f(model: Model) { model.title = "C" }
      """, found: ["A", "B", "C"]),
    FollowSample(
      "wrapped properties that an initializer sets", row,
      """
      struct V: View {
        @State private var title: String
        init(title: String) { _title = State(initialValue: title) }
        var body: some View { Row(title: title) }
      }
      let a = V(title: "A")
      """, found: ["A"]),
  ]

  /// Functions that hand on a key and the text beside it, which is no key.
  static let wrappers: [FollowSample] = [
    FollowSample(
      "a static key and the text beside it",
      """
      enum Reasons {
        static func reason(_ key: StaticString, defaultValue: String.LocalizationValue) -> String {
          String(localized: key, defaultValue: defaultValue, table: "Reasons", comment: "why")
        }
        static func logged(_ key: StaticString, text: String.LocalizationValue) -> String {
          reason(key, defaultValue: text)
        }
      }
      func make(_ key: StaticString, _ text: String.LocalizationValue) -> LocalizedStringResource {
        LocalizedStringResource(key, defaultValue: text)
      }
      let a = Reasons.reason("a.full", defaultValue: "The box is full")
      let b = Reasons.logged("b.empty", text: "Nothing in it")
      let c = make("c.open", "It is open")
      """,
      found: [
        "a.full [Reasons] // why = The box is full", "b.empty [Reasons] // why = Nothing in it",
        "c.open = It is open",
      ])
  ]

  // MARK: Tables, comments, values

  private static let details: [FollowSample] = [
    FollowSample(
      "those of the lookup",
      """
      func f(_ key: String) {
        NSLocalizedString(key, tableName: "T", bundle: .module, value: "V", comment: "C")
        Text(LocalizedStringKey(key), tableName: "U", comment: "D")
      }
      let a = f("A")
      """, found: ["A [T] // C = V", "A [U] // D"]),
    FollowSample(
      "those of the call",
      """
      func tr(_ table: String, _ key: String, fallback: String = "", note: String? = nil) -> String {
        Bundle.main.localizedString(forKey: key, value: fallback, table: table)
      }
      func named(_ key: String, table: String = "Base", comment: String) -> String {
        NSLocalizedString(key, tableName: table, comment: comment)
      }
      let a = tr("T", "A", fallback: "Text")
      let b = named("B", comment: "b")
      let c = named("C", table: "U", comment: "c")
      """, found: ["A [T] = Text", "B [Base] // b", "C [U] // c"]),
    FollowSample(
      "the comment of the call where the lookup has none", row,
      """
      func f(_ title: String, comment: String) { Row(title: title) }
      let a = f("A", comment: "a")
      """, found: ["A // a"]),
    FollowSample(
      "a table that is stored, and one that is constant",
      """
      struct Label {
        private static let shared = "Shared"
        let key: String
        var table: String?
        var text: String { NSLocalizedString(key, tableName: table, comment: "") }
        var other: String { NSLocalizedString(key, tableName: Self.shared, comment: "") }
      }
      let a = Label(key: "A", table: "T")
      let b = Label(key: "B")
      """, found: ["A [Shared]", "A [T]", "B", "B [Shared]"]),
    FollowSample(
      "a table that nothing says",
      """
      func f(_ key: String, table: String) { NSLocalizedString(key, tableName: table, comment: "") }
      func g(_ name: String) { f("not", table: name + "s") }
      """, found: []),
    FollowSample(
      "a table of texts' own member",
      """
      extension String {
        func tr(_ table: String = "Base") -> String { NSLocalizedString(self, tableName: table, comment: "") }
      }
      func f() { "A".tr(); "B".tr("T") }
      """, found: ["A [Base]", "B [T]"]),
  ]
}
