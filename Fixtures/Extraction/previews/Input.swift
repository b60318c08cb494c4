import SwiftUI

struct Shown: View {
  var body: some View {
    Text("Shown", comment: "界面上的文字")
  }
}

#Preview {
  Text("In a preview")
}

#Preview("Named", traits: .landscapeLeft) {
  VStack { Text("In a named preview") }
}

struct Shown_Previews: PreviewProvider {
  static var previews: some View {
    Text("In a preview provider")
  }
}

struct After: View {
  var body: some View {
    Text("After", comment: "预览之后的文字")
  }
}
