/// What a command line says of an extension.
package struct ExtensionArgument: Sendable, Hashable {
    /// A built extension, a widget folder, an Xcode project, or a folder that holds one.
    package var path: String
    /// The target of the project, where it has several widget extensions.
    package var target: String?
    /// Files and folders elsewhere that belong to the extension.
    package var additions: [String]

    package init(_ path: String, target: String? = nil, adding additions: [String] = []) {
        self.path = path
        self.target = target
        self.additions = additions
    }
}
