package import JSON

/// The members of a message's object, each read as what it has to be.
package struct MessageMembers {
    private let object: JSONObject
    private let subject: String

    /// - Parameter subject: what an error calls the object, such as `a context`.
    package init(_ json: JSONValue?, of subject: String) throws(BridgeError) {
        guard let object = json?.objectValue else { throw .invalidParams("\(subject) must be an object") }
        self.object = object
        self.subject = subject
    }

    /// The member; nil where it is null or not there.
    package subscript(name: String) -> JSONValue? {
        guard let member = object[name], member != .null else { return nil }
        return member
    }

    package func optionalString(_ name: String) throws(BridgeError) -> String? {
        try optional(name, "a string", \.stringValue)
    }

    package func string(_ name: String) throws(BridgeError) -> String {
        try required(name, try optionalString(name))
    }

    package func optionalNumber(_ name: String) throws(BridgeError) -> Double? {
        try optional(name, "a number", \.doubleValue)
    }

    package func optionalInteger(_ name: String) throws(BridgeError) -> Int? {
        try optional(name, "an integer", \.intValue)
    }

    package func integer(_ name: String) throws(BridgeError) -> Int {
        try required(name, try optionalInteger(name))
    }

    package func optionalObject(_ name: String) throws(BridgeError) -> JSONObject? {
        try optional(name, "an object", \.objectValue)
    }

    /// The array's elements; none where it is not there.
    package func array(_ name: String) throws(BridgeError) -> [JSONValue] {
        try optional(name, "an array", \.arrayValue) ?? []
    }

    /// One of a type's names.
    package func choice<Choice: RawRepresentable>(
        _ name: String
    ) throws(BridgeError) -> Choice? where Choice.RawValue == String {
        guard let text = try optionalString(name) else { return nil }
        guard let choice = Choice(rawValue: text) else { throw unknown(text, name) }
        return choice
    }

    /// A list of a type's names.
    package func choices<Choice: RawRepresentable>(
        _ name: String
    ) throws(BridgeError) -> [Choice] where Choice.RawValue == String {
        var choices: [Choice] = []
        for element in try array(name) {
            guard let text = element.stringValue, let choice = Choice(rawValue: text) else {
                throw unknown(element.text, name)
            }
            choices.append(choice)
        }
        return choices
    }

    package func required<Value>(_ name: String, _ value: Value?) throws(BridgeError) -> Value {
        guard let value else { throw .invalidParams("\(name) of \(subject) is missing") }
        return value
    }

    private func optional<Value>(
        _ name: String, _ expected: String, _ read: (JSONValue) -> Value?
    ) throws(BridgeError) -> Value? {
        guard let member = self[name] else { return nil }
        guard let value = read(member) else { throw .invalidParams("\(name) of \(subject) must be \(expected)") }
        return value
    }

    private func unknown(_ text: String, _ name: String) -> BridgeError {
        .invalidParams("\(name) of \(subject) cannot be \(BridgeError.quoted(text))")
    }
}
