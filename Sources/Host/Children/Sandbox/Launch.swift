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

    package init(arguments: [String], environment: [String: String]) {
        self.arguments = arguments
        self.environment = environment
    }

    /// How the program ended: bubblewrap says a signal as a shell does, by 128 and its number.
    func end(wait status: Int32) -> ChildEnd {
        let end = ChildEnd(wait: status)
        guard isNested, case .code(let code) = end, code > 128 else { return end }
        return .signal(code - 128)
    }
}
