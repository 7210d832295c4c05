import Foundation
package import GRDB

extension DatabaseQueue {
    /// Opens a database that other processes may be making or closing at the same moment.
    ///
    /// SQLite refuses the switch to WAL as busy at once, whatever the timeout, while another connection does the same.
    package static func opening(_ path: String, _ configuration: Configuration) throws -> DatabaseQueue {
        let limit = ContinuousClock.now + .seconds(10)
        while true {
            do {
                return try DatabaseQueue(path: path, configuration: configuration)
            } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY && ContinuousClock.now < limit {
                usleep(2_000)
            }
        }
    }
}
