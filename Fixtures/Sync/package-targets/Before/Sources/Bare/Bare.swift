import SwiftUI

let bare = Text("Bare", bundle: .module, comment: "没有目录")
