import LocalizationModel
import TestSupport
import TranslationUnits

/// The changes that programs make to a whole file between export and import: its texts may stay,
/// but its labels (language, catalog, states) are lost. ``MislabelingTrial`` tries them.
package enum Mislabeling: String, CaseIterable, Sendable {
  /// The language has another name, or one that differs by script or region.
  case language
  /// The catalogs have other paths.
  case place
  /// The targets have no states.
  case stateDropped
  /// The targets are empty, with their states.
  case emptied
  /// The targets are empty, without states.
  case emptiedQuietly

  /// True if all targets are translated anew first, so that each can be followed to its place.
  var isTranslated: Bool { self == .language || self == .place }

  /// Changes files.
  ///
  /// - Parameters:
  ///   - language: The language of the files.
  ///   - taken: Names that the change must not use because they exist: the project's languages and
  ///     the paths of its catalogs.
  func apply(
    to files: inout [UnitFile], _ language: String, taken: Set<String>,
    _ random: inout SeededGenerator
  ) {
    switch self {
    case .language:
      let names = Self.names(near: language).filter { !taken.contains(Self.plain($0)) }
      guard let name = names.randomElement(using: &random) else { return }
      for index in files.indices { files[index].targetLanguage = name }
    case .place:
      // Most often all files change in the same way, as when a folder was moved.
      let isCommon = !random.oneIn(3)
      let common = random.pick(Self.moves)
      for index in files.indices {
        guard let original = files[index].original, original.hasSuffix(".xcstrings") else {
          continue
        }
        let moved = (isCommon ? common : random.pick(Self.moves))(original)
        if !taken.contains(Self.plain(moved)) { files[index].original = moved }
      }
    case .stateDropped, .emptied, .emptiedQuietly:
      for index in files.indices {
        for unit in files[index].units.indices {
          if self != .stateDropped { files[index].units[unit].target?.text = .plain("") }
          if self == .emptied { continue }
          files[index].units[unit].target?.state = nil
          files[index].units[unit].target?.stateQualifier = nil
        }
      }
    }
  }

  /// Returns a name in the form in which names are compared.
  static func plain(_ name: String) -> String {
    name.replacing("_", with: "-").replacing("\\", with: "/").lowercased()
  }

  // MARK: Places

  private static let moves: [@Sendable (String) -> String] = [
    { "Old/" + $0 }, { "../" + $0 }, { "../../" + $0 }, { "/Users/me/Code/" + $0 },
    { $0.split(separator: "/").last.map(String.init) ?? $0 },
    { "Moved/" + ($0.split(separator: "/").last.map(String.init) ?? $0) },
    { (["Moved"] + $0.split(separator: "/").dropFirst().map(String.init)).joined(separator: "/") },
    { $0.split(separator: "/").dropFirst().joined(separator: "/") },
    { "..\\" + $0.replacing("/", with: "\\") }, { $0.replacing("Localizable", with: "Strings") },
    { "Old/../../" + $0 }, { $0.uppercased() },
  ]

  // MARK: Languages

  private static func names(near language: String) -> [String] {
    let families = families.filter { $0.contains(language) }.joined().filter { $0 != language }
    let base = language.split(separator: "-").first.map(String.init) ?? language
    var names = families + ["\(language)-AQ", "\(base)-AQ"]
    if let region = regions[language] { names.append("\(language)-\(region)") }
    if base != language { names.append(base) }
    return names
  }

  /// Groups of language codes that programs replace by one another, rightly or not.
  private static let families = [
    ["zh-Hans", "zh-CN", "zh", "zh-Hans-CN", "zh-SG", "cmn"],
    ["zh-Hant", "zh-TW", "zh-Hant-TW", "zh-HK", "zh-Hans"],
    ["zh-HK", "zh-Hant-HK", "zh-Hant", "zh-MO"],
    ["pt-BR", "pt", "pt-PT", "por"], ["pt-PT", "pt", "pt-BR"], ["he", "iw", "heb"],
    ["id", "in", "ind"], ["nb", "no", "nb-NO", "no-bokmal"], ["no", "nb", "no-NO"],
    ["fil", "tl", "fil-PH"], ["sr", "sr-Latn", "sh", "sr-Cyrl", "sr-RS"], ["ro", "mo", "ron"],
    ["es", "es-ES", "es-419", "es-MX", "spa"], ["es-419", "es", "es-MX"],
    ["en", "en-US", "en-GB", "eng"], ["en-GB", "en-UK", "en-AU"], ["fr", "fr-FR", "fr-CA", "fra"],
    ["de", "de-DE", "de-AT", "deu"], ["ar", "ar-SA", "ar-EG", "ara"], ["yi", "ji"],
  ]

  private static let regions = [
    "ca": "ES", "cs": "CZ", "da": "DK", "el": "GR", "fi": "FI", "hi": "IN", "hr": "HR",
    "hu": "HU", "it": "IT", "ja": "JP", "ko": "KR", "ms": "MY", "nl": "NL", "pl": "PL",
    "ru": "RU", "sk": "SK", "sv": "SE", "th": "TH", "tr": "TR", "uk": "UA", "vi": "VN",
  ]
}
