import GlossCommandLine
import GlossKit

/// `gloss merge`: merges two changed copies of a catalog by ``BranchMerge``; git's merge driver.
struct MergeCommand: Command {
  static let declaration = CommandDeclaration(
    "merge", summary: "Merge two changed copies of a String Catalog",
    discussion: """
      Every text, state and comment is merged separately, and the result is always a catalog as Xcode \
      writes it. Where both sides changed a text differently, OURS is kept and, if it is a translation, \
      marked 'needs_review', and the conflict is listed (exit code 1). An entry that one side removed and the \
      other changed is kept. 'gloss git install' makes git call this command.
      """,
    arguments: [base, ours, theirs, markerSize, pathOfGit],
    options: [output, check, dryRun, SharedOptions.namedPath])

  private static let base = Argument<String>.one(
    "BASE", completion: .anyFile, help: "The common ancestor; may be empty")
  private static let ours = Argument<String>.one(
    "OURS", completion: .file(extensions: ["xcstrings"]), help: "Our catalog, which is replaced")
  private static let theirs = Argument<String>.one(
    "THEIRS", completion: .anyFile, help: "Their catalog")
  private static let markerSize = Argument<String?>.optional(
    "SIZE", help: "The value of git's %L; ignored, because there are no conflict markers")
  private static let pathOfGit = Argument<String?>.optional(
    "NAME", help: "The value of git's %P; the same as '--path'")
  private static let output = Option<String?>.optional(
    "output", short: "o", placeholder: "FILE", completion: .anyFile,
    help: "The file for the result instead of OURS; '-' for standard output")
  private static let check = Option.flag(
    "check", help: "Write nothing; exit 1 if there are conflicts, and list them")
  private static let dryRun = Option.flag(
    "dry-run", short: "n", help: "Write nothing; print what changes in OURS as a unified diff")

  let call: CommandCall

  func run() -> ExitCode {
    let (base, theirs) = (call[Self.base], call[Self.theirs])
    let path = call[SharedOptions.namedPath] ?? call[Self.pathOfGit]
    if base == "-", theirs == "-" {
      terminal.error("standard input is read once: give '-' for one of the catalogs")
      return .misuse
    }
    let merging: BranchMerge
    do throws(GlossError) {
      merging = try BranchMerge(
        base: base, ours: call[Self.ours], theirs: theirs, name: path,
        allowsOutside: call[SharedOptions.allowOutside])
      try write(merging)
    } catch {
      terminal.report([error])
      if path != nil { terminal.note("not merged: the file stays as our side has it") }
      return .notDone
    }
    terminal.write(
      merging.remarks(in: terminal.language(.error), hasColor: terminal.hasColor(.error)),
      to: .error)
    guard let summary = merging.summary else { return .clean }
    terminal.note(summary)
    return .findings
  }

  private func write(_ merging: BranchMerge) throws(GlossError) {
    let output = call[Self.output]
    if call[Self.dryRun] {
      terminal.write(
        merging.diff(
          isForPeople: terminal.isForPeople(.output), hasColor: terminal.hasColor(.output)),
        to: .output)
    } else if output == "-" {
      terminal.write(merging.bytes, to: .output)
    } else if !call[Self.check] {
      try merging.write(to: output)
    }
  }
}
