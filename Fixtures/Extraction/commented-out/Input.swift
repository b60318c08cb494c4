import SwiftUI

// Text("line comment")
/// Text("doc comment")
/* Text("block comment") */
/* outer /* Text("nested") */ Text("still a comment") */
struct Quiet: View {
  var body: some View {
    Text("Spoken", comment: "唯一的文字")  // Text("behind")
    // Button("Disabled") {}
  }
}
