import SwiftUI

struct Long: View {
  let name: String

  var body: some View {
    Text(
      """
      First line
        indented line

      joined \
      line, "quoted"
      """, comment: "多行文字")
    Text(
      """
      Dear \(name),
      \tthank you.\

      """,
      comment: """
        第一行注释
        第二行注释
        """)
    Text(
"""
No indentation
""")
    Text("""
        less \""" quotes
      """)
  }
}
