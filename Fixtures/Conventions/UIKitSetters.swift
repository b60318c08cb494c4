/// UIKit properties and setters take plain strings, so these literals stay untranslated.

#if canImport(UIKit)
  import UIKit

  final class ChatViewController: UIViewController {
    private let sendButton = UIButton(type: .system)
    private let statusLabel = UILabel()
    private let field = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Chat"
      navigationItem.title = "聊天"
      sendButton.setTitle("发送", for: .normal)
      statusLabel.text = "Not connected"
      field.placeholder = "输入消息"
      sendButton.accessibilityLabel = "Send message"
    }

    func confirmDelete() {
      let alert = UIAlertController(
        title: "删除消息", message: "This cannot be undone.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "取消", style: .cancel))
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      present(alert, animated: true)
    }
  }
#endif
