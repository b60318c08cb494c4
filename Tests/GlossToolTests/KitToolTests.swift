import Foundation
import TestSupport
import Testing

/// `gloss export --format html`: the page that translators type in, as the tool writes it, and its scripts
/// as node runs them.
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
          0, output: "de.html: 5 units, 0 translated\nru.html: 7 units, 0 translated\n",
          errors: "gloss: 2 files from 1 catalog\n")
        || export.output == "ru.html: 7 units, 0 translated\nde.html: 5 units, 0 translated\n")
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

  /// What is typed arrives and nothing else, also from a kit that is half done.
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

  /// What an export says of itself comes back in the saved file, laid out as the export has it.
  @Test(.needs("node")) func carriesTheNoteOfTheHeader() throws {
    #expect(try project.gloss("export", "App", "--format", "html", "-l", "ru").status == 0)
    let saved = try run(
      #"DATA.files[0].note = "1 <a> &\n2"; console.log(xliff().slice(0, -1));"#, "ru.html")
    #expect(
      saved.output.contains(
        "/>\n      <note from=\"gloss\">1 &lt;a&gt; &amp;\n2</note>\n    </header>"),
      "\(saved.output)")
    let plain = try run("console.log(xliff());", "ru.html")
    #expect(plain.output.contains("/>\n    </header>"), "\(plain.output)")
    try project.folder.add("translation-ru.xliff", saved.output)
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
}
