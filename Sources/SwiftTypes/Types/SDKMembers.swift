package import SwiftTree

/// Types of members of SDK types that interpolations often show. Inference has no SDK sources to
/// read and uses this table instead; it holds members seen in real apps.
package enum SDKMembers {
  /// The result of a method of sequences, relative to the sequence and its elements.
  package enum SequenceResult {
    case same, elements, element, optionalElement, pairs, mapped, compactMapped, flatMapped
    case reduced, joined
  }

  /// The type of a member, or the result type of a method; `nil` for one that is not listed.
  package static func type(of member: Name, in type: Name) -> SwiftType? { table[type]?[member] }

  /// The type of a member by its name alone, if nothing is known of its base; `nil` for one that is
  /// not listed.
  package static func type(ofAny member: Name) -> SwiftType? { table[any]?[member] }

  /// The type of a member by its name alone, restricted to names that hardly ever have another
  /// type.
  static func type(ofCommon member: Name) -> SwiftType? {
    common.contains(member) ? type(ofAny: member) : nil
  }

  private static let common = SDKTypes.names(
    "count description localizedDescription lowercased uppercased formatted capitalized absoluteString path lastPathComponent"
  )

  /// The results of sequence methods by their names, such as `same` for `filter`.
  package static let sequenceMethods: [Name: SequenceResult] = results([
    (.same, "filter sorted reversed shuffled prefix suffix dropFirst dropLast drop lazy"),
    (.optionalElement, "first last min max randomElement popLast popFirst"),
    (.element, "removeFirst removeLast remove"), (.pairs, "enumerated"), (.mapped, "map"),
    (.compactMapped, "compactMap"), (.flatMapped, "flatMap"), (.reduced, "reduce"),
    (.joined, "joined"),
  ])

  static let sequenceProperties: [Name: SequenceResult] = results([
    (.same, "lazy"), (.optionalElement, "first last"), (.element, "lowerBound upperBound"),
  ])

  private static func results(
    _ rows: [(SequenceResult, String)]
  ) -> [Name: SequenceResult] {
    var all: [Name: SequenceResult] = [:]
    for (result, words) in rows { for name in SDKTypes.names(words) { all[name] = result } }
    return all
  }

  private static let any = Name("*")

  private static let table: [Name: [Name: SwiftType]] = {
    var table: [Name: [Name: SwiftType]] = [:]
    let bytes = ContiguousArray(lines.utf8)
    let split = { (range: Range<Int>, separator: Unicode.Scalar) in
      SDKTypes.split(range, at: UInt8(ascii: separator), bytes)
    }
    for line in split(0..<bytes.count, "\n") {
      let words = split(line, " ")
      var members: [Name: SwiftType] = [:]
      for word in words.dropFirst() {
        guard let colon = bytes[word].firstIndex(of: UInt8(ascii: ":")),
          let value = Self.type(spelled: colon + 1..<word.upperBound, bytes)
        else { continue }
        for member in split(word.lowerBound..<colon, ",") {
          members[Name(bytes.span, member)] = value
        }
      }
      for name in split(words[0], ",") {
        table[Name(bytes.span, name), default: [:]].merge(members) { $1 }
      }
    }
    return table
  }()

  private static func type(spelled range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> SwiftType?
  {
    var reader = TypeReader(bytes, range) { path, arguments in
      guard let name = path.last else { return .never }
      return SDKTypes.type(named: name, arguments)
        ?? .nominal(SwiftType.Nominal(name: name, arguments: arguments))
    }
    return reader.read()
  }

  /// The table: each line names types, then members with their type. `*` stands for any type.
  private static let lines = """
    EnvironmentValues locale:Locale calendar:Calendar
    * intValue,int64Value:Int doubleValue:Double stringValue:String int:Int? string:String? count:Int description,debugDescription,localizedDescription,lowercased,uppercased,capitalized,formatted,absoluteString,path,lastPathComponent,trimmingCharacters,replacingOccurrences,localizedName,uuidString,string,joined,domain,pathExtension,padding,localizedCapitalized:String hashValue,underestimatedCount:Int isEmpty,contains,allSatisfy,hasPrefix,hasSuffix:Bool timeIntervalSinceNow,timeIntervalSince1970,timeIntervalSinceReferenceDate,timeIntervalSince:Double
    Array indices:[Int] count,distance,startIndex,endIndex,hashValue:Int firstIndex,lastIndex:Int? isEmpty,contains,allSatisfy:Bool description:String split:[Substring]
    String,Substring,StaticString,Character,NSString count,length,hashValue,utf8CodeUnitCount:Int isEmpty,contains,hasPrefix,hasSuffix,isNumber,isLetter:Bool utf8,utf16,unicodeScalars:[UInt8] lowercased,uppercased,capitalized,trimmingCharacters,replacingOccurrences,appending,padding,description,lastPathComponent,pathExtension,deletingPathExtension:String components,split:[String] prefix,suffix,dropFirst,dropLast:Substring first,last:Character? doubleValue:Double integerValue:Int
    Int,Int64,Int32,Int16,Int8,UInt,UInt64,UInt32,UInt16,UInt8 max,min,magnitude:Int bitWidth:Int description,formatted:String isMultiple:Bool
    Double,Float,CGFloat,TimeInterval rounded,magnitude,squareRoot,pi,infinity:Double isNaN,isFinite,isZero:Bool formatted,description:String
    Date timeIntervalSinceNow,timeIntervalSince1970,timeIntervalSinceReferenceDate,timeIntervalSince:TimeInterval now,distantPast,distantFuture,addingTimeInterval,advanced:Date formatted,description:String distance:TimeInterval
    URL lastPathComponent,absoluteString,path,pathExtension,relativePath:String host,scheme,query,fragment:String? port:Int? pathComponents:[String] deletingLastPathComponent,appendingPathComponent,appending,deletingPathExtension,standardizedFileURL,homeDirectory:URL isFileURL:Bool
    UUID uuidString,description:String
    Data count:Int base64EncodedString:String isEmpty:Bool
    CGSize,NSSize width,height:CGFloat
    CGRect,NSRect,GeometryProxy width,height,minX,minY,maxX,maxY,midX,midY:CGFloat size:CGSize origin:CGPoint
    CGPoint,NSPoint x,y:CGFloat
    IndexPath row,section,item,count:Int
    NSRange location,length,lowerBound,upperBound:Int
    HTTPURLResponse statusCode:Int allHeaderFields:[AnyHashable:Any]
    URLResponse expectedContentLength:Int64 mimeType,suggestedFilename:String?
    ProcessInfo processorCount,activeProcessorCount:Int physicalMemory:UInt64 processIdentifier:Int32 processName,hostName,operatingSystemVersionString:String systemUptime:TimeInterval operatingSystemVersion:OperatingSystemVersion environment:[String:String] arguments:[String] processInfo:ProcessInfo
    OperatingSystemVersion majorVersion,minorVersion,patchVersion:Int
    Process processIdentifier,terminationStatus:Int32
    DateComponents year,month,day,hour,minute,second,nanosecond,weekday,weekOfYear,quarter,era:Int?
    Calendar component:Int current,autoupdatingCurrent:Calendar date:Date? startOfDay:Date dateComponents:DateComponents monthSymbols,weekdaySymbols,shortWeekdaySymbols,standaloneMonthSymbols:[String] firstWeekday:Int isDateInToday,isDate:Bool
    Locale identifier:String languageCode,regionCode,currencyCode:String? current:Locale
    Measurement value:Double
    Progress fractionCompleted:Double completedUnitCount,totalUnitCount:Int64 localizedDescription:String
    CLLocation altitude,horizontalAccuracy,verticalAccuracy,speed,course,distance:Double coordinate:CLLocationCoordinate2D timestamp:Date
    CLLocationCoordinate2D latitude,longitude:Double
    UIDevice,NSScreen name,model,systemVersion,systemName,localizedName:String batteryLevel:Float current:UIDevice
    Bundle bundleIdentifier:String? bundlePath:String bundleURL:URL main:Bundle infoDictionary:[String:Any]?
    NSError,Error,LocalizedError,DecodingError,URLError localizedDescription,domain:String code:Int errorDescription,failureReason,recoverySuggestion:String?
    Duration components:DurationComponents formatted:String
    Decimal,NSDecimalNumber doubleValue:Double description,formatted,stringValue:String intValue:Int
    NSNumber intValue,integerValue:Int doubleValue:Double floatValue:Float stringValue:String int32Value:Int32 int64Value:Int64 boolValue:Bool uint64Value:UInt64
    UserDefaults integer:Int string:String? bool:Bool double:Double standard:UserDefaults
    Character,Unicode isLetter:Bool
    PersonNameComponents formatted:String givenName,familyName:String?
    NSAttributedString string:String length:Int
    NWPath,SKProduct localizedTitle,localizedDescription:String
    Product displayName,displayPrice,description,id:String
    UIImage,NSImage size:CGSize
    UIApplication shared:UIApplication
    PHAsset pixelWidth,pixelHeight:Int duration:TimeInterval
    CGImage width,height:Int
    Notification name:String
    """
}
