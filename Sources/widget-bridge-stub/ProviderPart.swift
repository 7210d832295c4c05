import SwiftSyntax

/// What a timeline's provider answers where it cannot: its placeholder, which is told with the reply.
enum ProviderPart {
    private static let answers: Set = ["getSnapshot", "getTimeline", "snapshot", "timeline"]

    /// The statements in place of a body; nil for another function, or where no placeholder is beside it.
    static func answer(of function: FunctionDeclSyntax) -> WayOut.Text? {
        let name = function.name.text
        let parameters = function.signature.parameterClause.parameters
        let context = parameters.first { $0.firstName.text == "in" && $0.type.trimmedDescription.hasSuffix("Context") }
        guard answers.contains(name), let context, let type = function.ancestor(MemberBlockSyntax.self),
            type.description.contains("func placeholder(in")
        else { return nil }
        let argument = (context.secondName ?? context.firstName).text
        // A parameter without a name cannot be handed on.
        guard argument != "_" else { return nil }
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
