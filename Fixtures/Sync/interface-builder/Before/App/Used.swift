import UIKit

let used = String(localized: "Used", comment: "用到")
