import Foundation
import JSON
import SwiftUICompat
import Testing

@testable import AppIntentsCompat

@Suite("Parameters")
struct ParameterTests {
    @Test(
        "numbers are within the range that is stated, its ends included",
        arguments: [
            (
                making { IntentParameter<Int>(title: "n", inclusiveRange: (1, 5)) }, [1, 5], 0,
                "a whole number from 1 to 5"
            ),
            (
                making { IntentParameter<Int>(default: 2, inclusiveRange: (1, 5)) }, [3.0], 6,
                "a whole number from 1 to 5"
            ),
            (
                making { IntentParameter<Double>(title: "n", controlStyle: .slider, inclusiveRange: (-0.5, 0.5)) },
                [-0.5, 0],
                0.6, "a number from -0.5 to 0.5"
            ),
            (
                making { IntentParameter<Int?>(title: "n", inclusiveRange: (1, 5)) }, [1, .null], -1,
                "a whole number from 1 to 5"
            ),
            (
                making { IntentParameter<[Int]>(title: "n", inclusiveRange: (1, 5)) }, [[1, 5], []], 9,
                "a whole number from 1 to 5"
            ),
        ] as [(Making, [JSONValue], JSONValue, String)])
    func ranges(make: Making, allowed: [JSONValue], refused: JSONValue, expected: String) async {
        let parameter = make()
        for json in allowed { #expect(await parameter.refusal(of: json) == nil) }
        let json: JSONValue = parameter.describing.isArray ? [1, refused] : refused
        #expect(await parameter.refusal(of: json) == "\(refused.text) is not \(expected)")
    }

    @Test(
        "a list has as many elements as its size says",
        arguments: [
            (3, 3, nil), (3, 4, "exactly 3 values"), (3, 2, "exactly 3 values"), (IntentCollectionSize(min: 2), 9, nil),
            (IntentCollectionSize(min: 2), 1, "at least 2 values"),
            (IntentCollectionSize(max: 1), 2, "at most 1 values"),
            (IntentCollectionSize(min: 1, max: 2), 3, "1 to 2 values"),
            ([.systemSmall: 1, .systemLarge: 2], 2, nil),
            ([.systemSmall: 1, .systemLarge: 2], 3, "at most 2 values"),
        ] as [(IntentCollectionSize, Int, String?)])
    func sizes(size: IntentCollectionSize, count: Int, expected: String?) async {
        let parameter = IntentParameter<[Int]>(title: "n", size: size)
        let json = JSONValue.array(Array(repeating: 1, count: count))
        #expect(await parameter.refusal(of: json) == expected.map { "\(json.text) is not \($0)" })
    }

    @Test(
        "describe their type, their shape and their default",
        arguments: [
            (making { IntentParameter<String>(title: "t", default: "a") }, "string", nil, false, false, "a"),
            (making { IntentParameter<Int?>(title: "t") }, "integer", nil, false, true, nil),
            (making { IntentParameter<[Double]>(title: "t", default: [1]) }, "double", nil, true, false, [1.0]),
            (making { IntentParameter<[Bool]?>(title: "t") }, "boolean", nil, true, true, nil),
            (making { IntentParameter<Roast>(title: "t", default: .dark) }, "enum", "Roast", false, false, "dark"),
            (making { IntentParameter<Bean?>(title: "t") }, "entity", "Bean", false, true, nil),
            (making { IntentParameter<IntentPaymentMethod>(title: "t") }, "other", nil, false, false, nil),
            (
                making {
                    IntentParameter<Measurement<UnitLength>>(title: "t", defaultValue: 2, defaultUnit: .kilometers)
                },
                "measurement", nil, false, false, 2000.0
            ),
        ] as [(Making, String, String?, Bool, Bool, JSONValue?)])
    func descriptions(
        make: Making, type: String, typeName: String?, isArray: Bool, isOptional: Bool, defaultValue: JSONValue?
    ) {
        let description = make().describing
        #expect(description.title == "t" && description.type == type && description.typeName == typeName)
        #expect(description.isArray == isArray && description.isOptional == isOptional)
        #expect(description.defaultValue == defaultValue)
        #expect(description.hasOptions == (typeName != nil))
        #expect(description.isSearchable == (typeName == "Bean"))
    }

    @Test("null leaves an optional one empty, whatever its default")
    func null() async {
        let number = IntentParameter<Int?>(title: "n", default: 4)
        #expect(await number.refusal(of: .null) == nil)
        #expect(number.wrappedValue == nil && number.currentJSON == .null)
        let list = IntentParameter<[Int]?>(title: "n", default: [4])
        #expect(await list.refusal(of: .null) == nil)
        #expect(list.wrappedValue == nil)
    }

    @Test("one that nobody set is what settings would start out with")
    func initial() async {
        #expect(IntentParameter<Int>().wrappedValue == 0)
        #expect(IntentParameter<Roast>().wrappedValue == .light)
        #expect(IntentParameter<[Bean]>().wrappedValue.isEmpty)
        let bean = IntentParameter<Bean>()
        await bean.setInitialValue()
        #expect(bean.wrappedValue.id == 3)
        let cup = IntentParameter<Cup>()
        await cup.setInitialValue()
        #expect(cup.wrappedValue.id == "small")
        let none = IntentParameter<Cup?>()
        await none.setInitialValue()
        #expect(none.wrappedValue == nil && none.currentJSON == nil)
    }
}
