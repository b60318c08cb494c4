import SwiftUI

struct Platform: View {
  var body: some View {
    #if os(iOS)
      Text("Tap", comment: "触屏设备上的提示")
    #elseif os(macOS)
      Text("Click", comment: "鼠标操作的提示")
    #else
      Text("Select", comment: "其他设备上的提示")
    #endif
    #if canImport(UIKit) || os(visionOS)
      #if !targetEnvironment(simulator)
        Text("On a device")
      #else
        Text("In the simulator")
      #endif
    #endif
    Text("Everywhere")
      #if os(iOS)
        .navigationTitle("Phone")
      #else
        .navigationTitle("Mac")
      #endif
    #if PRO && os(iOS)
      Text("Pro", comment: "专业版标记")
    #endif
  }
}
