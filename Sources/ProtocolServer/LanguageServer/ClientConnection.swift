package import OrderedJSON
import Synchronization

/// The way from a language server to its client: responses, notifications and requests, each framed
/// by a header.
package final class ClientConnection: Sendable {
  private let send: @Sendable (ContiguousArray<UInt8>) -> Void
  private let requestCount = Mutex(0)

  /// - Parameter send: Writes the bytes of one message as a whole, from any thread.
  package init(send: @escaping @Sendable (ContiguousArray<UInt8>) -> Void) { self.send = send }

  /// Sends a notification.
  package func notify(_ method: String, _ params: JSONValue) {
    write(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// Sends a request whose response does not matter.
  package func request(_ method: String, _ params: JSONValue) {
    let number = requestCount.withLock { count in
      count += 1
      return count
    }
    write([
      "jsonrpc": "2.0", "id": .string("gloss-\(number)"), "method": .string(method),
      "params": params,
    ])
  }

  /// Sends a line for the client's log.
  package func log(_ type: LSP.MessageType, _ message: String) {
    notify("window/logMessage", LSP.LogMessageParams(type: type, message: message).json)
  }

  func write(_ message: JSONValue) {
    let body = message.line
    send(ContiguousArray("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }
}
