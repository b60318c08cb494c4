import SwiftUI

func use(_ model: Model, _ key: LocalizedStringKey) {
  model.title = .init("Assigned by init")
  header(.init("Text by init"))
  _ = key.with("Of the extended type")
  _ = Row(title: "Type by a cast")
}
