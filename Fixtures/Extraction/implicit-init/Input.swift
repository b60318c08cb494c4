import SwiftUI

let key: LocalizedStringKey = .init("Inbox")
let resource: LocalizedStringResource = .init("Outbox", comment: "发件箱的标题")
let text: Text = .init("Drafts", comment: "草稿箱的标题")
let count: Int = .init("12") ?? 0
let url: URL? = .init(string: "https://example.org")
let first = Text(.init("Trash"))
let noted = Text(.init("Spam"), comment: "垃圾邮件箱的标题")
let button = Button(.init("Archive \(3)"), action: archive)
let either = Text(isSent ? .init("Sent") : "Queued")
let elsewhere = Text(.init("Junk", table: "Mail"))
let value = String(localized: .init("Starred"), comment: "星标邮件箱的标题")
let variable = Text(.init(name))
let labelled = Text(.init(stringLiteral: "Not taken"))
let plain = NSLocalizedString(.init("Not a key"), comment: "不是字面量")
