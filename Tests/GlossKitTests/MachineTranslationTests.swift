import Foundation
import GlossKit
import LocalizationModel
import OrderedJSON
import ProtocolServer
import TestSupport
import Testing

@Suite struct MachineTranslationTests {
  /// Answers each request with a line that a `case` over its number gives; `$id` is its id.
  private func translator(_ body: String) -> [String] {
    [
      "/bin/sh", "-c",
      """
      while IFS= read -r line; do
        id=$(printf '%s' "$line" | sed -n 's/^{"id":"\\([0-9]*\\)".*/\\1/p')
        case "$line" in *'"forms"'*) forms=1 ;; *) forms= ;; esac
        \(body)
      done
      """,
    ]
  }

  private static let right = #"""
    if [ -n "$forms" ]; then
      case "$line" in
        *Found*) echo "{\"id\":\"$id\",\"forms\":{\"\":\"%1\$@ in %2\$#@places@ gefunden\",\"substitutions.places.plural.one\":\"%arg Ort\",\"substitutions.places.plural.other\":\"%arg Orten\"}}" ;;
        *device*) echo "{\"id\":\"$id\",\"forms\":{\"device.mac\":\"Klicken\",\"device.other\":\"Tippen\"}}" ;;
        *) echo "{\"id\":\"$id\",\"forms\":{\"plural.one\":\"%lld Datei\",\"plural.other\":\"%lld Dateien\"}}" ;;
      esac
    else
      echo "{\"id\":\"$id\",\"text\":\"Text\"}"
    fi
    """#

  private func run(
    _ project: AgentProject, _ command: [String], isDryRun: Bool = false,
    _ change: (inout MachineTranslation.Options) -> Void = { _ in }
  ) async -> MachineTranslation {
    var options = MachineTranslation.Options()
    options.language = "de"
    options.command = command
    options.seconds = 20
    change(&options)
    let configuration = project.folder("gloss.json")
    return await MachineTranslation.run(options, isDryRun: isDryRun) {
      () async throws(GlossError) in
      await Project(configuration: try Configuration.load(.file(configuration)), workers: 2)
    }
  }

  @Test func translatesTextsOfAllForms() async throws {
    let project = try AgentProject()
    let result = await run(project, translator(Self.right))
    #expect(result.failures.isEmpty && result.open.isEmpty && result.remarkMessages.isEmpty)
    #expect(result.counts.asked == 8 && result.counts.translated == 8)
    let text = try project.catalogText
    #expect(text.contains("%lld Dateien") && text.contains("%arg Orten"))
    #expect(text.contains("Klicken"))
    #expect(text.contains("Schließen"))
    // A second run asks for nothing.
    let again = await run(project, ["/no/such/program"])
    #expect(again.counts.asked == 0 && again.failures.isEmpty)
    #expect(try project.catalogText == text)
  }

  @Test func showsRequestsWithoutRunningAnything() async throws {
    let project = try AgentProject()
    let before = try project.catalogText
    let result = await run(project, ["/no/such/program"], isDryRun: true)
    #expect(result.counts.asked == 8 && result.failures.isEmpty)
    let lines = result.requests.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == 4)
    for line in lines {
      let request = try JSONDocument(ContiguousArray(line)).root.value
      #expect(TranslationRequest.schema.flaw(of: request) == nil)
      #expect(request["language"] == "de" && request["sourceLanguage"] == "en")
    }
    #expect(try project.catalogText == before)
  }

  /// A program's misbehavior, with the keys that are open in the end and a word of a remark.
  @Test(arguments: [
    // Wrong placeholders: sent back once, then listed.
    (
      #"echo "{\"id\":\"$id\",\"text\":\"%@ %d\",\"forms\":{\"plural.one\":\"%@\",\"plural.other\":\"%@\"}}""#,
      4, ""
    ),
    // Never an answer.
    (":", 4, ""),
    // Broken JSON.
    ("echo '{\"id\":'", 4, "no answer"),
    // Another shape.
    ("echo '[1]'", 4, "no answer"),
    // Requests that it was not given.
    (#"echo "{\"id\":\"x$id\",\"text\":\"Text\"}""#, 4, "not given"),
    // It dies.
    ("echo 'out of tokens' >&2; exit 3", 4, "out of tokens"),
    // It leaves texts out.
    (#"echo "{\"id\":\"$id\",\"skip\":\"unclear\"}""#, 4, ""),
    // Too much.
    ("yes | head -c 20000000; exit 0", 4, "MB"),
    // Late.
    ("sleep 60", 4, "longer"),
  ])
  func leavesOpenWhatIsNotAnswered(body: String, open: Int, remark: String) async throws {
    let project = try AgentProject()
    let before = try project.catalogText
    let result = await run(project, translator(body)) {
      $0.retryCount = body.hasPrefix("sleep") ? 0 : 1
      $0.seconds = 2
    }
    #expect(result.failures.isEmpty)
    #expect(result.open.count == open)
    #expect(remark.isEmpty || result.remarkMessages.contains { $0.description.contains(remark) })
    #expect(try project.catalogText == before)
  }

  @Test func takesTheRightAnswersBesideWrongOnes() async throws {
    let project = try AgentProject()
    // The first answer counts; the second request is answered wrongly; all others rightly.
    let body = """
      if [ "$id" = 3 ]; then echo '{"id":"3","text":"falsch %@"}'; else
      \(Self.right)
      echo "{\\"id\\":\\"$id\\",\\"text\\":\\"zweite\\"}"
      fi
      """
    let result = await run(project, translator(body)) { $0.batchSize = 1 }
    #expect(result.counts.translated == 7 && result.open.count == 1)
    #expect(result.counts.sentBack == 1)
    #expect(result.remarkMessages.contains { $0.description.contains("twice") })
    #expect(try !project.catalogText.contains("zweite"))
  }

  @Test func sendsARefusedAnswerBackWithTheReason() async throws {
    let project = try AgentProject()
    let body = """
      case "$line" in
      *'"refused"'*)
      \(Self.right) ;;
      *'"forms"'*)
      echo "{\\"id\\":\\"$id\\",\\"forms\\":{\\"\\":\\"x\\",\\"plural.one\\":\\"x\\",\\"plural.other\\":\\"x %@\\",\\"device.mac\\":\\"%d\\",\\"device.other\\":\\"y\\",\\"substitutions.places.plural.one\\":\\"x\\",\\"substitutions.places.plural.other\\":\\"x\\"}}" ;;
      *)
      \(Self.right) ;;
      esac
      """
    let result = await run(project, translator(body))
    #expect(result.open.isEmpty, "\(result.open)")
    #expect(result.counts.sentBack == 7, "\(result.counts)")
  }

  /// The answer to the first request has quotation marks around it; after it came back, the answer is
  /// what `again` writes.
  @Test(arguments: [
    ("echo \"{\\\"id\\\":\\\"$id\\\",\\\"text\\\":\\\"Auf\\\"}\"", 1, "\"Auf\"", false),
    ("echo \"{\\\"id\\\":\\\"$id\\\",\\\"text\\\":\\\"'Auf'\\\"}\"", 1, "\"'Auf'\"", true),
    (":", 1, #""„Auf“""#, true), ("", 0, #""„Auf“""#, true),
  ])
  func sendsAnAnswerWithAFindingBackOnce(
    again: String, retries: Int, text: String, isFlawed: Bool
  ) async throws {
    let project = try AgentProject()
    let body = """
      case "$line" in
      *'"refused"'*'whole translation'*) \(again.isEmpty ? ":" : again) ;;
      *'"key":"Open"'*) echo "{\\"id\\":\\"$id\\",\\"text\\":\\"„Auf“\\"}" ;;
      *)
      \(Self.right) ;;
      esac
      """
    let result = await run(project, translator(body)) { $0.retryCount = retries }
    #expect(result.open.isEmpty && result.counts.translated == 8, "\(result.open)")
    #expect(result.counts.sentBack == retries)
    #expect(result.flawed.map(\.key) == (isFlawed ? ["Open"] : []), "\(result.flawed)")
    #expect(try project.catalogText.contains(#""value" : \#(text)"#))
  }

  /// Programs may read an id as the number that its digits look like.
  @Test func takesIdsAsNumbers() async throws {
    let project = try AgentProject()
    let body = Self.right.replacing(#"\"id\":\"$id\""#, with: #"\"id\":$id"#)
    let result = await run(project, translator(body))
    #expect(result.counts.translated == 8)
    #expect(result.remarkMessages.isEmpty)
  }

  @Test func takesFromTheProjectWhatItHasAlready() async throws {
    let project = try AgentProject()
    try project.folder.add(
      "Kit/Kit.xcstrings",
      #"""
      {"sourceLanguage": "en", "strings": {"open.title": {"extractionState": "manual", "localizations": {"en":
      {"stringUnit": {"state": "translated", "value": "Open"}}, "de": {"stringUnit": {"state": "translated",
      "value": "Öffnen"}}}}}, "version": "1.0"}
      """#)
    let result = await run(project, []) { $0.usesMemory = true }
    #expect(result.counts.fromMemory == 1 && result.open.count == 3)
    #expect(try project.catalogText.contains("Öffnen"))
  }

  @Test(arguments: [["/no/such/program"], ["no-such-program-anywhere"]])
  func saysThatAProgramCannotBeRun(command: [String]) async throws {
    let project = try AgentProject()
    let result = await run(project, command)
    #expect(result.failures.count == 1)
    #expect(result.failures.first?.description.contains("cannot be run") == true)
  }

  @Test func refusesALanguageThatIsProbablyMeantForAnother() async throws {
    let project = try AgentProject()
    let result = await run(project, translator(Self.right)) { $0.language = "de-AT" }
    #expect(result.failures.count == 1)
  }

  @Test func endsAllThatAProgramStarted() async throws {
    let project = try AgentProject()
    let mark = project.folder("late")
    // A process of the background has the pipe open as long as it lives.
    let result = await run(project, ["/bin/sh", "-c", "(sleep 4; touch '\(mark)') & sleep 4"]) {
      $0.seconds = 1
      $0.retryCount = 0
      $0.batchSize = 100
    }
    #expect(result.open.count == 4)
    try await Task.sleep(for: .seconds(5))
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  /// Some programs close their output and live on: their time is over all the same.
  @Test func endsAProgramThatClosesItsOutputAndLivesOn() async throws {
    let project = try AgentProject()
    let result = await run(project, ["/bin/sh", "-c", "cat >/dev/null; exec >&-; sleep 600"]) {
      $0.seconds = 1
      $0.retryCount = 0
    }
    #expect(result.open.count == 4)
    #expect(result.remarkMessages.contains { $0.description.contains("longer") })
  }

  @Test func stopsWhereACatalogCannotBeRead() async throws {
    let project = try AgentProject()
    let catalog = project.folder("App/Localizable.xcstrings")
    let result = await run(
      project, translator("echo '<<<<<<< HEAD' >> '\(catalog)'; \(Self.right)"))
    #expect(!result.failures.isEmpty)
    #expect(result.counts.translated == 0)
  }

  @Test func endsAProgramThatComplainsWithoutEnd() async throws {
    let project = try AgentProject()
    let result = await run(project, ["/bin/sh", "-c", "cat >/dev/null; yes >&2"]) {
      $0.retryCount = 0
    }
    #expect(result.open.count == 4)
    #expect(result.remarkMessages.contains { $0.description.contains("MB") })
  }
}
