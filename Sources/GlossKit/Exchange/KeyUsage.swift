import LocalizationModel
import XLIFF

/// Where keys are used in the sources: what a translator who cannot see the app wants to know.
struct KeyUsage: Sendable {
  struct Use: Sendable {
    /// In words: `Button in LoginView; %@: user.name`.
    let note: String
    /// By path and line.
    let locations: [TransUnit.Location]
  }

  /// By catalog, then by key.
  private var strings: [String: [String: [ExtractedString]]] = [:]
  private let paths: StablePaths

  init(of project: Project) async {
    paths = project.stablePaths
    for entry in await Extraction(of: project).entries {
      for catalog in entry.catalogs {
        strings[catalog, default: [:]][entry.string.key, default: []].append(entry.string)
      }
    }
  }

  /// - Parameter catalog: Its path, relative to the working directory.
  /// - Returns: `nil` if no source that was read uses it.
  func use(of key: String, in catalog: String) -> Use? {
    guard let found = strings[catalog]?[key], !found.isEmpty else { return nil }
    let places = found.map { "\(Self.role($0.api)) in \(Self.screen($0.path))" }
    var note = Self.distinct(places).joined(separator: ", ")
    let arguments = Self.distinct(found.map(Self.arguments).filter { !$0.isEmpty })
    if !arguments.isEmpty { note += "; " + arguments.joined(separator: " / ") }
    return Use(
      note: note,
      locations: found.map {
        TransUnit.Location(file: paths.path(of: $0.path), line: $0.position.line)
      })
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

  /// The words of the interface for an API: `navigationTitle` is a navigation title.
  private static func role(_ api: String) -> String {
    if let known = roles[api] { return known }
    var words = ""
    for character in api {
      if character.isUppercase, !words.isEmpty, words.last?.isUppercase == false { words += " " }
      words.append(character)
    }
    return words.lowercased()
  }

  /// APIs that make a string for whatever place.
  private static let roles = [
    "String": "text", "LocalizedStringResource": "text", "LocalizedStringKey": "text",
    "AttributedString": "formatted text", "NSLocalizedString": "text", "Text": "text",
  ]

  private static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}
