import SwiftUI

struct Arabic: View {
  let n: Int

  var body: some View {
    Text("مرحبا", comment: "阿拉伯语的问候")
    Text("שלום \(n)"); Text("behind it")
    Text("mark‏ and \u{202B}embedding\u{202C}")
  }
}
