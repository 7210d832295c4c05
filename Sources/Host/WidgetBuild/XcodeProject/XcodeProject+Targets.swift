import Foundation
import WidgetProtocol

extension XcodeProject {
    /// The targets that this project builds itself.
    var targets: [XcodeTarget] {
        get throws(BridgeError) {
            var known: Set<String> = []
            var targets: [XcodeTarget] = []
            for id in root.list("targets") where known.insert(id).inserted {
                guard let object = object(id), object.isa == "PBXNativeTarget" else { continue }
                targets.append(try XcodeTarget(project: self, object: object))
            }
            return targets
        }
    }
}

extension XcodeTarget {
    var isExtension: Bool {
        productType.contains("app-extension") || productType.contains("extensionkit-extension")
    }

    var isApp: Bool {
        productType == "com.apple.product-type.application" || productType.contains("product-type.application.watchapp")
    }

    /// Whether it is a widget extension, as its Info.plist says, else by what it links or imports.
    var isWidgetExtension: Bool {
        get throws(BridgeError) {
            guard isExtension else { return false }
            if let extensionPoint = try extensionPoint { return extensionPoint == Self.widgetExtensionPoint }
            if dependencies.contains(.framework("WidgetKit.framework")) { return true }
            for path in try members().swiftFiles {
                let text = try ProjectFiles.text(path, .source) ?? ""
                if text.contains("import WidgetKit"), text.contains("@main") { return true }
            }
            return false
        }
    }

    /// Whether it answers for intents, a widget's options among them.
    var isIntentsExtension: Bool {
        get throws(BridgeError) {
            guard isExtension else { return false }
            return try extensionPoint.map { $0 == Self.intents } ?? productType.contains("intents-service")
        }
    }

    /// The names of the project's apps that it is part of.
    var apps: [String] {
        get throws(BridgeError) {
            try project.targets.filter { $0.isApp && $0.dependencies.contains(.target(object.id)) }.map(\.name)
        }
    }

    /// Whether another target's product is copied into its own.
    func copies(_ target: XcodeTarget) -> Bool {
        guard let product = target.object["productReference"] else { return false }
        return project.objects(object.list("buildPhases")).contains { phase in
            phase.isa == "PBXCopyFilesBuildPhase"
                && project.objects(phase.list("files")).contains { $0["fileRef"] == product }
        }
    }

    /// Whether an app of the project copies it.
    var isShipped: Bool {
        get throws(BridgeError) { try project.targets.contains { $0.isApp && $0.copies(self) } }
    }

    static let widgetExtensionPoint = "com.apple.widgetkit-extension"
    /// That of Today extensions, which came before WidgetKit: https://developer.apple.com/app-extensions/
    static let todayExtensionPoint = "com.apple.widget-extension"
    private static let intents = "com.apple.intents-service"

    /// What its Info.plist says that it extends; nil where it says nothing.
    var extensionPoint: String? {
        get throws(BridgeError) {
            let plist = try information
            let members = plist["NSExtension"] as? [String: Any] ?? plist["EXAppExtensionAttributes"] as? [String: Any]
            let point = members?["NSExtensionPointIdentifier"] ?? members?["EXExtensionPointIdentifier"]
            let text = (point as? String).map(settings.expand) ?? settings["INFOPLIST_KEY_NSExtensionPointIdentifier"]
            return text.flatMap { $0.isEmpty ? nil : $0 }
        }
    }
}
