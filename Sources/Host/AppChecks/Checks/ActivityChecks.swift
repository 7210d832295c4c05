import JSON
import WidgetBuild

/// What Info.plist and entitlements have to say of Live Activities and of work in the background.
struct ActivityChecks {
    let sources: AppSources

    var findings: [Finding] {
        sources.apps.filter { $0.platform == "iOS" }.flatMap { app in activities(of: app) + tasks(of: app) }
    }

    // MARK: Live Activities

    private func activities(of app: AppDescription.Target) -> [Finding] {
        let requests = requests(of: app)
        guard let request = requests.first else { return [] }
        var findings: [Finding] = []
        if isDeclared("NSSupportsLiveActivities", by: app) == false {
            findings.append(
                sources.finding(
                    .error, .liveActivitiesUndeclared, in: request.text, line: request.line,
                    "a Live Activity is requested, which \(app.name) does not say that it has: the request fails",
                    mend: "Set NSSupportsLiveActivities to YES in the app's own Info.plist."))
        }
        if let push = requests.first(where: \.isPushed),
            app.configurations.allSatisfy({ $0.entitlements != nil && $0.entitlements?["aps-environment"] == nil })
        {
            findings.append(
                sources.finding(
                    .error, .pushEntitlementMissing, in: push.text, line: push.line,
                    "the Live Activity asks for a push token, and \(app.name) has no entitlement aps-environment",
                    mend: "Add the capability Push Notifications to the app."))
        }
        return findings
    }

    private struct Request {
        var text: SourceText
        var line: Int
        var isPushed = false
    }

    private func requests(of app: AppDescription.Target) -> [Request] {
        let own = sources.texts(of: app).flatMap { text -> [Request] in
            text.calls(["request"]).filter { $0.receiver == "Activity" }.map { call in
                let type = call.argument("pushType")
                let isPushed =
                    type.map { range in
                        range.count > 1 && ["token", "channel"].contains(text.word(range.lowerBound + 1) ?? "")
                    } ?? false
                return Request(text: text, line: call.line, isPushed: isPushed)
            }
        }
        guard sources.apps.count == 1 else { return own }
        // Flutter's plugin requests it in the app's name.
        let host = sources.texts.filter { $0.language == .dart }.flatMap { text -> [Request] in
            let isPlugin = text.tokens.contains { token in
                if case .string(let name, true) = token.kind {
                    name.hasPrefix("package:live_activities/")
                } else {
                    false
                }
            }
            guard isPlugin else { return [] }
            return text.calls(["createActivity", "createOrUpdateActivity"]).filter(\.isMember)
                .map { Request(text: text, line: $0.line) }
        }
        return own + host
    }

    /// Whether a key is YES in every configuration; nil where that is not known.
    private func isDeclared(_ key: String, by app: AppDescription.Target) -> Bool? {
        var isDeclared = true
        for configuration in app.configurations {
            guard let information = configuration.information else { return nil }
            let value = information[key]
            isDeclared = isDeclared && (value?.boolValue == true || value?.stringValue == "YES")
        }
        return isDeclared
    }

    // MARK: Background

    private func tasks(of app: AppDescription.Target) -> [Finding] {
        guard let information = app.configurations.first?.information else { return [] }
        let modes = Set(information["UIBackgroundModes"]?.arrayValue?.compactMap(\.stringValue) ?? [])
        let permitted = information["BGTaskSchedulerPermittedIdentifiers"]?.arrayValue ?? []
        let identifiers = permitted.compactMap(\.stringValue)
        return sources.texts(of: app).flatMap { text -> [Finding] in
            let needs = [
                "BGAppRefreshTaskRequest": "fetch", "BGProcessingTaskRequest": "processing",
            ]
            var findings: [Finding] = []
            for call in text.calls(Set(needs.keys)) {
                guard let mode = needs[call.name], !modes.contains(mode) else { continue }
                findings.append(
                    sources.finding(
                        .error, .backgroundModeMissing, in: text, line: call.line,
                        "\(call.name) needs the background mode \(mode), which \(app.name) does not have: it is never run",
                        mend: "Add \(mode) to UIBackgroundModes in the app's Info.plist."))
            }
            // One that a variable of names may be any.
            guard identifiers.count == permitted.count else { return findings }
            for call in text.calls(["register"]) {
                guard let argument = call.argument("forTaskWithIdentifier"),
                    let identifier = sources.value(argument, in: text), !identifiers.contains(identifier)
                else { continue }
                findings.append(
                    sources.finding(
                        .error, .taskUndeclared, in: text, line: call.line,
                        "BGTaskSchedulerPermittedIdentifiers of \(app.name) does not have \(quoted(identifier)): "
                            + "registering it ends the app",
                        mend: "Add it to BGTaskSchedulerPermittedIdentifiers in the app's Info.plist."))
            }
            return findings
        }
    }
}
