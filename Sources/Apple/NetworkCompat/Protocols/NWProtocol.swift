/// A family of protocols, by what it is called.
public class NWProtocolDefinition: Hashable, CustomDebugStringConvertible, @unchecked Sendable {
    public let name: String

    init(_ name: String) {
        self.name = name
    }

    public var debugDescription: String { name }

    public static func == (left: NWProtocolDefinition, right: NWProtocolDefinition) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How one protocol of a stack is to work.
public class NWProtocolOptions: @unchecked Sendable {
    let definition: NWProtocolDefinition

    init(_ definition: NWProtocolDefinition) {
        self.definition = definition
    }

    /// The same choices, for parameters that are changed on their own.
    func copy() -> NWProtocolOptions { self }
}

/// What one protocol of a stack knows of a message or a connection.
public class NWProtocolMetadata: @unchecked Sendable {
    let definition: NWProtocolDefinition

    init(_ definition: NWProtocolDefinition) {
        self.definition = definition
    }
}

/// What protocols have in common.
public class NWProtocol: @unchecked Sendable {
    init() {}
}
