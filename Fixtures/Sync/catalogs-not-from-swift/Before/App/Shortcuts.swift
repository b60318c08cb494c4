import AppIntents

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Call(), phrases: ["Call with \(.applicationName)"], shortTitle: "Call",
      systemImageName: "phone")
  }
}

let name = String(localized: "CFBundleDisplayName", table: "InfoPlist", comment: "应用名称")
let label = String(localized: "Extra", table: "Main", comment: "界面文件之外的文字")
