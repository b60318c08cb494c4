import Foundation
import TestSupport
import Testing

/// The progress that a waiting person sees.
@Suite struct ProgressTests {
  private let project: SampleProject

  init() throws { project = try SampleProject() }

  /// Runs that wait for their input, each on a terminal of its own. All get its end as soon as the
  /// last, which shows the line, has done so: whoever began earlier has had as much time for it.
  /// Each leaves in `out` and its number what it printed.
  private static let script = #"""
    on_terminal() {
      script -qec "stty cols 80; timeout 60 cat end$1 | TERM=$2 LC_ALL=C '$gloss' $3" /dev/null </dev/null
    }
    check='check - --path App/A.swift'
    isSeen=
    mkfifo end1 end2 end3 end4
    on_terminal 1 xterm "$check -q" >out1 &
    on_terminal 2 dumb "$check" >out2 &
    timeout 60 cat end3 | "$gloss" $check >out3 2>&1 &
    on_terminal 4 xterm "$check" | {
      while IFS= read -r -d $'\r' part; do
        printf '%s\r' "$part"
        case $part$isSeen in
        *'files read'*yes) ;;
        *'files read'*)
          isSeen=yes
          for number in 1 2 3 4; do : >end$number; done
          ;;
        esac
      done
      printf '%s' "$part"
    } >out4
    wait
    """#

  @Test(.needs("script"), .needs("bash"))
  func saysOnATerminalHowFarItIsAndNowhereElse() throws {
    try project.folder.add("script", Self.script)
    _ = try project.shell("bash script")
    let text = try project.folder.text("out4")
    #expect(text.contains("\r\u{1B}[Kgloss: "), "\(text.debugDescription)")
    #expect(text.contains("files read, 1 s"))
    // It is gone before the report.
    let end = try #require(text.components(separatedBy: "\r\u{1B}[K").last)
    #expect(!end.contains("files read"), "\(end)")
    for (number, run) in [(1, "with --quiet"), (2, "on a dumb terminal"), (3, "in a pipe")] {
      let text = try project.folder.text("out\(number)")
      #expect(!text.contains("files read"), "\(run)")
      #expect(number < 3 || !text.contains("\r"), "\(run)")
    }
  }

  @Test(.needs("script")) func saysNothingToWhoIsDoneSoon() throws {
    let command = "script -qec \"'$gloss' --version\" /dev/null < /dev/null"
    #expect(!(try project.shell(command)).output.contains("files read"))
  }
}
