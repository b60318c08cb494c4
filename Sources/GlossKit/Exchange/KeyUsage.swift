import CatalogSync
import LocalizationModel
import ProjectLayout
import SourceScanner
import StringCatalog
import TranslationUnits

/// Where keys are used in the sources: what a translator who cannot see the app wants to know.
struct KeyUsage: Sendable {
  struct Use: Sendable {
    /// In words: `Button in LoginView; %@: user.name`.
    let note: String
    /// By path and line.
    let locations: [TranslationUnit.Location]
    /// The keys that stand next to the first use in its file, two before and two behind, in their order:
    /// mostly what is on the same screen.
    let neighbors: [String]
  }

  /// By catalog, then by key.
  private var strings: [String: [TextKey: [ExtractedString]]] = [:]
  /// By path, the keys of a source and their lines in its order.
  private var order: [String: [(key: String, line: Int)]] = [:]
  private let paths: StablePaths

  /// Reads all sources of the project, whatever its scope: that is about catalogs here. Tests are left
  /// out, and so is what cannot be read.
  init(of project: Project) async {
    paths = project.stablePaths
    var request = ScanRequest(of: project)
    request.collectsFacts = true
    let read = await ProjectScan.answers(of: project, request) { source, _ in source.strings }
    for string in read.sources.lazy.compactMap(\.self).joined() {
      order[string.path, default: []].append((string.key, string.position.line))
      for catalog in project.layout.catalogs(serving: string) {
        strings[catalog, default: [:]][TextKey(string.key), default: []].append(string)
      }
    }
  }

  /// - Parameter catalog: Its path, relative to the working directory.
  /// - Returns: `nil` if no source that was read uses it.
  func use(of key: String, in catalog: String) -> Use? {
    guard let found = strings[catalog]?[TextKey(key)], !found.isEmpty else { return nil }
    let places = found.map { "\(Self.role(of: $0)) in \(Self.screen($0.path))" }
    var note = Self.distinct(places).joined(separator: ", ")
    let arguments = Self.distinct(found.map(Self.arguments).filter { !$0.isEmpty })
    if !arguments.isEmpty { note += "; " + arguments.joined(separator: " / ") }
    return Use(
      note: note,
      locations: found.map {
        TranslationUnit.Location(file: paths.path(of: $0.path), line: $0.position.line)
      }, neighbors: neighbors(of: found[0]))
  }

  private func neighbors(of string: ExtractedString) -> [String] {
    let all = order[string.path] ?? []
    let place = all.firstIndex { $0.key == string.key && $0.line == string.position.line }
    guard let place else { return [] }
    func near(_ keys: some Sequence<(key: String, line: Int)>) -> [String] {
      Array(
        Self.distinct(keys.map(\.key).filter { $0 != string.key && !$0.isBlank }).prefix(2))
    }
    let before = near(all[..<place].reversed())
    return before.reversed() + near(all[(place + 1)...]).filter { !before.contains($0) }
  }

  /// What each placeholder stands for, numbered where there are several.
  private static func arguments(of string: ExtractedString) -> String {
    let isOne = string.placeholders.count == 1
    return string.placeholders.enumerated().map { index, placeholder in
      let specifier =
        isOne
        ? placeholder.specifier : "%\(index + 1)$\(placeholder.specifier.dropFirst())"
      return "\(specifier): \(placeholder.expression)"
    }.joined(separator: ", ")
  }

  /// Most files are named after the one view that they hold.
  private static func screen(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? path[...]
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }

  /// What the text is on the screen: a button, a navigation title.
  private static func role(of string: ExtractedString) -> String {
    guard let site = string.site, site.traits.product != .labelled else {
      return words(String(string.api.prefix { $0 != "(" }))
    }
    // `Button(String(localized: "Save"))`: what takes the text says more than what makes it.
    guard case .argument(of: let taker, let label)? = site.surrounding?.kind,
      let first = taker.first,
      LocalizingAPITable.sdk.traits(of: taker).product == .labelled
    else { return site.traits.product == .attributedText ? "formatted text" : "text" }
    // Of a type's parts the label says which one it is: `ContentUnavailableView(description:)`.
    let role = words(taker)
    guard first.isUppercase, let label, !mainLabels.contains(label) else { return role }
    return "\(words(label)) of \(role)"
  }

  /// `navigationTitle` in words.
  private static func words(_ name: String) -> String {
    var words = ""
    for character in name.split(separator: ".").last ?? "" {
      if character.isUppercase, words.last?.isLowercase == true { words += " " }
      words.append(character)
    }
    return words.lowercased()
  }

  /// Labels of what is the text of a type as a whole.
  private static let mainLabels: Set = ["title", "label", "text", "content", "verbatim"]

  private static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}
