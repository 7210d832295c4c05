/// Macros whose names here are not Apple's.
enum MacroNames {
    /// `@Entry` is `@_Entry`: beside a declaration of that name, Swift does not find what `Entry` is in
    /// `Timeline<Entry>` where another file has asked for the provider's entries first.
    static func replace(at index: Int, in file: inout SourceFile) {
        guard file.text(index + 1) == "Entry" else { return }
        file.insert("_", at: file.tokens[index + 1].range.lowerBound)
    }
}
