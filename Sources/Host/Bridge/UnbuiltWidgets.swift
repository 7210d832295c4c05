package import JSON
package import WidgetBuild
package import WidgetHome

/// A session whose widgets could not be built: it stores, and every call for widgets says what went wrong.
package struct UnbuiltWidgets: WidgetService {
    private let error: BridgeError

    package init(_ error: BuildError) {
        self.error = BridgeError(error)
    }

    package var entitlements: Entitlements? { nil }

    package func describeWidgets(locale: String?) throws(BridgeError) -> JSONValue { throw error }

    package func installedWidgets() throws(BridgeError) -> JSONValue { throw error }

    package func install(
        kind: String, family: WidgetFamily?, configuration: JSONValue?
    ) throws(BridgeError) -> String {
        throw error
    }

    package func remove(id: String) throws(BridgeError) { throw error }

    package func configure(id: String, _ configuration: JSONValue) throws(BridgeError) { throw error }

    package func options(_ request: OptionsRequest) throws(BridgeError) -> JSONValue { throw error }

    package func reload(kind: String) throws(BridgeError) { throw error }

    package func timeline(_ widget: WidgetReference) throws(BridgeError) -> JSONValue { throw error }

    package func picture(
        _ request: PictureRequest
    ) throws(BridgeError) -> @Sendable () async throws(BridgeError) -> [UInt8] {
        throw error
    }

    package func stop() {}
}
