import Foundation

let plain = LocalizedStringResource("Online", comment: "在线状态")
let valued = LocalizedStringResource(
  "status.away", defaultValue: "Away", table: "Status", comment: "离开状态")
let bundled = LocalizedStringResource(
  "Busy", table: "Status", locale: .current, bundle: .main, comment: "忙碌状态")

func text(name: String) -> String {
  String(localized: LocalizedStringResource("Hello, \(name)", comment: "问候语。%@：昵称"))
}
