import SwiftUI

let key = LocalizedStringKey("Archive")
let value = String.LocalizationValue("Restore")

func dynamic(_ name: String) -> LocalizedStringKey {
  LocalizedStringKey(name)
}
