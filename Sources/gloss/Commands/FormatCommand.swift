import GlossCommandLine
import GlossKit

/// `gloss fmt`: puts catalogs into Xcode's form by ``CatalogFormatting``, also as git's clean
/// filter.
struct FormatCommand: ProjectCommand {
  static let declaration = CommandDeclaration(
    "fmt", summary: "Rewrite String Catalogs exactly as Xcode would",
    discussion: """
      Order, white space and escapes become Xcode's. Removes identical duplicate members and \
      comments that are null. Anything doubtful is reported with its place, and the file is left \
      alone. '-' stands for standard input and output.
      """,
    arguments: [catalogs],
    options: [
      SharedOptions.check, SharedOptions.dryRun, passThrough, SharedOptions.namedPath,
    ])

  private static let catalogs = Argument<[String]>.any(
    "FILE", completion: .file(extensions: ["xcstrings"]),
    help: "String Catalogs; without one, all of the project")
  private static let passThrough = Option.flag(
    "pass-through",
    help: "With '-': print input unchanged if it cannot be read, as a git filter must")

  let call: CommandCall

  var startingPaths: [String] { [] }

  func selection(_ configuration: Configuration) -> ProjectSelection { .everything }

  func run() async -> ExitCode {
    if call[Self.passThrough] {
      return passThrough(call[SharedOptions.namedPath] ?? "standard input")
    }
    let files = call[Self.catalogs]
    let boundary = ProjectBoundary.commandLine(allowsOutside: call[SharedOptions.allowOutside])
    return files.isEmpty ? await runOnProject() : format(files, within: boundary)
  }

  func run(on project: Project) async -> ExitCode {
    let catalogs = project.catalogPathsInScope
    if catalogs.isEmpty {
      terminal.report(project.failures.isEmpty ? [project.noCatalog] : project.failures)
      return .notDone
    }
    return format(catalogs, within: project.boundary, beside: project.failures)
  }

  /// Formats catalogs, or prints the changes.
  ///
  /// - Parameters:
  ///   - files: Paths of catalogs; `-` for standard input.
  ///   - known: Earlier errors, reported with the new ones.
  private func format(
    _ files: [String], within boundary: ProjectBoundary, beside known: [GlossError] = []
  ) -> ExitCode {
    let showsDiff = call[SharedOptions.dryRun]
    let writes = !call[SharedOptions.check] && !showsDiff
    let (formattings, unreadable) = CatalogFormatting.all(files, within: boundary)
    var failures = known + unreadable.filter { !known.contains($0) }
    if writes {
      do throws(GlossError) {
        try CatalogFormatting.write(formattings)
      } catch {
        failures.append(error)
        terminal.report(failures)
        return .notDone
      }
    }
    for formatting in formattings where writes && formatting.isInput {
      terminal.write(formatting.file.newBytes, to: .output)
    }
    let hasColor = terminal.hasColor(.output)
    terminal.write(
      showsDiff
        ? CatalogFormatting.diff(
          formattings, isForPeople: terminal.isForPeople(.output), hasColor: hasColor)
        : CatalogFormatting.text(
          formattings, isWritten: writes, in: terminal.language(.output), hasColor: hasColor),
      to: .output)
    terminal.write(
      CatalogFormatting.notes(
        formattings, in: terminal.language(.error), hasColor: terminal.hasColor(.error)),
      to: .error)
    terminal.report(failures)
    if !failures.isEmpty { return .notDone }
    let isCanonical = formattings.allSatisfy(\.isCanonical)
    if isCanonical { terminal.note(CatalogFormatting.summary(ofCanonical: formattings.count)) }
    return writes || isCanonical ? .clean : .findings
  }

  /// Formats standard input for git's clean filter. A text that is no catalog is printed unchanged,
  /// because a failing filter would keep the user from staging it. If input cannot be read, the
  /// filter has to fail, or git would stage an empty file.
  ///
  /// - Parameter name: The text's name in messages.
  private func passThrough(_ name: String) -> ExitCode {
    guard call[Self.catalogs] == ["-"] else {
      terminal.error("'--pass-through' is for standard input: give '-' and no other file")
      return .misuse
    }
    let input: ContiguousArray<UInt8>
    do throws(GlossError) {
      input = try CatalogFormatting.standardInput()
    } catch {
      terminal.report([error])
      return .notDone
    }
    let text = CatalogFormatting.passingThrough(input, name: name)
    terminal.write(text.bytes, to: .output)
    if let failure = text.failure { terminal.note(.stagedAsItIs(failure)) }
    return .clean
  }
}
