import SwiftUI

struct Row: View {
  let title: LocalizedStringKey
  let identifier: String

  var body: some View {
    Text(title)
  }
}

struct Rows: View {
  var body: some View {
    Row(title: "hi", identifier: "row")
  }
}
