import SwiftUI

struct Raw: View {
  let n: Int

  var body: some View {
    Text(#"raw \n \#(n)"#)
    Text(#"say "hi""#, comment: #"注释里的 \ 与 " 原样保留"#)
    Text(##"one "# pound \#(n) \##(n)"##)
    Text(#"tab \#t and \#u{4E2D}"#)
    Text(
      #"""
      raw \(n)
      joined \#
      line \#(n)
      """#)
    Text(#"""#)
  }
}
