import WidgetProtocol

/// A transfer of a `URLSession` that failed, told by `CFoundationOverrides`: from the network, or from the server.
///
/// - Parameters:
///   - reason: libcurl's own words; nil for a transfer that a server has answered.
///   - status: the HTTP status that it was answered with.
@_cdecl("widget_bridge_transfer_failed")
func transferFailed(_ url: UnsafePointer<CChar>?, _ reason: UnsafePointer<CChar>?, _ status: Int) {
    // What follows a question mark may be a key.
    let subject = String((url.map { String(cString: $0) } ?? "").prefix { $0 != "?" })
    let address = BridgeError.quoted(subject)
    if let reason {
        Diagnostics.report(
            Warning(
                .networkFailed, "The widget could not load \(address): \(String(cString: reason))",
                hint: "See that the address is right and its server reachable; show what was loaded last meanwhile.",
                subject: subject))
    } else {
        Diagnostics.report(
            Warning(
                .networkFailed, "The widget loaded \(address), which answered \(status)",
                hint: "See that the address and the request's headers are right.", subject: subject))
    }
}
