import AlarmKit
import SwiftUI

let presentation = AlarmPresentation(
  alert: AlarmPresentation.Alert(
    title: "Wake up",
    stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle")),
  countdown: AlarmPresentation.Countdown(title: "Counting"),
  paused: AlarmPresentation.Paused(
    title: "Paused", resumeButton: AlarmButton(text: "Resume", textColor: .white, systemImageName: "play")))

let alert = Alert(title: Text("An alert"))
let other = Notice.Alert(title: "no alarm")
