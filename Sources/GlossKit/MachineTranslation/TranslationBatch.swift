import Foundation
import LocalizationModel
import OrderedJSON
import ProtocolServer

/// A batch of requests and the answers of the one process that translated it.
///
/// ``MachineTranslation`` makes one per batch and writes ``translated``. JSON lines go to the
/// process and come back; lines that are no valid answer become ``reasons`` and ``remarks``.
struct TranslationBatch: Sendable {
  let requests: [TranslationRequest]
  /// The requests with a complete answer; the first answer to each counts.
  private(set) var translated: [TranslatedText] = []
  /// Reasons for missing translations, by request id: refusals of the process and incomplete
  /// answers.
  private(set) var reasons: [String: Message] = [:]
  /// Messages on the process and its output, at most one of each kind.
  private(set) var remarks: [Remark] = []
  /// True if the program could not be run at all.
  private(set) var isNotStarted = false

  /// The most bytes of output; a process that prints more is stopped.
  private static let outputLimit = 16 << 20
  /// The most lines that are no answers; after one more, the rest of the output is ignored.
  private static let strayLimit = 1000

  /// A message on the process or on its output.
  struct Remark: Sendable {
    enum Kind: Hashable, Sendable {
      case strayLine, strayRequest, repeatedAnswer, timedOut, tooMuch
      /// The process failed with this code.
      case failed(Int)
    }

    let kind: Kind
    let message: Message
  }

  /// Runs the program and reads its answers.
  ///
  /// - Parameters:
  ///   - lines: The requests as JSON, in the same order.
  ///   - command: The program, searched for in `PATH`, and its arguments. No shell reads them.
  init(
    _ requests: [TranslationRequest], _ lines: [ContiguousArray<UInt8>], _ command: [String],
    seconds: Int
  ) async {
    self.requests = requests
    var input = ContiguousArray<UInt8>()
    for line in lines { input += line + [UInt8(ascii: "\n")] }
    let text = String(decoding: input, as: UTF8.self)
    let process = ChildProcess(
      command: command, environment: ProcessInfo.processInfo.environment)
    let limits = ChildProcess.Limits(milliseconds: seconds * 1000, bytes: Self.outputLimit)
    // Waiting blocks a thread, and the thread pool of tasks has only a few.
    let result = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          returning: process.run(input: text, limits: limits, keepsDiagnostics: true))
      }
    }
    readAnswers(result.output)
    note(result, seconds)
  }

  private mutating func readAnswers(_ output: ContiguousArray<UInt8>) {
    // Ids are unique; the closure satisfies the initializer, which would trap on a repetition.
    let byID = Dictionary(
      requests.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var answered: Set<String> = []
    var strayCount = 0
    // Lines of spaces and control characters (up to 0x20) count as empty.
    for line in output.split(separator: UInt8(ascii: "\n")) where !line.allSatisfy({ $0 <= 0x20 }) {
      if strayCount > Self.strayLimit { break }
      let answer: TranslationAnswer
      do throws(ToolError) {
        answer = try TranslationAnswer(ContiguousArray(line))
      } catch {
        remark(
          .strayLine,
          Message(
            "the program wrote a line that is no answer: \(error.message)",
            comment: "翻译：外部程序写出的一行不是回答。%@：原因"))
        strayCount += 1
        continue
      }
      guard let request = byID[answer.id] else {
        remark(
          .strayRequest,
          Message(
            "the program answered a request that it was not given",
            comment: "翻译：外部程序回答了没有给它的请求"))
        strayCount += 1
        continue
      }
      guard answered.insert(answer.id).inserted else {
        remark(
          .repeatedAnswer,
          Message(
            "the program answered a request twice: the first answer counts",
            comment: "翻译：外部程序对同一请求回答了两次"))
        strayCount += 1
        continue
      }
      take(answer.content, for: request)
    }
  }

  private mutating func take(
    _ content: TranslationAnswer.Content, for request: TranslationRequest
  ) {
    switch content {
    case .skip(let reason):
      reasons[request.id] = Message(
        "the program left it out: \(reason)", comment: "翻译：外部程序跳过了这条文本。%@：它给的原因")
    case .texts(let texts):
      let wanted = Set(request.forms.map(\.name))
      guard wanted.isSubset(of: Set(texts.keys)) else {
        let missing = wanted.subtracting(texts.keys).sortedByBytes().map {
          $0.isEmpty ? "text" : $0
        }
        reasons[request.id] = Message(
          "the answer lacks '\(missing.joined(separator: "', '"))'",
          comment: "翻译：回答缺少某些形式。%@：形式的名称")
        return
      }
      translated.append(
        TranslatedText(request: request, texts: texts.filter { wanted.contains($0.key) }))
    }
  }

  private mutating func note(_ result: ChildProcess.Result, _ seconds: Int) {
    let last =
      String(decoding: result.diagnostics, as: UTF8.self)
      .split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    switch result.end {
    case .succeeded: break
    case .notStarted: isNotStarted = true
    case .failed(let code):
      remark(
        .failed(Int(code)),
        last.isEmpty
          ? Message(
            "the program ended with \(Int(code))", comment: "翻译：外部程序异常结束。%lld：退出码")
          : Message(
            "the program ended with \(Int(code)): \(last)",
            comment: "翻译：外部程序异常结束。%1$lld：退出码；%2$@：它最后的错误输出"))
    case .timedOut:
      remark(
        .timedOut,
        Message(
          "the program took longer than \(seconds) s and was stopped",
          comment: "翻译：外部程序超时。%lld：秒数"))
    case .tooMuch:
      remark(
        .tooMuch,
        Message(
          "the program printed more than \(Self.outputLimit >> 20) MB and was stopped",
          comment: "翻译：外部程序输出过多。%lld：兆字节数"))
    }
  }

  private mutating func remark(_ kind: Remark.Kind, _ message: Message) {
    if !remarks.contains(where: { $0.kind == kind }) {
      remarks.append(Remark(kind: kind, message: message))
    }
  }
}
