/// The words from which generated sources and catalogs are made.
package enum Vocabulary {
  static let verbs = [
    "Add", "Archive", "Block", "Cancel", "Choose", "Close", "Copy", "Create", "Delete", "Download",
    "Edit", "Export", "Filter", "Forward", "Hide", "Import", "Invite", "Join", "Leave", "Mute",
    "Open", "Pin", "Publish", "Refresh", "Rename", "Reply", "Report", "Restore", "Save", "Search",
    "Send", "Share", "Show", "Sort", "Start", "Sync", "Translate", "Unlock", "Update", "Upload",
  ]

  static let adjectives = [
    "active", "archived", "blocked", "current", "default", "draft", "encrypted", "failed",
    "favorite", "hidden", "large", "muted", "new", "offline", "old", "pending", "pinned", "private",
    "public", "recent", "scheduled", "selected", "shared", "unread",
  ]

  static let nouns = [
    "account", "album", "attachment", "backup", "badge", "bookmark", "call", "channel", "contact",
    "conversation", "device", "document", "draft", "emoji", "event", "folder", "group", "invite",
    "keyword", "language", "link", "list", "location", "member", "message", "note", "notification",
    "photo", "profile", "project", "reaction", "recording", "reminder", "report", "room", "server",
    "session", "sticker", "task", "theme", "thread", "video",
  ]

  static let symbols = [
    "bell", "bookmark.fill", "bubble.left.and.bubble.right", "gear", "paperplane", "person.2",
    "phone", "square.and.arrow.up", "star", "trash",
  ]

  /// The beginnings of comments, which name the place of the text in the app.
  static let placesInChinese = [
    "聊天页面的按钮", "设置页面的选项标题", "频道列表的空状态说明", "错误提示的正文", "通知的标题", "通话页面的状态文字",
    "成员列表的菜单项", "新建页面的输入框占位文字", "关于页面的说明", "工具栏按钮的无障碍标签", "搜索结果的副标题", "确认对话框的标题",
  ]

  static let purposesInChinese = [
    "点按后立即生效", "显示在列表的第一行", "仅在离线时出现", "字数请尽量少", "后面跟着一个数字", "红色显示，无法撤销", "长按菜单中也会出现",
    "只对管理员可见", "语气应当友好", "与系统用语保持一致",
  ]

  /// The 40 languages of a generated catalog, with a sentence to make translations from and their
  /// plural categories.
  package static let languages: [(tag: String, sentence: String, plurals: [String])] = [
    ("ar", "حذف هذه الرسالة من القناة نهائيا", ["zero", "one", "two", "few", "many", "other"]),
    ("bg", "Изтриване на това съобщение от канала", ["one", "other"]),
    ("ca", "Suprimeix aquest missatge del canal", ["many", "one", "other"]),
    ("cs", "Smazat tuto zprávu z kanálu", ["few", "many", "one", "other"]),
    ("da", "Slet denne besked fra kanalen", ["one", "other"]),
    ("de", "Diese Nachricht aus dem Kanal löschen", ["one", "other"]),
    ("el", "Διαγραφή αυτού του μηνύματος", ["one", "other"]),
    ("en", "Delete this message from the channel", ["one", "other"]),
    ("en-GB", "Delete this message from the channel", ["one", "other"]),
    ("es", "Eliminar este mensaje del canal", ["many", "one", "other"]),
    ("es-419", "Eliminar este mensaje del canal", ["many", "one", "other"]),
    ("et", "Kustuta see sõnum kanalist", ["one", "other"]),
    ("fa", "حذف این پیام از کانال", ["one", "other"]),
    ("fi", "Poista tämä viesti kanavalta", ["one", "other"]),
    ("fr", "Supprimer ce message du canal", ["many", "one", "other"]),
    ("fr-CA", "Supprimer ce message du canal", ["many", "one", "other"]),
    ("he", "מחק את ההודעה הזו מהערוץ", ["many", "one", "other", "two"]),
    ("hi", "चैनल से यह संदेश हटाएं", ["one", "other"]),
    ("hr", "Izbriši ovu poruku iz kanala", ["few", "one", "other"]),
    ("hu", "Üzenet törlése a csatornából", ["one", "other"]),
    ("id", "Hapus pesan ini dari saluran", ["other"]),
    ("it", "Elimina questo messaggio dal canale", ["many", "one", "other"]),
    ("ja", "このメッセージをチャンネルから削除", ["other"]),
    ("ko", "채널에서 이 메시지를 삭제", ["other"]),
    ("lt", "Ištrinti šį pranešimą iš kanalo", ["few", "many", "one", "other"]),
    ("ms", "Padam mesej ini daripada saluran", ["other"]),
    ("nb", "Slett denne meldingen fra kanalen", ["one", "other"]),
    ("nl", "Verwijder dit bericht uit het kanaal", ["one", "other"]),
    ("pl", "Usuń tę wiadomość z kanału", ["few", "many", "one", "other"]),
    ("pt-BR", "Apagar esta mensagem do canal", ["many", "one", "other"]),
    ("pt-PT", "Apagar esta mensagem do canal", ["many", "one", "other"]),
    ("ro", "Șterge acest mesaj din canal", ["few", "one", "other"]),
    ("ru", "Удалить это сообщение из канала", ["few", "many", "one", "other"]),
    ("sk", "Vymazať túto správu z kanála", ["few", "many", "one", "other"]),
    ("sv", "Radera meddelandet från kanalen", ["one", "other"]),
    ("th", "ลบข้อความนี้ออกจากช่อง", ["other"]),
    ("tr", "Bu mesajı kanaldan sil", ["one", "other"]),
    ("uk", "Видалити це повідомлення з каналу", ["few", "many", "one", "other"]),
    ("vi", "Xóa tin nhắn này khỏi kênh", ["other"]),
    ("zh-Hans", "从频道中删除这条消息", ["other"]),
  ]
}
