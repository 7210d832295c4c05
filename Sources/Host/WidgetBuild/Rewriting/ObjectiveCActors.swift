/// Actors that inherit from `NSObject`, which Swift links with Objective-C's runtime alone.
enum ObjectiveCActors {
    /// Has the `actor Name: NSObject` at `index`, if there is one, be a class: what is asked of it is awaited as before,
    /// but two calls at a time may run in it.
    static func replace(at index: Int, in file: inout SourceFile) {
        guard file.text(index) == "actor", file.isPunctuation(index + 2, ":"), file.text(index + 3) == "NSObject"
        else { return }
        file.replace(file.tokens[index].range, with: "final class")
        file.insert(", @unchecked Swift.Sendable", at: file.tokens[index + 3].range.upperBound)
    }
}
