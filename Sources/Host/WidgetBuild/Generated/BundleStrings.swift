import Foundation
import WidgetProtocol

/// Has a bundle answer in the language that is drawn for.
///
/// Foundation's own looks at the language of the process's user, and at no Info.plist where there is an
/// `InfoPlist.strings`. Only declarations in the module that asks can take
/// the place of a class's members.
enum BundleStrings {
    /// The file for a module; nil where nothing asks.
    static func source(for files: [String]) throws(BridgeError) -> GeneratedSource? {
        for path in files {
            let source = try ProjectFiles.read(path, .source)
            if members.contains(where: { source.range(of: Data($0.utf8)) != nil }) {
                return GeneratedSource(name: "BundleStrings", text: text)
            }
        }
        return nil
    }

    private static let members = [
        "localizedString(forKey", "preferredLocalizations", "forInfoDictionaryKey", "localizedInfoDictionary",
    ]

    private static let text = """
        import Foundation
        import SwiftUI

        extension Foundation.Bundle {
            func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
                _localizedString(forKey: key, value: value, table: tableName)
            }

            var preferredLocalizations: [String] { _preferredLocalizations }

            func object(forInfoDictionaryKey key: String) -> Any? { _object(forInfoDictionaryKey: key) }

            var localizedInfoDictionary: [String: Any]? { _localizedInfoDictionary }
        }

        """
}
