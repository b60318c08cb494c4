#if canImport(SwiftUI)
import SwiftUI
struct ContentView: View {
  var body: some View {
    Text("Good morning", bundle: .module, comment: "首页顶部的问候语")
  }
}
#endif
