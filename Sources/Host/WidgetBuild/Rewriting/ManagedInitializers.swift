/// Initialisers of managed objects that override Core Data's.
///
/// The stand-in makes an object by its class, which Swift allows for required initialisers alone; Objective-C asks for
/// none of it.
enum ManagedInitializers {
    private static let modifiers: Set = ["override", "private", "fileprivate", "public", "internal", "open"]

    /// Has the `init(entity: NSEntityDescription, …)` at `index`, if there is one, be required in place of overriding.
    static func require(at index: Int, in file: inout SourceFile) {
        guard file.text(index) == "init", file.isPunctuation(index + 1, "("), file.text(index + 2) == "entity",
            file.isPunctuation(index + 3, ":"), file.text(index + 4) == "NSEntityDescription"
        else { return }
        var first = index
        while first > 0, modifiers.contains(file.text(first - 1)) { first -= 1 }
        guard (first..<index).contains(where: { file.text($0) == "override" }) else { return }
        for modifier in first..<index {
            switch file.text(modifier) {
            case "override": file.replace(file.tokens[modifier].range, with: "required")
            // One that is required is as accessible as its class.
            case "private", "fileprivate": file.blank(file.tokens[modifier].range)
            default: continue
            }
        }
    }
}
