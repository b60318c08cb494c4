import Foundation

extension String {
  var localized: String { self }
  func translated(comment: String) -> String { self }
}

func show(_ text: String) {}

enum Kind: String {
  case photo = "Photo"
}

func run() {
  show("not localizable")
  show("key".localized)
  show("key".translated(comment: "看起来像注释"))
  print("Text", terminator: "")
}
