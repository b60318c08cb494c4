import SwiftUI

struct Generic: View {
  @State private var `default` = 0

  var body: some View {
    Label<Text, Image>("Typed", systemImage: "star")
    Picker<Text, Int, EmptyView>("Generic", selection: $default) {}
    Text("\(`default`) by default", comment: "%lld：默认值")
    Optional(Text("Wrapped"))
  }
}
