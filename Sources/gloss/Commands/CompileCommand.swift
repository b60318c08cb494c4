import GlossCommandLine
import GlossKit

/// `gloss compile`: makes of catalogs the files that an app looks texts up in, by a ``Conversion``.
struct CompileCommand: Command {
  static let declaration = CommandDeclaration(
    "compile", summary: "Compile catalogs to .strings and .stringsdict files, as Xcode does",
    discussion: """
      Makes the files of an app or package that is built without Xcode, with the options of Apple's \
      'xcstringstool compile': for each language LANG.lproj/TABLE.strings and, for texts with forms, \
      TABLE.stringsdict. Prints the path of each file. Texts in any state but 'new' are written, in \
      the source language those, too. A source text that only the code has is left to the code.
      """,
    arguments: [catalogs],
    options: [output, languages, layout, serialization, dryRun])

  private static let catalogs = Argument<[String]>.some(
    "CATALOG", completion: .file(extensions: ["xcstrings"]), help: "String Catalogs")
  private static let output = Option<String>.required(
    "output-directory", short: "o", placeholder: "FOLDER", completion: .anyFile,
    help: "The folder for the .lproj folders; files in it are replaced")
  private static let languages = Option<[String]>.repeated(
    "language", short: "l", placeholder: "LANGUAGE",
    help: "Only this language; several with commas (default: all)")
  private static let layout = Option.value(
    "format", short: "f", placeholder: "FORMAT",
    default: BuildProducts.Layout.stringsAndStringsdict, help: "The files to make")
  private static let serialization = Option.value(
    "serialization-format", placeholder: "FORM", default: BuildProducts.Serialization.text,
    help: "The form of each file")
  private static let dryRun = Option.flag(
    "dry-run", short: "n", help: "Write nothing; print the paths of the files")

  let call: CommandCall

  func run() async -> ExitCode {
    let languages = call.languages(Self.languages)
    if let flaw = languages.lazy.compactMap(Export.flaw(ofLanguage:)).first {
      terminal.error(flaw)
      return .misuse
    }
    var options = Conversion.Options(
      output: call[Self.output], overwrites: true,
      allowsOutside: call[SharedOptions.allowOutside])
    options.products = BuildProducts(
      languages: languages, layout: call[Self.layout], serialization: call[Self.serialization])
    let mode = WritingMode(isCheck: call[Self.dryRun], isDryRun: false)
    let catalogs = call[Self.catalogs]
    let plan = await carryOut(mode, on: nil) { [options] in
      Conversion(of: catalogs, options: options)
    }
    guard let conversion = plan else { return .notDone }
    terminal.report(DiagnosticReport(findings: conversion.findings, failures: conversion.failures))
    if !conversion.failures.isEmpty {
      terminal.note("nothing is written: fix what cannot be compiled, or leave it out")
      return .notDone
    }
    terminal.write(conversion.paths, to: .output)
    terminal.note(conversion.compilationSummary(isWritten: mode == .write))
    if let note = conversion.note(onMissing: languages) { terminal.note(note) }
    if let note = conversion.flatteningNote { terminal.note(note) }
    return .clean
  }
}

extension BuildProducts.Layout: ExpressibleByArgument {
  static var allValueDescriptions: [String: String] {
    [
      "stringsAndStringsdict": "plain texts in .strings, texts with forms in .stringsdict",
      "stringsdictOnly": "all texts in .stringsdict",
      "stringsOnly":
        "all texts in .strings, those with forms by their form 'other': for Foundation on Linux",
    ]
  }
}

extension BuildProducts.Serialization: ExpressibleByArgument {
  static var allValueDescriptions: [String: String] {
    ["text": "property list in XML", "binary": "binary property list"]
  }
}
