import SwiftUI

struct Branches: View {
  var body: some View {
    #if DEBUG
      Text("Debug menu")
    #else
      Text("Menu")
    #endif
    #if !DEBUG
      Text("Release")
    #endif
    #if false
      Text("Never")
    #endif
    #if 0
      Text("Never either")
    #endif
  }
}
