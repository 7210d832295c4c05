package import JSON
package import WidgetArchive
import WidgetBuild

/// A preview, or a Live Activity, laid out for one environment.
package struct DrawnPreview: Sendable, Hashable {
    /// The `WidgetArchive` as JSON text.
    package let archive: [UInt8]
    /// The date of the entry that is shown, in seconds since 1970; the present where there is no entry.
    package let date: Double
    package let size: ArchiveSize
    package let cornerRadius: Double
}

extension WidgetHome {
    /// The previews that the extensions' code has, which runs for it.
    package func previews() throws(WidgetHomeError) -> [JSONValue] {
        var all: [JSONValue] = []
        for supervisor in supervisors { all += try list("previews", supervisor) }
        return all
    }

    /// The Live Activities of every extension.
    package func activities() throws(WidgetHomeError) -> [JSONValue] {
        var all: [JSONValue] = []
        for supervisor in supervisors { all += try list("activities", from: "describe", supervisor) }
        return all
    }

    /// The preview of a name, with one of its timeline's entries or its activity's states.
    package func drawPreview(
        named name: String, entry: Int, environment: DrawingEnvironment
    ) throws(WidgetHomeError) -> DrawnPreview {
        try draw("preview", ["name": .string(name), "entry": .int(entry)], environment)
    }

    /// A Live Activity with attributes and a state, as its presentation shows it; -28 where they do not fit its types.
    package func drawActivity(
        _ attributesType: String, attributes: JSONValue, state: JSONValue, presentation: String,
        environment: DrawingEnvironment
    ) throws(WidgetHomeError) -> DrawnPreview {
        try draw(
            "activity",
            [
                "attributesType": .string(attributesType), "attributes": attributes, "state": state,
                "presentation": .string(presentation),
            ], environment)
    }

    /// Asks one extension after the other, until one knows what is meant.
    private func draw(
        _ method: String, _ params: JSONObject, _ environment: DrawingEnvironment
    ) throws(WidgetHomeError) -> DrawnPreview {
        var failure: WidgetHomeError?
        for supervisor in supervisors {
            do throws(WidgetHomeError) {
                return try draw(method, params, environment.complete, supervisor)
            } catch {
                guard error.code == -20 else { throw error }
                failure = failure ?? error
            }
        }
        throw failure ?? .unknownKind("", known: [])
    }

    private func draw(
        _ method: String, _ params: JSONObject, _ environment: DrawingEnvironment, _ supervisor: ExtensionSupervisor
    ) throws(WidgetHomeError) -> DrawnPreview {
        let (name, now) = (supervisor.bundle.name, options.now())
        var answer: Result<DrawnPreview, WidgetHomeError>?
        try supervisor.call(
            .init(
                requests: { suites in
                    var params = params
                    params["context"] = [
                        "isPreview": true, "suites": .array(suites.map { .string($0) }),
                        "environments": [environment.json],
                    ]
                    return [ExtensionRequest(method: method, params: .object(params))]
                },
                decode: { (_, reply) throws(WidgetHomeError) in
                    let members = reply.members
                    let archives = try LoadedTimeline.archives(
                        members?["archives"], count: 1, name: name, phase: method)
                    guard let size = members?["size"]?.value, let width = size["width"]?.doubleValue,
                        let height = size["height"]?.doubleValue
                    else { throw .malformedReply(name, phase: method, "there is no size") }
                    return DrawnPreview(
                        archive: archives[0], date: members?["entry"]?.value?["date"]?.doubleValue ?? now,
                        size: ArchiveSize(width: width, height: height),
                        cornerRadius: members?["cornerRadius"]?.value?.doubleValue ?? 0)
                },
                each: { answer = $1 }))
        return try answer!.get()
    }

    private func list(
        _ member: StaticString, from method: String? = nil, _ supervisor: ExtensionSupervisor
    ) throws(WidgetHomeError) -> [JSONValue] {
        let method = method ?? member.description
        var answer: Result<[JSONValue], WidgetHomeError>?
        try supervisor.call(
            .init(
                requests: { _ in [ExtensionRequest(method: method, params: [:])] },
                decode: { (_, reply) in reply.members?[member]?.value?.arrayValue ?? [] },
                each: { answer = $1 }))
        return try answer!.get()
    }
}
