import JSON
package import WidgetProtocol

extension WidgetHome {
    /// A preview, with one of its timeline's entries or its activity's states; throws -20 for a name that none has.
    ///
    /// - Parameter date: what the extension's clock shows; nil for the present.
    package func draw(_ call: PreviewCall, at date: Double? = nil) throws(BridgeError) -> DrawnEntry {
        try first(call, date).entry
    }

    /// A Live Activity with attributes and a state, as its presentation shows it; -28 where they do not fit its types.
    package func draw(_ call: ActivityCall, at date: Double? = nil) throws(BridgeError) -> DrawnEntry {
        try first(call, date).entry
    }

    /// Asks one extension after the other, until one knows what is meant.
    func first<Call: ExtensionCall>(
        _ call: Call, _ date: Double?
    ) throws(BridgeError) -> (entry: DrawnEntry, supervisor: ExtensionSupervisor) where Call.Reply == PreviewReply {
        var failure: BridgeError?
        for slot in slots {
            do throws(BridgeError) {
                let supervisor = try slot.supervisor()
                return (try draw(call, date, supervisor), supervisor)
            } catch {
                guard error.code == ErrorKind.unknownPreview.code else { throw error }
                failure = failure ?? error
            }
        }
        throw failure ?? .unknownKind("", known: [])
    }

    private func draw<Call: ExtensionCall>(
        _ call: Call, _ date: Double?, _ supervisor: ExtensionSupervisor
    ) throws(BridgeError) -> DrawnEntry where Call.Reply == PreviewReply {
        var warnings: [Warning] = []
        let reply = try supervisor.call(call, at: date, warnings: &warnings)
        guard reply.archives.count == 1 else {
            throw .malformedReply(supervisor.name, phase: Call.method, "there is not one archive")
        }
        return DrawnEntry(
            archive: reply.archives[0], date: reply.date ?? date ?? options.now(), changesAt: reply.changesAt,
            size: reply.size,
            cornerRadius: reply.cornerRadius, family: reply.family, warnings: warnings, folders: supervisor.folders)
    }
}
