import SwiftUI

struct Uses {
  @Titled("Volume") var volume = 1

  func all(_ isOn: Bool) {
    _ = Row(title: "Title", image: "no image")
    _ = Row(title: isOn ? "On" : "Off", subtitle: "Below", image: "no")
    _ = Row(title: .init("By init"), image: "no", style: .loud("Loud", count: 2))
    _ = Card(
      rows: [.init(title: "First", image: "no"), Row(title: "Second", image: "no")],
      notes: ["no key": "A note"], pair: ("One of two", "no")
    ) { "From a closure" }
    _ = Page("A page")
    _ = Plain("no: the text wins")
    var rows: [Row] = []
    rows.append(.init(title: "Appended", image: "no"))
  }
}
