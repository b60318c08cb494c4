import SwiftUI

/// Version, licence and a link to the source.
struct AboutView: View {
  private let version = Bundle.main.version
  private let build = Bundle.main.build

  var body: some View {
    Form {
      Section {
        LabeledContent(
          String(localized: "Version", comment: "关于页面中的一行：应用版本号")
        ) {
          Text("\(version) (\(build))", comment: "关于页面显示的版本号。%1$@：版本；%2$@：构建号")
        }
      } footer: {
        Text(licence)
      }
      Section {
        Text(
          """
          HChat is a small chat client. \
          It shows how an app keeps its texts ready for translation.
          """, comment: "关于页面的简介：说明这是一个演示本地化做法的示例应用。HChat 是应用名称，不翻译")
      } header: {
        Text("What is HChat?", comment: "关于页面中简介的标题。HChat 是应用名称，不翻译")
      }
    }
    .formStyle(.grouped)
    .navigationTitle(String(localized: "About", comment: "关于页面的标题，空间较窄"))
  }

  private var licence: AttributedString {
    AttributedString(
      localized: "**Free software.** Use, change and share it as you like.",
      comment: "关于页面的许可说明。两对星号之间的文字以粗体显示，译文中请保留星号")
  }
}

extension Bundle {
  fileprivate var version: String {
    object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "1.0"
  }

  fileprivate var build: String {
    object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? "1"
  }
}

#Preview {
  NavigationStack {
    AboutView()
  }
}
