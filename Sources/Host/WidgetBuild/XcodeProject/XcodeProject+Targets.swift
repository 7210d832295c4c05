import Foundation

extension XcodeProject {
    /// The targets that this project builds itself.
    var targets: [XcodeTarget] {
        objects(root.list("targets")).filter { $0.isa == "PBXNativeTarget" }.map {
            XcodeTarget(project: self, object: $0)
        }
    }

    func target(id: String) -> XcodeTarget? {
        object(id).flatMap { $0.isa == "PBXNativeTarget" ? XcodeTarget(project: self, object: $0) : nil }
    }
}

extension XcodeTarget {
    var isExtension: Bool {
        productType.contains("app-extension") || productType.contains("extensionkit-extension")
    }

    /// Whether it is a widget extension, as its Info.plist says, else by what it links or imports.
    var isWidgetExtension: Bool {
        guard isExtension else { return false }
        if let extensionPoint { return extensionPoint == "com.apple.widgetkit-extension" }
        if dependencies.contains(.framework("WidgetKit.framework")) { return true }
        return ((try? members())?.swiftFiles ?? []).contains { path in
            let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
            return text.contains("import WidgetKit") && text.contains("@main")
        }
    }

    /// Whether it answers for intents, a widget's options among them.
    var isIntentsExtension: Bool {
        isExtension && (extensionPoint ?? (productType.contains("intents-service") ? Self.intents : "")) == Self.intents
    }

    private static let intents = "com.apple.intents-service"

    private var extensionPoint: String? {
        let plist = information
        let members = plist["NSExtension"] as? [String: Any] ?? plist["EXAppExtensionAttributes"] as? [String: Any]
        let point = members?["NSExtensionPointIdentifier"] ?? members?["EXExtensionPointIdentifier"]
        let text = (point as? String).map(settings.expand) ?? settings["INFOPLIST_KEY_NSExtensionPointIdentifier"]
        return text.flatMap { $0.isEmpty ? nil : $0 }
    }
}
