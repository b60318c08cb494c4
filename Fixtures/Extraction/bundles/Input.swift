import SwiftUI

struct PackageTexts: View {
  var body: some View {
    Text("From the package", bundle: .module, comment: "软件包内的文字")
    Text("From the macro", bundle: #bundle)
    Text("From a class", bundle: Bundle(for: Anchor.self), comment: "框架内的文字")
  }

  let title = String(localized: "Package title", bundle: .module, comment: "软件包内的标题")
}

final class Anchor {}
