import SwiftUI

struct Escaped: View {
  var body: some View {
    Text("two\nlines")
    Text("a\ttab")
    Text("say \"hi\"", comment: "带\"引号\"的注释")
    Text("back\\slash and \'quote\'")
    Text("\u{4F60}\u{597d}\u{1F600}\u{2f}")
    Text("narrow\u{00A0}space\u{200b}")
    Text("\\(not an interpolation)")
  }
}
