import ArgumentParser
import JSON
import WidgetHome
import WidgetProtocol

extension RenderCommand {
    /// One of the pictures that a command asks for.
    struct Picture {
        /// The params of `renderWidget` that say what is drawn.
        var subject: JSONObject
        var locale: String?
        var colorScheme: String?
        var path = ""
        /// What stands in its path for a pattern's placeholders.
        var names: [PicturePattern.Placeholder: String] = [:]
    }

    /// Whether there may be several pictures.
    var isPlural: Bool { allPreviews || [kind, family, locale, colorScheme].contains { $0.count > 1 } }

    /// Where the pictures go.
    var pattern: PicturePattern {
        get throws {
            guard isPlural, !output.contains("{") else { return try PicturePattern(output) }
            if ["-", "/dev/stdout"].contains(output) {
                throw ValidationError("Standard output takes one picture: name a folder after -o.")
            }
            var parts = subjectPlaceholders
            if locale.count > 1 { parts.append(.locale) }
            if colorScheme.count > 1 { parts.append(.colorScheme) }
            let name = parts.map { "{\($0.rawValue)}" }.joined(separator: "-")
            return try PicturePattern("\(output)/\(name).\(format == "archive" ? "json" : format ?? "png")")
        }
    }

    /// What tells subjects apart.
    private var subjectPlaceholders: [PicturePattern.Placeholder] {
        if allPreviews || preview != nil { return [.preview] }
        return activity == nil && control == nil ? [.kind, .family] : [.kind]
    }

    /// Every picture, those of a locale together; each with a path of its own.
    func pictures(in home: WidgetHome) throws -> [Picture] {
        let pattern = try pattern
        var pictures: [Picture] = []
        let subjects = try subjects(in: home)
        for locale in Self.each(locale) {
            for subject in subjects {
                for colorScheme in Self.each(colorScheme) {
                    var picture = subject
                    (picture.locale, picture.colorScheme) = (locale, colorScheme)
                    picture.names[.locale] = locale ?? DrawingEnvironment.defaultLocale
                    picture.names[.colorScheme] = colorScheme ?? "light"
                    picture.path = try pattern.path(picture.names)
                    pictures.append(picture)
                }
            }
        }
        try pattern.check(pictures.map(\.path))
        if isPlural { try pattern.makeFolders(pictures.map(\.path)) }
        return pictures
    }

    /// The values that were given, or none of them once.
    private static func each(_ values: [String]) -> [String?] { values.isEmpty ? [nil] : values }

    /// What is drawn: previews, a Live Activity, a control, or widgets.
    private func subjects(in home: WidgetHome) throws -> [Picture] {
        if allPreviews {
            let previews = home.previews()
            if let failure = previews.failures.first { throw failure.error }
            guard !previews.values.isEmpty else {
                throw BridgeError(
                    .unknownPreview, "The extension has no previews",
                    hint: "Add a #Preview to its sources, or draw a widget of it with --family.",
                    details: ["previews": []])
            }
            return previews.values.compactMap { $0["name"]?.stringValue }.map(previewSubject)
        }
        if let preview { return [previewSubject(preview)] }
        if let activity {
            var subject: JSONObject = ["activity": .string(activity)]
            subject["attributes"] = try object(attributes, "--attributes")
            subject["state"] = try object(state, "--state")
            subject["presentation"] = presentation.map { .string($0) }
            return [Picture(subject: subject, names: [.kind: activity])]
        }
        let configuration = try object(configuration, "--configuration")
        if let control {
            var subject: JSONObject = ["control": .string(control)]
            subject["configuration"] = configuration
            subject["controlSize"] = controlSize.map { .string($0) }
            return [Picture(subject: subject, names: [.kind: control])]
        }
        return try (kind.isEmpty ? [home.onlyKind()] : kind).flatMap { kind in
            family.map { family in
                var subject: JSONObject = ["kind": .string(kind), "family": .string(family)]
                subject["configuration"] = configuration
                return Picture(subject: subject, names: [.kind: kind, .family: family])
            }
        }
    }

    private func previewSubject(_ name: String) -> Picture {
        var subject: JSONObject = ["preview": .string(name)]
        subject["entry"] = entry.map { .int($0) }
        return Picture(subject: subject, names: [.preview: name])
    }

    private func object(_ text: String?, _ option: String) throws -> JSONValue? {
        guard let text else { return nil }
        guard let object = try? JSONValue(parsing: text), object.objectValue != nil else {
            throw ValidationError("\(option) holds no JSON object.")
        }
        return object
    }
}

extension BridgeError {
    /// The same, said of one of several pictures.
    func about(_ path: String) -> BridgeError {
        var error = self
        error.message = "\(path): \(message)"
        return error
    }
}
