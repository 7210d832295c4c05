import Foundation
import GroupStorage
import JSON
import JSONRPC

extension Session {
    func setAppGroupId(_ call: Call) {
        do throws(BridgeError) {
            guard let id = call.params.string("groupId") else { throw .groupArguments }
            group = try checkedGroup(id)
            answer(call) { $0 += JSONText.true }
        } catch {
            output.appendReply(to: call.id, error)
        }
    }

    func getWidgetData(_ call: Call) {
        do throws(BridgeError) {
            let named = call.params["appGroupId"]
            guard named != nil || group != nil else { throw .appGroupNotSet }
            guard let key = call.params.string("id") else { throw .getArguments }
            let group = try self.group(named)
            if batch?.group === group { flush() }
            if lanes.hasChange(group.id) { return read(key, of: group, call) }
            let text = try group.stored(key)
            answer(call) { output in
                if let text {
                    output += text
                } else if let value = call.params["defaultValue"] {
                    value.write(to: &output)
                } else {
                    output += JSONText.null
                }
            }
        } catch {
            output.appendReply(to: call.id, error)
        }
    }

    /// Reads after the changes that wait in the group's lane.
    private func read(_ key: String, of group: AppGroup, _ call: Call) {
        var fallback = JSONText.null
        if let value = call.params["defaultValue"] {
            fallback = []
            value.write(to: &fallback)
        }
        let other = fallback
        add(call, .read { () throws(BridgeError) in try group.stored(key) ?? other }, to: group)
    }

    func saveWidgetData(_ call: Call) {
        let named = call.params["appGroupId"]
        guard named != nil || group != nil else { return output.appendReply(to: call.id, .appGroupNotSet) }
        let target: AppGroup
        do throws(BridgeError) {
            guard call.params.string("id") != nil, call.params.nullable("data") != nil else { throw .saveArguments }
            target = try group(named)
        } catch {
            // In its turn among the replies to the session's group, which it would have been.
            guard named == nil, let group else { return output.appendReply(to: call.id, error) }
            return add(call, error, to: group)
        }
        do throws(GroupStorageError) {
            let data = call.params["data"]
            let change = try GroupChange(
                key: call.params.string("id") ?? "",
                value: try data.map { data throws(GroupStorageError) in try StoredValue(data) },
                deletesFile: call.params["deleteFile"]?.bool ?? true)
            if lanes.isBusy(target.id) { return add(call, .save(change, target), to: target) }
            prepareBatch(of: target)
            batch?.add(call.id, change)
        } catch {
            add(call, BridgeError(error), to: target)
        }
    }

    func saveFile(_ call: Call) {
        let named = call.params["appGroupId"]
        guard named != nil || group != nil else { return output.appendReply(to: call.id, .appGroupNotSet) }
        do throws(BridgeError) {
            guard let key = call.params.string("id"), let content = call.params["data"]?["$bytes"]?.string,
                let data = Data(base64Encoded: content)
            else { throw .saveFileArguments }
            let target = try group(named)
            let suffix = try call.params.optionalString("extension") ?? "bin"
            let save: @Sendable () throws(BridgeError) -> [UInt8] = { () throws(BridgeError) in
                do throws(GroupStorageError) {
                    return JSONValue.string(try target.saveFile(key, data, extension: suffix)).serialized()
                } catch {
                    throw BridgeError(error)
                }
            }
            if lanes.isBusy(target.id) { return add(call, .change(save), to: target) }
            flush()
            let path = try save()
            answer(call) { $0 += path }
        } catch {
            guard named == nil, let group else { return output.appendReply(to: call.id, error) }
            add(call, error, to: group)
        }
    }

    /// Commits the saves that wait, and appends their replies.
    func flush() {
        guard let batch else { return }
        self.batch = nil
        batch.commit(to: &output)
    }

    /// Answers with an error, in its turn among the group's replies.
    private func add(_ call: Call, _ error: BridgeError, to group: AppGroup) {
        if lanes.isBusy(group.id) {
            add(call, .fail(error), to: group)
        } else if batch?.group === group {
            batch?.add(call.id, error)
        } else {
            output.appendReply(to: call.id, error)
        }
    }

    private func add(_ call: Call, _ work: LaneStep.Work, to group: AppGroup) {
        add(call, work, toLane: group.id)
    }

    private func prepareBatch(of group: AppGroup) {
        if batch?.group === group { return }
        flush()
        batch = SaveBatch(group: group)
    }

    /// The group that a call names, else the session's, which must be there.
    private func group(_ named: JSONNode?) throws(BridgeError) -> AppGroup {
        guard let named else {
            guard let group else { throw .appGroupNotSet }
            return group
        }
        guard let id = named.string else { throw .invalidParams("appGroupId must be a string") }
        return try checkedGroup(id)
    }

    private func checkedGroup(_ id: String) throws(BridgeError) -> AppGroup {
        let group: AppGroup
        do throws(GroupStorageError) {
            group = try storage.group(id)
        } catch {
            throw BridgeError(error)
        }
        if let entitlements = widgets.entitlements, !entitlements.groups.contains(id) {
            throw .groupNotEntitled(id, entitlements)
        }
        return group
    }
}

extension AppGroup {
    fileprivate func stored(_ key: String) throws(BridgeError) -> [UInt8]? {
        do throws(GroupStorageError) {
            return try text(key)
        } catch {
            throw BridgeError(error)
        }
    }
}
