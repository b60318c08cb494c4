import SwiftUI

struct Row: View {
  let title: LocalizedStringKey
  var subtitle: LocalizedStringKey? = nil
  let image: String
  var style = Style.plain

  enum Style { case plain, loud(LocalizedStringResource, count: Int) }
}

struct Card {
  var rows: [Row]
  var notes: [String: LocalizedStringKey] = [:]
  var pair: (LocalizedStringKey, String)
  let make: () -> LocalizedStringResource
}

class Page {
  init(_ name: LocalizedStringResource, hint: LocalizedStringKey = "Tap to open") {}
  @_disfavoredOverload init(_ name: String, hint: LocalizedStringKey = "Tap to open") {}
}

struct Plain {
  init(_ text: String) {}
  init(_ key: LocalizedStringKey) {}
}

@propertyWrapper struct Titled<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value, _ title: LocalizedStringKey) { self.wrappedValue = wrappedValue }
}
