import SwiftUI

let code = "Text(\"inside a string\")"
let raw = #"Text("inside a raw string")"#
let long = """
  Text("inside a long string")
  """
let pattern = /Text\("inside a regex"\)/
let extended = #/ Button("inside an extended regex") /#

struct Code: View {
  var body: some View {
    Text("Text(\"quoted\")", comment: "文字看起来像代码")
  }
}
