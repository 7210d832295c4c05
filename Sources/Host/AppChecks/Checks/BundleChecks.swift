import JSON
import WidgetBuild

/// A widget's bundle against its app's: identifiers, versions, the extension point.
struct BundleChecks {
    let sources: AppSources

    var findings: [Finding] {
        sources.widgets.filter(\.isOfProject).flatMap { widget in
            guard let app = sources.embedder(of: widget) else { return [notEmbedded(widget)].compactMap(\.self) }
            return identifier(of: widget, in: app) + point(of: widget) + versions(of: widget, in: app)
        }
    }

    private func file(of target: AppDescription.Target) -> String {
        sources.relative(target.infoPlist ?? target.origin)
    }

    /// Another project may embed what no app of the same one does.
    private func notEmbedded(_ widget: AppDescription.Target) -> Finding? {
        let apps = sources.apps.filter { $0.origin == widget.origin }
        guard !apps.isEmpty else { return nil }
        return Finding(
            .warning, .notEmbedded, file: sources.relative(widget.origin),
            "no app of the project embeds \(widget.name): it is installed with none",
            mend: "Add it to Embed Foundation Extensions of the app's target.")
    }

    /// The configurations of both, by their names.
    private func pairs(
        _ widget: AppDescription.Target, _ app: AppDescription.Target
    ) -> [(widget: AppDescription.Configuration, app: AppDescription.Configuration)] {
        widget.configurations.compactMap { own in
            app.configurations.first { $0.name == own.name }.map { (own, $0) }
        }
    }

    private func identifier(of widget: AppDescription.Target, in app: AppDescription.Target) -> [Finding] {
        for (own, others) in pairs(widget, app) {
            guard let identifier = own.bundleIdentifier, let prefix = others.bundleIdentifier,
                !identifier.hasPrefix(prefix + ".")
            else { continue }
            return [
                Finding(
                    .error, .bundleIdentifierPrefix, file: sources.relative(widget.origin),
                    "the bundle identifier \(quoted(identifier)) of \(widget.name) does not begin with its app's, "
                        + "\(quoted(prefix + ".")) (\(own.name)): it is not installed",
                    mend: "Set PRODUCT_BUNDLE_IDENTIFIER of \(widget.name) to begin with \(quoted(prefix + ".")).")
            ]
        }
        return []
    }

    private func point(of widget: AppDescription.Target) -> [Finding] {
        guard let information = widget.configurations.first?.information else { return [] }
        let members = information["NSExtension"] ?? information["EXAppExtensionAttributes"]
        let point =
            members?["NSExtensionPointIdentifier"] ?? members?["EXExtensionPointIdentifier"]
            ?? information["NSExtensionPointIdentifier"]
        guard point == nil else { return [] }
        return [
            Finding(
                .error, .extensionPointMissing, file: file(of: widget),
                "\(widget.name) does not say what it extends: it is not installed",
                mend: "Set NSExtension's NSExtensionPointIdentifier to com.apple.widgetkit-extension in its Info.plist."
            )
        ]
    }

    private func versions(of widget: AppDescription.Target, in app: AppDescription.Target) -> [Finding] {
        ["CFBundleShortVersionString", "CFBundleVersion"].compactMap { key in
            for (own, others) in pairs(widget, app) {
                switch (own.versions[key], others.versions[key]) {
                case (.withoutFlutter(let name), _):
                    return Finding(
                        .error, .versionEmpty, file: file(of: widget),
                        "\(key) of \(widget.name) is $(\(name)), which Flutter does not hand to this target: it is empty, "
                            + "and the app is not installed",
                        mend: "Base the target's configurations on Flutter's xcconfig files, or write the version.")
                case (.known(let version), .known(let other)) where version != other:
                    return Finding(
                        .warning, .versionsDiffer, file: file(of: widget),
                        "\(key) of \(widget.name) is \(quoted(version)), of \(app.name) \(quoted(other)) "
                            + "(\(own.name)): the App Store warns of it",
                        mend: "Have both take the same build settings.")
                default: continue
                }
            }
            return nil
        }
    }
}
