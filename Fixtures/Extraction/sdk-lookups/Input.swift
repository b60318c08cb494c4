import Foundation
import UserNotifications

let title = Bundle.main.localizedString(forKey: "inbox.title", value: "Inbox", table: "Mail")
let plain = Bundle.main.localizedString(forKey: "inbox.empty", value: nil, table: nil)
let module = Bundle.module.localizedAttributedString(forKey: "inbox.hint", value: "", table: nil)
let notice = NSString.localizedUserNotificationString(forKey: "mail.arrived", arguments: nil)

// Whose bundle it is does not show.
let other = Bundle(for: URLSession.self).localizedString(forKey: "Err-1", value: nil, table: nil)
let any = bundle.localizedString(forKey: "unknown.bundle", value: nil, table: nil)
