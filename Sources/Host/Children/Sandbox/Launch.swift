import Foundation

/// A command line, as it is started in the end.
package struct Launch: Sendable {
    /// The program's path, then its arguments.
    var arguments: [String]
    var environment: [String: String]
    /// What the child reads from descriptor 3, at most what a pipe holds.
    var data: String?
    /// Whether the program runs below two processes of bubblewrap's, the one started and the namespace's first.
    var isNested = false
    /// Whether the launcher sees to the child's end with the bridge's.
    var endsWithParent = false
    /// What the program and all that it starts may have together, where the system counts that.
    var groupLimits: ControlGroup.Limits?

    package init(arguments: [String], environment: [String: String]) {
        self.arguments = arguments
        self.environment = environment
    }

    /// How the program ended: bubblewrap says a signal as a shell does, by 128 and its number.
    func end(wait status: Int32, in group: ControlGroup?) -> ChildEnd {
        let end = ChildEnd(wait: status)
        if end != .code(0), let group, group.ranOutOfMemory { return .outOfMemory }
        guard isNested, case .code(let code) = end, code > 128 else { return end }
        return .signal(code - 128)
    }
}
