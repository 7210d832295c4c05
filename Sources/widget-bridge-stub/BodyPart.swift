import SwiftSyntax

/// The inside of a function or an accessor.
enum BodyPart {
    static func parts(of function: FunctionDeclSyntax) -> [Part] {
        parts(of: function.body, returning: function.signature.returnClause?.type)
    }

    static func parts(of body: CodeBlockSyntax?, returning type: TypeSyntax? = nil) -> [Part] {
        guard let body, let text = text(returning: type, from: Syntax(body)) else { return [] }
        return [part(between: body.leftBrace, body.rightBrace, text)]
    }

    /// An accessor's body, or that of a property which only has a getter.
    static func parts(of block: AccessorBlockSyntax, returning type: TypeSyntax?, at accessor: AccessorDeclSyntax?)
        -> [Part]
    {
        guard case .accessors = block.accessors else {
            guard let text = text(returning: type, from: Syntax(block)) else { return [] }
            return [part(between: block.leftBrace, block.rightBrace, text)]
        }
        guard let body = accessor?.body else { return [] }
        let isGetter = accessor?.accessorSpecifier.tokenKind == .keyword(.get)
        return parts(of: body, returning: isGetter ? type : nil)
    }

    /// All that a list of views has; nil where nothing is in it.
    static func views(_ list: CodeBlockItemListSyntax) -> Part? {
        guard list.owner?.is(IfConfigClauseSyntax.self) != true, let first = list.first, let last = list.last else {
            return nil
        }
        let returns = list.contains { $0.item.is(ReturnStmtSyntax.self) }
        return Part(.body, first.trimmedOffsets.lowerBound..<last.trimmedOffsets.upperBound, of: Syntax(list)) {
            (returns ? "return " : "") + "_LeftOutView(\($0))"
        }
    }

    /// All that a branch or a loop does: what else its function does goes on without it.
    static func branch(_ list: CodeBlockItemListSyntax) -> Part? {
        if ProviderPart.isWaited(for: Syntax(list)) { return nil }
        let wayOut = WayOut(from: Syntax(list))
        // Of `some View` there is a value for the body as a whole.
        if list.isOfOpaqueResult, !wayOut.isCertain { return nil }
        let text = list.isBranchOfExpression ? wayOut.value : wayOut.text
        switch list.owner?.as(SyntaxEnum.self) {
        case .ifExpr, .guardStmt, .forStmt, .whileStmt, .repeatStmt, .doStmt, .catchClause:
            guard let block = list.parent?.as(CodeBlockSyntax.self) else { return nil }
            return part(between: block.leftBrace, block.rightBrace, text)
        case .switchCase:
            guard let first = list.first, let last = list.last else { return nil }
            let range = first.trimmedOffsets.lowerBound..<last.trimmedOffsets.upperBound
            return Part(.body, range, of: Syntax(list), replacement: text)
        default: return nil
        }
    }

    private static func part(
        between open: TokenSyntax, _ close: TokenSyntax, _ text: @escaping (String) -> String
    ) -> Part {
        let range = open.trimmedOffsets.upperBound..<close.trimmedOffsets.lowerBound
        return Part(.body, range, of: Syntax(open), replacement: text)
    }

    /// What stands for a body; nil where nothing can, for its type is known by what it returns.
    ///
    /// - Parameter node: where the body is; nil for one that has to trap, of a function that nobody may have meant to do
    ///   without.
    static func text(returning type: TypeSyntax?, from node: Syntax? = nil) -> ((String) -> String)? {
        let name = type?.trimmedDescription ?? ""
        guard name.hasPrefix("some ") else {
            if name == "AnyView" { return { "return AnyView(_LeftOutView(\($0)))" } }
            return node.map { WayOut(from: $0).text } ?? WayOut.trap.text
        }
        switch type?.opaqueName {
        case "View": return { "return _LeftOutView(\($0))" }
        case "WidgetConfiguration":
            return { "let left: Void = _skipped(\($0)); _ = left; return EmptyWidgetConfiguration()" }
        default:
            guard name.contains("IntentResult") else { return nil }
            let labels = [("ReturnsValue", "value"), ("OpensIntent", "opensIntent"), ("ProvidesDialog", "dialog")]
            let values = labels.filter { name.contains($0.0) }.map(\.1)
            return { arguments in
                let values = values.map { "\($0): _leftOut(\(arguments))" }.joined(separator: ", ")
                return "_notHere(\(arguments)); return .result(\(values))"
            }
        }
    }
}

extension CodeBlockItemListSyntax {
    /// Whether the function or the property around it has an opaque type.
    fileprivate var isOfOpaqueResult: Bool {
        for node in sequence(first: Syntax(self), next: \.parent) {
            switch node.as(SyntaxEnum.self) {
            case .closureExpr: return false
            case .functionDecl(let function): return function.signature.returnClause?.type.opaqueName != nil
            case .patternBinding(let binding): return binding.typeAnnotation?.type.opaqueName != nil
            default: continue
            }
        }
        return false
    }
}
