/// Intents of Apple's framework, and what resolving their parameters comes to, as a file of the tree describes them.
package struct SystemIntents: Codable {
    /// The modules that what is declared needs.
    var imports: [String]
    var values: [ValueResult]?
    /// Enumerations whose results are written; the framework declares them itself.
    var enumerations: [String]?
    var reasons: [ReasonResult]?
    var intents: [SystemIntent]?

    /// The result of a parameter with values of a type.
    struct ValueResult: Codable {
        var name: String
        var value: String
        /// What the results call their values, one and several.
        var noun: String
        var plural: String?
        /// Whether what is to be confirmed is never nil.
        var confirmsValue: Bool?
        /// Whether there is a method that makes several results at once.
        var hasSuccesses: Bool?
    }

    /// The result that says why a value does not do; `name` is what its name and that of the reasons begin with.
    struct ReasonResult: Codable {
        var name: String
        var base: String
        var cases: [String]
    }
}

extension SystemIntents {
    private static let style = DeclarationStyle.framework

    /// The source that declares them.
    package func text() throws(SystemIntentError) -> String {
        let results = ResolutionResultSource(style: Self.style)
        var text = imports.map { "public import \($0)\n" }.joined() + "\n"
        for value in values ?? [] {
            text += results.text(
                value.name, of: value.value, confirmed: value.confirmsValue == true ? value.value : nil,
                noun: .init(value.noun, plural: value.plural), hasSuccesses: value.hasSuccesses == true)
        }
        for enumeration in enumerations ?? [] { text += results.text(ofEnumeration: enumeration) }
        for reason in reasons ?? [] { text += results.text(reason.name, base: reason.base, reasons: reason.cases) }
        for intent in intents ?? [] { text += try intent.text(style: Self.style) }
        return text
    }
}
