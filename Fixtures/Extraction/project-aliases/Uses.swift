import SwiftUI

enum Mode: Key {
  case day = "Raw value of an alias"
}

struct Uses {
  let title: Title = "Variable of an alias"
  let titles: Titles = ["First of a list", "Second of a list"]

  func caption() -> Key {
    "Result of an alias"
  }

  var row: some View { Row(title: "Member of an alias") }

  func run() {
    announce("Parameter of an alias")
    let later = { () -> Title in "Closure of an alias" }
    print("Not shown", later)
  }
}

let made = Key("Made by an alias")
let initialized = Title.init("Initialized by an alias")
