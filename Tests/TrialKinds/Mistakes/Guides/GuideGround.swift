/// The places in a project where ``GuideTrials`` can plant mistakes against the rules of the
/// guides: models, the views that hold models, functions and view modifiers. They are found by
/// lines and words, without gloss's parser.
struct GuideGround: Sendable {
  let files: [GroundFile]
  let types: [GroundType]
  /// True if some target has the main actor as its default isolation.
  let isMainActorByDefault: Bool
  /// The classes and structures whose names belong to one type only.
  private let unique: [String: GroundType]
  /// The names of all classes, nested classes included; several classes may share a name.
  private let classNames: Set<String>
  /// The names after the colon of a class.
  private let inheritedNames: Set<String>
  private let extendedNames: Set<String>
  /// `ObservableObject` and the protocols that inherit from it.
  private let oldProtocols: Set<String>

  /// Reads a project.
  ///
  /// - Parameter project: A copy of the app whose sources are unchanged.
  init(_ project: GuideProjectCopy) {
    files = project.sources.compactMap { GroundFile($0.text, path: $0.path) }
    types = files.flatMap { file in
      file.lines.indices.compactMap { GroundType(file, $0) }
    }
    var names: [String: Int] = [:]
    var (inheritedNames, extendedNames): (Set<String>, Set<String>) = ([], [])
    var oldProtocols: Set<String> = ["ObservableObject"]
    for file in files {
      for line in file.lines where line.hasSuffix("{") || line.hasSuffix("}") {
        guard let declaration = DeclarationLine(line) else { continue }
        if declaration.keyword == "extension" { extendedNames.insert(declaration.name) }
        if declaration.keyword == "protocol", declaration.rest.contains("ObservableObject") {
          oldProtocols.insert(declaration.name)
        }
        if declaration.keyword == "class" {
          inheritedNames.formUnion(GroundFile.words(of: declaration.rest).map(String.init))
        }
        if ["actor", "class", "enum", "protocol", "struct"].contains(declaration.keyword) {
          names[declaration.name, default: 0] += 1
        }
      }
    }
    unique = Dictionary(
      types.filter { names[$0.name] == 1 }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    self.inheritedNames = inheritedNames
    self.extendedNames = extendedNames
    self.oldProtocols = oldProtocols
    classNames = Set(types.filter { $0.declaration.keyword == "class" }.map(\.name))
    isMainActorByDefault = project.isMainActorByDefault
  }

  // MARK: Types

  /// The types that other files can use, and whose names belong to no other type.
  var reachable: [GroundType] { types.filter { $0.isReachable && unique[$0.name] != nil } }
  var models: [GroundType] { reachable.filter(isModel) }
  /// The classes that their first line declares as `ObservableObject`.
  var objects: [GroundType] { reachable.filter(\.isObject) }
  var views: [GroundType] { types.filter { $0.isView && unique[$0.name] != nil } }
  /// The views that hold no model, old or new.
  var plainViews: [GroundType] {
    views.filter { view in view.properties.allSatisfy { !isObserved($0) } }
  }
  /// The classes that inherit from nothing and are no model.
  var plainClasses: [GroundType] {
    types.filter {
      $0.declaration.keyword == "class" && !$0.isModel && $0.inherited.isEmpty
        && unique[$0.name] != nil
    }
  }

  func model(_ name: String) -> GroundType? {
    unique[name].flatMap { isModel($0) && $0.isReachable ? $0 : nil }
  }

  /// True if a class is an `@Observable` model only.
  private func isModel(_ type: GroundType) -> Bool {
    type.isModel && oldProtocols.isDisjoint(with: type.inherited)
  }

  private func isObserved(_ property: GroundProperty) -> Bool {
    let wrappers = ["@StateObject", "@ObservedObject", "@EnvironmentObject", "@Bindable"]
    return wrappers.contains(where: property.declaration.has)
      || classNames.contains(property.type)
  }

  /// The views with a property that holds a model.
  var holders: [(view: GroundType, property: GroundProperty, model: GroundType)] {
    views.flatMap { view in
      view.properties.compactMap { property in
        guard !property.isStatic, let model = model(property.type) else { return nil }
        return (view, property, model)
      }
    }
  }

  /// True if a class of the project inherits from or conforms to the named type.
  func isInherited(_ name: String) -> Bool { inheritedNames.contains(name) }

  func isExtended(_ name: String) -> Bool { extendedNames.contains(name) }

  /// The functions over several lines that return nothing, with the types around them.
  var functions: [(type: GroundType, function: GroundFunction)] {
    types.flatMap { type in
      type.functions.filter { !$0.isInitializer && !$0.returns }.map { (type, $0) }
    }
  }

  /// Returns the number of lines with a text in the project.
  func count(of text: String) -> Int {
    files.reduce(0) { sum, file in
      sum + file.lines.count { $0.contains(text) }
    }
  }

  /// Returns the plain lines of all files for which a test holds.
  func lines(_ holds: (String) -> Bool) -> [(file: GroundFile, line: Int)] {
    files.flatMap { file in
      file.lines.indices.filter { file.isPlain[$0] && holds(file.text(of: $0)) }.map { (file, $0) }
    }
  }
}
