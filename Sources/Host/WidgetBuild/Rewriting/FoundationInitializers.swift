/// Initialisers of Foundation's that are not public on Linux.
enum FoundationInitializers {
    /// Has the `ProcessInfo()` at `index`, if there is one, be the process's own, which every other one is like.
    static func replace(at index: Int, in file: inout SourceFile) {
        guard file.text(index) == "ProcessInfo", !file.isPunctuation(index - 1, "."),
            file.isPunctuation(index + 1, "("), file.isPunctuation(index + 2, ")")
        else { return }
        let range = file.tokens[index + 1].range.lowerBound..<file.tokens[index + 2].range.upperBound
        file.replace(range, with: ".processInfo")
    }
}
