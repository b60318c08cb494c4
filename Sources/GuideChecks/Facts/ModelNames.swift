internal import LocalizationModel
internal import SwiftTree
package import SwiftTypes

/// The names of models that must be known before a source's uses of models can be read.
///
/// Collected from the joined declarations of the whole project, before ``GuideReader`` reads the
/// sources.
package struct ModelNames: Sendable {
  /// True if some type of the project inherits from `ObservableObjectRule`.
  package private(set) var hasObservableObjects = false
  /// The names of types and functions that accept any `ObservableObjectRule`, such as generic views.
  private(set) var generics = NameSet()

  /// True if a type or function of the name accepts any `ObservableObjectRule`.
  func takesAnyObservableObject(_ name: String) -> Bool { generics.contains(Name(name)) }

  /// The names of the project's `@Observable` classes.
  private var observable = NameSet()

  /// True if a class of the project has `@Observable`.
  var hasObservableClasses: Bool { !observable.isEmpty }

  /// True if an `@Observable` class of the project has the name.
  func isObservableClass(_ name: Name) -> Bool { observable.contains(name) }

  /// Collects the names from all declarations of a project.
  package init(_ index: ProjectIndex) {
    let word = ContiguousArray("ObservableObject".utf8)
    for file in index.files.indices {
      let declarations = index.files[file]
      for record in declarations.records {
        if record.kind == .type, record.flags.contains(.isObservable) {
          observable.insert(record.name)
        }
        guard [.inherited, .generics, .parameter].contains(record.kind),
          record.textLength >= word.count,
          declarations.texts.span.holds(word.span, in: declarations.text(of: record))
        else { continue }
        if record.kind == .inherited {
          hasObservableObjects = true
        } else if record.owner != .none {
          // For an initializer, the callers write the name of its type.
          var owner = record.owner
          let outer = declarations.records[owner].owner
          if declarations.records[owner].kind == .initializer, outer != .none { owner = outer }
          generics.insert(declarations.records[owner].name)
        }
      }
    }
  }
}
