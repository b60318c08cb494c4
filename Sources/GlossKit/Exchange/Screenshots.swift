import Foundation
import LocalizationModel
import OrderedJSON

/// Pictures of an app's screens in a folder (`gloss export --screenshots`), and the keys that each
/// shows.
///
/// A picture shows the keys that `screenshots.json` lists for it, the key that it is named after,
/// and the keys of a source that it is named after: `LoginView.png` and `LoginView-dark.png` show
/// the keys of `LoginView.swift`. Names are compared by their letters and digits, ignoring case.
struct Screenshots: Sendable {
  /// One picture, read into memory.
  struct Picture: Sendable {
    /// The path, relative to the folder.
    let name: String
    let bytes: ContiguousArray<UInt8>
    /// The MIME type, such as `image/png`.
    let type: String
  }

  /// The name of the file that lists the keys of pictures: `{"login.png": ["Log in", "Password"]}`.
  static let map = "screenshots.json"
  /// The greatest size of a picture in bytes. A larger one is left out: it is no screenshot, or
  /// can be made smaller without loss.
  static let sizeLimit = 8 << 20
  /// The greatest number of pictures for one text, so that a page or bundle stays small; pictures
  /// that the map lists come first.
  private static let countLimit = 4
  /// The MIME types by the ending of a name.
  private static let types = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp",
  ]

  /// The pictures, sorted by name.
  private(set) var pictures: [Picture] = []
  private(set) var failures: [GlossError] = []
  private(set) var notes: [Message] = []
  /// The indices of pictures that the map lists, by key.
  private var listedPictures: [String: [Int]] = [:]
  /// For each picture its name in the form that is compared, and the beginnings of the name up to
  /// each separator.
  private var names: [(whole: String, beginnings: Set<String>)] = []

  /// - Parameters:
  ///   - folder: The folder as the user gave it. Links in it are not followed.
  ///   - boundary: The project's boundary; the folder itself may lie outside.
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

  /// Returns the indices of the pictures for a key.
  ///
  /// - Parameter sources: The paths of the sources that use the key.
  func pictures(of key: String, in sources: [String]) -> [Int] {
    var found = listedPictures[key] ?? []
    let name = Self.comparableForm(key)
    let files = Set(sources.map { Self.comparableForm(Self.stem($0)) })
    for (index, picture) in names.enumerated() where !found.contains(index) {
      if !name.isEmpty && picture.whole == name || !picture.beginnings.isDisjoint(with: files) {
        found.append(index)
      }
    }
    return Array(found.prefix(Self.countLimit))
  }

  /// Returns the files of a bundle's folder `Notes/Screenshots`: the pictures,
  /// and a map of their keys.
  ///
  /// - Parameter keys: The keys in the bundle by the index of their picture;
  ///   other pictures are left out.
  func files(
    of bundle: String, _ keys: [Int: [String]]
  ) -> [(path: String, bytes: ContiguousArray<UInt8>)] {
    if keys.isEmpty { return [] }
    let folder = "\(bundle)/Notes/Screenshots"
    let indices = keys.keys.sorted()
    var json = JSONStream(capacity: 1024)
    json.object { json in
      for index in indices {
        json.member(named: pictures[index].name, arrayOf: keys[index] ?? []) { $0.value($1) }
      }
    }
    return indices.map { ("\(folder)/\(pictures[$0].name)", pictures[$0].bytes) }
      + [("\(folder)/\(Self.map)", json.finished())]
  }

  /// Returns the paths of the pictures in a folder, relative to it.
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
          let index = pictures.firstIndex(where: { $0.name == member.name })
        else { throw GlossError(path, .badPictureMap) }
        for key in keys { listedPictures[key, default: []].append(index) }
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

  /// Returns `loginviewdark2x` for `LoginView-dark@2x.png`, with the beginnings `loginview`,
  /// `loginviewdark` and all of it.
  private static func spellings(of name: String) -> (whole: String, beginnings: Set<String>) {
    let stem = stem(name)
    var beginnings: Set<String> = []
    var start = ""
    for character in stem {
      if !character.isLetter, !character.isNumber { beginnings.insert(start) }
      start += comparableForm(String(character))
    }
    beginnings.insert(start)
    beginnings.remove("")
    return (start, beginnings)
  }

  /// Returns a file's name without its folder and ending.
  private static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }

  /// Returns the letters and digits of a name in lower case.
  private static func comparableForm(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
