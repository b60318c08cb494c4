import LegacyFormats
import Testing

@Suite struct EntityTests {
  private static func entities(_ text: String) -> [Entity]? {
    Entity.all(inModel: ContiguousArray(text.utf8).span)
  }

  @Test func readsGeneratedClasses() {
    let entities = Self.entities(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model><entity name="E" representedClassName=".Event" codeGenerationType="class">
        <attribute name="mood" attributeType="Integer 16" usesScalarValueType="YES"/>
        <relationship name="tag" destinationEntity="T"/>
        <fetchedProperty name="x"><fetchRequest name="y" entity="T"/></fetchedProperty>
        <attribute name="day" attributeType="Date"/>
      </entity><entity name="T" representedClassName="Tag"><attribute name="a"/></entity></model>
      """)
    #expect(
      entities?.map(\.swift) == [
        "class Event: NSManagedObject {\n  var `mood`: Int16\n  var `tag`: Tag?\n  var `day`: Date?\n}\n"
      ])
  }

  /// Foundation's reader of XML traps on such names.
  @Test func passesOverNamesThatAreNoUTF8() {
    let head = Array("<model><entity name=\"".utf8)
    let tail = Array("\" representedClassName=\"A\" codeGenerationType=\"class\"/></model>".utf8)
    for bytes in [[0xFF], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xF8, 0x88]] as [[UInt8]] {
      #expect(Entity.all(inModel: ContiguousArray(head + bytes + tail).span) == nil)
      let element = ContiguousArray(Array("<model><e".utf8) + bytes + Array("/></model>".utf8))
      #expect(Entity.all(inModel: element.span) == nil)
    }
  }
}
