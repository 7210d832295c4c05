import Foundation
import WidgetProtocol

/// What a child in a sandbox finds in its environment: a list of names, and no others.
package enum ChildEnvironment {
    /// Language, clock and fonts.
    private static let names = [
        "LANG", "LANGUAGE", "TZ", "FONTCONFIG_FILE", "FONTCONFIG_PATH", SystemFonts.variable,
    ]
    /// How the network is reached.
    private static let network = [
        "http_proxy", "https_proxy", "all_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY",
    ]
    /// Whom is trusted there: files and folders that a child has to see.
    private static let certificates = ["SSL_CERT_FILE", "SSL_CERT_DIR"]

    /// What is handed on of an environment.
    ///
    /// - Parameter home: the child's own folder, its home.
    package static func confined(
        _ environment: [String: String], home: String, allowsNetwork: Bool
    ) -> [String: String] {
        let known = names + (allowsNetwork ? network + certificates : [])
        var kept = environment.filter { known.contains($0.key) || $0.key.hasPrefix("LC_") }
        kept["PATH"] = "/usr/bin:/bin"
        kept["HOME"] = home
        kept["TMPDIR"] = "/tmp"
        return kept
    }

    /// The files that what is handed on names.
    package static func files(_ environment: [String: String]) -> [String] {
        (certificates + ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "LD_LIBRARY_PATH"]).compactMap { environment[$0] }
            .flatMap { $0.split(separator: ":").map(String.init) }.filter { $0.hasPrefix("/") && $0 != "/" }
    }
}
