import SwiftUI

struct Glued: View {
  let name: String

  var body: some View {
    Text("a" + "b")
    Text("Hello, " + name)
    Text("left") + Text("right")
  }

  let old = NSLocalizedString("one " + "two", comment: "拼接的键")
}
