internal import LocalizationModel
internal import SwiftTree
package import SwiftTypes

/// What must be known of the project before the uses of its models can be read.
package struct ModelNames: Sendable {
  /// Whether a class of the project is an `ObservableObject`.
  package private(set) var hasObservableObjects = false
  /// The names of types and functions that take any `ObservableObject`.
  private(set) var generics = NameSet()

  /// Whether what has a name takes any `ObservableObject`.
  func takesAny(_ name: String) -> Bool { generics.contains(Name(name)) }

  /// The names of the classes of the project with `@Observable`.
  private var observable = NameSet()

  /// Whether a class of the project has `@Observable`.
  var hasObservableClasses: Bool { !observable.isEmpty }

  /// Whether a class of the project with `@Observable` has a name.
  func isObservableClass(_ name: Name) -> Bool { observable.contains(name) }

  /// The names that all declarations of a project say.
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
          var owner = record.owner
          let around = declarations.records[owner].owner
          if declarations.records[owner].kind == .initializer, around != .none { owner = around }
          generics.insert(declarations.records[owner].name)
        }
      }
    }
  }
}
