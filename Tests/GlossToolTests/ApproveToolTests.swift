import Foundation
import TestSupport
import Testing

/// `gloss approve` marks reviewed translations as translated and changes nothing else.
@Suite struct ApproveToolTests {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
    try project.folder.add("gloss.json", #"{"sources": ["App"]}"#)
    try project.folder.add(
      Self.path, #"{"sourceLanguage": "en", "strings": {\#(Self.strings)}, "version": "1.1"}"#)
    #expect(try project.gloss("fmt", Self.path).status == 0)
  }

  private static let path = "App/Localizable.xcstrings"

  private static func unit(_ value: String, _ state: String = "needs_review") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
  }

  private static func text(_ value: String, _ state: String = "needs_review") -> String {
    #"{"localizations": {"de": \#(unit(value, state))}}"#
  }

  private static func forms(_ one: String, _ other: String, _ state: String) -> String {
    """
    "variations": {"plural": {"one": \(unit(one, state)), "other": \(unit(other))}}
    """
  }

  private static func birds(_ one: String, _ other: String, _ state: String) -> String {
    """
    {"stringUnit": {"state": "\(state)", "value": "%#@birds@ in %@"}, "substitutions": {"birds":
    {"argNum": 1, "formatSpecifier": "lld", \(forms(one, other, state))}}}
    """
  }

  /// Texts of each kind. `*` in the names of a result stands for the state.
  private static let strings = """
    "Auto": \(text("Selbst", "machine_translated")),
    "Brand": {"shouldTranslate": false, "localizations": {"de": \(unit("Marke"))}},
    "Empty": \(text("")),
    "Fine": \(text("Gut", "translated")),
    "Gone": {"extractionState": "stale", "localizations": {"de": \(unit("Weg"))}},
    "Hi %@": \(text("Hallo %lld")),
    "Keep": {"localizations": {"de": \(unit("Behalten")), "fr": \(unit("Garder", "reviewed"))}},
    "New": \(text("Neu", "new")),
    "Save": \(text("Sichern")),
    "Search": {"localizations": {
      "de": {"stringSet": {"state": "needs_review", "values": ["Suche in ${applicationName}"]}},
      "en": {"stringSet": {"state": "new", "values": ["Search in ${applicationName}"]}}}},
    "Tap": {"localizations": {"de": {"variations": {"device": {
      "iphone": \(unit("Tippen")), "mac": \(unit("Klicken", "translated")),
      "other": \(unit("Drücken"))}}}}},
    "birds": {"localizations": {
      "de": \(birds("%arg Vogel", "%arg Vögel", "needs_review")),
      "en": \(birds("%arg bird", "%arg birds", "translated"))}},
    "%lld files": {"localizations": {
      "de": {\(forms("%lld Datei", "%lld Dateien", "needs_review"))},
      "en": {\(forms("%lld file", "%lld files", "translated"))}}}
    """

  /// The texts in the state `translated`, as key, language and path.
  private func finished() throws -> Set<String> {
    let catalog = try JSONSerialization.jsonObject(with: Data(try project.bytes(Self.path)))
    var finished: Set<String> = []
    func walk(_ value: Any, _ path: [String]) {
      guard let object = value as? [String: Any] else { return }
      if object["state"] as? String == "translated" {
        finished.insert(path.joined(separator: " "))
      }
      for (name, inner) in object {
        let isName = [
          "localizations", "variations", "plural", "device", "stringUnit", "stringSet",
          "substitutions",
        ].contains(name)
        walk(inner, isName ? path : path + [name])
      }
    }
    walk((catalog as? [String: Any])?["strings"] ?? [:], [])
    return finished
  }

  private static let files = ["%lld files de one", "%lld files de other", "%lld files en other"]
  private static let birdForms = [
    "birds de", "birds de birds one", "birds de birds other", "birds en birds other",
  ]
  private static let everything =
    files + birdForms + [
      "Keep de", "Keep fr", "Save de", "Search de", "Tap de iphone", "Tap de other",
    ]

