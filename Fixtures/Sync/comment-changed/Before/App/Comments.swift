import SwiftUI

let texts = [
  Text("Archive", comment: "新注释：归档会话"),
  Text("Block", comment: "屏蔽联系人"),
  Text("Clear", comment: "清空记录"),
  Text("Delete"),
  Text("Edit", comment: "第一行\n第二行"),
]
