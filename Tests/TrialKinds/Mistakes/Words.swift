/// The words of one ``Sample`` in four languages. Grammar does not matter, but each sample must
/// differ from the others.
struct Words: Sendable {
  let english: String
  let german: String
  let russian: String
  let chinese: String
  /// The subject of the sample, for its comment.
  let chineseTopic: String

  /// The number of different samples.
  static let count = verbs.count * adjectives.count * nouns.count

  /// Chooses the words of a sample.
  ///
  /// - Parameter index: Less than ``count``.
  init(_ index: Int) {
    let verb = Self.verbs[index % Self.verbs.count]
    let adjective = Self.adjectives[index / Self.verbs.count % Self.adjectives.count]
    let noun = Self.nouns[index / Self.verbs.count / Self.adjectives.count % Self.nouns.count]
    english = "\(verb[0]) the \(adjective[0]) \(noun[0])"
    german = "\(adjective[1]) \(noun[1]) \(verb[1])"
    russian = "\(verb[2]) \(adjective[2]) \(noun[2])"
    chinese = "\(verb[3])\(adjective[3])\(noun[3])"
    chineseTopic = "\(noun[3])页面底部的操作，\(verb[3])后立即生效"
  }

  private static func rows(_ text: String) -> [[String]] {
    text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  private static let verbs = rows(
    """
    Open öffnen Откройте 打开
    Close schließen Закройте 关闭
    Paint streichen Покрасьте 粉刷
    Move verschieben Передвиньте 移动
    Sell verkaufen Продайте 出售
    Rent mieten Арендуйте 租用
    Clean putzen Почистите 清洗
    Repair reparieren Почините 修理
    Hide verstecken Спрячьте 隐藏
    Show zeigen Покажите 显示
    Measure messen Измерьте 测量
    Describe beschreiben Опишите 描述
    Order bestellen Закажите 订购
    Lend verleihen Одолжите 借出
    Photograph fotografieren Снимите 拍摄
    Inspect prüfen Осмотрите 检查
    """)

  private static let adjectives = rows(
    """
    red rote красное 红色
    green grüne зелёное 绿色
    small kleine маленькое 小型
    heavy schwere тяжёлое 沉重
    wooden hölzerne деревянное 木制
    empty leere пустое 空置
    broken kaputte сломанное 损坏
    modern moderne современное 新式
    narrow schmale узкое 狭窄
    round runde круглое 圆形
    second zweite второе 备用
    borrowed geliehene одолженное 借来
    """)

  private static let nouns = rows(
    """
    window Fenster окно 窗户
    chair Sessel кресло 座椅
    mirror Spiegel зеркало 镜子
    coat Mantel пальто 大衣
    building Haus здание 大楼
    wheel Rad колесо 轮子
    towel Handtuch полотенце 毛巾
    blanket Laken одеяло 毯子
    tree Baum дерево 果树
    egg Ei яйцо 鸡蛋
    bucket Eimer ведро 水桶
    letter Schreiben письмо 信件
    oar Ruder весло 船桨
    field Feld поле 田地
    lake Gewässer озеро 湖泊
    radio Radio радио 收音机
    """)
}
