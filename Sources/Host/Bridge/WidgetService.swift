package import JSON

/// What a session asks of the widgets; each call may take as long as the extension does.
package protocol WidgetService: Sendable {
    /// The groups that the extensions may use; nil without extensions, where any group will do.
    var entitlements: Entitlements? { get }

    /// The list of `describeWidgets`.
    func describeWidgets() async throws(BridgeError) -> JSONValue

    /// The list of `getInstalledWidgets`.
    func installedWidgets() async throws(BridgeError) -> JSONValue

    /// Installs a widget, in its first family where none is given, and gives its id.
    func install(
        kind: String, family: WidgetFamilyName?, configuration: JSONValue?
    ) async throws(BridgeError) -> String

    func remove(id: String) async throws(BridgeError)

    /// Reloads every installed widget of the kind.
    func reload(kind: String) async throws(BridgeError)

    /// The result of `getTimeline`.
    func timeline(_ widget: WidgetReference) async throws(BridgeError) -> JSONValue

    /// Takes what is to be drawn; drawing it may then go on beside other calls.
    func picture(_ request: PictureRequest) async throws(BridgeError)
        -> @Sendable () async throws(BridgeError) -> JSONValue

    /// Stops the extensions.
    func stop() async
}
