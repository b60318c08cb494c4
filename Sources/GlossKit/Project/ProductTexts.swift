import LegacyFormats
import LocalizationModel
import ProjectLayout

/// The texts in the `Info.plist` of a product: those of the files that its build settings name, and
/// those that settings add. `check` compares them with catalogs, and `sync` enters them there.
struct ProductTexts: Sendable {
  /// A text that a catalog can translate.
  struct Text: Sendable {
    /// The key of the catalog: a name of the list, or for an item the text itself.
    let key: String
    /// The texts that it has in configurations of the product.
    fileprivate(set) var values: BuildSettings.Texts
    /// The file that has the text: a list, or the project whose build settings give it.
    let path: String
    /// The bytes of the key in a list; `nil` for a build setting.
    let range: ByteRange?
    /// True if the text itself is the key, such as the name of a type.
    var isItem = false
  }

  /// The lists with their texts, in their order, those of items included.
  private(set) var lists: [(path: String, texts: [Text])] = []
  /// The texts that build settings give, sorted by their keys.
  private(set) var settings: [Text] = []
  /// All names in the lists and settings.
  private(set) var names: Set<String> = []
  /// All texts in the lists and settings.
  private(set) var texts: Set<String> = []
  /// True if all lists could be read.
  private(set) var isWhole = true
  /// True if the build adds to the lists, in ways that are not all known here.
  let isCompletedByBuild: Bool

  /// The bytes of the lists by path, to find the lines of texts.
  private(set) var bytes: [String: ContiguousArray<UInt8>] = [:]

  init(of target: Membership.Target, in project: Project, _ build: BuildSettings) {
    let found = build.infoPlistFiles(of: target)
    (isWhole, isCompletedByBuild) = (found.isWhole, build.completesInfoPlist(of: target))
    for path in found.paths { read(path, project) { build.texts($0, of: target) } }
    let added = build.infoPlistTexts(of: target)
    guard let path = target.project?.path else { return }
    for key in added.keys.sortedByBytes() {
      var values = BuildSettings.Texts()
      for text in added[key, default: []] {
        let found = build.texts(text, of: target)
        values.values.formUnion(found.values)
        if !found.isWhole { values.isWhole = false }
      }
      texts.formUnion(added[key] ?? [])
      names.insert(key)
      if !markUnknown(key) {
        settings.append(Text(key: key, values: values, path: path, range: nil))
      }
    }
  }

  /// Marks the texts of a name in the lists as not known, because a setting replaces them in some
  /// configuration.
  ///
  /// - Returns: True if a list has the name.
  private mutating func markUnknown(_ name: String) -> Bool {
    var isFound = false
    for list in lists.indices {
      for index in lists[list].texts.indices
      where !lists[list].texts[index].isItem && lists[list].texts[index].key.hasBytes(of: name) {
        lists[list].texts[index].values.isWhole = false
        isFound = true
      }
    }
    return isFound
  }

  /// Makes the texts of a catalog in no target: those of the list in the folder that it serves.
  init?(around catalog: String, in project: Project) {
    guard let folder = ProjectCatalog(catalog)?.servedFolder else { return nil }
    isCompletedByBuild = true
    read(FolderPath.join(folder, "Info.plist"), project) {
      $0.contains("$") ? BuildSettings.Texts(isWhole: false) : BuildSettings.Texts(values: [$0])
    }
    if !isWhole { return nil }
  }

  /// - Parameter values: Returns the values of a text with references.
  private mutating func read(
    _ path: String, _ project: Project, _ values: (String) -> BuildSettings.Texts
  ) {
    guard let bytes = try? FileReader.contents(of: path, within: project.boundary).bytes,
      let list = InfoPropertyList(bytes)
    else {
      isWhole = false
      return
    }
    // The key of an item is its text, so that with a reference it is not known.
    let items = list.items.filter { !$0.text.isBlank }
    if items.contains(where: { $0.text.contains("$") }) { isWhole = false }
    self.bytes[path] = bytes
    lists.append(
      (
        path,
        list.members.map {
          Text(key: $0.name, values: values($0.text), path: path, range: $0.range)
        }
          + items.map {
            Text(
              key: $0.text, values: BuildSettings.Texts(values: [$0.text]), path: path,
              range: $0.range, isItem: true)
          }
      ))
    names.formUnion(list.names)
    texts.formUnion(list.texts)
  }

  /// The texts of all lists and settings.
  var all: [Text] { lists.flatMap(\.texts) + settings }
}

extension ProductTexts.Text {
  /// True if it says why the app asks for a permission.
  var isReason: Bool {
    !isItem && InfoPlistKey.isKnownUsageDescription(key)
      && !(values.isWhole && values.values.allSatisfy(\.isBlank))
  }
}

extension Membership.Target {
  /// True for an app of an Xcode project that people keep.
  var isApp: Bool { isKept && project?.product.name.hasPrefix("application") == true }

  /// True for an extension of such a project.
  var isExtension: Bool { isKept && project?.product.name.hasSuffix("extension") == true }

  /// True for a target of an Xcode project that people keep, not a tool.
  var isKept: Bool { project.map { !XcodeProject.isGenerator($0.path) } ?? false }
}
