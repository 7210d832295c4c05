package import JSON
package import WidgetHome

/// What a session asks of the widgets; each call may block its thread as long as the extension takes.
package protocol WidgetService: Sendable {
    /// The groups that the extensions may use; nil without extensions, where any group will do.
    var entitlements: Entitlements? { get }

    /// The list of `describeWidgets`, in US English where no locale is given.
    func describeWidgets(locale: String?) throws(BridgeError) -> JSONValue

    /// The list of `getInstalledWidgets`.
    func installedWidgets() throws(BridgeError) -> JSONValue

    /// Installs a widget, in its first family where none is given, and gives its id.
    func install(
        kind: String, family: WidgetFamily?, configuration: JSONValue?
    ) throws(BridgeError) -> String

    func remove(id: String) throws(BridgeError)

    /// Gives an installed widget another configuration, and reloads it.
    func configure(id: String, _ configuration: JSONValue) throws(BridgeError)

    /// The list of `configurationOptions`.
    func options(_ request: OptionsRequest) throws(BridgeError) -> JSONValue

    /// Reloads every installed widget of the kind.
    func reload(kind: String) throws(BridgeError)

    /// The result of `getTimeline`.
    func timeline(_ widget: WidgetReference) throws(BridgeError) -> JSONValue

    /// Takes what is to be drawn; drawing it may then go on beside other calls, and gives the result's JSON.
    func picture(_ request: PictureRequest) throws(BridgeError)
        -> @Sendable () async throws(BridgeError) -> [UInt8]

    /// Stops the extensions.
    func stop()
}
