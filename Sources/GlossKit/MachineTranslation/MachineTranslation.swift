import ConventionChecks
import Foundation
import Interchange
package import LocalizationModel
import OrderedJSON
import ProjectLayout
import TranslationUnits

/// Texts translated by another program, or by what the project has translated already: the work behind
/// `gloss translate`.
///
/// Texts go out in batches, each to a process of its own that reads requests and writes answers, one JSON object
/// a line. After each batch the answers that fit are written, so that a run that is stopped has lost nothing,
/// and the next one asks only for what is open.
package struct MachineTranslation: Sendable {
  /// What is translated, and how.
  package struct Options: Sendable {
    /// The language to translate into.
    package var language = ""
    /// Only catalogs that one of these patterns names.
    package var catalogs: [String] = []
    /// Which texts: those without a translation, or also those to be reviewed.
    package var selection: Export.Selection = .missing
    /// Only the next texts with so many words together; `nil` for all.
    package var wordLimit: Int?
    /// Whether texts that are translated elsewhere in the project are taken from there.
    package var usesMemory = false
    /// The program and its arguments; empty to ask none.
    package var command: [String] = []
    /// The most texts that one process gets.
    package var batchSize = 20
    /// How many processes run at a time.
    package var jobCount = 2
    /// How long a process may take.
    package var seconds = 120
    /// How often a text is asked for again that was answered wrongly or not at all.
    package var retryCount = 1

    /// Translates all missing texts, by no program yet.
    package init() {}
  }

  /// A text that is left open, and why.
  package struct OpenText: Sendable, Equatable {
    /// The path of the catalog.
    package let catalog: String
    /// The key of the text.
    package let key: String
    /// The reason in one sentence.
    package let reason: Message
  }

  /// What a run has come to.
  package struct Counts: Sendable, Equatable {
    /// Keys to translate at the beginning.
    package fileprivate(set) var asked = 0
    /// Keys whose texts were taken from elsewhere in the project.
    package fileprivate(set) var fromMemory = 0
    /// Keys whose texts the program gave.
    package fileprivate(set) var translated = 0
    /// Answers that were sent back with the reason.
    package fileprivate(set) var sentBack = 0
  }

  /// The language as the catalogs spell it.
  package private(set) var language: String
  package private(set) var counts = Counts()
  /// By catalog, in the order of its keys.
  package private(set) var open: [OpenText] = []
  /// What could not be read or written.
  package private(set) var failures: [GlossError] = []
  /// Remarks on processes that ended badly and on lines that could not be read, each kind once.
  package private(set) var remarks: [Message] = []
  /// The requests of a run that only shows them, one a line.
  package private(set) var requests: ContiguousArray<UInt8> = []

  private let options: Options
  private let read: ProjectReader
  private let tell: @Sendable (Counts, _ open: Int) -> Void
  private var reasons: [String: Message] = [:]

  private init(
    _ options: Options, _ read: @escaping ProjectReader,
    _ tell: @escaping @Sendable (Counts, Int) -> Void
  ) {
    self.options = options
    self.read = read
    self.tell = tell
    language = options.language
  }

  /// Translates what is open.
  ///
  /// - Parameters:
  ///   - isDryRun: True to write nothing and run nothing: ``requests`` says what would be asked.
  ///   - project: Reads the project as it is now; asked again before each write.
  ///   - tell: Told how far it is, after each write.
  package static func run(
    _ options: Options, isDryRun: Bool, project: @escaping ProjectReader,
    tell: @escaping @Sendable (Counts, _ open: Int) -> Void = { _, _ in }
  ) async -> MachineTranslation {
    var run = MachineTranslation(options, project, tell)
    do throws(GlossError) {
      try await run.work(isDryRun: isDryRun)
    } catch {
      run.failures.append(error)
    }
    run.failures = run.failures.distinctByPlace()
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
      throw GlossError(project.scopeName, .languageNotTaken(refusal.message))
    }
    if texts.catalogs.isEmpty, failures.isEmpty { throw project.noCatalog }
    if !failures.isEmpty { return }
    var asked = await requests(of: texts, project, memory: TranslationMemory(all))
    counts.asked = asked.count
    if isDryRun, options.usesMemory {
      let memory = TranslationMemory(all)
      asked.removeAll { Self.answer(to: $0, memory) != nil }
    }
    if options.usesMemory, !isDryRun {
      asked = try await takeFromMemory(asked, TranslationMemory(all))
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
    }
    open = asked.map { request in
      OpenText(
        catalog: request.catalog, key: request.text.key,
        reason: reasons[request.id]
          ?? Message("no translation in the project", comment: "翻译：项目里没有可用的译文"))
    }
  }

  // MARK: Requests

  /// The texts that are to be translated, in the order of the catalogs.
  private func requests(
    of texts: LanguageTexts, _ project: Project, memory: TranslationMemory
  ) async -> [TranslationRequest] {
    var limit = options.wordLimit.map { WordLimit($0) }
    let contexts = await TextContexts(texts, of: project, TextContexts.Detail(codeLines: 3))
    var requests: [TranslationRequest] = []
    for catalog in texts.catalogs where catalog.sourceLanguage != texts.language {
      for text in catalog.texts where text.isTranslatable {
        let forms = text.forms.filter { isWanted($0) }
        if !forms.contains(where: { $0.source.hasWords || !$0.path.isEmpty }) { continue }
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

  private func isWanted(_ form: LanguageTexts.Form) -> Bool {
    switch form.state {
    case .missing, .new: true
    case .needsReview: options.selection != .missing
    case .machineTranslated, .translated: false
    }
  }

  private func line(
    _ request: TranslationRequest, _ texts: LanguageTexts, _ glossary: Terms
  ) -> ContiguousArray<UInt8> {
    let plurals = TextContexts.plurals(of: request.forms, in: texts.language)
    let words = TextContexts.words(
      glossary.terms(in: request.forms.map(\.source)), in: texts.language)
    let source = texts.catalogs.first { $0.path == request.catalog }?.sourceLanguage ?? "en"
    return request.json(
      to: texts.language, from: source, plurals: plurals, glossary: words
    ).line
  }

  // MARK: Memory

  /// Writes the texts that are translated elsewhere in the project.
  ///
  /// - Returns: The rest.
  private mutating func takeFromMemory(
    _ requests: [TranslationRequest], _ memory: TranslationMemory
  ) async throws(GlossError) -> [TranslationRequest] {
    let found = requests.compactMap { Self.answer(to: $0, memory) }
    let outcome = try await write(found, mode: .review)
    counts.fromMemory += outcome.written.count
    let rest = requests.filter { !outcome.written.contains($0.id) }
    tell(counts, rest.count)
    return rest
  }

  /// The texts that the project has elsewhere; `nil` if it lacks one of them.
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

  /// Asks for texts once.
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
    var openCount = requests.count
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
        openCount -= batch.requests.count - batch.requests.count { open[$0.id] != nil }
        tell(counts, openCount)
        start()
      }
    }
    if let failure { throw failure }
    return requests.compactMap { open[$0.id] }
  }

  /// Writes the answers of one batch.
  ///
  /// - Returns: The requests that are to be made again, or stay open.
  private mutating func take(
    _ batch: TranslationBatch, isLast: Bool
  ) async throws(GlossError) -> [TranslationRequest] {
    if batch.isNotStarted {
      throw GlossError(options.command[0], .translatorNotStarted)
    }
    for remark in batch.remarks where !remarks.contains(remark) { remarks.append(remark) }
    let outcome = try await write(batch.translated, mode: .machine)
    counts.translated += outcome.written.count
    let answers = Dictionary(
      batch.translated.map { ($0.request.id, $0.texts) }, uniquingKeysWith: { first, _ in first })
    var open: [TranslationRequest] = []
    for request in batch.requests where !outcome.written.contains(request.id) {
      var request = request
      if let refusal = outcome.refusals[request.id] {
        reasons[request.id] = Message(verbatim: refusal)
        let texts = answers[request.id] ?? [:]
        request.refusal = (texts.keys.sortedByBytes().map { texts[$0] ?? "" }, refusal)
        if !isLast { counts.sentBack += 1 }
      } else {
        reasons[request.id] =
          batch.reasons[request.id]
          ?? Message("the program gave no answer", comment: "翻译：外部程序没有回答")
      }
      open.append(request)
    }
    return open
  }

  // MARK: Writing

  private struct Written {
    var written: Set<String> = []
    /// Reasons by the ids of requests.
    var refusals: [String: String] = [:]
  }

  /// Writes the texts that fit, all forms of a key or none.
  private func write(
    _ translated: [TranslatedText], mode: TextWriting.Mode
  ) async throws(GlossError) -> Written {
    var result = Written()
    if translated.isEmpty { return result }
    let lock = try RunLock(try await read())
    let project = try await read()
    let texts = await LanguageTexts(of: project, in: language)
    // Answers are lost if they are not written: better to stop than to ask for more.
    if let failure = texts.failures.first { throw failure }
    for (index, catalog) in texts.catalogs.enumerated() {
      var chosen = translated.filter { $0.request.catalog == catalog.path }
      if chosen.isEmpty { continue }
      func plan() -> TextWriting {
        TextWriting(chosen.flatMap(\.edits), into: texts, catalog: index, of: project, mode: mode)
      }
      var writing = plan()
      while writing.outcomes.contains(where: { $0.kind == .refused }) {
        let owners = chosen.flatMap { text in text.edits.map { _ in text.request.id } }
        for (outcome, id) in zip(writing.outcomes, owners) where outcome.kind == .refused {
          result.refusals[id] = result.refusals[id] ?? outcome.reason
        }
        chosen.removeAll { result.refusals[$0.request.id] != nil }
        writing = plan()
      }
      try writing.write(under: lock)
      result.written.formUnion(chosen.map(\.request.id))
    }
    return result
  }
}

/// A text with its translation, not written yet.
struct TranslatedText: Sendable {
  let request: TranslationRequest
  /// By the names of the forms.
  let texts: [String: String]

  var edits: [TextWriting.Edit] {
    request.forms.compactMap { form in
      texts[form.name].map {
        TextWriting.Edit(
          key: request.text.key, path: form.name, text: $0, version: form.version)
      }
    }
  }
}
