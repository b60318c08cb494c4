import SwiftUI

struct Windows: View {
  var body: some View {
    Text("One line", comment: "一行")
    Text(
      """
      Two
      lines \
      joined
      """,
      comment: "多行")
    // Text("commented")
    Text("After", comment: "之后")
  }
}
