import JSON
package import WidgetProtocol

extension WidgetHome {
    /// A preview, with one of its timeline's entries or its activity's states; throws -20 for a name that none has.
    package func draw(_ call: PreviewCall) throws(BridgeError) -> DrawnEntry { try first(call) }

    /// A Live Activity with attributes and a state, as its presentation shows it; -28 where they do not fit its types.
    package func draw(_ call: ActivityCall) throws(BridgeError) -> DrawnEntry { try first(call) }

    /// Asks one extension after the other, until one knows what is meant.
    private func first<Call: ExtensionCall>(_ call: Call) throws(BridgeError) -> DrawnEntry
    where Call.Reply == PreviewReply {
        var failure: BridgeError?
        for slot in slots {
            do throws(BridgeError) {
                return try draw(call, slot.supervisor())
            } catch {
                guard error.code == ErrorKind.unknownPreview.code else { throw error }
                failure = failure ?? error
            }
        }
        throw failure ?? .unknownKind("", known: [])
    }

    private func draw<Call: ExtensionCall>(
        _ call: Call, _ supervisor: ExtensionSupervisor
    ) throws(BridgeError) -> DrawnEntry where Call.Reply == PreviewReply {
        var warnings: [Warning] = []
        let reply = try supervisor.call(call, warnings: &warnings)
        guard reply.archives.count == 1 else {
            throw .malformedReply(supervisor.name, phase: Call.method, "there is not one archive")
        }
        return DrawnEntry(
            archive: reply.archives[0], date: reply.date ?? options.now(), size: reply.size,
            cornerRadius: reply.cornerRadius, warnings: warnings)
    }
}
