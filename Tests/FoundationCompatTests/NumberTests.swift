import Foundation
import FoundationCompat
import Testing

@Suite("Numbers")
struct NumberTests {
    @Test("an NSNumber casts to CGFloat where that holds it, alone and in collections")
    func toCGFloat() {
        let number: Any = NSNumber(value: 20)
        #expect(number as? CGFloat == 20)
        #expect([number] as? [CGFloat] == [20])
        #expect(["n": number] as? [String: CGFloat] == ["n": 20])
        #expect(("20" as Any) as? CGFloat == nil)
    }

    @Test("a CGFloat is a number to Foundation")
    func fromCGFloat() {
        #expect((CGFloat(0.5) as Any) as? NSNumber == 0.5)
        #expect(NSArray(array: [CGFloat(2)]) == NSArray(array: [2]))
    }

    @Test("numbers of a JSON document cast to what holds them")
    func json() throws {
        let json = try JSONSerialization.jsonObject(with: Data(#"{"price": 20, "rate": 1.5, "on": true}"#.utf8))
        let members = try #require(json as? [String: Any])
        #expect(members["price"] as? Double == 20 && members["price"] as? Int == 20)
        #expect(members["rate"] as? Int == nil && members["rate"] as? CGFloat == 1.5)
        #expect(members["on"] as? Bool == true && members["price"] as? Bool == nil)
    }

    @Test("a CGFloat is made of a number, and progress of nothing")
    func initializers() {
        #expect(CGFloat(truncating: 1.5) == 1.5)
        #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
        #expect(CGFloat(exactly: NSNumber(value: Int64.max)) == nil)
        let progress = Progress()
        progress.totalUnitCount = 4
        progress.completedUnitCount = 1
        #expect(progress.fractionCompleted == 0.25)
    }
}
