import ArgumentParser
import JSON
import WidgetArchive
import WidgetHome
import WidgetProtocol

extension RenderCommand {
    /// One of the pictures that a command asks for.
    struct Picture {
        /// The params of `renderWidget` that say what is drawn.
        var subject: JSONObject
        /// How, where that was said.
        var surroundings: [PictureAxis: String] = [:]
        var path = ""
        /// What it shows, by axis.
        var names: [PictureAxis: String] = [:]
    }

    /// The values that were given of an axis; of one of the matrix all that there are, where none were.
    private func values(_ axis: PictureAxis) -> [String] {
        let given = given(axis)
        return given.isEmpty && isInMatrix(axis) ? axis.allValues : given
    }

    private func given(_ axis: PictureAxis) -> [String] {
        switch axis {
        case .kind: kind
        case .family: family
        case .preview: preview.map { [$0] } ?? []
        case .locale: locale
        case .colorScheme: colorScheme
        case .dynamicTypeSize: dynamicTypeSize
        case .layoutDirection: layoutDirection
        case .device: device
        case .renderingMode: renderingMode
        case .os: os
        }
    }

    private func isInMatrix(_ axis: PictureAxis) -> Bool { matrix?.axes.contains(axis) ?? false }

    /// Whether there may be several pictures.
    var isPlural: Bool { allPreviews || PictureAxis.allCases.contains { given($0).count > 1 } }

    /// Where pictures go that are no contact sheet.
    var pattern: PicturePattern {
        get throws {
            guard isPlural, !output.contains("{") else { return try PicturePattern(output) }
            if ["-", "/dev/stdout"].contains(output) {
                throw ValidationError("Standard output takes one picture: name a folder after -o.")
            }
            let parts = subjectAxes + PictureAxis.surroundings.filter { given($0).count > 1 }
            let name = parts.map { "{\($0.rawValue)}" }.joined(separator: "-")
            return try PicturePattern("\(output)/\(name).\(format == "archive" ? "json" : format ?? "png")")
        }
    }

    /// What tells subjects apart.
    private var subjectAxes: [PictureAxis] {
        if drawsAllPreviews || preview != nil { return [.preview] }
        return activity == nil && control == nil ? [.kind, .family] : [.kind]
    }

    private var drawsAllPreviews: Bool { allPreviews || isInMatrix(.preview) && preview == nil }

    /// Whether widgets are drawn, rather than previews, an activity or a control.
    private var drawsWidgets: Bool {
        preview == nil && !drawsAllPreviews && activity == nil && control == nil
    }

    func checkSubjects() throws {
        if drawsWidgets, family.isEmpty, !isInMatrix(.family) {
            throw ValidationError("Name a family after --family, or a preview after --preview.")
        }
        if !drawsWidgets, !family.isEmpty || !kind.isEmpty || isInMatrix(.family) || isInMatrix(.kind) {
            throw ValidationError(
                "--kind and --family go with widgets: previews, activities and controls have their own.")
        }
    }

    /// Throws where a contact sheet would leave something out, or has nothing to show.
    func checkMatrix(_ matrix: PictureMatrix) throws {
        for axis in PictureAxis.allCases where !isInMatrix(axis) {
            guard given(axis).count > 1 || axis == .preview && allPreviews else { continue }
            throw ValidationError("A contact sheet shows one \(axis.rawValue), unless --matrix names it too.")
        }
        for axis in matrix.axes where values(axis).isEmpty && !PictureAxis.subjects.contains(axis) {
            throw ValidationError("--matrix \(axis.rawValue) takes what is named by \(axis.option): name two.")
        }
        if format == "archive" || format == nil && output.hasSuffix(".json") {
            throw ValidationError("A contact sheet is a picture: archives are written without --matrix.")
        }
    }

    /// Every picture, those of a locale together.
    func pictures(in home: WidgetHome) throws -> [Picture] {
        let subjects = try subjects(in: home)
        var combinations: [[PictureAxis: String]] = [[:]]
        for axis in PictureAxis.surroundings.dropFirst() {
            let values = values(axis)
            guard !values.isEmpty else { continue }
            combinations = combinations.flatMap { one in values.map { one.merging([axis: $0]) { $1 } } }
        }
        var pictures: [Picture] = []
        for locale in locale.isEmpty ? [nil] : locale.map(Optional.some) {
            for subject in subjects {
                for combination in combinations {
                    var picture = subject
                    picture.surroundings = combination
                    picture.surroundings[.locale] = locale
                    picture.names[.locale] = DrawingEnvironment.defaultLocale
                    picture.names[.colorScheme] = WidgetArchive.ColorScheme.light.rawValue
                    picture.names.merge(picture.surroundings) { $1 }
                    pictures.append(picture)
                }
            }
        }
        return pictures
    }

    /// Every picture with a path of its own, whose folder is there.
    func files(in home: WidgetHome) throws -> [Picture] {
        let pattern = try pattern
        let pictures = try pictures(in: home).map { picture in
            var picture = picture
            picture.path = try pattern.path(picture.names)
            return picture
        }
        try pattern.check(pictures.map(\.path))
        if isPlural { try pattern.makeFolders(pictures.map(\.path)) }
        return pictures
    }

    /// What is drawn: previews, a Live Activity, a control, or widgets.
    private func subjects(in home: WidgetHome) throws -> [Picture] {
        if drawsAllPreviews {
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
        let kinds = kind.isEmpty ? isInMatrix(.kind) ? try home.kinds() : [try home.onlyKind()] : kind
        return try kinds.flatMap { kind in
            try (family.isEmpty ? home.families(of: kind) : family).map { family in
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
