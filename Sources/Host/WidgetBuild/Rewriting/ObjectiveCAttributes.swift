/// Attributes that speak to the Objective-C runtime or to Interface Builder, neither of which is there.
enum ObjectiveCAttributes {
    private static let names: Set = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable", "NSCopying", "NSApplicationMain", "UIApplicationMain", "NSManaged", "testable",
    ]

    /// Blanks the attribute at `index`, if it is one of these, and says in Swift's own words what it meant.
    static func blank(at index: Int, in file: inout SourceFile) {
        let name = file.text(index + 1)
        if name == "convention" { return blankConvention(at: index, in: &file) }
        guard names.contains(name) else { return }
        var end = index + 1
        if name == "objc", file.isPunctuation(index + 2, "("), file.isAttached(index + 2),
            let close = file.closing(index + 2)
        {
            end = close
        }
        file.blank(file.tokens[index].range.lowerBound..<file.tokens[end].range.upperBound)
        switch name {
        case "objc": restrictToClasses(after: end, in: &file)
        case "NSManaged": addAccessors(after: end, in: &file)
        default: break
        }
    }

    /// There are no blocks, and what is Core Foundation's are Swift's objects, of which C knows nothing.
    private static func blankConvention(at index: Int, in file: inout SourceFile) {
        guard file.isPunctuation(index + 2, "("), let close = file.closing(index + 2) else { return }
        let isBlock = file.text(index + 3) == "block"
        let parameters = file.isPunctuation(close + 1, "(") ? file.closing(close + 1) : nil
        let namesObjects = parameters.map { close + 1..<$0 }?.contains { file.text($0).hasPrefix("CF") } ?? false
        guard isBlock || namesObjects else { return }
        file.blank(file.tokens[index].range.lowerBound..<file.tokens[close].range.upperBound)
    }

    /// Only classes conform to a protocol of Objective-C, and references to one may be weak.
    private static func restrictToClasses(after index: Int, in file: inout SourceFile) {
        var word = index + 1
        while ["public", "private", "internal", "fileprivate", "open", "package"].contains(file.text(word)) {
            word += 1
        }
        guard file.text(word) == "protocol" else { return }
        if file.isPunctuation(word + 2, ":") {
            let isRestricted = ["AnyObject", "class"].contains(file.text(word + 3))
            if !isRestricted { file.insert(" AnyObject,", at: file.tokens[word + 2].range.upperBound) }
        } else {
            file.insert(": AnyObject", at: file.tokens[word + 1].range.upperBound)
        }
    }

    /// Core Data provides what `@NSManaged` declares: a property by its key, and methods that change a relationship.
    private static func addAccessors(after index: Int, in file: inout SourceFile) {
        // Behind other attributes and modifiers: `public private(set) override var`.
        guard let keyword = (index + 1..<index + 24).first(where: { ["var", "func"].contains(file.text($0)) }) else {
            return
        }
        let offset = file.tokens[lastToken(ofDeclarationAt: keyword, in: file)].range.upperBound
        if file.text(keyword) == "func" {
            return file.insert(" {}", at: offset)
        }
        let key = file.text(keyword + 1)
        file.insert(
            " { get { _managedValue(forKey: \"\(key)\") } set { _setManagedValue(newValue, forKey: \"\(key)\") } }",
            at: offset)
    }

    /// Where a declaration without a body ends: with its line, a semicolon, or the type around it.
    private static func lastToken(ofDeclarationAt keyword: Int, in file: SourceFile) -> Int {
        let line = keyword + 1..<file.nextLine(after: keyword)
        let end = line.first { file.isPunctuation($0, ";") || file.isPunctuation($0, "}") }
        return (end ?? line.upperBound) - 1
    }
}
