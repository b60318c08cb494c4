import SwiftUI

let key: LocalizedStringKey = .init("Inbox")
let resource: LocalizedStringResource = .init("Outbox", comment: "发件箱的标题")
let text: Text = .init("Drafts", comment: "草稿箱的标题")
let count: Int = .init("12") ?? 0
let url: URL? = .init(string: "https://example.org")
