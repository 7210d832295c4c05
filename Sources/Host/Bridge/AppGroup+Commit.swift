import GroupStorage

extension AppGroup {
    /// Commits the changes together, and gives for each what kept it from being stored.
    ///
    /// When the disk has no room for all of them, each is tried alone: one large value must not fail its neighbours.
    func commitEach(_ changes: [GroupChange]) -> [BridgeError?] {
        do throws(GroupStorageError) {
            try commit(changes)
            return changes.map { _ in nil }
        } catch {
            guard error.kind == "storageFull", changes.count > 1 else { return changes.map { _ in BridgeError(error) } }
            return changes.map { change in
                do throws(GroupStorageError) {
                    try commit([change])
                    return nil
                } catch {
                    return BridgeError(error)
                }
            }
        }
    }
}
