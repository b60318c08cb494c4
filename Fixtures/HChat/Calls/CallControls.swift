import SwiftUI

/// Microphone, camera and the button that ends the call.
struct CallControls: View {
  @Bindable var calls: CallManager

  var body: some View {
    HStack(spacing: 32) {
      Toggle(isOn: $calls.isMicrophoneMuted) {
        Label {
          Text("Mute", tableName: "Calls", comment: "通话界面的开关：关闭自己的麦克风，对方将听不到声音")
        } icon: {
          Image(systemName: calls.isMicrophoneMuted ? "mic.slash.fill" : "mic.fill")
        }
      }
      .accessibilityHint(
        Text(
          "Others cannot hear you while muted.", tableName: "Calls", comment: "旁白提示：说明麦克风静音开关的作用"))

      Toggle(isOn: $calls.isCameraOn) {
        Label {
          Text("Camera", tableName: "Calls", comment: "通话界面的开关：打开或关闭自己的摄像头")
        } icon: {
          Image(systemName: calls.isCameraOn ? "video.fill" : "video.slash.fill")
        }
      }

      Button(role: .destructive) {
        calls.hangUp()
      } label: {
        Label {
          Text("End Call", tableName: "Calls", comment: "通话界面的红色按钮：立即挂断")
        } icon: {
          Image(systemName: "phone.down.fill")
        }
      }
      #if os(macOS)
        .help(
          Text(
            "End the call for yourself; others can continue.", tableName: "Calls",
            comment: "鼠标悬停在挂断按钮上时的提示：挂断只影响自己，不会结束其他人的通话"))
      #endif
    }
    .toggleStyle(.button)
    .labelStyle(.iconOnly)
    .controlSize(.large)
  }
}

#Preview {
  CallControls(calls: CallManager())
    .padding()
}
