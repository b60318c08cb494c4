import Foundation
import Observation

/// What the user has chosen in the settings, kept between launches.
@MainActor
@Observable
final class ChatSettings {
  var nickname: String { didSet { defaults.set(nickname, forKey: "nickname") } }
  var presence: Presence { didSet { defaults.set(presence.rawValue, forKey: "presence") } }
  var appearance: Appearance { didSet { defaults.set(appearance.rawValue, forKey: "appearance") } }
  var notifiesMessages: Bool { didSet { defaults.set(notifiesMessages, forKey: "notifies") } }
  var showsPreviews: Bool { didSet { defaults.set(showsPreviews, forKey: "previews") } }
  var sendsReadReceipts: Bool { didSet { defaults.set(sendsReadReceipts, forKey: "receipts") } }
  var historyDays: Int { didSet { defaults.set(historyDays, forKey: "historyDays") } }

  private let defaults: UserDefaults

  init(defaults: UserDefaults = .standard) {
    defaults.register(defaults: [
      "notifies": true, "previews": true, "receipts": true, "historyDays": 30,
    ])
    self.defaults = defaults
    nickname = defaults.string(forKey: "nickname") ?? ""
    presence = Presence(rawValue: defaults.string(forKey: "presence") ?? "") ?? .online
    appearance = Appearance(rawValue: defaults.string(forKey: "appearance") ?? "") ?? .system
    notifiesMessages = defaults.bool(forKey: "notifies")
    showsPreviews = defaults.bool(forKey: "previews")
    sendsReadReceipts = defaults.bool(forKey: "receipts")
    historyDays = defaults.integer(forKey: "historyDays")
  }
}

/// Light, dark, or whatever the system says.
enum Appearance: String, CaseIterable, Identifiable, Sendable {
  case system
  case light
  case dark

  var id: Self { self }

  var title: LocalizedStringResource {
    switch self {
    case .system:
      LocalizedStringResource("Match System", comment: "外观设置的选项：跟随系统的浅色或深色模式")
    case .light:
      LocalizedStringResource(
        "appearance.light", defaultValue: "Light", comment: "外观设置的选项：浅色模式，不是“灯光”")
    case .dark:
      LocalizedStringResource(
        "appearance.dark", defaultValue: "Dark", comment: "外观设置的选项：深色模式")
    }
  }
}
