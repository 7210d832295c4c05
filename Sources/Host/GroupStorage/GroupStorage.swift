import Foundation
import POSIXSupport
import Synchronization
package import WidgetProtocol

/// The app groups below one root folder. Safe to use from several threads, and by several processes at once.
package final class GroupStorage: Sendable {
    /// The folder that holds a folder for each group.
    package let folder: String

    private let turn = TurnCounter()
    private let open = OpenGroups()
    private let groups = Mutex<[String: AppGroup]>([:])

    /// How many groups stay open, and how many may be at work at once: a sixteenth of what the process may open, which
    /// is three sixteenths with each group's three descriptors.
    package static let maximumOpen = min(64, max(4, Descriptors.limit / 16))

    /// Groups live in `<root>/groups`; nothing is made until something is saved.
    package init(root: String) {
        folder = URL(fileURLWithPath: root).standardizedFileURL.path + "/groups"
    }

    /// The group called `id`, the same object each time; throws -21 for a malformed name.
    package func group(_ id: String) throws(BridgeError) -> AppGroup {
        if let group = groups.withLock({ $0[id] }) { return group }
        guard GroupName.isValid(id) else { throw .malformedGroup(id) }
        return groups.withLock { groups in
            let group = groups[id] ?? AppGroup(id: id, in: folder, turn: turn, open: open)
            groups[id] = group
            return group
        }
    }

    /// Makes the next read of each group look for what other processes have committed.
    ///
    /// A dispatcher calls this once for the messages that it found waiting: they then share one look, which still
    /// comes after each of them has arrived.
    package func beginTurn() {
        turn.advance()
    }

    /// The names of the groups that have a folder, sorted.
    package func groupIDs() throws(BridgeError) -> [String] {
        do {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            return names.filter { GroupName.isValid($0) }.sorted()
        } catch CocoaError.fileReadNoSuchFile {
            return []
        } catch {
            throw .storage(folder, errno: EACCES)
        }
    }
}