  /// One call: its arguments, the texts that it approves, and its exit code.
  private static let cases: [(arguments: [String], approved: [String], status: Int32)] = [
    (["Save"], ["Save de"], 0),
    (["%lld files"], files, 0),
    (["birds"], birdForms, 0),
    (["Tap"], ["Tap de iphone", "Tap de other"], 0),
    (["Search"], ["Search de"], 0),
    (["Keep"], ["Keep de", "Keep fr"], 0),
    (["Keep", "-l", "fr"], ["Keep fr"], 0),
    (["S*"], ["Save de", "Search de"], 0),
    (
      ["*a*", "-l", "de,fr", "--catalog", "App/**"],
      ["Save de", "Search de", "Tap de iphone", "Tap de other"], 0
    ),
    (["-l", "en"], ["%lld files en other", "birds en birds other"], 0),
    (["Gone"], ["Gone de"], 0),
    (["Gon*"], [], 0),
    (["Auto"], [], 0),
    (["Auto", "--machine"], ["Auto de"], 0),
    (["Brand", "Empty", "Fine", "New"], [], 0),
    (["Hi %@"], [], 1),
    (["Save", "Hi %@"], ["Save de"], 1),
    (["--all"], everything, 1),
    (["--all", "-l", "fr"], ["Keep fr"], 0),
    ([], [], 64),
    (["--machine"], [], 64),
    (["--check"], [], 1),
    (["--list"], [], 0),
    (["--list", "Save"], [], 0),
    (["--list", "--all"], [], 64),
    (["Save", "--check"], [], 1),
    (["Save", "--dry-run"], [], 1),
    (["Fine", "--check"], [], 0),
    (["Nope"], [], 2),
    (["Save", "Nope"], [], 2),
    (["Save", "--catalog", "Other/**"], [], 2),
    (["-l", "no such"], [], 64),
    (["-l", "it"], [], 2),
    (["--since", "HEAD"], [], 2),
  ]

  @Test(arguments: cases.indices)
  func approves(_ index: Int) throws {
    let (arguments, approved, status) = Self.cases[index]
    let before = try finished()
    let lines = try project.folder.text(Self.path).split(separator: "\n")
    let run = try project.gloss(["approve"] + arguments)
    #expect(run.status == status, "\(arguments): \(run.errors)")
    #expect(try finished().subtracting(before) == Set(approved), "\(arguments)")
    #expect(before.isSubset(of: try finished()))
    // Only states change.
    let after = try project.folder.text(Self.path).split(separator: "\n")
    #expect(lines.count == after.count)
    for (old, new) in zip(lines, after) where old != new { #expect(old.contains(#""state" :"#)) }
  }

  @Test func showsEachFormBesideItsSource() throws {
    let run = try project.gloss("approve", "--list")
    for line in [
      "App/Localizable.xcstrings\n", "  '%lld files'\n",
      "    de plural.one: '%lld file' → '%lld Datei'\n",
      "    de substitutions.birds.plural.other: '%1$lld birds' → '%1$lld Vögel'\n",
      "    de device.iphone: 'Tap' → 'Tippen'\n",
      "    de: 'Search in ${applicationName}' → 'Suche in ${applicationName}'\n",
      "    en plural.other: '%lld files' → '%lld files'\n",
    ] {
      #expect(run.output.contains(line), "\(line)\(run.output)")
    }
    for left in ["Auto", "Brand", "Empty", "Fine", "Gone", "New", "Klicken"] {
      #expect(!run.output.contains(left), "\(left)")
    }
    #expect(
      run.errors == """
        gloss: 14 texts to approve
        gloss: machine translations left out: 1; '--machine' takes them, too
        gloss: stale keys left out: 1; name the keys to approve their texts

        """)
  }

  @Test func saysWhatItWritesAndRefuses() throws {
    let check = try project.gloss("approve", "Save", "--check")
    #expect(check == Run(1, output: Self.path + "\n", errors: "gloss: 1 text would be approved\n"))
    let preview = try project.gloss("approve", "Save", "--dry-run")
    #expect(preview.output.contains("+            \"state\" : \"translated\",\n"))
    let run = try project.gloss("approve", "Save", "Hi %@")
    #expect(run.output.contains("    de: 'Save' → 'Sichern'\n"))
    #expect(run.errors.contains("App/Localizable.xcstrings: error: 'Hi %@' (de) is not approved: "))
    #expect(run.errors.hasSuffix("gloss: 1 text approved\n"))
    #expect(try project.gloss("approve", "Save").errors == "gloss: nothing to approve\n")
  }

