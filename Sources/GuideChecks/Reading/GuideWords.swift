internal import LocalizationModel
internal import SwiftTree
package import SwiftTypes

/// Tells by the words of a source whether the guides are about it, before it is parsed.
///
/// What the rules begin with spells one of these words: an attribute, a call, or a type of the project
/// that is a model or a message. What they ask beyond that, such as the other extensions of a view, is
/// read when they ask for it.
package struct GuideWords: Sendable {
  private let holders: UnnamedModels?
  private var app: NameSearch
  private var tests: NameSearch
  /// A body without one of these is not looked into.
  private(set) var inBodies: NameSearch

  private static let models = [
    "Bindable", "EnvironmentObject", "FocusedObject", "Observable", "ObservableObject",
    "ObservationIgnored", "ObservedObject", "Published", "StateObject", "environmentObject",
    "focusedObject", "focusedSceneObject", "globalActor", "objectWillChange",
  ]
  private static let messages = ["AsyncMessage", "MainActorMessage", "NotificationMessage"]
  private static let notifications = [
    "NSNotification", "Notification", "NotificationCenter", "addObserver", "userInfo",
  ]
  /// What no rule looks at in a test.
  private static let reported = ["AppStorage", "Combine", "Task", "onAppear"]
  /// What only matters where one of the others stands in the same source, or where another source keeps
  /// a task: what ends one, a name of a notification without its type, and types in functions.
  private static let others = [
    "Name", "Self", "actor", "cancel", "class", "enum", "notifications", "onDisappear", "publisher",
    "struct",
  ]

  /// - Parameter texts: The sources that the index is of.
  package init(_ index: ProjectIndex, _ models: ModelNames, in texts: some GuideTexts) {
    holders = models.hasObservableClasses ? UnnamedModels(types: GuideTypes(index: index)) : nil
    let types = ConcernedTypes(index, Self.messages)
    let names = SpelledNames(index: index, texts: texts)
    tests = NameSearch(Self.models + Self.messages + Self.notifications)
    tests.insertCall("post")
    for generic in models.genericDeclarations { names.insert(generic, into: &tests) }
    inBodies = tests
    for word in Self.reported + Self.others { inBodies.insert(word) }
    for type in types.found { names.insert(type, into: &tests) }
    if models.hasObservableObjects {
      let wrapped = WrappedNames(types: types)
      wrapped.insert(into: &tests, of: index)
      wrapped.insert(into: &inBodies, of: index)
    }
    // A view may bind a model of the new kind.
    if models.hasObservableClasses { inBodies.insertWrappers() }
    app = tests
    for word in Self.reported { app.insert(word) }
  }

  /// Whether the guides are about a source.
  ///
  /// - Parameter reportsTests: Whether findings in tests are reported.
  package func concern(_ text: GuideText, at path: String, reportsTests: Bool) -> Bool {
    let isReported = reportsTests || !text.isTest
    let search = isReported ? app : tests
    return search.matches(in: text.bytes.span) || isReported && holders?.areHeld(at: path) ?? false
  }

  /// The words with names that rules ask all sources about.
  package func asking(_ names: AskedNames) -> GuideWords {
    var words = self
    names.insert(into: &words.inBodies)
    return words
  }
}

extension GuideText {
  /// Parses the text.
  ///
  /// - Parameter words: What is looked for in bodies; `nil` for whatever is in them.
  func tree(holding words: GuideWords?) -> SyntaxTree {
    guard let words else { return Parser.parse(bytes) }
    return Parser.parse(bytes, bodiesHolding: words.inBodies)
  }
}
