import GlossCommandLine
import GlossKit

/// `gloss approve`: marks reviewed translations as translated, by an ``Approval``.
struct ApproveCommand: ProjectCommand {
  static let declaration = CommandDeclaration(
    "approve", summary: "Mark reviewed translations as done",
    discussion: """
      Takes translations that are to be reviewed, as rename, sync, merge, import and translate leave them, and \
      marks them as translated. Shows each form beside its source text, and the source text that it was made of \
      if git has it; on a terminal it asks for one key after the other. Only states change. A text in which \
      'gloss check' finds an error is left out, with exit code 1.
      """,
    arguments: [keys],
    options: [
      languages, SharedOptions.catalogGlobs, since, machine, all, list, SharedOptions.check,
      SharedOptions.dryRun,
    ])

  private static let keys = Argument<[String]>.any(
    "KEY",
    help:
      "Only these keys, as the catalogs spell them; '*' stands for any characters. Stale keys only if they are named"
  )
  private static let languages = Option<[String]>.repeated(
    "language", short: "l", placeholder: "LANGUAGE",
    help:
      "Only texts in this language; several with commas (default: all, the source language included)"
  )
  private static let since = Option<String?>.optional(
    "since", placeholder: "REVISION",
    help: "Only texts that came up for review since this branch split off from REVISION")
  private static let machine = Option.flag(
    "machine", help: "Also approve machine translations that were not reviewed")
  private static let all = Option.flag(
    "all",
    help: "Approve all selected texts without asking; needed without a terminal and a selection")
  private static let list = Option.flag(
    "list", help: "Write nothing; list the texts that wait for a review")

  let call: CommandCall

  var startingPaths: [String] { [] }

  func selection(_ configuration: Configuration) -> ProjectSelection { .everything }

  private var options: Approval.Options {
    var options = Approval.Options()
    options.keys = call[Self.keys]
    options.languages = call.languages(Self.languages)
    options.catalogs = call[SharedOptions.catalogGlobs]
    options.since = call[Self.since]
    options.takesMachineTranslations = call[Self.machine]
    return options
  }

  /// True if each key is shown and asked for.
  private var asks: Bool {
    terminal.takesAnswers && !call[Self.all] && !call[SharedOptions.check]
      && !call[SharedOptions.dryRun]
  }

  /// The first error in the combination of options; `nil` if there is none.
  private var misuse: ReportMessage? {
    let others = [
      ("--all", call[Self.all]), ("--check", call[SharedOptions.check]),
      ("--dry-run", call[SharedOptions.dryRun]),
    ]
    if call[Self.list], let other = others.first(where: \.1) { return .exclude("--list", other.0) }
    if !asks, options.isEverything, !call[Self.list], !others.contains(where: \.1) {
      return .spelled(
        "'approve' without a terminal needs a selection, such as '--language', or '--all'")
    }
    return options.languages.lazy.compactMap(Export.flaw(ofLanguage:)).first
  }

  // A misuse is found before the project is read.
  func run() async -> ExitCode {
    if let misuse {
      terminal.error(misuse)
      return .misuse
    }
    return await runOnProject()
  }

  func run(on project: Project) async -> ExitCode {
    if call[Self.list] {
      let approval = await Approval(of: project, options)
      if !approval.failures.isEmpty { return fail(approval.failures) }
      show(approval.entries)
      terminal.note(approval.listSummary)
      for note in approval.notes { terminal.note(note) }
      return .clean
    }
    return asks ? await ask(project) : await approve(project)
  }

  private func fail(_ failures: [GlossError]) -> ExitCode {
    terminal.report(failures)
    return .notDone
  }

  private func show(_ entries: [Approval.Entry]) {
    terminal.write(
      Approval.text(
        of: entries, in: terminal.language(.output), hasColor: terminal.hasColor(.output)),
      to: .output)
  }

  /// Approves the selection, or prints what would change.
  private func approve(_ project: Project) async -> ExitCode {
    let showsDiff = call[SharedOptions.dryRun]
    let isCheck = call[SharedOptions.check]
    let writes = !isCheck && !showsDiff
    var approval: Approval
    do throws(GlossError) {
      let lock = writes ? try terminal.lock(project) : nil
      approval = await Approval(of: project, options)
      if !approval.failures.isEmpty { return fail(approval.failures) }
      try approval.approve(approval.entries, isWritten: writes, under: lock)
    } catch {
      return fail([error])
    }
    let hasColor = terminal.hasColor(.output)
    if showsDiff {
      terminal.write(
        approval.fileChanges.diff(
          isForPeople: terminal.isForPeople(.output), hasColor: hasColor), to: .output)
    } else if isCheck {
      terminal.write(approval.fileList(hasColor: hasColor), to: .output)
    } else {
      show(approval.entries)
    }
    terminal.report(approval.refusalErrors)
    end(approval, isWritten: writes)
    let isOpen = !writes && !approval.files.isEmpty
    return isOpen || !approval.refusals.isEmpty ? .findings : .clean
  }

  private func end(_ approval: Approval, isWritten: Bool) {
    terminal.note(approval.summary(isWritten: isWritten))
    for note in approval.reformattingNotes + approval.notes { terminal.note(note) }
  }

  /// Shows one key after the other and approves it on a yes. Each is written at once, so that
  /// nothing is lost if the run is ended.
  private func ask(_ project: Project) async -> ExitCode {
    var approval = await Approval(of: project, options)
    if !approval.failures.isEmpty { return fail(approval.failures) }
    var rest = approval.entries[...]
    var answer = Terminal.Answer.no
    while let entry = rest.first {
      show([entry])
      if answer != .all {
        answer = terminal.answer(to: Approval.question(in: terminal.language(.error)))
        if answer == .quit { break }
      }
      let chosen = answer == .all ? Array(rest) : [entry]
      if answer == .all { show(Array(rest.dropFirst())) }
      rest = answer == .all ? [] : rest.dropFirst()
      if answer == .no { continue }
      let refusalCount = approval.refusals.count
      do throws(GlossError) {
        let lock = try terminal.lock(project)
        try approval.approve(chosen, isWritten: true, under: lock)
        terminal.report(Array(approval.refusalErrors.dropFirst(refusalCount)))
      } catch {
        return fail([error])
      }
    }
    end(approval, isWritten: true)
    return approval.refusals.isEmpty ? .clean : .findings
  }
}
