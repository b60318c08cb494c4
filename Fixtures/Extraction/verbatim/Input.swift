import SwiftUI

struct Name: View {
  let name: String

  var body: some View {
    Text(verbatim: "no")
    Text(verbatim: "\(name)!")
    Text(name)
    Text(Date.now, style: .time)
    Text("yes", comment: "与 verbatim 相邻的文字")
  }
}
