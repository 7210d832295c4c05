import JSON
package import WidgetHome
package import WidgetProtocol

/// What a session refuses.
extension BridgeError {
    static func unknownMethod(_ name: String) -> BridgeError {
        let nearest = Spelling.nearest(to: name, among: Method.all.map(\.name))
        let error = methodNotFound(name)
        guard let nearest else { return error }
        return BridgeError(
            .methodNotFound, error.message, hint: "Did you mean \(nearest)?", details: ["nearest": .string(nearest)])
    }

    static func androidMethod(_ name: String) -> BridgeError {
        BridgeError(
            .androidMethod, "home_widget has the method \(name) on Android alone",
            hint: "On iOS the system asks for a widget's configuration; configureWidget does here.")
    }

    static func tooManyValues(limit: Int) -> BridgeError {
        BridgeError(
            .tooManyValues, "Invalid request: the line holds more than \(limit) values",
            hint: "Send it in several messages, or as {\"$bytes\": base64}.", details: ["limit": .int(limit)])
    }

    static let appGroupNotSet = BridgeError(
        .appGroupNotSet, "AppGroupId not set. Call setAppGroupId first",
        hint: "Or give this call an appGroupId of its own.")

    package static func groupNotEntitled(_ id: String, _ entitlements: Entitlements) -> BridgeError {
        let groups = entitlements.groups.isEmpty ? "none" : entitlements.groups.joined(separator: ", ")
        let files = entitlements.files.isEmpty ? "no entitlements file" : entitlements.files.joined(separator: ", ")
        return BridgeError(
            .groupNotEntitled,
            "App group \(quoted(id)) is in no extension's entitlements; there are: \(groups) (in \(files))",
            hint: "Add the group to com.apple.security.application-groups in the extension's .entitlements.",
            details: [
                "groups": .array(entitlements.groups.map { .string($0) }),
                "entitlements": .array(entitlements.files.map { .string($0) }),
            ])
    }
}

/// What home_widget's own plugin answers, in its words.
extension BridgeError {
    static let saveArguments = BridgeError(
        .saveArguments, "InvalidArguments saveWidgetData must be called with id and data",
        hint: "Give id as a string, and data; null deletes.")

    static let saveFileArguments = BridgeError(
        .saveArguments, "InvalidArguments saveFile must be called with id and data",
        hint: #"Give id as a string, and data as {"$bytes": base64}."#)

    static let getArguments = BridgeError(
        .getArguments, "InvalidArguments getWidgetData must be called with id", hint: "Give id as a string.")

    static func updateArguments(_ method: String) -> BridgeError {
        BridgeError(
            .updateArguments, "InvalidArguments \(method) must be called with name",
            hint: "Give the widget's kind as ios, or as name.")
    }

    static let groupArguments = BridgeError(
        .groupArguments, "InvalidArguments setAppGroupId must be called with a group id",
        hint: "Give groupId as a string such as group.com.example.app.")
}
