/// The comments are Japanese, Korean or Traditional Chinese instead of Simplified Chinese.

import SwiftUI

struct UploadStatus: View {
  let progress: Double

  var body: some View {
    VStack {
      Text("Uploading", comment: "ファイルをサーバーに送信している間に表示されるテキスト")
      Text("Upload paused", comment: "네트워크 연결이 끊겨 업로드가 일시 중지됨")
      Text("Upload finished", comment: "檔案已傳送至伺服器，點按可檢視")
      Text("\(progress, format: .percent) sent", comment: "アップロードの進み具合。%@：パーセント")
    }
  }
}
