/// Methods of Foundation's whose results are of another type on Linux.
enum FoundationMethods {
    /// Has the `urls(forResourcesWithExtension:…)` at `index`, if there is one, give `URL`s, where Linux's gives `NSURL`s:
    /// FoundationCompat has one with an underscore in front.
    static func replace(at index: Int, in file: inout SourceFile) {
        guard file.text(index) == "urls", file.isPunctuation(index - 1, "."), file.isPunctuation(index + 1, "("),
            file.text(index + 2) == "forResourcesWithExtension"
        else { return }
        file.replace(file.tokens[index].range, with: "_urls")
    }
}
