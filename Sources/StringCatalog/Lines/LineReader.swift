import LocalizationModel
import OrderedJSON

/// Turns a catalog's document into ``CatalogLine`` values, in the order of the file, for `gloss
/// textconv`, `gloss diff` and the messages on merge conflicts.
struct LineReader {
  private let document: JSONDocument
  private let hasAllStates: Bool
  private(set) var lines: [CatalogLine] = []

  /// Makes a reader of a document.
  ///
  /// - Parameter hasAllStates: True if the state `translated` gets a line, too.
  init(_ document: JSONDocument, hasAllStates: Bool = false) {
    self.document = document
    self.hasAllStates = hasAllStates
  }

  /// Appends the lines of the whole catalog.
  ///
  /// - Parameter skipped: The name nodes of entries to leave out.
  mutating func readCatalog(skipping skipped: Set<Int> = []) {
    for name in document.names(of: 0) {
      if document.isText(name, "strings"), document.kind(of: name + 1) == .object {
        for key in document.names(of: name + 1) where !skipped.contains(key) {
          var place = CatalogPlace()
          place.key = document.text(of: key)
          readEntry(key + 1, place)
        }
      } else {
        readMember(name, CatalogPlace())
      }
    }
  }

  /// Appends the lines of an entry; one line with an empty value if it has no content.
  private mutating func readEntry(_ node: Int, _ place: CatalogPlace) {
    let count = lines.count
    for name in document.names(of: node) {
      if document.isText(name, "localizations"), document.kind(of: name + 1) == .object {
        for language in document.names(of: name + 1) {
          var place = place
          place.language = document.text(of: language)
          let count = lines.count
          readLocalization(language + 1, place)
          if lines.count == count { add(place, "") }
        }
      } else {
        readMember(name, place)
      }
    }
    if lines.count == count { add(place, "") }
  }

  /// Appends the lines of a localization, a case of a variation, or a substitution.
  /// ``JSONDocument/depthLimit`` bounds the recursion.
  mutating func readLocalization(_ node: Int, _ place: CatalogPlace) {
    guard document.kind(of: node) == .object else {
      add(place, Self.json(node, of: document))
      return
    }
    for name in document.names(of: node) {
      let isObject = document.kind(of: name + 1) == .object
      if isObject, document.isText(name, "stringUnit") {
        readUnit(name + 1, "value", place)
      } else if isObject, document.isText(name, "stringSet") {
        readUnit(name + 1, "values", place)
      } else if isObject, document.isText(name, "variations") {
        for kind in document.names(of: name + 1) {
          for item in document.names(of: kind + 1) {
            let step = LeafPath.Step.variation(
              kind: document.text(of: kind), case: document.text(of: item))
            readLocalization(item + 1, Self.place(place, step))
          }
        }
      } else if isObject, document.isText(name, "substitutions") {
        for item in document.names(of: name + 1) {
          readLocalization(item + 1, Self.place(place, .substitution(document.text(of: item))))
        }
      } else {
        readMember(name, place)
      }
    }
  }

  /// Appends the lines of a `stringUnit` or `stringSet`.
  ///
  /// - Parameter text: The name of the member with the text: `value` or `values`.
  private mutating func readUnit(_ node: Int, _ text: String, _ place: CatalogPlace) {
    // The text comes first, because readers look for it.
    for name in document.names(of: node) where document.isText(name, text) {
      add(place, Self.value(name + 1, of: document))
    }
    for name in document.names(of: node) where !document.isText(name, text) {
      // Most texts are `translated`, so only other states get a line.
      let isUsual =
        !hasAllStates && document.isText(name, "state")
        && document.isText(name + 1, TranslationState.translated.rawValue)
      if !isUsual { readMember(name, place) }
    }
  }

  private mutating func readMember(_ name: Int, _ place: CatalogPlace) {
    var place = place
    place.members.append(document.text(of: name))
    add(place, Self.value(name + 1, of: document))
  }

  private mutating func add(_ place: CatalogPlace, _ value: String) {
    lines.append(CatalogLine(place: place, value: value))
  }

  private static func place(_ place: CatalogPlace, _ step: LeafPath.Step) -> CatalogPlace {
    var place = place
    place.path.steps.append(step)
    return place
  }

  private static func value(_ node: Int, of document: JSONDocument) -> String {
    document.kind(of: node) == .string ? document.text(of: node) : json(node, of: document)
  }

  /// Returns a value as JSON on one line.
  static func json(_ node: Int, of document: JSONDocument) -> String {
    switch document.kind(of: node) {
    case .string:
      var writer = JSONWriter()
      writer.write(string: node, of: document)
      return String(decoding: writer.bytes, as: UTF8.self)
    case .array:
      let elements = JSONNode(document: document, index: node).elements
      return "[" + elements.map { json($0.index, of: document) }.joined(separator: ", ") + "]"
    case .object:
      let members = document.names(of: node).map {
        json($0, of: document) + ": " + json($0 + 1, of: document)
      }
      return "{" + members.joined(separator: ", ") + "}"
    default: return String(decoding: document.bytes[document.range(of: node)], as: UTF8.self)
    }
  }
}

extension StringCatalog {
  /// All texts and other values of the catalog, one per line, in the order of the file as read. A
  /// state has a line unless it is `translated`.
  public var lines: [CatalogLine] {
    var reader = LineReader(document)
    reader.readCatalog()
    return reader.lines
  }

  /// The lines of ``lines``, and one for every state.
  package var linesWithStates: [CatalogLine] { linesWithStates(skipping: []) }

  /// Returns the lines with all states.
  ///
  /// - Parameter skipped: The name nodes of entries to leave out.
  func linesWithStates(skipping skipped: Set<Int>) -> [CatalogLine] {
    var reader = LineReader(document, hasAllStates: true)
    reader.readCatalog(skipping: skipped)
    return reader.lines
  }
}
