import SwiftUI

let back = [
  Text("Back", comment: "返回"),
  Text(String(localized: "back.value", defaultValue: "Go back", comment: "返回上一页")),
]
