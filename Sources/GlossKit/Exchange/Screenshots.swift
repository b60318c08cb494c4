import Foundation
import LocalizationModel
import OrderedJSON

/// Pictures of an app's screens in a folder, and which keys each of them shows.
///
/// A picture is for the keys that `screenshots.json` in the folder gives it, for a key that is named as it is,
/// and for the keys of a source that is named as it is or as it begins: `LoginView.png`, `LoginView-dark.png`.
/// Names are compared without regard to case and to what is neither letter nor digit.
struct Screenshots: Sendable {
  struct Picture: Sendable {
    /// Relative to the folder.
    let name: String
    let bytes: ContiguousArray<UInt8>
    /// `image/png`
    let type: String
  }

  /// The file that says which keys a picture is for: `{"login.png": ["Log in", "Password"]}`.
  static let map = "screenshots.json"
  /// A larger picture is left out: it is no screenshot, or can be made smaller without loss.
  static let sizeLimit = 8 << 20
  /// How many pictures one text gets; those that the map names come first.
  private static let countLimit = 4
  private static let types = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp",
  ]

  /// By their names.
  private(set) var pictures: [Picture] = []
  private(set) var failures: [GlossError] = []
  private(set) var notes: [Message] = []
  /// Indices of pictures, by key.
  private var mapped: [String: [Int]] = [:]
  /// For each picture its name without what is compared away, and the words that it begins with.
  private var names: [(whole: String, beginnings: Set<String>)] = []

  /// - Parameters:
  ///   - folder: As the user gave it. Links in it are not followed.
  ///   - boundary: The project's, beside which the folder may lie.
  init(in folder: String, within boundary: ProjectBoundary) {
    let boundary = boundary.admitting([folder])
    let folder = WorkingDirectory.current.path(ofArgument: folder)
    if let objection = boundary.objection(to: folder) {
      failures.append(objection)
      return
    }
    guard PathKind(folder) == .folder else {
      failures.append(GlossError(folder, .noPictures))
      return
    }
    for name in Self.names(in: folder) { read(name, in: folder, within: boundary) }
    if pictures.isEmpty, failures.isEmpty, notes.isEmpty {
      failures.append(GlossError(folder, .noPictures))
    }
    names = pictures.map { Self.spellings(of: $0.name) }
    readMap(in: folder, within: boundary)
  }

  /// The pictures for a key, as indices.
  ///
  /// - Parameter sources: The paths of the sources that use it.
  func pictures(of key: String, in sources: [String]) -> [Int] {
    var found = mapped[key] ?? []
    let name = Self.compared(key)
    let files = Set(sources.map { Self.compared(Self.stem($0)) })
    for (place, own) in names.enumerated() where !found.contains(place) {
      if !name.isEmpty && own.whole == name || !own.beginnings.isDisjoint(with: files) {
        found.append(place)
      }
    }
    return Array(found.prefix(Self.countLimit))
  }

  /// The pictures of a bundle, below `Notes` as Xcode has it, with a list of the keys on each.
  ///
  /// - Parameter keys: By the index of a picture; only these go in.
  func files(
    of bundle: String, _ keys: [Int: [String]]
  ) -> [(path: String, bytes: ContiguousArray<UInt8>)] {
    if keys.isEmpty { return [] }
    let folder = "\(bundle)/Notes/Screenshots"
    let places = keys.keys.sorted()
    var json = JSONStream(capacity: 1024)
    json.object { json in
      for place in places {
        json.member(named: pictures[place].name, arrayOf: keys[place] ?? []) { $0.value($1) }
      }
    }
    return places.map { ("\(folder)/\(pictures[$0].name)", pictures[$0].bytes) }
      + [("\(folder)/\(Self.map)", json.finished())]
  }

  private static func names(in folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)
    var names: [String] = []
    while let name = all?.nextObject() as? String {
      if name.split(separator: "/").last?.hasPrefix(".") == true {
        all?.skipDescendants()
      } else if type(of: name) != nil, PathKind("\(folder)/\(name)") == .file,
        !PathKind.isLink("\(folder)/\(name)")
      {
        names.append(name)
      }
    }
    return names.sortedByBytes()
  }

  private static func type(of name: String) -> String? {
    types[String(name.split(separator: ".").last ?? "").lowercased()]
  }

  private mutating func read(
    _ name: String, in folder: String, within boundary: ProjectBoundary
  ) {
    do throws(GlossError) {
      let bytes = try FileReader.contents(of: "\(folder)/\(name)", within: boundary).bytes
      if bytes.count > Self.sizeLimit {
        notes.append(
          Message(
            "'\(name)' is larger than \(Self.sizeLimit >> 20) MiB and stays out",
            comment: "导出：截图太大。%1$@：图片；%2$lld：上限，单位 MiB"))
      } else if let type = Self.type(of: name) {
        pictures.append(Picture(name: name, bytes: bytes, type: type))
      }
    } catch {
      failures.append(error)
    }
  }

  private mutating func readMap(in folder: String, within boundary: ProjectBoundary) {
    let path = "\(folder)/\(Self.map)"
    guard PathKind(path) == .file else { return }
    do throws(GlossError) {
      let bytes = try FileReader.contents(of: path, within: boundary).bytes
      guard let members = (try? JSONDocument(bytes))?.root.value.members else {
        throw GlossError(path, .badPictureMap)
      }
      for member in members {
        guard let keys = member.value.string.map({ [$0] }) ?? Self.strings(member.value),
          let place = pictures.firstIndex(where: { $0.name == member.name })
        else { throw GlossError(path, .badPictureMap) }
        for key in keys { mapped[key, default: []].append(place) }
      }
    } catch {
      failures.append(error)
    }
  }

  private static func strings(_ value: JSONValue) -> [String]? {
    guard case .array(let elements) = value else { return nil }
    let strings = elements.compactMap(\.string)
    return strings.count == elements.count ? strings : nil
  }

  /// `LoginView-dark@2x.png` is named `loginviewdark2x`, and begins with `loginview`.
  private static func spellings(of name: String) -> (whole: String, beginnings: Set<String>) {
    let stem = stem(name)
    var beginnings: Set<String> = []
    var start = ""
    for character in stem {
      if !character.isLetter, !character.isNumber { beginnings.insert(start) }
      start += compared(String(character))
    }
    beginnings.insert(start)
    beginnings.remove("")
    return (start, beginnings)
  }

  private static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }

  private static func compared(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
