import SwiftUI

let used = [
  Text("Manual used", comment: "代码中的注释"),
  Text("Migrated used", comment: "代码中的注释"),
  Text("Never translated", comment: "不翻译"),
  Text("Translated", comment: "有许多翻译"),
]
