import Foundation
import FoundationCompat
import Testing

@Suite("Predicates by their format")
struct PredicateTests {
    private struct Person {
        var name: String
        var age: Int
        var tags: [String] = []
        var born: Date?
    }

    private final class Task: NSObject {
        let isDone: Bool
        let isLate: Bool?
        let number: Int

        init(isDone: Bool, isLate: Bool?, number: Int) {
            self.isDone = isDone
            self.isLate = isLate
            self.number = number
        }
    }

    private let people: [Person] = [
        Person(name: "Ann", age: 3, tags: ["a", "b"]),
        Person(name: "bob", age: 40, born: Date(timeIntervalSince1970: 0)),
    ]

    @Test(
        "say which objects they hold for",
        arguments: [
            ("name == 'Ann'", ["Ann"]),
            ("name CONTAINS[cd] 'B' AND age > 3", ["bob"]),
            ("(age + 1) * 2 == 8", ["Ann"]),
            ("NOT (age IN {3, 4})", ["bob"]),
            ("ANY tags == 'b'", ["Ann"]),
            ("NONE tags == 'b'", ["bob"]),
            ("tags.@count == 0", ["bob"]),
            ("born == nil", ["Ann"]),
            ("name BEGINSWITH[c] 'B'", ["bob"]),
            ("age BETWEEN {3, 10}", ["Ann"]),
            ("name LIKE 'A*'", ["Ann"]),
            ("age != 3 || name MATCHES 'A.n'", ["Ann", "bob"]),
            ("TRUEPREDICATE", ["Ann", "bob"]),
        ])
    func formats(_ format: String, _ names: [String]) {
        let predicate = NSPredicate(format: format)
        #expect(people.filter { predicate.evaluate(with: $0) }.map(\.name) == names)
    }

    @Test("take their arguments in order, names by %K")
    func arguments() {
        let predicate = NSPredicate(format: "born < %@ && %K == %d", Date() as NSDate, "age", 40)
        #expect(people.filter { predicate.evaluate(with: $0) }.map(\.name) == ["bob"])
    }

    @Test("take values that bridge to objects, as formats of strings do")
    func values() {
        let date = Date(timeIntervalSince1970: 1)
        let predicate = NSPredicate(format: "born < %@", date as any CVarArg)
        #expect(people.filter { predicate.evaluate(with: $0) }.map(\.name) == ["bob"])
        let id = UUID()
        #expect(String(format: "%@ %@", id as any CVarArg, NSNumber(value: 3)) == id.uuidString + " 3")
        #expect(String(format: "%@", URL(string: "https://example.org")! as any CVarArg) == "https://example.org")
    }

    @Test("encodings are numbers, too")
    func encodings() {
        let encoding: UInt = NSUTF8StringEncoding
        #expect(String.Encoding(rawValue: encoding) == .utf8 && NSUTF16StringEncoding == String.Encoding.utf16.rawValue)
    }

    @Test("sort descriptors read properties by name")
    func sorting() {
        let sorted = (people as NSArray).sortedArray(using: [NSSortDescriptor(key: "age", ascending: false)])
        #expect(sorted.compactMap { ($0 as? Person)?.name } == ["bob", "Ann"])
    }

    @Test("sort descriptors take an object's flags, those that are nil before false and true")
    func sortingFlags() {
        let tasks = [true, nil, false].enumerated().map { Task(isDone: $1 ?? false, isLate: $1, number: $0) }
        #expect(tasks.sorted(using: SortDescriptor(\Task.isLate)).map(\.number) == [1, 2, 0])
        #expect(tasks.sorted(using: SortDescriptor(\Task.isLate, order: .reverse)).map(\.number) == [0, 2, 1])
        let byState = [SortDescriptor(\Task.isDone), SortDescriptor(\Task.number, order: .reverse)]
        #expect(tasks.sorted(using: byState).map(\.number) == [2, 1, 0])
        let sorted = (tasks as NSArray).sortedArray(using: byState.map { NSSortDescriptor($0) })
        #expect(sorted.compactMap { ($0 as? Task)?.number } == [2, 1, 0])
    }

    @Test("of the macro compare strings as the user's language does")
    func strings() throws {
        let same = ComparisonResult.orderedSame
        let found = try people.filter(#Predicate { $0.name.localizedStandardContains("äN") })
        #expect(found.map(\.name) == ["Ann"])
        #expect(try people.filter(#Predicate { $0.name.caseInsensitiveCompare("BOB") == same }).map(\.name) == ["bob"])
        #expect(try people.filter(#Predicate { $0.name.localizedCompare("BOB") == same }).isEmpty)
    }
}
