import SwiftUI

struct Spread: View {
  var body: some View {
    Text(
      "Spread out",
      tableName:
        "Spread",
      bundle: .main,
      comment:
        "分成多行的调用"
    )
    Text ("space before the parenthesis")
    Text("trailing comma", comment: "末尾有逗号",)
    Button(
      String(
        localized:
          "Deep",
        comment: "层层换行"
      ),
      action: {}
    )
  }
}
