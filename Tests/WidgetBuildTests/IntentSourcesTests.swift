import Foundation
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

@Suite("Intent definitions")
struct IntentSourcesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func definition(_ members: [String: Any]) throws -> IntentDefinition {
        let data = try PropertyListSerialization.data(fromPropertyList: members, format: .xml, options: 0)
        try folder.write(String(decoding: data, as: UTF8.self), to: "Test.intentdefinition")
        return try read(folder.path + "/Test.intentdefinition")
    }

    private func read(_ path: String) throws(BridgeError) -> IntentDefinition {
        try ProjectBoundary(of: path).enforced { () throws(BridgeError) in try IntentDefinition(path: path) }
    }

    private func source(
        _ members: [String: Any], declared: String = "", prefix: String = ""
    ) throws -> String {
        let sources = IntentSources.sources(
            for: [("Test", try definition(members))], declared: IntentDeclarations(in: declared), prefix: prefix)
        return try #require(sources.first).text
    }

    private func intent(_ parameters: [[String: Any]] = [], _ more: [String: Any] = [:]) -> [String: Any] {
        let intent: [String: Any] = ["INIntentName": "Order", "INIntentParameters": parameters]
        return ["INIntents": [intent.merging(more) { $1 }]]
    }

    private func parameter(_ name: String, _ type: String, _ more: [String: Any] = [:]) -> [String: Any] {
        let parameter: [String: Any] = ["INIntentParameterName": name, "INIntentParameterType": type]
        return parameter.merging(more) { $1 }
    }

    @Test(
        "become properties of the types that Xcode gives them",
        arguments: [
            ("String", "String?"), ("Integer", "NSNumber?"), ("Decimal", "NSNumber?"), ("Boolean", "NSNumber?"),
            ("DateComponents", "DateComponents?"), ("URL", "URL?"), ("File", "INFile?"), ("Person", "INPerson?"),
            ("Placemark", "CLPlacemark?"), ("CurrencyAmount", "INCurrencyAmount?"),
            ("Distance", "Measurement<UnitLength>?"), ("Temperature", "Measurement<UnitTemperature>?"),
        ])
    func properties(type: String, swift: String) throws {
        #expect(try source(intent([parameter("value", type)])).contains("public var value: \(swift)\n"))
    }

    @Test("become arrays, enumerations, objects, and names in backticks")
    func shapes() throws {
        var members = intent([
            parameter("names", "String", ["INIntentParameterSupportsMultipleValues": true]),
            parameter("size", "Integer", ["INIntentParameterEnumType": "Size"]),
            parameter("dish", "Object", ["INIntentParameterObjectType": "Dish"]),
            parameter("default", "String"),
        ])
        members["INEnums"] = [
            ["INEnumName": "Size", "INEnumValues": [["INEnumValueName": "large", "INEnumValueIndex": 1]]]
        ]
        members["INTypes"] = [["INTypeName": "Dish", "INTypeProperties": []]]
        let text = try source(members)
        #expect(text.contains("public var names: [String]?\n"))
        #expect(text.contains("public var size: Size = ._unset\n"))
        #expect(text.contains("public enum Size: Int {\n    case `large` = 1\n"))
        #expect(text.contains("public var dish: Dish?\n"))
        #expect(text.contains("public class DishResolutionResult: INObjectResolutionResult"))
        #expect(text.contains("public var `default`: String?\n"))
    }

    @Test("have the class names that their definition gives to enumerations")
    func enumerationClass() throws {
        var members = intent([parameter("size", "Integer", ["INIntentParameterEnumType": "Size"])])
        members["INEnums"] = [
            [
                "INEnumName": "Size", "INEnumClassName": "PizzaSize",
                "INEnumValues": [["INEnumValueName": "large", "INEnumValueIndex": 1]],
            ]
        ]
        let text = try source(members)
        #expect(text.contains("public enum PizzaSize: Int {") && text.contains("public var size: PizzaSize = ._unset"))
        #expect(text.contains("PizzaSizeResolutionResult") && !text.contains("enum Size"))
    }

    @Test(
        "name cases with a small first letter, also where that begins an abbreviation",
        arguments: [
            ("PhantomOfTheOpera1", "phantomOfTheOpera1"), ("URLScheme", "uRLScheme"), ("GPS", "gPS"),
            ("large", "large"), ("Top Small", "topSmall"), ("2 Days", "_2Days"),
        ])
    func cases(name: String, expected: String) throws {
        var members = intent([parameter("size", "Integer", ["INIntentParameterEnumType": "Size"])])
        members["INEnums"] = [
            ["INEnumName": "Size", "INEnumValues": [["INEnumValueName": name, "INEnumValueIndex": 1]]]
        ]
        #expect(try source(members).contains("case `\(expected)` = 1\n"))
    }

    @Test("become a protocol with both forms of each method, and old lists of options")
    func handling() throws {
        let text = try source(
            intent([
                parameter(
                    "dish", "String",
                    [
                        "INIntentParameterSupportsDynamicEnumeration": true,
                        "INIntentParameterSupportsSearch": true, "INIntentParameterSupportsResolution": true,
                    ])
            ]))
        #expect(text.contains("public protocol OrderIntentHandling: NSObjectProtocol {"))
        #expect(text.contains("func handle(intent: OrderIntent) async -> OrderIntentResponse\n"))
        #expect(text.contains("func resolveDish(for intent: OrderIntent) async -> INStringResolutionResult\n"))
        #expect(
            text.contains(
                "func provideDishOptionsCollection(for intent: OrderIntent, searchTerm: String?) async throws "
                    + "-> INObjectCollection<NSString>\n"))
        #expect(text.contains("func provideDishOptions(\n"))
        #expect(text.contains("func defaultDish(for intent: OrderIntent) -> String?\n"))
    }

    @Test("become responses with codes from 100 on, made of what they say")
    func responses() throws {
        let response: [String: Any] = [
            "INIntentResponseCodes": [
                ["INIntentResponseCodeName": "success"],
                [
                    "INIntentResponseCodeName": "soldOut",
                    "INIntentResponseCodeFormatString": "No ${dish} for ${count}",
                ],
            ],
            "INIntentResponseParameters": [
                ["INIntentResponseParameterName": "count", "INIntentResponseParameterType": "Integer"],
                ["INIntentResponseParameterName": "dish", "INIntentResponseParameterType": "String"],
            ],
        ]
        let text = try source(intent([], ["INIntentResponse": response]))
        #expect(text.contains("case soldOut = 100\n"))
        #expect(text.contains("public static func soldOut(dish: String, count: NSNumber) -> OrderIntentResponse"))
        #expect(text.contains("public static func soldOut(count: NSNumber, dish: String) -> OrderIntentResponse"))
    }

    @Test("become results with reasons where a parameter gives some")
    func reasons() throws {
        let text = try source(
            intent([
                parameter(
                    "count", "Integer",
                    [
                        "INIntentParameterUnsupportedReasons": [
                            ["INIntentParameterUnsupportedReasonCode": "tooMany"]
                        ]
                    ])
            ]))
        #expect(text.contains("public enum OrderCountUnsupportedReason: Int {\n    case tooMany = 1\n"))
        #expect(text.contains("public class OrderCountResolutionResult: INIntegerResolutionResult"))
    }

    @Test("bear the project's prefix")
    func prefix() throws {
        #expect(try source(intent(), prefix: "AB").contains("public class ABOrderIntent: INIntent {"))
    }

    @Test("leave out what the sources declare, and what the system has")
    func declared() throws {
        let text = try source(intent(), declared: "class OrderIntent: INIntent {}")
        #expect(!text.contains("class OrderIntent:"))
        #expect(text.contains("protocol OrderIntentHandling"))
        #expect(!(try source(intent([], ["INIntentType": "System"])).contains("OrderIntent")))
    }

    @Test("are generated once where an app keeps copies of them")
    func copies() throws {
        var members = intent()
        members["INEnums"] = [["INEnumName": "Size", "INEnumValues": [Any]()]]
        let copy = try definition(members)
        let sources = IntentSources.sources(
            for: [("App", copy), ("Widget", copy)], declared: IntentDeclarations(in: ""))
        #expect(sources.map(\.name) == ["Intents-0-App", "Intents-1-Widget"])
        #expect(sources[0].text.contains("enum Size: Int {\n    case unknown = 0\n"))
        #expect(sources[1].text == "import Foundation\nimport Intents\n\n")
    }

    @Test("know the classes that handle intents")
    func handlers() throws {
        let declared = """
            final class IntentHandler: INExtension {}
            // class Old: INExtension {
            @objc(Second) public class Second : INExtension, OtherIntentHandling {}
            class Third: NSObject, OtherIntentHandling {}
            """
        let text = try source(intent(), declared: declared)
        #expect(text.contains("[INExtension] { [IntentHandler(), Second()] }"))
    }

    @Test(
        "are refused by name where they are broken",
        arguments: [
            ("no plist", "something follows"), ("{}", "has no INIntents"),
            ("{INIntents = ({INIntentTitle = Nameless;});}", "INIntents.0 has no INIntentName"),
        ])
    func broken(text: String, reason: String) throws {
        try folder.write(text, to: "Broken.intentdefinition")
        let path = folder.path + "/Broken.intentdefinition"
        let error = #expect(throws: BridgeError.self) { try read(path) }
        #expect(error?.kind == .invalidIntentDefinition)
        #expect(error?.message.contains(path) == true)
        #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
    }
}
