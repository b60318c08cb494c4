package import LocalizationModel
import MarkupReader

/// The names and texts of an `Info.plist` in XML that a catalog can translate.
package struct InfoPropertyList: Sendable {
  /// A text with its name.
  package struct Member: Sendable {
    package let name: String
    package let text: String
    /// The bytes that are the key of a catalog, the name or the text; `nil` if they are written with
    /// references.
    package let range: ByteRange?
  }

  /// The texts of the outermost dictionary, in the order of the file.
  package let members: [Member]
  /// The texts of items, such as types and shortcuts, that are keys of a catalog, in the order of
  /// the file.
  package let items: [Member]
  /// All names of the outermost dictionary.
  package let names: Set<String>
  /// The texts at any depth, such as titles of shortcut items, which are keys of a catalog.
  package let texts: Set<String>

  /// Reads a list; the result is `nil` for a list in another form, and for one that a build has to
  /// preprocess.
  package init?(_ bytes: ContiguousArray<UInt8>) {
    let reader = InfoPropertyListReader()
    do throws(MarkupError) {
      try MarkupReader(documentTypes: .skipped, encoding: .utf8).read(bytes.span, into: reader)
    } catch {
      return nil
    }
    guard reader.isList else { return nil }
    (names, texts) = (Set(reader.names), Set(reader.texts))
    // Each search reads the file from its beginning.
    var searchCount = 0
    func range(of text: String, in element: String) -> ByteRange? {
      searchCount += 1
      return searchCount > Self.searchLimit ? nil : Self.range(of: text, in: element, bytes)
    }
    members = reader.members.map { name, text in
      let isKnown = InfoPlistKey.title(of: name) != nil || InfoPlistKey.isUsageDescription(name)
      return Member(name: name, text: text, range: isKnown ? range(of: name, in: "key") : nil)
    }
    items = reader.items.map { name, text in
      Member(name: name, text: text, range: range(of: text, in: "string"))
    }
  }

  /// The most names and texts whose places are searched, more than a list of an app has.
  private static let searchLimit = 200

  private static func range(
    of text: String, in element: String, _ bytes: ContiguousArray<UInt8>
  ) -> ByteRange? {
    let tag = "<\(element)>".utf8
    return bytes.firstRange(of: Array(tag) + Array(text.utf8) + Array("</".utf8)).map {
      ByteRange(start: $0.lowerBound + tag.count, end: $0.upperBound - 2)
    }
  }
}

/// Collects the names and texts of an ``InfoPropertyList``.
private final class InfoPropertyListReader: MarkupReceiver {
  private(set) var isList = false
  private(set) var names: [String] = []
  private(set) var members: [(name: String, text: String)] = []
  private(set) var items: [(name: String, text: String)] = []
  private(set) var texts: [String] = []

  private enum Leaf { case key, string, other }
  /// The kind of the open element without elements inside; `nil` between such elements.
  private var leaf: Leaf?
  /// The last name, at any depth.
  private var lastName = ""
  /// True for each open dictionary, false for each open array.
  private var containers: [Bool] = []
  private var text: ContiguousArray<UInt8> = []

  /// The greatest depth of dictionaries and arrays, far more than such lists have.
  private static let depthLimit = 32

  func start(_ element: MarkupElement) -> Bool {
    text.removeAll(keepingCapacity: true)
    if element.isNamed("plist") {
      isList = true
    } else if element.isNamed("dict") || element.isNamed("array") {
      containers.append(element.isNamed("dict"))
      return containers.count <= Self.depthLimit
    } else {
      leaf = element.isNamed("key") ? .key : element.isNamed("string") ? .string : .other
    }
    return true
  }

  func add(_ part: Span<UInt8>) -> Bool {
    if leaf != nil { unsafe part.withUnsafeBufferPointer { unsafe text.append(contentsOf: $0) } }
    return true
  }

  func end() -> Bool {
    guard let leaf else {
      _ = containers.popLast()
      return true
    }
    self.leaf = nil
    let text = String(decoding: text, as: UTF8.self)
    switch leaf {
    case .key:
      lastName = text
      if containers == [true] { names.append(text) }
    case .string:
      texts.append(text)
      if containers == [true] {
        members.append((lastName, text))
      } else if InfoPlistKey.namesItem(lastName) {
        items.append((lastName, text))
      }
    case .other: break
    }
    return true
  }
}
