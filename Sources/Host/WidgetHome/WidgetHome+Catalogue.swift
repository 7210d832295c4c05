import Foundation
package import JSON
import WidgetArchive
import WidgetBuild

extension WidgetHome {
    /// The widgets of every extension. An extension is asked once, and again when its executable has changed.
    ///
    /// - Parameter locale: the language of names and descriptions; US English where there is none.
    package func descriptions(locale: String? = nil) throws(WidgetHomeError) -> [WidgetDescription] {
        var all: [WidgetDescription] = []
        for supervisor in supervisors {
            if let locale, locale != DrawingEnvironment.defaultLocale {
                all += Self.widgets(try describe(supervisor, locale: locale), of: supervisor)
            } else {
                all += try descriptions(of: supervisor)
            }
        }
        return all
    }

    /// The controls of every extension, as it tells of them.
    package func controls(locale: String? = nil) throws(WidgetHomeError) -> [JSONValue] {
        var all: [JSONValue] = []
        for supervisor in supervisors {
            let answer = try describe(supervisor, locale: locale ?? DrawingEnvironment.defaultLocale)
            all += answer["controls"]?.arrayValue ?? []
        }
        return all
    }

    /// The widget of a kind, and its extension; throws -20 for an unknown one.
    func find(_ kind: String) throws(WidgetHomeError) -> (widget: WidgetDescription, supervisor: ExtensionSupervisor) {
        var known: [String] = []
        var failure: WidgetHomeError?
        for supervisor in supervisors {
            do throws(WidgetHomeError) {
                let widgets = try descriptions(of: supervisor)
                if let widget = widgets.first(where: { $0.kind == kind }) { return (widget, supervisor) }
                known += widgets.map(\.kind)
            } catch {
                failure = failure ?? error
            }
        }
        // The kind may be that of an extension that cannot say what it has.
        throw failure ?? .unknownKind(kind, known: known)
    }

    func family(_ name: String, of widget: WidgetDescription) throws(WidgetHomeError) -> WidgetFamily {
        guard let family = WidgetFamily(rawValue: name), widget.families.contains(name) else {
            throw .unsupportedFamily(name, kind: widget.kind, supported: widget.families)
        }
        return family
    }

    private func descriptions(of supervisor: ExtensionSupervisor) throws(WidgetHomeError) -> [WidgetDescription] {
        let bundle = supervisor.bundle
        if let known = catalogue.withLock({ $0[bundle.executablePath] }) { return known }
        let stamp = Self.stamp(bundle.executablePath)
        // A description that cannot be kept is only asked for again.
        let kept = try? database.description(of: bundle.bundleIdentifier, stamp: stamp)
        let json: JSONValue
        if let kept, let value = try? JSONValue(parsing: kept) {
            json = value
        } else {
            json = try describe(supervisor)
            try? database.keepDescription(json.text, of: bundle.bundleIdentifier, stamp: stamp)
        }
        let widgets = Self.widgets(json, of: supervisor)
        catalogue.withLock { $0[bundle.executablePath] = widgets }
        return widgets
    }

    private static func widgets(_ json: JSONValue, of supervisor: ExtensionSupervisor) -> [WidgetDescription] {
        (json["widgets"]?.arrayValue ?? []).compactMap {
            WidgetDescription($0, extensionIdentifier: supervisor.bundle.bundleIdentifier)
        }
    }

    private func describe(
        _ supervisor: ExtensionSupervisor, locale: String = DrawingEnvironment.defaultLocale
    ) throws(WidgetHomeError) -> JSONValue {
        let name = supervisor.bundle.name
        var answer: Result<JSONValue, WidgetHomeError>?
        try supervisor.call(
            .init(
                readsGroups: false,
                requests: { _ in [ExtensionRequest(method: "describe", params: ["locale": .string(locale)])] },
                decode: { (_, reply) throws(WidgetHomeError) in
                    guard let json = reply.value, json["archiveVersion"]?.intValue == WidgetArchive.version else {
                        throw .malformedReply(name, phase: "describe", "its archives have another version")
                    }
                    return json
                },
                each: { answer = $1 }))
        return try answer!.get()
    }

    /// Tells one build of an executable from another.
    private static func stamp(_ path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "none" }
        return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}
