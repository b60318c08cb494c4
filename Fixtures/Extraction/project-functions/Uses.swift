import SwiftUI

struct Uses: View {
  let presenter: Presenter
  let fallback: LocalizedStringKey?
  let aliased: Label18n = "By another name"
  let names: [LocalizedStringKey] = ["One", "Two"]

  var body: some View {
    log("no")
    announce("Done", loudly: true)
    Text(verbatim: "no").banner("Banner", detail: "no")
    presenter.show(.failure("Failure"), note: "Note")
    presenter.show(.message("Message", seconds: 3))
    presenter.title = "Assigned"
    Text(fallback ?? "Fallback")
    return Button(title(of: 2)) {}
  }

  func title(of number: Int) -> LocalizedStringKey {
    switch number {
    case 1: "Number one"
    default: if number > 9 { "Many" } else { "Number \(number)" }
    }
  }
}
