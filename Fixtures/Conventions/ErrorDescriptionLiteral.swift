/// `errorDescription` returns plain literals, although alerts show them to the user.

import Foundation

enum UploadError: LocalizedError {
  case tooLarge(limit: Int)
  case offline
  case rejected(reason: String)

  var errorDescription: String? {
    switch self {
    case .tooLarge(let limit): "The file is larger than \(limit) MB"
    case .offline: "网络不可用"
    case .rejected(let reason): "Upload rejected: " + reason
    }
  }

  var recoverySuggestion: String? {
    return "Try again later"
  }
}
