import SwiftUI

struct ArchiveView: View {
  @State private var archive = Archive()
  private let messages = NotificationCenter.default.publisher(for: CallMessage.self)

  var body: some View {
    VStack {
      ArchiveFields(title: $archive.title, owner: archive.owner)
      ArchiveBadge()
    }
    .onReceive(messages.receive(on: DispatchQueue.main)) { _ in
      archive.rename()
    }
  }
}

/// Gets the parts of a model one by one.
struct ArchiveFields: View {
  @Binding var title: String
  let owner: String

  var body: some View {
    VStack {
      SearchField(text: $title)
      Text(verbatim: owner)
    }
  }
}

/// Reads a model that no view around puts in the environment.
struct ArchiveBadge: View {
  @Environment(Archive.self) private var archive

  var body: some View {
    Text(verbatim: archive.title)
  }
}

struct ArchiveBadge_Previews: PreviewProvider {
  static var previews: some View {
    ArchiveBadge()
  }
}
