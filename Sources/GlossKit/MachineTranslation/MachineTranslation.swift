import ConventionChecks
import Foundation
import Interchange
package import LocalizationModel
import OrderedJSON
import ProjectLayout
import TranslationUnits

/// Translates open texts, which lack a finished translation, with an external program or from the
/// project's own translations: the work behind `gloss translate`.
///
/// Texts go out in batches, each to a process of its own that reads requests and writes answers,
/// one JSON object per line. The valid answers of each batch are written to the catalogs at once,
/// so that a stopped run loses nothing and the next one asks only for texts that are still open.
package struct MachineTranslation: Sendable {
  /// The texts to translate and the way to do it.
  package struct Options: Sendable {
    /// The language to translate into.
    package var language = ""
    /// Patterns of the catalogs to translate; empty for all.
    package var catalogs: [String] = []
    /// The states to translate: missing texts only, or also texts that need review.
    package var selection: Export.Selection = .missing
    /// The most words to translate, counted in source texts; `nil` for no limit.
    package var wordLimit: Int?
    /// True to take translations from equal texts elsewhere in the project.
    package var usesMemory = false
    /// The program and its arguments; empty to run no program.
    package var command: [String] = []
    /// The most texts that one process gets.
    package var batchSize = 20
    /// The number of processes that run at a time.
    package var jobCount = 2
    /// The time limit of one process in seconds.
    package var seconds = 120
    /// The number of retries for a text whose answer was missing or refused.
    package var retryCount = 1

    /// Translates all missing texts with no program yet.
    package init() {}
  }

  /// A text that a person should look at after the run, with the reason.
  package struct ListedText: Sendable, Equatable {
    /// The path of the catalog.
    package let catalog: String
    /// The key of the text.
    package let key: String
    /// The reason in one sentence.
    package let reason: Message
    /// True if the program gave no answer, which it mostly does for many texts at a time.
    var isUnanswered = false
  }

  /// The numbers of texts in a run, by outcome. Each plural form is a text, as in `gloss status`.
  package struct Counts: Sendable, Equatable {
    /// Texts that needed a translation when the run began.
    package fileprivate(set) var asked = 0
    /// Texts that were taken from elsewhere in the project.
    package fileprivate(set) var fromMemory = 0
    /// Texts that the program translated.
    package fileprivate(set) var translated = 0
    /// Texts whose answers went back to the program with the reason: refused ones, and ones in
    /// which a rule found something.
    package fileprivate(set) var sentBack = 0
    /// Texts that are still to be translated.
    package fileprivate(set) var open = 0
  }

  /// The language as the catalogs spell it.
  package private(set) var language: String
  package private(set) var counts = Counts()
  /// The texts left open: catalog after catalog, in the order of its keys.
  package private(set) var open: [ListedText] = []
  /// The findings that stay in texts that were written, in the order of writing.
  package private(set) var flawed: [ListedText] = []
  /// Errors in reading or writing, one for each place.
  package private(set) var failures: [GlossError] = []
  /// Messages on failed processes and unreadable lines, the first of each kind with the number of
  /// processes.
  private(set) var remarks: [(remark: TranslationBatch.Remark, count: Int)] = []
  /// The requests of a dry run as JSON lines; empty otherwise.
  package private(set) var requests: ContiguousArray<UInt8> = []

  private let options: Options
  private let read: ProjectReader
  private let tell: @Sendable (Counts) -> Void
  /// The reasons why texts are still open, by request id.
  private var reasons: [String: Message] = [:]
  static let noAnswer = Message("the program gave no answer", comment: "翻译：外部程序没有回答")
  /// The requests without any answer in the last attempt, by id.
  private var unanswered: Set<String> = []
  /// The answers with findings that went back to the program, by request id. They are written in
  /// the end if no better answer came.
  private var heldBack: [String: TranslatedText] = [:]

  private init(
    _ options: Options, _ read: @escaping ProjectReader,
    _ tell: @escaping @Sendable (Counts) -> Void
  ) {
    self.options = options
    self.read = read
    self.tell = tell
    language = options.language
  }

  /// Translates the open texts of a project.
  ///
  /// - Parameters:
  ///   - isDryRun: True to write nothing and run no program: ``requests`` holds the requests.
  ///   - project: Reads the project from the disk; called again before each write, because people
  ///     may have edited the catalogs meanwhile.
  ///   - tell: Called with the progress after each write.
  package static func run(
    _ options: Options, isDryRun: Bool, project: @escaping ProjectReader,
    tell: @escaping @Sendable (Counts) -> Void = { _ in }
  ) async -> MachineTranslation {
    var run = MachineTranslation(options, project, tell)
    do throws(GlossError) {
      try await run.work(isDryRun: isDryRun)
    } catch {
      run.failures.append(error)
    }
    run.failures = run.failures.sortedDistinct()
    return run
  }

  private mutating func work(isDryRun: Bool) async throws(GlossError) {
    let project = try await read()
    let (globs, flaws) = Export.globs(options.catalogs)
    let all = await LanguageTexts(of: project, in: options.language)
    let texts =
      globs.isEmpty ? all : await LanguageTexts(of: project, in: options.language, globs)
    language = texts.language
    failures += texts.failures + flaws
    if let refusal = texts.refusalOfLanguage {
      throw GlossError("", .languageNotTaken(refusal.message))
    }
    if texts.catalogs.isEmpty, failures.isEmpty { throw project.noCatalog(matching: globs) }
    if !failures.isEmpty { return }
    let memory = TranslationMemory(all)
    var asked = await requests(of: texts, project, memory: memory)
    counts.asked = asked.textCount
    counts.open = counts.asked
    if isDryRun, options.usesMemory {
      asked.removeAll { Self.answer(to: $0, memory) != nil }
    }
    if options.usesMemory, !isDryRun {
      asked = try await takeFromMemory(asked, memory)
    }
    let glossary = project.configuration.checks.base.terms
    if isDryRun {
      for request in asked { requests += line(request, texts, glossary) + [UInt8(ascii: "\n")] }
      return
    }
    if !options.command.isEmpty {
      for attempt in 0...options.retryCount where !asked.isEmpty {
        asked = try await ask(asked, texts, glossary, isLast: attempt == options.retryCount)
      }
      asked = try await takeHeldBack(asked)
    }
    open = asked.map { request in
      ListedText(
        catalog: request.catalog, key: request.text.key,
        reason: reasons[request.id]
          ?? Message("no translation in the project", comment: "翻译：项目里没有可用的译文"),
        isUnanswered: unanswered.contains(request.id))
    }
  }

  // MARK: Requests

  /// Collects the requests for open texts, in the order of the catalogs and up to the word limit.
  private func requests(
    of texts: LanguageTexts, _ project: Project, memory: TranslationMemory
  ) async -> [TranslationRequest] {
    var limit = options.wordLimit.map { WordLimit($0) }
    let contexts = await TextContextBuilder(
      texts, of: project, TextContextBuilder.Detail(codeLines: 3))
    var requests: [TranslationRequest] = []
    for catalog in texts.catalogs where catalog.sourceLanguage != texts.language {
      for text in catalog.texts {
        let forms = text.forms.filter { $0.state.map(options.selection.asks) ?? false }
        if forms.isEmpty { continue }
        let words = forms.reduce(0) { $0 + TextMeasure.amount(of: $1.source).words }
        if limit?.takes(words) == false { continue }
        requests.append(
          TranslationRequest(
            id: String(requests.count + 1), catalog: catalog.path, text: text, forms: forms,
            context: contexts.json(of: text, in: catalog),
            similar: memory.similar(to: forms[0].source)))
      }
    }
    return requests
  }

  private func line(
    _ request: TranslationRequest, _ texts: LanguageTexts, _ glossary: Terms
  ) -> ContiguousArray<UInt8> {
    let plurals = TextContextBuilder.plurals(of: request.forms, in: texts.language)
    let words = TextContextBuilder.words(
      glossary.terms(in: request.forms.map(\.source)), in: texts.language)
    let source = texts.catalogs.first { $0.path == request.catalog }?.sourceLanguage ?? "en"
    return request.json(
      to: texts.language, from: source, plurals: plurals, glossary: words
    ).line
  }

  // MARK: Memory

  /// Writes the translations that equal texts elsewhere in the project have, as texts to review.
  ///
  /// - Returns: The requests without such a translation.
  private mutating func takeFromMemory(
    _ requests: [TranslationRequest], _ memory: TranslationMemory
  ) async throws(GlossError) -> [TranslationRequest] {
    let found = requests.compactMap { Self.answer(to: $0, memory) }
    let outcome = try await write(found, mode: .review)
    let rest = requests.filter { !outcome.written.contains($0.id) }
    counts.fromMemory += requests.textCount - rest.textCount
    counts.open = rest.textCount
    tell(counts)
    return rest
  }

  /// Returns the translations that equal texts elsewhere in the project have, or `nil` if one of
  /// the forms has none.
  private static func answer(
    to request: TranslationRequest, _ memory: TranslationMemory
  ) -> TranslatedText? {
    var texts: [String: String] = [:]
    for form in request.forms {
      texts[form.name] = memory.exact(form, comment: request.text.comment)
    }
    return texts.count == request.forms.count ? TranslatedText(request: request, texts: texts) : nil
  }

  // MARK: Batches

  /// Sends requests to the program once, in batches.
  ///
  /// - Returns: The requests that are still open.
  private mutating func ask(
    _ requests: [TranslationRequest], _ texts: LanguageTexts, _ glossary: Terms, isLast: Bool
  ) async throws(GlossError) -> [TranslationRequest] {
    let batches = stride(from: 0, to: requests.count, by: options.batchSize).map {
      Array(requests[$0..<min($0 + options.batchSize, requests.count)])
    }
    var open: [String: TranslationRequest] = [:]
    var failure: GlossError?
    await withTaskGroup(of: TranslationBatch.self) { group in
      var next = 0
      func start() {
        guard next < batches.count, failure == nil else { return }
        let batch = batches[next]
        let lines = batch.map { line($0, texts, glossary) }
        let (command, seconds) = (options.command, options.seconds)
        group.addTask { await TranslationBatch(batch, lines, command, seconds: seconds) }
        next += 1
      }
      for _ in 0..<options.jobCount { start() }
      for await batch in group {
        do throws(GlossError) {
          for request in try await take(batch, isLast: isLast) { open[request.id] = request }
        } catch {
          failure = failure ?? error
        }
        let done = batch.requests.filter { open[$0.id] == nil }
        counts.open -= done.textCount
        tell(counts)
        start()
      }
    }
    if let failure { throw failure }
    return requests.compactMap { open[$0.id] }
  }

  /// Writes the answers of one batch.
  ///
  /// - Returns: The requests to send again or to leave open.
  private mutating func take(
    _ batch: TranslationBatch, isLast: Bool
  ) async throws(GlossError) -> [TranslationRequest] {
    if batch.isNotStarted {
      throw GlossError(options.command[0], .translatorNotStarted)
    }
    for remark in batch.remarks {
      if let index = remarks.firstIndex(where: { $0.remark.kind == remark.kind }) {
        remarks[index].count += 1
      } else {
        remarks.append((remark, 1))
      }
    }
    let withFirstAnswer = isLast ? [] : batch.requests.map(\.id).filter { heldBack[$0] == nil }
    let outcome = try await write(
      batch.translated, mode: .machine, holdingBack: Set(withFirstAnswer))
    counts.translated +=
      batch.requests.filter { outcome.written.contains($0.id) }.textCount
    let answers = Dictionary(
      batch.translated.map { ($0.request.id, $0.texts) }, uniquingKeysWith: { first, _ in first })
    var open: [TranslationRequest] = []
    for request in batch.requests where !outcome.written.contains(request.id) {
      var request = request
      if let refusal = outcome.refusals[request.id] ?? outcome.heldBack[request.id] {
        unanswered.remove(request.id)
        reasons[request.id] = Message(verbatim: refusal)
        let texts = answers[request.id] ?? [:]
        request.refusal = (texts.keys.sortedByBytes().map { texts[$0] ?? "" }, refusal)
        if outcome.heldBack[request.id] != nil {
          heldBack[request.id] = TranslatedText(request: request, texts: texts)
        }
        if !isLast { counts.sentBack += request.forms.count }
      } else {
        reasons[request.id] = batch.reasons[request.id] ?? Self.noAnswer
        if batch.reasons[request.id] == nil {
          unanswered.insert(request.id)
        } else {
          unanswered.remove(request.id)
        }
      }
      open.append(request)
    }
    return open
  }

  /// Writes the answers that were held back, if the requests are still open.
  ///
  /// - Returns: The requests that are still open.
  private mutating func takeHeldBack(
    _ requests: [TranslationRequest]
  ) async throws(GlossError) -> [TranslationRequest] {
    let outcome = try await write(requests.compactMap { heldBack[$0.id] }, mode: .machine)
    counts.translated += requests.filter { outcome.written.contains($0.id) }.textCount
    for (id, refusal) in outcome.refusals { reasons[id] = Message(verbatim: refusal) }
    return requests.filter { !outcome.written.contains($0.id) }
  }

  // MARK: Writing

  /// The outcome of a write.
  private struct Written {
    /// The ids of the requests whose texts were written.
    var written: Set<String> = []
    /// The reasons of refused texts, by request id.
    var refusals: [String: String] = [:]
    /// The findings in texts that were held back, by request id.
    var heldBack: [String: String] = [:]
  }

  /// Writes the valid texts of each key, all of its forms or none, and lists the findings in them.
  ///
  /// - Parameter holdingBack: The ids of requests whose texts are only written if there is no finding
  ///   in them.
  private mutating func write(
    _ translated: [TranslatedText], mode: TranslationWriter.Mode,
    holdingBack: Set<String> = []
  ) async throws(GlossError) -> Written {
    var result = Written()
    if translated.isEmpty { return result }
    let lock = try RunLock(try await read())
    // Read again under the lock, because another run may have written while this one waited.
    let project = try await read()
    let texts = await LanguageTexts(of: project, in: language)
    // Answers that cannot be written are lost, so it is better to stop than to ask for more.
    if let failure = texts.failures.first { throw failure }
    for (index, catalog) in texts.catalogs.enumerated() {
      var chosen = translated.filter { $0.request.catalog == catalog.path }
      if chosen.isEmpty { continue }
      let ids = Dictionary(
        chosen.map { (TextKey($0.request.text.key), $0.request.id) },
        uniquingKeysWith: { first, _ in first })
      // A key with a refused edit, or with a finding, is left out whole, and the rest is planned
      // again.
      while true {
        let writing = TranslationWriter(
          chosen.flatMap(\.edits), into: texts, catalog: index, of: project, mode: mode)
        let owners = chosen.flatMap { text in text.edits.map { _ in text.request.id } }
        for (outcome, id) in zip(writing.outcomes, owners) where outcome.kind == .refused {
          result.refusals[id] = result.refusals[id] ?? outcome.reason
        }
        for finding in writing.findings {
          guard let id = ids[TextKey(finding.key)], holdingBack.contains(id) else { continue }
          let others = result.heldBack[id].map { $0 + "; " } ?? ""
          result.heldBack[id] = others + finding.message.description
        }
        let count = chosen.count
        chosen.removeAll {
          result.refusals[$0.request.id] != nil || result.heldBack[$0.request.id] != nil
        }
        if chosen.count < count { continue }
        try writing.write(under: lock)
        flawed += writing.findings.map {
          ListedText(catalog: catalog.path, key: $0.key, reason: $0.message)
        }
        break
      }
      result.written.formUnion(chosen.map(\.request.id))
    }
    return result
  }
}

extension [TranslationRequest] {
  /// The number of texts to translate.
  fileprivate var textCount: Int { reduce(0) { $0 + $1.forms.count } }
}

/// A translated text that is not written yet.
struct TranslatedText: Sendable {
  let request: TranslationRequest
  /// The translations by the names of their forms; the name of a plain text is empty.
  let texts: [String: String]

  var edits: [TranslationWriter.Edit] {
    request.forms.compactMap { form in
      texts[form.name].map {
        TranslationWriter.Edit(
          key: request.text.key, path: form.name, text: $0, version: form.version)
      }
    }
  }
}
