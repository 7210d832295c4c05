/// Rewrites what Swift for Linux does not compile, in the copy that is compiled.
///
/// Lines stay where they are, and columns too but for those behind an edit that grows.
struct SourceRewriter {
    /// What conditions are answered for; nil for Linux.
    var platform: Platform? = .iOS
    /// What modules are compiled as, by the names that sources import.
    var aliases: [String: String] = [:]

    /// The text that is compiled in place of `source`, nil when that is `source` itself.
    func rewrite(_ source: String) -> String? {
        rewrite(Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    func rewrite(_ source: [UInt8]) -> [UInt8]? {
        var file = SourceFile(source)
        let conditions = PlatformConditions(platform: platform)
        for index in file.tokens.indices {
            let first = file.bytes[file.tokens[index].range.lowerBound]
            switch first {
            case UInt8(ascii: "#") where file.isAttached(index + 1):
                conditions.answer(at: index, in: &file)
                ObjectiveCNames.replace(at: index, in: &file)
            case UInt8(ascii: "@") where file.isAttached(index + 1):
                ObjectiveCAttributes.blank(at: index, in: &file)
                MacroNames.replace(at: index, in: &file)
            case UInt8(ascii: "a"): ObjectiveCActors.replace(at: index, in: &file)
            case UInt8(ascii: "i"):
                ImportDeclarations.shorten(at: index, in: &file)
                ImportDeclarations.replace(at: index, by: aliases, in: &file)
                ManagedInitializers.require(at: index, in: &file)
            case UInt8(ascii: "T"): conditions.answerConstant(at: index, in: &file)
            case UInt8(ascii: "u"): FoundationMethods.replace(at: index, in: &file)
            case UInt8(ascii: "P"): FoundationInitializers.replace(at: index, in: &file)
            default: continue
            }
        }
        return file.edited
    }
}
