import Children
import Glibc
import JSON
import WidgetHome
import WidgetProtocol

/// The calls for the session itself.
extension Method {
    static let initialize = Method("initialize", "protocolVersion", "clientInfo") {
        session, call throws(BridgeError) in
        session.notifications.begin()
        let result: JSONValue = [
            "protocolVersion": 1,
            "serverInfo": [
                "name": "widget-bridge", "version": .string(BridgeVersion.current), "pid": .int(Int(getpid())),
            ],
            "capabilities": [
                "formats": .array(PictureRequest.Format.allCases.map { .string($0.rawValue) }),
                "families": .array(Family.allCases.map { .string($0.rawValue) }),
                "methods": .array(Method.all.map { .string($0.name) }),
            ],
            "sandbox": sandbox(session.home.sandbox),
        ]
        session.answer(call) { result.write(to: &$0) }
        if let warning = session.home.sandbox.warning { session.notifications.warn(warning) }
        session.send()
        session.announceEvents()
    }

    /// What is in force, for each kind of child.
    private static func sandbox(_ sandbox: Sandbox) -> JSONValue {
        let confinement = JSONValue.string(sandbox.confinement.rawValue)
        return [
            "extension": confinement, "compiler": confinement, "drawing": confinement,
            "network": .bool(sandbox.allowsNetwork),
        ]
    }

    static let discover = Method("rpc.discover") { session, call throws(BridgeError) in
        session.answer(call) { $0 += OpenRPC.document }
    }

    static let shutdown = Method("shutdown") { session, call throws(BridgeError) in
        session.shutDown()
        session.answer(call) { $0 += RawJSON.null.bytes }
    }

    static let exit = Method("exit", endsSession: true) { session, call throws(BridgeError) in
        session.finish()
        session.answer(call) { $0 += RawJSON.null.bytes }
        session.send()
    }
}
