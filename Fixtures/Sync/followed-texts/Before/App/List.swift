import SwiftUI

struct MainList: View {
  let count: Int
  var body: some View {
    Row(title: "Added")
    Row(title: "Back")
    Row(title: "By hand")
    Row(title: "No state")
    Row(title: "Both")
    Text("Both", comment: "两处都用")
    Row(title: "\(count) rows")
    Text("Localized".localized)
  }
}
