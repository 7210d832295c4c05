package import JSON

/// A call to an extension, which both sides read and write alike.
package protocol ExtensionCall: Sendable {
    associatedtype Reply: ExtensionReply

    static var method: ExtensionMethod { get }

    /// The request's params.
    var params: JSONObject { get }

    /// Reads a request's params.
    init(_ members: MessageMembers) throws(BridgeError)
}

/// The result of a call to an extension.
package protocol ExtensionReply: Sendable {
    /// Reads a result as it came; nil where it is none. Throws for one that is larger than it may be.
    init?(_ result: JSONSlice) throws(BridgeError)

    var json: RawJSON { get }

    /// Puts the entries that came ahead of it in their place; a reply without entries has none.
    mutating func take(ahead entries: [DrawnReply])
}

extension ExtensionReply {
    package mutating func take(ahead entries: [DrawnReply]) {}
}

extension ExtensionCall {
    /// Reads a request's params.
    package init(params: JSONValue) throws(BridgeError) {
        try self.init(try MessageMembers(params, of: Self.method.rawValue))
    }
}

/// A result that says nothing but that the call succeeded.
package struct EmptyReply: ExtensionReply {
    package init() {}
    package init?(_ result: JSONSlice) {}
    package var json: RawJSON { .true }
}

/// A list of values that the bridge hands on as they are.
package protocol ListReply: ExtensionReply {
    static var member: StaticString { get }
    var list: [JSONValue] { get }
    init(_ list: [JSONValue])
}

extension ListReply {
    package init?(_ result: JSONSlice) {
        guard let list = result.members?[Self.member]?.value?.arrayValue else { return nil }
        self.init(list)
    }

    package var json: RawJSON {
        var object = JSONObjectWriter()
        object.set(Self.member, .array(list))
        return object.finish()
    }
}
