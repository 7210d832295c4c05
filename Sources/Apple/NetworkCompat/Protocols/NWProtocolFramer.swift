/// A protocol of the app's own, which makes messages of a stream.
public protocol NWProtocolFramerImplementation: AnyObject {
    /// What the protocol is called.
    static var label: String { get }

    init(framer: NWProtocolFramer.Instance)

    /// Begins, when what is beneath is ready; a protocol with a handshake says `willMarkReady`.
    func start(framer: NWProtocolFramer.Instance) -> NWProtocolFramer.StartResult
    /// Takes what has come, and says how many bytes have to be there before it is called again; 0 for any.
    func handleInput(framer: NWProtocolFramer.Instance) -> Int
    /// Sends a message, or a part of one.
    func handleOutput(
        framer: NWProtocolFramer.Instance, message: NWProtocolFramer.Message, messageLength: Int, isComplete: Bool)
    /// Is called at the time that was asked for.
    func wakeup(framer: NWProtocolFramer.Instance)
    /// Ends; false where the protocol has still something to say and calls `markFailed` when that is said.
    func stop(framer: NWProtocolFramer.Instance) -> Bool
    func cleanup(framer: NWProtocolFramer.Instance)
}

/// Protocols of the app's own.
public final class NWProtocolFramer: NWProtocol, @unchecked Sendable {
    /// Whether a protocol is ready once it has started.
    public enum StartResult: Hashable, Sendable {
        case ready, willMarkReady
    }

    /// One protocol, by what implements it.
    public final class Definition: NWProtocolDefinition, @unchecked Sendable {
        let implementation: any NWProtocolFramerImplementation.Type

        public init(implementation: any NWProtocolFramerImplementation.Type) {
            self.implementation = implementation
            super.init(implementation.label)
        }

        public static func == (left: Definition, right: Definition) -> Bool {
            left.implementation == right.implementation
        }
    }

    public final class Options: NWProtocolOptions, @unchecked Sendable {
        private var values: [String: Any] = [:]

        public init(definition: Definition) { super.init(definition) }

        /// Values of the app's own for its protocol.
        public subscript(key: String) -> Any? {
            get { values[key] }
            set { values[key] = newValue }
        }

        override func copy() -> NWProtocolOptions {
            guard let definition = definition as? Definition else { return self }
            let copy = Options(definition: definition)
            copy.values = values
            return copy
        }
    }

    /// What a protocol knows of one message.
    public final class Message: NWProtocolMetadata, @unchecked Sendable {
        private var values: [String: Any] = [:]

        public init(definition: Definition) { super.init(definition) }
        public convenience init(instance: Instance) { self.init(definition: instance.definition) }

        /// Values of the app's own, such as a message's type.
        public subscript(key: String) -> Any? {
            get { values[key] }
            set { values[key] = newValue }
        }
    }
}
