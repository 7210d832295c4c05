import SwiftSyntax

/// What a timeline's provider answers where it cannot: its placeholder, which is told with the reply.
enum ProviderPart {
    private static let answers: Set = ["getSnapshot", "getTimeline", "snapshot", "timeline"]

    /// The statements in place of a body; nil for another function, or where no placeholder is beside it.
    static func answer(of function: FunctionDeclSyntax) -> WayOut.Text? {
        let name = function.name.text
        let parameters = function.signature.parameterClause.parameters
        guard answers.contains(name), let context = contextName(of: function),
            let type = function.ancestor(MemberBlockSyntax.self), type.description.contains("func placeholder(in")
        else { return nil }
        let argument = context.text == "_" ? "_" + nameOfNone : context.text
        let entry = "placeholder(in: \(argument.quoted))"
        let givesTimeline = ["getTimeline", "timeline"].contains(name)
        let value = givesTimeline ? "Timeline(entries: [\(entry)], policy: .never)" : entry
        if let completion = parameters.first(where: { $0.firstName.text == "completion" }) {
            let handler = (completion.secondName ?? completion.firstName).text
            return { arguments in "_skipped(\(arguments)); \(handler)(\(value)); return" }
        }
        guard function.signature.returnClause != nil else { return nil }
        return { arguments in "_skipped(\(arguments)); return \(value)" }
    }

    /// Where the context of the provider's function around a node has `_` for a name, and what is written behind that so
    /// that it can be handed on; nil where it has one.
    static func naming(around node: Syntax) -> (offset: Int, text: String)? {
        guard let function = node.ancestor(FunctionDeclSyntax.self), let context = contextName(of: function),
            context.text == "_"
        else { return nil }
        return (context.trimmedOffsets.upperBound, nameOfNone)
    }

    /// Whether what stands for a part hands on a context that had no name.
    static func handsOnUnnamed(_ part: Part) -> Bool { part.replacement("").contains("(in: _\(nameOfNone))") }

    private static let nameOfNone = "context"

    private static func contextName(of function: FunctionDeclSyntax) -> TokenSyntax? {
        let context = function.signature.parameterClause.parameters.first {
            $0.firstName.text == "in" && $0.type.trimmedDescription.hasSuffix("Context")
        }
        return context.map { $0.secondName ?? $0.firstName }
    }

    /// Whether a node is in a closure of such a function, which would wait for an answer for ever.
    static func isWaited(for node: Syntax) -> Bool {
        guard let function = node.ancestor(FunctionDeclSyntax.self), answer(of: function) != nil else { return false }
        return sequence(first: node, next: \.parent).prefix { $0.id != Syntax(function).id }
            .contains { $0.is(ClosureExprSyntax.self) }
    }
}

extension String {
    /// As the name of a value: `in` is one of a parameter's alone.
    fileprivate var quoted: String { self == "in" ? "`in`" : self }
}
