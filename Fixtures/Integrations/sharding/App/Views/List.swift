import SwiftUI

struct List: View {
  let order: Order
  var body: some View {
    Row("Orders")
    Text("\(order.count) of \(order.name)", comment: "订单数量和名称")
  }
}
