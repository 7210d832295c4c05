import Foundation
package import JSON
import Synchronization
import WidgetBuild
package import WidgetProtocol

/// What the extensions offer.
extension WidgetHome {
    /// What was asked of every extension, and those that could not answer.
    package struct Gathered: Sendable {
        package var values: [JSONValue] = []
        package var failures: [ExtensionFailure] = []
        package var warnings: [Warning] = []
    }

    /// An extension that could not be built, or did not say what it has.
    package struct ExtensionFailure: Sendable {
        package let name: String
        package let error: BridgeError

        package var json: JSONValue {
            [
                "extension": .string(name), "code": .int(error.code), "kind": .string(error.kind.rawValue),
                "message": .string(error.message),
            ]
        }
    }

    /// The widgets of every extension, and the extensions that could not say what they have. An extension is asked once,
    /// and again when its executable has changed.
    ///
    /// - Parameter locale: the language of names and descriptions.
    package func descriptions(
        locale: String = DrawingEnvironment.defaultLocale
    ) -> (widgets: [WidgetDescription], failures: [ExtensionFailure]) {
        var all: [WidgetDescription] = []
        let failures = asking { supervisor throws(BridgeError) in
            all +=
                locale == DrawingEnvironment.defaultLocale
                ? try descriptions(of: supervisor)
                : Self.widgets(try describe(supervisor, locale: locale), of: supervisor)
        }
        return (all, failures)
    }

    /// The controls of every extension, as it tells of them.
    package func controls(locale: String = DrawingEnvironment.defaultLocale) -> Gathered {
        gathering { supervisor, _ throws(BridgeError) in try describe(supervisor, locale: locale).controls }
    }

    /// The kinds of an extension's controls.
    func controlKinds(of supervisor: ExtensionSupervisor) throws(BridgeError) -> [String] {
        try describe(supervisor).controls.compactMap { $0["kind"]?.stringValue }
    }

    /// The Live Activities of every extension.
    package func activities() -> Gathered {
        gathering { supervisor, _ throws(BridgeError) in try describe(supervisor).activities }
    }

    /// The previews that the extensions' code has, which runs for it.
    package func previews() -> Gathered {
        gathering { supervisor, warnings throws(BridgeError) in
            try supervisor.call(PreviewsCall(), warnings: &warnings).list
        }
    }

    /// The widget of a kind, and its extension; throws -20 for an unknown one.
    ///
    /// Extensions that are still built are waited for only where no other has the kind.
    func find(_ kind: String) throws(BridgeError) -> (widget: WidgetDescription, supervisor: ExtensionSupervisor) {
        for supervisor in slots.compactMap(\.ready) {
            if let widget = (try? descriptions(of: supervisor))?.first(where: { $0.kind == kind }) {
                return (widget, supervisor)
            }
        }
        var known: [String] = []
        var found: (WidgetDescription, ExtensionSupervisor)?
        let failures = asking { supervisor throws(BridgeError) in
            let widgets = try descriptions(of: supervisor)
            known += widgets.map(\.kind)
            if found == nil, let widget = widgets.first(where: { $0.kind == kind }) { found = (widget, supervisor) }
        }
        if let found { return found }
        // Where nobody could say anything, that is what is wrong.
        if known.isEmpty, let failure = failures.first { throw failure.error }
        let error = BridgeError.unknownKind(kind, known: known)
        throw failures.isEmpty ? error : error.with("extensions", .array(failures.map(\.json)))
    }

    /// Two widgets of a kind in one bundle, which WidgetKit cannot tell apart.
    package func duplicateKinds() -> [Warning] {
        slots.compactMap(\.ready).flatMap { Warning.duplicateKinds((try? descriptions(of: $0)) ?? []) }
    }

    /// What was odd about the builds of the extensions.
    package var buildWarnings: [Warning] { slots.compactMap(\.ready).flatMap(\.bundle.warnings) }

    /// The bundle identifier of the extension that has a kind; the kind where none is known to.
    package func extensionIdentifier(ofKind kind: String) -> String {
        catalogue.withLock { $0.values.joined().first { $0.kind == kind }?.extensionIdentifier } ?? kind
    }

    func family(_ name: String, of widget: WidgetDescription) throws(BridgeError) -> Family {
        guard let family = Family(rawValue: name), widget.families.contains(name) else {
            throw .unsupportedFamily(name, kind: widget.kind, supported: widget.families)
        }
        return family
    }

    /// Asks each extension, one after the other, and tells which could not be asked or failed.
    func asking(_ body: (ExtensionSupervisor) throws(BridgeError) -> Void) -> [ExtensionFailure] {
        var failures: [ExtensionFailure] = []
        for slot in slots {
            do throws(BridgeError) {
                try body(try slot.supervisor())
            } catch {
                failures.append(ExtensionFailure(name: slot.name, error: error))
            }
        }
        return failures
    }

    private func gathering(
        _ body: (ExtensionSupervisor, inout [Warning]) throws(BridgeError) -> [JSONValue]
    ) -> Gathered {
        var gathered = Gathered()
        gathered.failures = asking { supervisor throws(BridgeError) in
            gathered.values += try body(supervisor, &gathered.warnings)
        }
        return gathered
    }

    func descriptions(of supervisor: ExtensionSupervisor) throws(BridgeError) -> [WidgetDescription] {
        let bundle = supervisor.bundle
        if let known = catalogue.withLock({ $0[bundle.executablePath] }) { return known }
        let stamp = Self.stamp(bundle.executablePath)
        // A description that cannot be kept is only asked for again.
        let kept = try? database.description(of: bundle.bundleIdentifier, stamp: stamp)
        let reply: DescribeReply
        if let kept, let json = try? JSONValue(parsing: kept), let known = DescribeReply(json) {
            reply = known
        } else {
            reply = try describe(supervisor)
            try? database.keepDescription(
                String(decoding: reply.json.bytes, as: UTF8.self), of: bundle.bundleIdentifier, stamp: stamp)
        }
        let widgets = Self.widgets(reply, of: supervisor)
        catalogue.withLock { $0[bundle.executablePath] = widgets }
        return widgets
    }

    private static func widgets(_ reply: DescribeReply, of supervisor: ExtensionSupervisor) -> [WidgetDescription] {
        let leftOut = supervisor.bundle.leftOut.map(\.json)
        return reply.widgets.compactMap { json in
            var details = json.objectValue
            if !leftOut.isEmpty { details?["leftOut"] = .array(leftOut) }
            return details.flatMap {
                WidgetDescription(.object($0), extensionIdentifier: supervisor.bundle.bundleIdentifier)
            }
        }
    }

    private func describe(
        _ supervisor: ExtensionSupervisor, locale: String = DrawingEnvironment.defaultLocale
    ) throws(BridgeError) -> DescribeReply {
        var warnings: [Warning] = []
        return try supervisor.call(DescribeCall(locale: locale), readsGroups: false, warnings: &warnings)
    }

    /// Tells one build of an executable from another.
    private static func stamp(_ path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "none" }
        return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}

extension Warning {
    /// One for each kind that an extension has more than once.
    static func duplicateKinds(_ widgets: [WidgetDescription]) -> [Warning] {
        var seen: Set<String> = []
        var twice: [String] = []
        for widget in widgets where !seen.insert(widget.kind).inserted && !twice.contains(widget.kind) {
            twice.append(widget.kind)
        }
        return twice.map { kind in
            Warning(
                .duplicateKind,
                "The bundle has several widgets of kind \(BridgeError.quoted(kind)); the first is shown",
                hint: "Give each widget a kind of its own.", subject: kind)
        }
    }
}
