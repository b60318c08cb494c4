import GlossCommandLine

/// Merging, comparing, and git.
extension Commands {
  static let differencesFormat = Option.value(
    "format", placeholder: "FORMAT", default: ListFormat.text, help: "Shape of the list")
  static let mergeBase = Argument<String>.one(
    "BASE", completion: .anyFile, help: "What both were made from; may be empty")
  static let mergeOurs = Argument<String>.one(
    "OURS", completion: .file(extensions: ["xcstrings"]), help: "Our catalog, which is replaced")
  static let mergeTheirs = Argument<String>.one(
    "THEIRS", completion: .anyFile, help: "Their catalog")
  static let markerSize = Argument<String?>.optional(
    "SIZE", help: "What git gives for %L; not needed, as there are no markers")
  static let mergePath = Argument<String?>.optional(
    "NAME", help: "What git gives for %P; the same as '--path'")
  static let mergeOutput = Option<String?>.optional(
    "output", short: "o", placeholder: "FILE", completion: .anyFile,
    help: "Where the result goes instead of OURS; '-' for standard output")
  static let mergeCheck = Option.flag(
    "check", help: "Write nothing; exit 1 if there are conflicts, and list them")
  static let mergeDryRun = Option.flag(
    "dry-run", short: "n", help: "Write nothing; print what changes in OURS as a unified diff")
  static let namedPath = Option<String?>.optional(
    "path", placeholder: "PATH", completion: .anyFile,
    help: "What messages call the file: git hands over temporary ones")
  static let passThrough = Option.flag(
    "pass-through",
    help: "With '-': let out as it is what cannot be read, as a filter of git's must")

  static let oldCatalog = Argument<String>.one(
    "A", completion: .anyFile,
    help: "A catalog, '-', or one of a revision, such as HEAD~1:App/Localizable.xcstrings")
  static let newCatalog = Argument<String>.one("B", completion: .anyFile, help: "Another one")
  static let catalog = Argument<String>.one(
    "FILE", completion: .file(extensions: ["xcstrings"]), help: "A String Catalog, or '-'")

  static let global = Option.flag("global", help: "For all repositories of this user")
  static let cleanFilter = Option.flag(
    "clean-filter", help: "Also put catalogs into Xcode's form as they are staged")
  static let gitCommand = Option<String?>.optional(
    "command", placeholder: "PATH", completion: .anyFile,
    help: "How git calls gloss: a path or a name; else the path of this one")
  static let gitDryRun = Option.flag(
    "dry-run", short: "n", help: "Change nothing; say what would be changed")

  static let merge = Command(
    "merge", summary: "Merge two changed copies of a String Catalog",
    discussion: """
      Every text, state and comment is merged by itself, and the result is always a catalog as Xcode \
      writes it. What both changed differently stays as in OURS, translations as 'needs_review', and is \
      listed: exit code 1. What one removed and the other changed stays. 'gloss git install' has git \
      call it.
      """,
    arguments: [mergeBase, mergeOurs, mergeTheirs, markerSize, mergePath],
    options: [mergeOutput, mergeCheck, mergeDryRun, namedPath])

  static let diff = Command(
    "diff", summary: "Show what two String Catalogs differ in, text by text",
    discussion: """
      One line for each text or other value, 'old' → 'new'. Exit code 1 if there is a difference.
      """,
    arguments: [oldCatalog, newCatalog], options: [differencesFormat])

  static let textconv = Command(
    "textconv", summary: "Print a String Catalog as lines, for 'git diff'",
    discussion: """
      One line for each text or other value: key · language · form: value. What is no catalog is \
      printed as it is.
      """,
    arguments: [catalog])

  static let git = Command(
    "git", summary: "Have git merge and show String Catalogs by their entries",
    subcommands: [
      Command(
        "install", summary: "Set up the merge driver and 'git diff'",
        discussion: """
          Sets merge.gloss and diff.gloss in the settings of git, and adds \
          '*.xcstrings merge=gloss diff=gloss' to .gitattributes. What others wrote there stays, and \
          what is there already is not written again.
          """,
        options: [global, cleanFilter, gitCommand, gitDryRun]),
      Command(
        "uninstall", summary: "Remove what 'install' has set up", options: [global, gitDryRun]),
      Command("status", summary: "Tell how git treats catalogs here; exit 1 if not by entries"),
    ])
}
