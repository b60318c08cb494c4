import ConventionChecks
package import LocalizationModel
import ProjectLayout
import StringCatalog

/// A new language of a project: the plan that `gloss add-language` makes and then writes.
///
/// The languages go into the lists of Xcode projects. Catalogs need nothing: a language begins there
/// with its first text. Nothing is written until ``write(under:)``.
package struct LanguageAddition: FilePlan {
  /// The options of `gloss add-language`.
  package struct Options: Sendable {
    /// The languages to add.
    package var languages: [String]
    /// A near language whose texts the catalogs get as a start; `nil` for no texts.
    package var source: String?
    /// Patterns of catalogs to fill; empty for all.
    package var catalogs: [String] = []

    package init(languages: [String]) { self.languages = languages }
  }

  /// The Xcode projects that list languages, changed or not, sorted by path bytes.
  package private(set) var projects: [FileChange] = []
  /// The catalogs that get texts, changed or not.
  package private(set) var catalogs: [FileChange] = []
  /// The languages in the spelling of the catalogs, without the one that they are translated from.
  package private(set) var languages: [String] = []
  /// The files that people have to change themselves, each with the change.
  package private(set) var steps: [Message] = []
  /// Remarks on files that need no change.
  package private(set) var notes: [Message] = []
  /// Errors; if there are any, nothing is written.
  package private(set) var failures: [GlossError] = []
  private let boundary: ProjectBoundary

  /// Reads the projects and, with a near language, the catalogs.
  package init(of project: Project, _ options: Options) async {
    boundary = project.boundary
    failures = project.failures
    let (globs, flaws) = Export.globs(options.catalogs)
    let exchanged = await ExchangedCatalogs(of: project, globs: globs)
    var seen: Set<String> = []
    languages = options.languages.map { exchanged.spelling(of: $0) }
      .filter { seen.insert($0).inserted }
    failures += flaws + exchanged.failures
    if !globs.isEmpty, exchanged.members.isEmpty, failures.isEmpty {
      failures.append(project.noCatalog(matching: globs))
    }
    let sources = languages.filter { exchanged.sourceLanguages == [$0] }
    languages.removeAll { sources.contains($0) }
    if !languages.isEmpty, failures.isEmpty { addToProjects(of: project) }
    if let source = options.source, failures.isEmpty {
      fill(exchanged, from: exchanged.spelling(of: source))
    }
    noteSettings(project.configuration)
    notes += sources.map(Self.sourceNote)
    failures = failures.sortedDistinct()
    if failures.isEmpty { return }
    (projects, catalogs, steps, notes) = ([], [], [], [])
  }

  /// Returns the error in the name of a language to add; `nil` if it is one.
  package static func flaw(ofLanguage language: String) -> Message? {
    if let flaw = Export.flaw(ofLanguage: language) { return flaw }
    let usual = LanguageCodeSpelling.usual(language)
    return LanguageSpelling.isKnown(usual) && LanguageCode.appleForm(of: usual) == usual
      ? nil : .noLanguage(language)
  }

  /// The files of the plan.
  package var fileChanges: FileChanges { FileChanges(projects + catalogs, within: boundary) }

  private static func sourceNote(_ language: String) -> Message {
    Message(
      "nothing to add for \(language): the catalogs are translated from this language",
      comment: "新增语言的提示：给出的是源语言。%@：语言")
  }

  // MARK: Projects

  private mutating func addToProjects(of project: Project) {
    let lists = LanguageLists(of: project)
    for list in lists.projects {
      do throws(GlossError) {
        projects.append(try list.change(adding: languages, within: boundary))
      } catch {
        failures.append(error)
      }
    }
    for generator in lists.generators {
      let missing = languages.filter { !generator.has($0) }
      if missing.isEmpty { continue }
      if generator.isWrittenByHand {
        steps.append(generator.advice(on: missing))
      } else {
        notes.append(generator.advice(on: missing))
      }
    }
    if lists.isEmpty { notes.append(Self.noList) }
  }

  private static let noList = Message(
    "no Xcode project lists languages here: packages take them from the catalogs",
    comment: "新增语言的提示：没有 Xcode 工程，软件包的语言取自字符串目录")

  private mutating func noteSettings(_ configuration: Configuration) {
    guard let path = configuration.path, let listed = configuration.checks.base.languages else {
      return
    }
    let missing = languages.filter {
      !listed.contains($0) && $0 != configuration.checks.base.sourceLanguage
    }
    if missing.isEmpty { return }
    notes.append(
      Message(
        "\(path): list \(.list(missing)) in 'languages' once every text is to be translated",
        comment: "新增语言的提示：gloss.json 的 languages 还没有列出。%1$@：文件；%2$@：语言；languages 是设置名，原样保留"))
  }

  // MARK: Catalogs

  private mutating func fill(_ exchanged: ExchangedCatalogs, from source: String) {
    guard
      exchanged.languages.contains(source) || exchanged.sourceLanguages.contains(source)
    else {
      failures.append(GlossError("", .unknownLanguage(.notInCatalogs(source))))
      return
    }
    for member in exchanged.members {
      var loaded = member.loaded
      var keys: Set<TextKey> = []
      for language in languages where language != source {
        keys.formUnion(NearLanguage(language, from: source).fill(&loaded.catalog).map(TextKey.init))
      }
      do throws(CatalogError) {
        catalogs.append(try loaded.change(count: keys.count))
      } catch {
        failures.append(GlossError(error))
      }
    }
  }
}
