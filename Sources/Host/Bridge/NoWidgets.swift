package import JSON
package import WidgetHome

/// A session without extensions: it stores, and knows no kind.
package struct NoWidgets: WidgetService {
    package init() {}

    package var entitlements: Entitlements? { nil }

    package func describeWidgets(locale: String?) -> JSONValue { [] }

    package func installedWidgets() -> JSONValue { [] }

    package func install(
        kind: String, family: WidgetFamily?, configuration: JSONValue?
    ) throws(BridgeError) -> String {
        throw .unknownKind(kind, known: [])
    }

    package func remove(id: String) throws(BridgeError) { throw .notInstalled(id) }

    package func configure(id: String, _ configuration: JSONValue) throws(BridgeError) { throw .notInstalled(id) }

    package func options(_ request: OptionsRequest) throws(BridgeError) -> JSONValue {
        throw .unknownKind(request.kind, known: [])
    }

    package func reload(kind: String) throws(BridgeError) { throw .unknownKind(kind, known: []) }

    package func timeline(_ widget: WidgetReference) throws(BridgeError) -> JSONValue { throw .unknown(widget) }

    package func picture(
        _ request: PictureRequest
    ) throws(BridgeError) -> @Sendable () async throws(BridgeError) -> [UInt8] {
        throw request.subject.widget.map(BridgeError.unknown) ?? .unknownKind("", known: [])
    }

    package func stop() {}
}

extension BridgeError {
    fileprivate static func unknown(_ widget: WidgetReference) -> Self {
        switch widget {
        case .id(let id): .notInstalled(id)
        case .placement(let kind, _, _): .unknownKind(kind, known: [])
        }
    }
}
