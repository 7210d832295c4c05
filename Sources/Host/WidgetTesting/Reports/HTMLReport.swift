import Foundation
import JSON

/// Results as one page that needs nothing else: each failure with what was recorded, what was drawn and how they
/// differ, and all pictures as a contact sheet.
package struct HTMLReport {
    package let text: String

    package init(_ outcomes: [TestOutcome], title: String) {
        let cases = outcomes.map { outcome -> JSONValue in
            [
                "name": .string(outcome.test.name), "status": .string(outcome.status.rawValue),
                "messages": .array(outcome.messages.map { .string($0) }),
                "warnings": .array(outcome.warnings.map { .string("\($0)") }),
                "axes": .object(Self.object(outcome.test.axes)),
                "pictures": .array(
                    outcome.pictures.map { picture in
                        [
                            "name": .string(picture.name), "status": .string(picture.status.rawValue),
                            "recorded": Self.address(picture.recorded), "drawn": Self.address(picture.drawn),
                        ]
                    }),
            ]
        }
        // A script's text ends at the first "</".
        let data = JSONValue.array(cases).text.replacing("</", with: "<\\/")
        let name = title.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        text = Self.page.replacing("{title}", with: name).replacing("{data}", with: data)
    }

    private static func object(_ axes: [(name: String, value: String)]) -> JSONObject {
        var object = JSONObject()
        for axis in axes { object[axis.name] = .string(axis.value) }
        return object
    }

    private static func address(_ picture: [UInt8]?) -> JSONValue {
        picture.map { .string("data:image/png;base64,\(Data($0).base64EncodedString())") } ?? .null
    }
}
