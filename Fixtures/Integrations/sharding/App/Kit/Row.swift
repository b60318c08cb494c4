import SwiftUI

struct Row: View {
  let title: LocalizedStringKey
  init(_ title: LocalizedStringKey) { self.title = title }
  var body: some View { Text(title) }
}

struct Order {
  var count = 0
  var name: String { "Name" }
}
