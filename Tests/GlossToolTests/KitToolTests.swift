import Archives
import Foundation
import TestSupport
import Testing

/// `gloss export --format html`: the page that translators type in, as the tool writes it, and its
/// scripts as node runs them.
@Suite struct KitToolTests {
  private let project: SampleProject

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "comment" : "文件数。%lld：个数",
          "extractionState" : "manual",
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld file"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld files"
                    }
                  }
                }
              }
            }
          }
        },
        "</script><!-- \\u2028" : {
          "comment" : "恶意的键",
          "extractionState" : "manual"
        },
        "Hi" : {
          "comment" : "打招呼 max:9"
        },
        "Read" : {
          "comment" : "机器翻译的",
          "extractionState" : "manual",
          "localizations" : {
            "ru" : {
              "stringUnit" : {
                "state" : "machine_translated",
                "value" : "Читать"
              }
            }
          }
        }
      },
      "version" : "1.3"
    }
    """

  init() throws {
    project = try SampleProject()
    try project.folder.add("gloss.json", #"{"languages": ["ru"]}"#)
    try project.folder.add("App/Localizable.xcstrings", Self.catalog)
  }

  /// Runs the page's scripts without a browser, then more of them.
  private func run(_ script: String, _ page: String) throws -> Run {
    let harness = """
      const fs = require("fs"), vm = require("vm");
      const page = fs.readFileSync(process.argv[2], "utf8");
      const data = page.split('<script type="application/json" id="data">')[1].split("</script>")[0];
      const script = page.split("<script>").at(-1).split("</script>")[0]
        .split("// Puts the page together")[0];
      const context = vm.createContext({
        document: { getElementById: () => ({ textContent: data }) }, navigator: { languages: ["en"] },
        remembered: { read: () => null }, Intl, TextEncoder, console,
        localStorage: { setItem() {}, removeItem() {} },
      });
      vm.runInContext(script + process.argv[3], context);
      """
    try project.folder.add("harness.js", harness)
    let node = try #require(Subprocess(named: "node"))
    return Run(try node.run(["harness.js", page, script], in: project.folder.url))
  }

  @Test func isWrittenForEachLanguage() throws {
    let export = try project.gloss("export", "App", "--format", "html", "-l", "ru,de")
    #expect(
      export
        == Run(
          0, output: "de.html: 5 texts, 0 translated\nru.html: 7 texts, 0 translated\n",
          errors: "gloss: 2 files from 1 catalog\n")
        || export.output == "ru.html: 7 texts, 0 translated\nde.html: 5 texts, 0 translated\n")
    let page = try project.folder.text("ru.html")
    #expect(page.contains("<title>Translation</title>"))
    #expect(page.contains(#""role": "text in A""#))
    #expect(page.contains(#""limit": 9"#))
    // It has no work of its own, which is in the browser.
    #expect(try project.gloss("export", "App", "--format", "html", "-l", "ru,de").status == 0)
    try project.folder.add("ru.html", "<html>mine</html>")
    let refused = try project.gloss("export", "App", "--format", "html", "-l", "ru")
    #expect(refused.status == 2)
    #expect(try project.folder.text("ru.html") == "<html>mine</html>")
    let misuse = try project.gloss("export", "--format", "html", "--xcloc")
    #expect(misuse.status == 64)
  }

  /// All typed texts arrive and nothing else, also from a kit that is half done.
  @Test(.needs("node")) func savesWhatAnImportTakes() throws {
    #expect(try project.gloss("export", "App", "--format", "html", "-l", "ru").status == 0)
    let typed = """
      const texts = { "Hi": "Привет <&\\"\\u0001", "%lld files|==|plural.one": "%lld файл",
        "%lld files|==|plural.few": "%lld файла", "</script><!-- \\u2028": "]]> & \\u2028" };
      for (const unit of units) {
        if (unit.id in texts) note(unit, { text: texts[unit.id], needsLook: unit.id === "Hi" });
      }
      console.log(xliff().slice(0, -1));
      """
    let saved = try run(typed, "ru.html")
    try #require(saved.status == 0, "\(saved.errors)")
    try project.folder.add("translation-ru.xliff", saved.output)
    let run = try project.gloss(
      "import", "translation-ru.xliff", "--accept", "needs-review", "--format", "json")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("4 applied"), "\(run.errors)")
    let catalog = try project.folder.text("App/Localizable.xcstrings")
    #expect(catalog.contains(#""value" : "Привет <&\"""#))
    #expect(catalog.contains(#""state" : "needs_review""#))
    #expect(catalog.contains(#""value" : "%lld файла""#))
    #expect(catalog.contains("]]> & \u{2028}"))
    // What a machine wrote is not taken for read.
    #expect(catalog.contains(#""state" : "machine_translated""#))
  }

  /// A text with an error is not done, and one with a warning is not shown as if all were well.
  @Test(.needs("node")) func countsNoTextWithAnErrorAsDone() throws {
    #expect(try project.gloss("export", "App", "--format", "html", "-l", "ru").status == 0)
    let states = try run(
      """
      const state = (id, text) => {
        const unit = units.find((one) => one.id === id);
        note(unit, { text, needsLook: false });
        const found = [stateOf(unit), severityOf(unit)];
        undo();
        return [...found, stateOf(unit)];
      };
      console.log(JSON.stringify([
        state("%lld files|==|plural.one", "%@ файл"), state("%lld files|==|plural.other", "файла"),
        state("%lld files|==|plural.few", "%lld файла"),
      ]));
      """, "ru.html")
    #expect(
      states.output == """
        [["error","error","missing"],["translated","warning","missing"],["translated",null,"missing"]]

        """, "\(states.errors)")
  }

  /// The export's note comes back in the saved file, in the export's layout.
  @Test(.needs("node")) func carriesTheNoteOfTheHeader() throws {
    #expect(try project.gloss("export", "App", "--format", "html", "-l", "ru").status == 0)
    let saved = try run(
      #"DATA.files[0].note = "1 <a> &\n2"; console.log(xliff().slice(0, -1));"#, "ru.html")
    #expect(
      saved.output.contains(
        "/>\n      <note from=\"gloss\">1 &lt;a&gt; &amp;\n2</note>\n    </header>"),
      "\(saved.output)")
    let plain = try run("delete DATA.files[0].note; console.log(xliff());", "ru.html")
    #expect(plain.output.contains("/>\n    </header>"), "\(plain.output)")
    // The sums of an export.
    let whole = try run("console.log(xliff().slice(0, -1));", "ru.html")
    #expect(whole.output.contains(#/<note from="gloss">[A-Za-z0-9+\/]{8,}</note>/#))
    try project.folder.add("translation-ru.xliff", whole.output)
    #expect(try project.gloss("import", "translation-ru.xliff").status == 0)
  }

  /// The checks in the page come to the verdicts of the rules, on catalogs with planted mistakes.
  @Test(.needs("node"), .needs("python3"), arguments: ["1", "2"])
  func judgesAsCheckDoes(seed: String) throws {
    let script = Checkout.root.appending(path: "Scripts/kit-verdicts").path
    let catalogs = ["Calls", "Localizable"].map {
      Checkout.root.appending(path: "Catalogs/HChat/\($0).xcstrings").path
    }
    let python = try #require(Subprocess(named: "python3"))
    let run = Run(
      try python.run(
        [script, "--gloss", Subprocess.gloss.executable.path, "--plant", seed] + catalogs))
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("findings of both, 0 of one"))
  }

  /// A form says which numbers it is for, and where 0 has a form of its own, the others leave it.
  @Test(.needs("node")) func namesTheNumbersOfForms() throws {
    #expect(try project.gloss("export", "App", "--format", "html", "-l", "ru").status == 0)
    let names = try run(
      "console.log(units.filter((unit) => unit.category).map(formName).join('\\n'))", "ru.html")
    #expect(
      names.output == """
        one: 1, 21, 31, 41, 51…
        few: 2, 3, 4, 22, 23…
        many: 0, 5, 6, 7, 8…
        other: 1,5…

        """, "\(names.errors)")
  }

  private static let saved = """
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\
    <file original="App/Localizable.xcstrings" source-language="en" target-language="ru"><body>\
    <trans-unit id="Hi"><source>Hi</source><target>Привет</target></trans-unit></body></file></xliff>
    """

  /// The page as a browser saves it: whole, and as a web archive, which has no scripts.
  private func savedPages(of page: String) throws -> [(name: String, text: String)] {
    let head = "<!DOCTYPE html>\n<!-- saved from url=(0011)about:blank -->\n"
    let shown = page.replacing(
      "<title>Translation</title>", with: "<title>Translation: Russian</title>")
    let style = try #require(
      page.split(separator: "<style>").last?.split(separator: "</style>").first)
    let archive = """
      From: <Saved by Blink>
      MIME-Version: 1.0
      Content-Type: multipart/related; type="text/html"; boundary="----b"

      ------b
      Content-Type: text/html
      Content-Transfer-Encoding: quoted-printable

      <!DOCTYPE html><html lang=3D"en"><head><title>Translation: Russian</title>=

      ------b
      Content-Type: text/css
      Content-Transfer-Encoding: quoted-printable

      \(style)
      ------b--
      """
    return [
      ("ru.html", page), ("ru.htm", head + shown), ("ru.mhtml", archive), ("ru", head + page),
    ]
  }

  /// The message names the button as the page does, in both of its languages.
  private func isNamed(_ name: String, _ run: Run, page: String) -> Bool {
    let words = page.matches(of: /\bsave: "([^"]*)"/).map { String($0.1) }
    return words.count == 2 && words.allSatisfy { run.errors.contains("'\($0)'") }
      && run.errors.contains("\(name): error: this is the page, not the translations")
  }

  @Test func isNoFileOfTranslations() throws {
    #expect(try project.gloss("export", "App", "--format", "html", "-l", "ru").status == 0)
    let page = try project.folder.text("ru.html")
    for (name, text) in try savedPages(of: page) {
      try project.folder.add("back/\(name)", text)
      let run = try project.gloss("import", "back/\(name)")
      #expect(run.status == 2 && isNamed("back/\(name)", run, page: page), "\(name): \(run.errors)")
    }
    #expect(try project.folder.text("App/Localizable.xcstrings") == Self.catalog)
    try project.folder.add("back/ru.htm", "<html>no page of ours</html>")
    let other = try project.gloss("import", "back/ru.htm")
    #expect(other.status == 2 && !other.errors.contains("this is the page"), "\(other.errors)")
  }

  /// In a folder or an archive the page is named and the rest is imported: no text is in it.
  @Test(arguments: Build.hasWorkbooks ? ["back", "back.zip"] : ["back"])
  func isNamedBesideTranslations(place: String) throws {
    #expect(try project.gloss("export", "App", "--format", "html", "-l", "ru").status == 0)
    let page = try project.folder.text("ru.html")
    let files = [
      ("ru.html", page), ("translation-ru.xliff", Self.saved), ("readme.html", "<html>hi</html>"),
    ]
    for (name, text) in files { try project.folder.add("back/\(name)", text) }
    if Build.hasWorkbooks {
      let bytes = try ZipWriter.bytes(of: files.map { ($0.0, ContiguousArray($0.1.utf8)) })
      try Data(bytes).write(to: project.folder.url.appending(path: "back.zip"))
    }
    let run = try project.gloss("import", place)
    #expect(run.status == 2 && isNamed("\(place)/ru.html", run, page: page), "\(run.errors)")
    #expect(!run.errors.contains("readme.html"))
    #expect(run.errors.contains("1 applied"), "\(run.errors)")
    #expect(try project.folder.text("App/Localizable.xcstrings").contains("Привет"))
    // Where another file cannot be read, nothing is written, as ever.
    try project.folder.add("App/Localizable.xcstrings", Self.catalog)
    try project.folder.add("back/broken.xliff", "<xliff")
    #expect(try project.gloss("import", "back").status == 2)
    #expect(try project.folder.text("App/Localizable.xcstrings") == Self.catalog)
  }
}
