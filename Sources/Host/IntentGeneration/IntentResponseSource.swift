/// Writes the class of an intent's response, and the enumeration of its codes.
package struct IntentResponseSource {
    package struct Code {
        /// The name, in backticks where it is a keyword.
        package var name: String
        /// The number; nil where it is one more than the last.
        package var number: Int?

        package init(_ name: String, _ number: Int? = nil) {
            self.name = name
            self.number = number
        }
    }

    package var intent: String
    package var style: DeclarationStyle
    package var codes: [Code]
    package var properties: [StoredProperty]
    /// Further members of the class.
    package var members = ""

    package init(intent: String, style: DeclarationStyle, codes: [Code], properties: [StoredProperty]) {
        self.intent = intent
        self.style = style
        self.codes = codes
        self.properties = properties
    }

    package var enumeration: String {
        var text = "public enum \(intent)ResponseCode: \(style.enumeration) {\n"
        for code in codes { text += "    case \(code.name)\(code.number.map { " = \($0)" } ?? "")\n" }
        return text + "}\n\n"
    }

    package var responseClass: String {
        var text = "\(style.classAccess) class \(intent)Response: INIntentResponse {\n"
        text += "    \(style.access) internal(set) var code: \(intent)ResponseCode = .unspecified\n"
        for property in properties { text += property.declaration("\(style.access) var") }
        text += """

                public convenience init(code: \(intent)ResponseCode, userActivity: NSUserActivity?) {
                    self.init()
                    self.code = code
                    self.userActivity = userActivity
                }

                public override var _codeName: String { "\\(code)" }

            """
        return text + members + "}\n\n"
    }
}
