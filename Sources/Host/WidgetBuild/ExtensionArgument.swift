import JSON
package import WidgetProtocol

/// What a command line says of an extension.
package struct ExtensionArgument: Sendable, Hashable {
    /// A built extension, a widget folder, an Xcode project, or a folder that holds one.
    package var path: String
    /// The target of the project, where it has several widget extensions.
    package var target: String?
    /// The system, where its targets are for several; nil for the phone's.
    package var platform: Platform?
    /// Files and folders elsewhere that belong to the extension.
    package var additions: [String]
    /// The folders of Swift packages elsewhere that it imports targets of.
    package var packages: [String]
    /// Whether packages that are nowhere here are fetched.
    package var fetchesPackages: Bool
    /// Whether what is not here is an error, not left out.
    package var isStrict: Bool

    /// What the extension is called by: its path, as the command line has it, with the target where there are others.
    package var name: String

    /// - Parameter isOneOfSeveral: whether other targets of the same project are named too.
    package init(
        _ path: String, target: String? = nil, platform: Platform? = nil, adding additions: [String] = [],
        packages: [String] = [],
        fetchesPackages: Bool = false, isOneOfSeveral: Bool = false, isStrict: Bool = false
    ) {
        self.fetchesPackages = fetchesPackages
        self.isStrict = isStrict
        self.path = path
        self.target = target
        self.platform = platform
        self.additions = additions
        self.packages = packages
        name = path + (isOneOfSeveral ? target.map { " --target \($0)" } ?? "" : "")
    }

    /// What names each of the widget extensions that this argument leads to, where they are those of one app: targets of
    /// its project, or folders below its root.
    ///
    /// - Parameter error: the one that it was refused with.
    package func parts(of error: BridgeError) -> [ExtensionArgument] {
        guard error.kind == .ambiguousTarget, target == nil else { return [] }
        let found = error.details["targets"]?.arrayValue ?? []
        guard
            found.allSatisfy({ part in
                part["app"] == found[0]["app"] && (part["target"] == nil || part["path"] == found[0]["path"])
            })
        else { return [] }
        return found.map { found in
            var part = self
            part.path = found["path"]?.stringValue ?? path
            part.target = found["target"]?.stringValue
            part.name = part.target.map { "\(name) --target \($0)" } ?? part.path
            return part
        }
    }
}
