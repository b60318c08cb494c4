import Combine
import Foundation

/// Stays as it is: the keys that it is saved under would change.
final class Draft: ObservableObject, Codable {
  var text = ""
  var recipients: [Int] = []
  var subject = "" {
    willSet { objectWillChange.send() }
  }

  func clear() {
    objectWillChange.send()
    text = ""
  }
}

/// Says itself how it is saved.
final class Settings: ObservableObject, Codable {
  @Published var sendsReceipts = true

  init() {}

  enum CodingKeys: String, CodingKey {
    case sendsReceipts
  }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    sendsReceipts = try container.decode(Bool.self, forKey: .sendsReceipts)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(sendsReceipts, forKey: .sendsReceipts)
  }
}
