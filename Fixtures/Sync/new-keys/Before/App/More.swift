import SwiftUI

let attach = Text("Attach", comment: "附件按钮")
let zoom = LocalizedStringKey("Zoom")
let emoji = Text("👋 Wave", comment: "打招呼")
let arabic = Text("مرحبا", comment: "阿拉伯语问候")
