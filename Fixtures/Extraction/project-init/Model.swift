import SwiftUI

final class Model {
  var title: LocalizedStringKey = ""
}

func header(_ text: Text) {}

extension LocalizedStringKey {
  func with(_ other: Self) -> Self { other }
}

struct Row {
  var title = "Untitled" as LocalizedStringKey
}
