import Foundation

/// The part of an entitlements file that decides what the extension may read.
struct Entitlements: Decodable {
    var appGroups: [String]?

    enum CodingKeys: String, CodingKey {
        case appGroups = "com.apple.security.application-groups"
    }
}

/// The part of an Info.plist that names the bundle.
struct InfoPlist: Decodable {
    var bundleIdentifier: String?

    enum CodingKeys: String, CodingKey {
        case bundleIdentifier = "CFBundleIdentifier"
    }
}

extension WidgetFolder {
    /// The app groups of the entitlements, nil when there is no such file.
    func appGroups() throws(BuildError) -> [String]? {
        guard let entitlements else { return nil }
        return try Self.decode(Entitlements.self, at: entitlements).appGroups ?? []
    }

    /// The bundle identifier, or one made of the name where only Xcode's build settings know it.
    func bundleIdentifier() throws(BuildError) -> String {
        if let infoPlist, let identifier = try Self.decode(InfoPlist.self, at: infoPlist).bundleIdentifier,
            !identifier.isEmpty,
            identifier.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) })
        {
            return identifier
        }
        return "local.widget." + moduleName
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, at path: String) throws(BuildError) -> Value {
        do {
            return try PropertyListDecoder().decode(type, from: Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw BuildError(
                .invalidPropertyList, "\(path) is not a property list of the expected form: \(error)",
                hint: "Open it in Xcode, or compare it with samples/News.")
        }
    }
}
