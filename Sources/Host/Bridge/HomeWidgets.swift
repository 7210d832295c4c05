import GroupStorage
package import JSON
import JSONRPC
import WidgetArchive
package import WidgetBuild
package import WidgetHome

/// The widgets of the session's extensions: kept by ``WidgetHome``, drawn by ``Drawer``.
package struct HomeWidgets: WidgetService {
    package let entitlements: Entitlements?

    private let home: WidgetHome
    private let drawer: Drawer
    /// Where pictures go that the host gives no path for.
    private let pictures: String
    private let notifications: HostNotifications

    /// Of a widget on the home screen, in points; accessories on the lock screen have no corners of their own.
    private static let cornerRadius = 22.0

    package init(
        home: WidgetHome, extensions: [BuiltExtension], drawer: Drawer, root: String, notifications: HostNotifications
    ) {
        self.home = home
        self.drawer = drawer
        self.notifications = notifications
        pictures = root + "/pictures"
        entitlements = Entitlements(extensions)
    }

    package func describeWidgets(locale: String?) throws(BridgeError) -> JSONValue {
        .array(
            try named { () throws(WidgetHomeError) in try home.descriptions(locale: locale) }.map { widget in
                [
                    "kind": .string(widget.kind),
                    "displayName": widget.details["displayName"] ?? .string(widget.kind),
                    "description": widget.details["description"] ?? "",
                    "families": .array(widget.families.map { .string($0) }),
                    "configuration": widget.details["configuration"] ?? ["type": "static", "parameters": []],
                    "extension": .string(widget.extensionIdentifier),
                ]
            })
    }

    package func installedWidgets() throws(BridgeError) -> JSONValue {
        .array(
            try named { () throws(WidgetHomeError) in try home.installed() }.map { widget in
                var object: JSONObject = [
                    "id": .string(widget.id), "kind": .string(widget.kind), "family": .string(widget.family.rawValue),
                ]
                object["configuration"] = widget.configuration
                return .object(object)
            })
    }

    package func install(
        kind: String, family: WidgetFamily?, configuration: JSONValue?
    ) throws(BridgeError) -> String {
        try named { () throws(WidgetHomeError) in
            try home.pin(kind: kind, family: family?.rawValue, configuration: configuration).id
        }
    }

    package func remove(id: String) throws(BridgeError) {
        try named { () throws(WidgetHomeError) in try home.remove(id: id) }
    }

    package func configure(id: String, _ configuration: JSONValue) throws(BridgeError) {
        do throws(WidgetHomeError) {
            tell(of: try home.configure(id: id, configuration), reason: "configureWidget")
        } catch {
            let kind = (try? home.widget(id: id))?.kind
            throw failure(error, kind: kind ?? id)
        }
    }

    package func options(_ request: OptionsRequest) throws(BridgeError) -> JSONValue {
        do throws(WidgetHomeError) {
            return try home.options(
                kind: request.kind, parameter: request.parameter, search: request.search,
                configuration: request.configuration)
        } catch {
            throw failure(error, kind: request.kind)
        }
    }

    package func reload(kind: String) throws(BridgeError) {
        // A reload is followed by a picture more often than not.
        drawer.prepare()
        do throws(WidgetHomeError) {
            tell(of: try home.reload(kind: kind), reason: "updateWidget")
        } catch {
            throw failure(error, kind: kind)
        }
    }

    private func tell(of reloads: [ReloadedTimeline], reason: String) {
        for reloaded in reloads {
            notifications.send(
                "timelineReloaded",
                [
                    "kind": .string(reloaded.widget.kind), "family": .string(reloaded.widget.family.rawValue),
                    "id": .string(reloaded.widget.id), "entries": .int(reloaded.entries), "reason": .string(reason),
                ])
        }
    }

    package func timeline(_ reference: WidgetReference) throws(BridgeError) -> JSONValue {
        let widget = try widget(reference)
        let timeline: StoredTimeline
        do throws(WidgetHomeError) { timeline = try home.timeline(of: widget) } catch {
            throw failure(error, kind: widget.kind)
        }
        let entries = timeline.entries.map { entry in
            var object: JSONObject = ["date": .string(WireDate.text(entry.date))]
            object["relevance"] = entry.relevance
            return JSONValue.object(object)
        }
        let policy: JSONValue =
            if case .after(let date) = timeline.policy {
                ["after": .string(WireDate.text(date))]
            } else {
                .string(timeline.policy.name)
            }
        return [
            "entries": .array(entries), "policy": policy, "reloadedAt": .string(WireDate.text(timeline.reloadedAt)),
            "nextReload": timeline.nextReload.map { .string(WireDate.text($0)) } ?? .null, "budget": .null,
        ]
    }

    package func picture(
        _ request: PictureRequest
    ) throws(BridgeError) -> @Sendable () async throws(BridgeError) -> [UInt8] {
        let picture: Drawer.Picture
        let date: Double
        switch request.subject {
        case .widget(let reference): (picture, date) = try draw(try widget(reference), request)
        case .preview(let name, let entry):
            let preview = try named { () throws(WidgetHomeError) in
                try home.drawPreview(named: name, entry: entry, environment: request.environment)
            }
            (picture, date) = (try self.picture(preview, request, name: name), preview.date)
        case .activity(let activity):
            let preview = try named { () throws(WidgetHomeError) in
                try home.drawActivity(
                    activity.attributesType, attributes: activity.attributes, state: activity.state,
                    presentation: activity.presentation.rawValue, environment: request.environment)
            }
            (picture, date) = (try self.picture(preview, request, name: activity.attributesType), preview.date)
        }
        return { [drawer] () throws(BridgeError) in
            try await drawer.draw(picture).result(format: request.format, date: date)
        }
    }

    private func draw(
        _ widget: InstalledWidget, _ request: PictureRequest
    ) throws(BridgeError) -> (Drawer.Picture, date: Double) {
        let size = request.size.map { ArchiveSize(width: $0.width, height: $0.height) } ?? widget.family.displaySize
        let entry: DrawnEntry
        do throws(WidgetHomeError) {
            entry =
                switch request.phase {
                case .timeline:
                    try home.draw(widget, date: request.date, size: size, environment: request.environment)
                case .snapshot: try home.snapshot(widget, size: size, environment: request.environment)
                case .placeholder: try home.placeholder(widget, size: size, environment: request.environment)
                }
        } catch {
            throw failure(error, kind: widget.kind)
        }
        let picture = Drawer.Picture(
            archive: entry.archive, format: request.format, scale: request.scale, size: size,
            cornerRadius: widget.family.isOnHomeScreen ? Self.cornerRadius : 0,
            path: try path(request, name: widget.id))
        return (picture, entry.date)
    }

    private func picture(
        _ preview: DrawnPreview, _ request: PictureRequest, name: String
    ) throws(BridgeError) -> Drawer.Picture {
        Drawer.Picture(
            archive: preview.archive, format: request.format, scale: request.scale, size: preview.size,
            cornerRadius: preview.cornerRadius, path: try path(request, name: name))
    }

    package func stop() {
        drawer.stop()
        home.stop()
    }

    private func widget(_ reference: WidgetReference) throws(BridgeError) -> InstalledWidget {
        try named { () throws(WidgetHomeError) in
            switch reference {
            case .id(let id): try home.widget(id: id)
            case .placement(let kind, let family, let configuration):
                try home.widget(kind: kind, family: family.rawValue, configuration: configuration)
            }
        }
    }

    /// The file to write: the host's, below the working directory, or one below the root by what is drawn, which the
    /// next picture of that replaces. None for an archive, which goes into the reply.
    private func path(_ request: PictureRequest, name: String) throws(BridgeError) -> String? {
        if let path = request.path { return Drawer.absolute(path) }
        if request.format == .archive { return nil }
        let name = name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) ? $0 : "_" }
        try Drawer.makeFolder(pictures)
        return "\(pictures)/\(String(name)).\(request.format.rawValue)"
    }

    private func named<Result>(_ body: () throws(WidgetHomeError) -> Result) throws(BridgeError) -> Result {
        do throws(WidgetHomeError) {
            return try body()
        } catch {
            throw BridgeError(error)
        }
    }

    /// The error for the reply; tells the host too when it was the extension's own end.
    private func failure(_ error: WidgetHomeError, kind: String) -> BridgeError {
        if (-24 ... -22).contains(error.code) {
            let name = (try? home.descriptions())?.first { $0.kind == kind }?.extensionIdentifier
            notifications.send(
                "extensionFailed",
                [
                    "extension": .string(name ?? kind), "phase": error.phase.map { .string($0) } ?? .null,
                    "message": .string(error.message),
                ])
        }
        return BridgeError(error)
    }
}

extension PictureRequest {
    /// What is the default is left out: pictures for the default are kept by each reload.
    fileprivate var environment: DrawingEnvironment {
        DrawingEnvironment(
            colorScheme: colorScheme == .dark ? .dark : .light, locale: locale == "en_US" ? nil : locale,
            layoutDirection: layoutDirection?.rawValue,
            dynamicTypeSize: dynamicTypeSize == .large ? nil : dynamicTypeSize.rawValue,
            renderingMode: renderingMode == .fullColor ? nil : renderingMode.rawValue,
            redaction: redaction.map(\.rawValue))
    }
}

extension BridgeError {
    package init(_ error: WidgetHomeError) {
        var details = error.details
        if let phase = error.phase { details["phase"] = .string(phase) }
        // An id that is not installed is a wrong argument, not a wrong kind.
        let isWrongID = error.kind == "unknownWidget"
        self.init(
            code: isWrongID ? -32602 : error.code, kind: isWrongID ? "invalidParams" : error.kind,
            message: error.message, hint: error.hint, details: details)
    }
}
