import Foundation
import FoundationCompat
import Testing

@Suite("What is archived")
struct ArchivingTests {
    private final class Halving: ValueTransformer {
        override class func allowsReverseTransformation() -> Bool { true }
        override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
        override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
    }

    @Test("is transformed by what a name was given")
    func named() {
        let name = NSValueTransformerName("Halving")
        #expect(ValueTransformer.valueTransformer(forName: name) == nil)
        ValueTransformer.setValueTransformer(Halving(), forName: name)
        defer { ValueTransformer.setValueTransformer(nil, forName: name) }
        let found = ValueTransformer.valueTransformer(forName: name)
        #expect(found?.transformedValue(8) as? Int == 4 && found?.reverseTransformedValue(4) as? Int == 8)
        #expect(ValueTransformer.valueTransformerNames().contains(name))
        #expect(ValueTransformer.valueTransformerNames().contains(.isNilTransformerName))
    }

    @Test("is asked about by Foundation's own transformers")
    func standard() throws {
        let negate = try #require(ValueTransformer.valueTransformer(forName: .negateBooleanTransformerName))
        #expect(negate.transformedValue(NSNumber(value: true)) as? NSNumber == NSNumber(value: false))
        let isNil = try #require(ValueTransformer.valueTransformer(forName: .isNilTransformerName))
        let isNotNil = try #require(ValueTransformer.valueTransformer(forName: .isNotNilTransformerName))
        #expect(isNil.transformedValue(nil) as? NSNumber == 1 && isNil.transformedValue("a") as? NSNumber == 0)
        #expect(isNotNil.transformedValue(nil) as? NSNumber == 0 && isNotNil.transformedValue("a") as? NSNumber == 1)
        let archive = try #require(ValueTransformer.valueTransformer(forName: .secureUnarchiveFromDataTransformerName))
        let data = archive.reverseTransformedValue(NSArray(array: [NSString("a"), NSNumber(value: 2)]))
        let array = try #require(archive.transformedValue(data) as? [Any])
        #expect(array.count == 2 && array[0] as? String == "a" && array[1] as? Int == 2)
        #expect(archive.transformedValue("no data") == nil && archive.transformedValue(Data([1])) == nil)
    }

    @Test("holds arrays and dictionaries of the classes that are asked for")
    func collections() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(NSArray(array: [NSString("a"), NSString("b")]), forKey: "names")
        archiver.encode(NSDictionary(dictionary: [NSString("a"): NSNumber(value: 1)]), forKey: "counts")
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(reader.decodeArrayOfObjects(ofClass: NSString.self, forKey: "names") == ["a", "b"])
        #expect(reader.decodeArrayOfObjects(ofClasses: [NSString.self], forKey: "none") == nil)
        let counts = reader.decodeDictionary(
            withKeyClass: NSString.self, objectClass: NSNumber.self, forKey: "counts")
        #expect(counts == ["a": 1])
        #expect(reader.decodeDictionary(withKeyClass: NSString.self, objectClass: NSNumber.self, forKey: "none") == nil)
    }
}
