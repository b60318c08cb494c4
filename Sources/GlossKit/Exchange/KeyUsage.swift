import CatalogSync
import LocalizationModel
import ProjectLayout
import SourceScanner
import StringCatalog
import TranslationUnits

/// The uses of keys in the sources, for translators who cannot see the app: role, screen, arguments
/// and neighboring keys. An export adds them to units as notes.
struct KeyUsage: Sendable {
  /// All uses of one key in one catalog.
  struct Use: Sendable {
    /// A description such as `button in LoginView; %@: user.name`.
    let note: String
    /// The places, by path and line.
    let locations: [TranslationUnit.Location]
    /// The keys next to the first use in its file, two before and two after, in the file's order.
    /// They are mostly on the same screen.
    let neighbors: [String]
  }

  /// The strings by catalog, then by key.
  private var strings: [String: [TextKey: [ExtractedString]]] = [:]
  /// For each source its keys and their lines, in order.
  private var order: [String: [(key: String, line: Int)]] = [:]
  private let paths: StablePaths

  /// Scans all sources of the project, even those outside of its scope, because they may use keys
  /// of the catalogs in scope. Tests and unreadable files are left out.
  init(of project: Project) async {
    paths = project.stablePaths
    var request = ScanRequest(of: project)
    request.collectsFacts = true
    request.includesC = true
    let read = await ProjectScan.answers(of: project, request) { source, _ in source.strings }
    for string in read.sources.lazy.compactMap(\.self).joined() {
      order[string.path, default: []].append((string.key, string.position.line))
      for catalog in project.layout.catalogs(serving: string) {
        strings[catalog, default: [:]][TextKey(string.key), default: []].append(string)
      }
    }
  }

  /// Returns the uses of a key; `nil` if no source uses it.
  ///
  /// - Parameter catalog: The path of the catalog, relative to the working directory.
  func use(of key: String, in catalog: String) -> Use? {
    guard let uses = strings[catalog]?[TextKey(key)], !uses.isEmpty else { return nil }
    let places = uses.map { "\(Self.role(of: $0)) in \(Self.screen($0.path))" }
    var note = Self.distinct(places).joined(separator: ", ")
    let arguments = Self.distinct(uses.map(Self.arguments).filter { !$0.isEmpty })
    if !arguments.isEmpty { note += "; " + arguments.joined(separator: " / ") }
    return Use(
      note: note,
      locations: uses.map {
        TranslationUnit.Location(file: paths.path(of: $0.path), line: $0.position.line)
      }, neighbors: neighbors(of: uses[0]))
  }

  private func neighbors(of string: ExtractedString) -> [String] {
    let keysOfFile = order[string.path] ?? []
    let index = keysOfFile.firstIndex { $0.key == string.key && $0.line == string.position.line }
    guard let index else { return [] }
    func nearestKeys(_ keys: some Sequence<(key: String, line: Int)>) -> [String] {
      Array(
        Self.distinct(keys.map(\.key).filter { $0 != string.key && !$0.isBlank }).prefix(2))
    }
    let before = nearestKeys(keysOfFile[..<index].reversed())
    return before.reversed()
      + nearestKeys(keysOfFile[(index + 1)...]).filter { !before.contains($0) }
  }

  /// Returns the expressions of the placeholders, such as `%1$@: name, %2$lld: count`.
  private static func arguments(of string: ExtractedString) -> String {
    let isOne = string.placeholders.count == 1
    return string.placeholders.enumerated().map { index, placeholder in
      let specifier =
        isOne
        ? placeholder.specifier : "%\(index + 1)$\(placeholder.specifier.dropFirst())"
      return "\(specifier): \(placeholder.expression)"
    }.joined(separator: ", ")
  }

  /// Returns a file's name without `.swift`: most files are named after the one view in them.
  private static func screen(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? path[...]
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }

  /// Returns the role of the text on the screen, such as `button` or `navigation title`.
  private static func role(of string: ExtractedString) -> String {
    guard let site = string.site, site.traits.product != .labelled else {
      return words(String(string.api.prefix { $0 != "(" }))
    }
    // `Button(String(localized: "Save"))`: the button says more about the
    // role than the string does.
    guard case .argument(of: let surroundingAPI, let label)? = site.surrounding?.kind,
      let first = surroundingAPI.first,
      LocalizingAPITable.sdk.traits(of: surroundingAPI).product == .labelled
    else { return site.traits.product == .attributedText ? "formatted text" : "text" }
    // A type's other labels name the part that the text is: `ContentUnavailableView(description:)`.
    let role = words(surroundingAPI)
    guard first.isUppercase, let label, !mainLabels.contains(label) else { return role }
    return "\(words(label)) of \(role)"
  }

  /// Splits a name into words: `navigationTitle` becomes `navigation title`.
  private static func words(_ name: String) -> String {
    var words = ""
    for character in name.split(separator: ".").last ?? "" {
      if character.isUppercase, words.last?.isLowercase == true { words += " " }
      words.append(character)
    }
    return words.lowercased()
  }

  /// The argument labels of a type's main text, which add nothing to the name of the type.
  private static let mainLabels: Set = ["title", "label", "text", "content", "verbatim"]

  /// Removes repeated texts; the order stays.
  private static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}
