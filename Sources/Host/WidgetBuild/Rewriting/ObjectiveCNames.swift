/// `#selector` and `#keyPath` ask the Objective-C runtime, which is not there: the names that they stand for remain.
enum ObjectiveCNames {
    /// In tokens: what is inside of others is looked at once for each.
    private static let longest = 256

    static func replace(at index: Int, in file: inout SourceFile) {
        let name = file.text(index + 1)
        guard name == "selector" || name == "keyPath", file.isPunctuation(index + 2, "("),
            let close = file.closing(index + 2), close - index < longest
        else { return }
        var words = (index + 3..<close).map(file.text)
        let range = file.tokens[index].range.lowerBound..<file.tokens[close].range.upperBound
        if name == "selector" {
            if words.count > 1, words[1] == ":" { words.removeFirst(2) }
            file.replace(range, with: "Selector(\"\(words.joined())\")")
        } else {
            // A key path begins at the type that it is a path of.
            if words.count > 2, words[0].first?.isUppercase ?? false { words.removeFirst(2) }
            file.replace(range, with: "\"\(words.joined())\"")
        }
    }
}
