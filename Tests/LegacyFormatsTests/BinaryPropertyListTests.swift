import Foundation
import LegacyFormats
import LocalizationModel
import Testing

/// Binary property lists say here what they say to Foundation, and hostile ones are refused.
@Suite struct BinaryPropertyListTests {
  @Test func readsWhatFoundationWrites() throws {
    let long = String(repeating: "long ", count: 100)
    let list: [String: Any] = [
      "text": "a", "long": long, "wide": "值 👋", "wide long": long + "é", "empty": "",
      "integers": ["a": 0, "b": 255, "c": 65_536, "d": -1, "e": Int.max, "f": Int.min],
      "unsigned": UInt64.max, "yes": true, "no": false, "real": 1.5, "float": Float(0.1),
      "inner": ["x": ["y": ["z": "deep"]]], "none": [String: String](),
      "many": Dictionary(uniqueKeysWithValues: (0..<300).map { ("\($0)", "same") }),
    ]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: list, format: format, options: 0)
      let value = try #require(try PropertyList(ContiguousArray(data))?.value)
      #expect(value["wide"]?.text == "值 👋")
      #expect(value["wide long"]?.text == long + "é")
      #expect(value["empty"]?.text == "")
      #expect(
        value["integers"]?.members.map(\.value.text) == [
          "0", "255", "65536", "-1", "9223372036854775807", "-9223372036854775808",
        ])
      #expect(value["unsigned"]?.text == "18446744073709551615")
      #expect(value["yes"]?.text == "1")
      #expect(value["no"]?.text == "0")
      #expect(value["real"]?.text == "1.5")
      #expect(value["inner"]?["x"]?["y"]?["z"]?.text == "deep")
      #expect(value["none"]?.members == [])
      #expect(value["many"]?.members.count == 300)
      #expect(value["many"]?["299"]?.text == "same")
    }
  }

  @Test(arguments: [["a"], Date.distantPast, Data([1]), ["a": ["b"]]] as [any Sendable])
  func refusesWhatNoLocalizationHolds(list: any Sendable) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let error = #expect(throws: StringsError.self) { try PropertyList(ContiguousArray(data)) }
    #expect(error?.detail == Self.other)
  }

  private static let other = "the list holds something other than texts and dictionaries"

  /// A list of objects with offsets and references of one byte.
  private static func list(_ objects: [[UInt8]], top: UInt8 = 0) -> ContiguousArray<UInt8> {
    var bytes = ContiguousArray("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [UInt8(objects.count), top, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    return bytes
  }

  /// 15 dictionaries that hold the next one 4 times stand for a thousand million values.
  @Test func refusesFewObjectsThatStandForManyValues() {
    let keys: [[UInt8]] = "abcd".utf8.map { [0x51, $0] }
    let dictionaries = (0..<15).map { level -> [UInt8] in
      [0xD4, 16, 17, 18, 19] + [UInt8](repeating: UInt8(level + 1), count: 4)
    }
    let bytes = Self.list(dictionaries + [[0x51, 0x78]] + keys)
    let error = #expect(throws: StringsError.self) { try PropertyList(bytes) }
    #expect(error?.detail == "the list stands for more than 250000 values")
  }

  @Test func refusesObjectsThatHoldThemselves() {
    let bytes = Self.list([[0xD1, 1, 0], [0x51, 0x61]])
    let error = #expect(throws: StringsError.self) { try PropertyList(bytes) }
    #expect(error?.detail == Self.other)
  }

  @Test func refusesEveryTruncationAndSurvivesEveryDamage() throws {
    let whole = ContiguousArray(
      try PropertyListSerialization.data(
        fromPropertyList: ["a": "1", "b": ["c": "值", "d": 300]], format: .binary, options: 0))
    for end in 8..<whole.count {
      #expect(throws: StringsError.self, "cut at \(end)") {
        try PropertyList(ContiguousArray(whole[..<end]))
      }
    }
    for place in whole.indices {
      for byte in [0, 0x0F, 0x7F, 0x80, 0xFF] as [UInt8] {
        var damaged = whole
        damaged[place] = byte
        _ = try? PropertyList(damaged)
      }
    }
  }
}
