/// The attributes that an interface's declarations keep.
enum InterfaceAttributes {
    /// - Parameter name: without the module in front of it.
    static func count(_ name: String) -> Bool {
        guard let first = name.first else { return false }
        // Property wrappers and result builders say how a body is made, macros have been expanded.
        if first.isUppercase { return name.hasSuffix("Actor") || name == "Sendable" }
        return first == "_" ? kept.contains(name) : !dropped.contains(name)
    }

    private static let kept: Set = [
        "_exported", "_disfavoredOverload", "_implements", "_marker", "_unavailableFromAsync",
    ]

    /// Those about how a body is compiled, which is not there.
    private static let dropped: Set = [
        "inlinable", "inline", "backDeployed", "c", "cdecl", "differentiable", "derivative", "transpose", "optimize",
        "exclusivity", "specialized", "abi", "export", "implementation",
    ]
}
