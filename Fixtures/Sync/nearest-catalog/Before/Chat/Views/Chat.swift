import SwiftUI

let chat = Text("Chat", comment: "聊天")
