import SwiftUI

struct Empty: View {
  var body: some View {
    Text("")
    Picker("", selection: .constant(0)) {}
    Text(" ")
  }
}