  @Test(
    .needs("script"),
    arguments: [
      ("y\\nn\\nq\\n", ["%lld files de one", "%lld files de other", "%lld files en other"], 0),
      ("n\\nwhat\\ny\\n", ["Keep de", "Keep fr"], 0), ("q\\n", [], 0),
    ])
  func asksForOneKeyAfterTheOther(answers: String, approved: [String], status: Int32) throws {
    let before = try finished()
    let run = try project.shell(
      """
      printf '\(answers)' | script -qec "stty -echo; '$gloss' approve '%lld f*' Keep Save" /dev/null
      """)
    #expect(run.output.contains("approve? [y]es, [n]o, [a]ll from here, [q]uit: "), "\(run)")
    #expect(try finished().subtracting(before) == Set(approved), "\(run)")
    #expect(run.status == status)
  }

  @Test(.needs("script")) func approvesOnlyTheTextThatWasShown() throws {
    let before = try finished()
    let run = try project.shell(
      """
      {
        for n in 1 2 3 4 5 6 7 8 9; do
          grep -qs 'approve?' seen && break
          sleep 0.5
        done
        sed -i.old s/Sichern/Speichern/ \(Self.path)
        echo y
      } | script -qfec "'$gloss' approve Save" seen
      """)
    #expect(run.status == 1, "\(run)")
    #expect(run.output.contains("changed after it was read"))
    #expect(try finished() == before)
  }

  /// Translations of `%lld files` to German in which `check` finds an error that lies in no text.
  private static let brokenForms = [
    #""variations": {"plural": {"one": \#(unit("%lld Datei"))}}"#,
    #""stringUnits": {}, "stringUnit": {"state": "needs_review", "value": "%lld Dateien"}"#,
    """
    "variations": {"plural": {"one": {"stringUnits": \(unit("%lld Datei"))}, \
    "other": \(unit("%lld Dateien"))}}
    """,
  ]

  @Test(arguments: brokenForms.indices)
  func refusesTextsBesideAnErrorInNone(_ index: Int) throws {
    let box = try GitSandbox()
    try box.write(
      #""%lld files": {"localizations": {"de": {\#(Self.brokenForms[index])}, "fr": \#(Self.unit("%lld fichiers"))}}"#
    )
    let before = try box.folder.text("repo/L.xcstrings")
    let run = try box.gloss("approve", "-l", "de")
    #expect(run.status == 1 && run.errors.contains("is not approved: "), "\(run)")
    #expect(try box.folder.text("repo/L.xcstrings") == before)
    #expect(try box.gloss("approve", "-l", "fr").status == 0)
  }

  @Test func saysWhenItReformatsACatalog() throws {
    let text = try project.folder.text(Self.path).replacing("  ", with: "    ")
    try project.folder.add(Self.path, text)
    let note = "lines are reformatted"
    #expect(try project.gloss("approve", "Save").errors.contains(note))
    #expect(try !project.gloss("approve", "Keep").errors.contains(note))
  }

  @Test func showsTheSourceOfOtherForFormsThatOnlyTheTranslationHas() throws {
    let box = try GitSandbox()
    let forms = Self.birds("%arg Vogel", "%arg Vögel", "needs_review")
    try box.write(
      """
      "birds": {"localizations": {"de": \(forms), "en": \(Self.unit("%lld birds in %@"))}},
      "%lld cats in %@": {"localizations": {"de": \(forms)}}
      """)
    let list = try box.gloss("approve", "--list").output
    #expect(!list.contains("|==|"), "\(list)")
    for source in ["%lld birds in %@", "%lld cats in %@"] {
      #expect(
        list.contains("    de substitutions.birds.plural.one: '\(source)' → "), "\(list)")
    }
  }

  @Test func takesAKeyWithAnAsteriskAlone() throws {
    let box = try GitSandbox()
    try box.write(#""A*": \#(Self.text("x")), "Abc": \#(Self.text("y"))"#)
    #expect(try box.gloss("approve", "A*").errors == "gloss: 1 text approved\n")
    #expect(try box.gloss("approve", "Ab*").errors == "gloss: 1 text approved\n")
  }
}
