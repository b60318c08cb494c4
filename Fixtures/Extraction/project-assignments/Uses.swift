import Dependency
import UIKit

/// Declarations lead to the type of what is changed.
struct Declared {
  var banner: Banner
  var store = Store()

  mutating func change(pages: inout [Page], page: some Sequence<Page>) {
    banner.title = "A property"
    self.banner.title = "A property of self"
    Banner.shared.title = "A static property"
    Store.shared.page.banner?.title = "A chain"
    store.page.pages[0].banner?.title = "An element"
    var made = store.makeBanner()
    made.title = "A result"
    made.lines.append("An addition")
    made.lines = ["A list"]
    pages.indices.forEach { pages[$0].banner!.title = "In a closure" }
    if var found = pages.first?.banner { found.title = "What is bound" }
    (view as! Banner).title = "A cast"
  }
}

/// A member of the same name is all that the project has to say.
final class Unknown: DependencyController {
  func change(cell: DependencyCell) {
    title = "Inherited from a dependency"
    cell.title = "A type of a dependency"
    cell.header.title = "A member of one"
    cell.banner.title = "A member of one that is called as one of ours"
    cell.banner?.lines.append("Added to one")
    cell.makeBanner().title = "A result of one"
    let banner = cell.banner
    banner.title = "A variable of one"
    undeclared.title = "A name of a dependency"
    undeclared.page.banner.title = "Far from one"
    configure { $0.title = "A parameter of a dependency's closure" }
    undeclared.items.forEach { $0.title = "An element of a dependency's list" }
    let alert = UIAlertController()
    alert.title = "A type of an SDK"
  }
}
