import GroupStorage
import WidgetProtocol

extension AppGroup {
    /// Commits the changes together, and gives for each what kept it from being stored.
    ///
    /// When the disk has no room for all of them, each is tried alone: one large value must not fail its neighbours.
    /// Without waiting, a group that another process holds is nobody's error yet: then nothing has happened, and nil is
    /// given.
    func commitEach(_ changes: [GroupChange], waits: Bool = true) -> [BridgeError?]? {
        do throws(BridgeError) {
            try commit(changes, waits: waits)
            return changes.map { _ in nil }
        } catch {
            if !waits, error.kind == .storageBusy { return nil }
            guard error.kind == .storageFull, changes.count > 1 else { return changes.map { _ in error } }
            return changes.map { change in
                do throws(BridgeError) {
                    try commit([change])
                    return nil
                } catch {
                    return error
                }
            }
        }
    }
}
