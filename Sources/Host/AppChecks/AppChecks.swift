package import WidgetBuild

/// What an app's project, its sources and its bundles say against each other.
///
/// A finding is provable by what is there: what is made at run time, or set elsewhere, is passed over.
package enum AppChecks {
    /// The findings on an app, by file and line.
    ///
    /// - Parameter kinds: the kinds that the built widgets tell; without them, those of the sources' literals.
    package static func findings(on app: AppDescription, kinds: Set<String>? = nil) -> [Finding] {
        let sources = AppSources(app)
        let all =
            GroupChecks(sources: sources).findings + KindChecks(sources: sources, built: kinds).findings
            + ResourceChecks(sources: sources).findings + LinkChecks(sources: sources).findings
            + ActivityChecks(sources: sources).findings + AvailabilityChecks(sources: sources).findings
            + IntentChecks(sources: sources).findings + BundleChecks(sources: sources).findings
        return ordered(all)
    }

    /// Each once, in the order of files, lines and severity.
    private static func ordered(_ findings: [Finding]) -> [Finding] {
        var known: Set<Finding> = []
        return findings.filter { known.insert($0).inserted }.sorted { left, right in
            let (file, other) = (left.file ?? "", right.file ?? "")
            return (file, left.line ?? 0, left.severity, left.message)
                < (other, right.line ?? 0, right.severity, right.message)
        }
    }
}
