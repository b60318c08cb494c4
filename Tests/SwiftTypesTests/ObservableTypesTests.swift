import SwiftTree
import SwiftTypes
import Testing

/// Types that are known to be `@Observable` before any source is read again.
@Suite struct ObservableTypesTests {
  @Test(arguments: [
    ("@Observable final class A {}", true), ("@MainActor @Observable class A {}", true),
    ("@Observation.Observable class A {}", true), ("@Observable() class A {}", true),
    ("enum B { @Observable class A {} }", true), ("class A {}", false),
    ("@ObservableModel class A {}", false), ("@Tracked(Observable.self) class A {}", false),
    ("class A: Observable {}", false),
  ])
  func knowsTheAttribute(text: String, isObservable: Bool) {
    let declarations = DeclarationCollector(Parser.parse(ContiguousArray(text.utf8))).declarations
    let record = declarations.records.first { $0.kind == .type && $0.name == Name("A") }
    #expect(record?.flags.contains(.isObservable) == isObservable)
  }
}
