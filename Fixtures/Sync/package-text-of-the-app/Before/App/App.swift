import SwiftUI

let save = Text("Save", comment: "保存按钮")
