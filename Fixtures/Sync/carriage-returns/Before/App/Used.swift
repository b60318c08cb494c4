import SwiftUI

let texts = [
  Text("Used", comment: "用到"),
  Text("More", tableName: "Other", comment: "更多"),
  Text(
    """
    Two
    lines
    """, tableName: "Other", comment: "两行"),
]
