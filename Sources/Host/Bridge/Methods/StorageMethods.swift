import Foundation
import GroupStorage
import JSON
import ValueStore
import WidgetHome
import WidgetProtocol

/// home_widget's calls that store.
extension Method {
    static let setAppGroupId = Method("setAppGroupId", "groupId") { session, call throws(BridgeError) in
        guard let id = call.params.string("groupId") else { throw .groupArguments }
        session.group = try session.checkedGroup(id)
        session.answer(call) { $0 += RawJSON.true.bytes }
    }

    static let getWidgetData = Method("getWidgetData", "id", "defaultValue", "appGroupId") {
        session, call throws(BridgeError) in
        let named = call.params["appGroupId"]
        guard named != nil || session.group != nil else { throw .appGroupNotSet }
        guard let key = call.params.string("id") else { throw .getArguments }
        let group = try session.group(named)
        if session.batch?.group === group { session.flush() }
        let fallback = call.params["defaultValue"]
        if session.needsLane(group) {
            guard !session.lanes.hasChange(group.id), let known = try group.textAtHand(key) else {
                return session.read(key, of: group, call)
            }
            session.answer(call) { Self.write(known.text, else: fallback, to: &$0) }
        } else {
            let text = try group.text(key)
            session.answer(call) { Self.write(text, else: fallback, to: &$0) }
        }
    }

    static let getAllWidgetData = Method("getAllWidgetData", "appGroupId") { session, call throws(BridgeError) in
        let group = try session.group(call.params["appGroupId"])
        session.add(
            call,
            reading: { () throws(BridgeError) in
                var values = JSONObjectWriter()
                for (key, text) in try group.all() { values.set(key: key, RawJSON(trusted: text)) }
                var object = JSONObjectWriter()
                object.set("values", values.finish())
                object.set("byWidget", .array(try group.keysOfWidget().map { .string($0) }))
                return CallResult(object.finish())
            }, of: group)
    }

    static let getAppGroups = Method("getAppGroups") { session, call throws(BridgeError) in
        session.run(call) { home throws(BridgeError) in
            CallResult(RawJSON(home.entitlements().map { .array($0.groups.map { .string($0) }) } ?? .null))
        }
    }

    static let saveWidgetData = Method("saveWidgetData", "id", "data", "appGroupId", "deleteFile") {
        session, call throws(BridgeError) in
        let named = call.params["appGroupId"]
        guard named != nil || session.group != nil else { throw .appGroupNotSet }
        guard let key = call.params.string("id"), call.params.nullable("data") != nil else { throw .saveArguments }
        let group = try session.group(named)
        do throws(BridgeError) {
            let data = call.params["data"]
            let change = try GroupChange(
                key: key, value: try data.map { data throws(BridgeError) in try StoredValue(data) },
                deletesFile: try call.params.optionalBool("deleteFile") ?? true)
            if session.needsLane(group) {
                session.add(call, .save(change, group), toLane: group.id)
            } else {
                session.save(change, in: group, call)
            }
        } catch {
            session.fail(call, error, in: group)
        }
    }

    static let saveFile = Method("saveFile", "id", "data", "extension", "appGroupId") {
        session, call throws(BridgeError) in
        let named = call.params["appGroupId"]
        guard named != nil || session.group != nil else { throw .appGroupNotSet }
        guard let key = call.params.string("id"), let content = call.params["data"]?["$bytes"]?.string,
            let data = Data(base64Encoded: content)
        else { throw .saveFileArguments }
        let group = try session.group(named)
        let suffix = try call.params.optionalString("extension") ?? "bin"
        // Files are larger than values, and others may have to be waited for.
        session.add(
            call,
            .change { () throws(BridgeError) in
                CallResult(RawJSON(.string(try group.saveFile(key, data, extension: suffix))))
            }, toLane: group.id)
    }

    private static func write(_ text: [UInt8]?, else fallback: JSONNode?, to output: inout [UInt8]) {
        if let text {
            output += text
        } else if let fallback {
            fallback.write(to: &output)
        } else {
            output += RawJSON.null.bytes
        }
    }
}

extension Session {
    /// Reads after the changes that wait in the group's lane.
    fileprivate func read(_ key: String, of group: AppGroup, _ call: Call) {
        var fallback = RawJSON.null
        if let value = call.params["defaultValue"] {
            var text: [UInt8] = []
            value.write(to: &text)
            fallback = RawJSON(trusted: text)
        }
        let other = fallback
        add(
            call,
            reading: { () throws(BridgeError) in
                CallResult(try group.text(key).map(RawJSON.init(trusted:)) ?? other)
            }, of: group)
    }
}
