import JSON
import WidgetBuild

/// URL schemes of the widget's links that its app does not declare.
struct LinkChecks {
    let sources: AppSources

    var findings: [Finding] { sources.widgets.flatMap(findings(of:)) }

    private func findings(of widget: AppDescription.Target) -> [Finding] {
        guard let app = sources.embedder(of: widget), let declared = schemes(of: app) else { return [] }
        return sources.texts(of: widget).flatMap { text in
            text.calls(["widgetURL", "Link"]).compactMap { call -> Finding? in
                let argument = call.name == "Link" ? call.argument("destination") : call.argument(nil)
                guard let argument, !(call.name == "Link" && sources.declares("Link")),
                    let scheme = scheme(in: argument, of: text), !Self.ofSystem.contains(scheme),
                    !declared.contains(scheme)
                else { return nil }
                return sources.finding(
                    .note, .schemeUndeclared, in: text, line: call.line,
                    "\(app.name) does not declare the scheme \(quoted(scheme)): the widget's tap reaches it all the "
                        + "same, a link elsewhere does not",
                    mend: "Add \(quoted(scheme)) to CFBundleURLTypes in the app's Info.plist.")
            }
        }
    }

    /// The scheme of the literal that a URL is made of, where nothing before its colon is computed.
    private func scheme(in range: Range<Int>, of text: SourceText) -> String? {
        for index in range where text.word(index) == "URL" && text.isPunctuation(index + 1, "(") {
            guard let argument = text.arguments(openedAt: index + 1).first, argument.label == "string" else {
                return nil
            }
            let literal: String?
            if argument.value.count >= 1, case .string(let value, _) = text.tokens[argument.value.lowerBound].kind {
                literal = value
            } else {
                literal = sources.value(argument.value, in: text)
            }
            guard let match = literal?.prefixMatch(of: #/([A-Za-z][A-Za-z0-9+.-]*):/#) else { return nil }
            return match.output.1.lowercased()
        }
        return nil
    }

    /// Nil where one of them is not known.
    private func schemes(of app: AppDescription.Target) -> Set<String>? {
        var schemes: Set<String> = []
        for configuration in app.configurations {
            guard let information = configuration.information else { return nil }
            for type in information["CFBundleURLTypes"]?.arrayValue ?? [] {
                for scheme in type["CFBundleURLSchemes"]?.arrayValue ?? [] {
                    guard let scheme = scheme.stringValue else { return nil }
                    schemes.insert(scheme.lowercased())
                }
            }
        }
        return schemes
    }

    private static let ofSystem: Set = [
        "http", "https", "tel", "sms", "mailto", "facetime", "facetime-audio", "maps", "itms-apps", "shortcuts",
        "app-settings", "file", "data",
    ]
}
