import SwiftUI

let chat = Text("Chat", bundle: .module, comment: "聊天")
