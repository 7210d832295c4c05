import Foundation
import WidgetProtocol

/// What a widget extension's bundle declares.
struct BundleInformation: Sendable, Hashable {
    var identifier: String
    /// The Info.plist as the built extension has it, its variables replaced.
    var infoPlist: Data
    /// The app groups of the entitlements, nil when there is no such file.
    var appGroups: [String]?
    /// The `.entitlements` file.
    var entitlements: String?
    /// The variables that nothing gives a value, and what they stand for.
    var standIns: [StandIn] = []

    struct StandIn: Sendable, Hashable {
        var variable: String
        var value: String
    }
}

extension BundleInformation {
    /// Reads the files that a target names, with its build settings in place of their variables.
    ///
    /// - Parameters:
    ///   - additions: members that the build settings add to the Info.plist.
    ///   - appGroups: the app groups, where no file of entitlements says them.
    init(
        infoPlist: String?, entitlements: String?, additions: [String: Any] = [:], appGroups: [String]? = nil,
        settings: BuildSettings
    ) throws(BridgeError) {
        let stated = try entitlements.map { path throws(BridgeError) in
            let list = try PropertyListFile.dictionary(at: path)["com.apple.security.application-groups"]
            // One group may stand without a list.
            return list as? [String] ?? (list as? String).map { [$0] } ?? []
        }
        let groups = appGroups ?? stated
        let template = try infoPlist.map(PropertyListFile.dictionary(at:)) ?? [:]
        var members = template.merging(additions) { _, added in added }
        let named = members["CFBundleIdentifier"] as? String ?? "$(PRODUCT_BUNDLE_IDENTIFIER)"
        var settings = settings
        standIns = Self.standIns(for: [named] + (groups ?? []), settings)
        settings.levels.append(Dictionary(uniqueKeysWithValues: standIns.map { ($0.variable, $0.value) }))
        members = members.mapValues(settings.expand(propertyList:))
        let identifier =
            (members["CFBundleIdentifier"] as? String).flatMap(Self.validIdentifier)
            ?? settings["PRODUCT_BUNDLE_IDENTIFIER"].flatMap(Self.validIdentifier)
        self.identifier = identifier ?? "local.widget." + (settings["PRODUCT_MODULE_NAME"] ?? "Widget")
        members["CFBundleIdentifier"] = self.identifier
        for (key, setting, value) in Self.defaults where (members[key] as? String ?? "").isEmpty {
            members[key] = settings[setting].flatMap { $0.isEmpty ? nil : $0 } ?? value
        }
        self.infoPlist = try PropertyListFile.data(members)
        self.entitlements = entitlements
        settings.levels.append(["CFBundleIdentifier": self.identifier])
        self.appGroups = groups?.map(settings.expand).filter { !$0.isEmpty }
    }

    /// A variable's own name stands for it, so that what is made of it is as valid as the author's, and the same everywhere.
    private static func standIns(for texts: [String], _ settings: BuildSettings) -> [StandIn] {
        var found: [StandIn] = []
        for text in texts {
            for variable in settings.undefined(in: text) where variable != "CFBundleIdentifier" {
                let standIn = StandIn(variable: variable, value: variable)
                if !found.contains(standIn) { found.append(standIn) }
            }
        }
        return found
    }

    /// What every bundle declares, the setting that says it, and what it is without.
    private static let defaults = [
        ("CFBundleName", "PRODUCT_NAME", "Widget"), ("CFBundleExecutable", "EXECUTABLE_NAME", "Widget"),
        ("CFBundleShortVersionString", "MARKETING_VERSION", "1.0"), ("CFBundleVersion", "CURRENT_PROJECT_VERSION", "1"),
        ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE", "en"), ("CFBundlePackageType", "", "XPC!"),
    ]

    private static func validIdentifier(_ text: String) -> String? {
        let isValid =
            !text.isEmpty && !text.hasPrefix(".") && !text.hasSuffix(".")
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) }
        return isValid ? text : nil
    }
}
