import SwiftUI

struct Fallback: View {
  let name: String?

  var body: some View {
    Text(name ?? "untitled")
    Text(name ?? String(localized: "Untitled", comment: "没有名称时的占位文字"))
    Text((name as String?) ?? "nameless")
    Text(title as? String ?? "untitled again")
    Text(isNew ? "new" : title as! String)
    Text((title as? LocalizedStringKey) ?? "Untitled key")
    Text(isNew ? "New" : "Old" as LocalizedStringKey)
  }
}
