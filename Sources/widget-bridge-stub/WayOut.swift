import SwiftSyntax

/// How code ends that cannot go on: as its caller is prepared for, so that the widget is shown without what is missing,
/// else with a trap.
///
/// What may throw does, what may give nothing gives that, and what only does something does not do it.
enum WayOut {
    /// What is written, given the arguments that say what is missing and where.
    typealias Text = @Sendable (_ arguments: String) -> String

    /// The statements at the end of a body.
    ///
    /// - Parameter node: what is around it.
    static func text(from node: Syntax) -> Text {
        let owner = sequence(first: node, next: \.parent).first { owners.contains($0.kind) || $0.isCaught }
        if owner?.isCaught == true { return throwing }
        switch owner?.as(SyntaxEnum.self) {
        case .functionDecl(let function):
            // Who waits for an answer would wait for ever.
            let parameters = function.signature.parameterClause.parameters
            if let answer = ProviderPart.answer(of: function) { return answer }
            let hasHandler = parameters.contains { $0.type.isHandler }
            return text(
                function.signature.effectSpecifiers?.throwsClause, function.signature.returnClause?.type,
                mayDoNothing: !hasHandler, mayBeValue: !hasHandler)
        case .initializerDecl(let initializer):
            if initializer.signature.effectSpecifiers?.throwsClause?.isPlain == true { return throwing }
            if initializer.optionalMark != nil { return nothing }
            if initializer.mayDoNothing { return skipping }
            // One in an extension may have any value of the type for its own.
            let extended = initializer.ancestor(MemberBlockSyntax.self)?.parent?.as(ExtensionDeclSyntax.self)
            return extended?.extendedType.hasPlainValue == true ? own : trap
        case .accessorDecl(let accessor):
            let type = accessor.ancestor(PatternBindingSyntax.self)?.typeAnnotation?.type
            let isGetter = accessor.accessorSpecifier.tokenKind == .keyword(.get)
            return text(accessor.effectSpecifiers?.throwsClause, isGetter ? type : nil, mayDoNothing: !isGetter)
        case .deinitializerDecl: return skipping
        case .patternBinding(let binding): return text(nil, binding.typeAnnotation?.type, mayDoNothing: false)
        default: return trap
        }
    }

    /// The same as a value: of a branch whose value is its `switch`'s or `if`'s.
    static func value(from node: Syntax) -> Text {
        let text = text(from: node)
        if text("").hasPrefix("throw") || text("") == trap("") { return text }
        return { "_leftOut(\($0))" }
    }

    /// Whether code at a node has no way out but a trap.
    static func isTrap(from node: Syntax) -> Bool { text(from: node)("") == trap("") }

    fileprivate static let plainTypes: Set = [
        "String", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        "Double", "Float", "CGFloat", "Decimal", "TimeInterval", "Array", "Dictionary", "Set", "Data", "Date", "Text",
        "Color", "Image",
    ]

    /// The missing types of which there is a value, for the request that is answered.
    @TaskLocal static var missingTypes: Set<String> = []

    private static let owners: Set<SyntaxKind> = [
        .functionDecl, .initializerDecl, .accessorDecl, .closureExpr, .deinitializerDecl, .subscriptDecl,
        .patternBinding, .memberBlock, .sourceFile,
    ]

    private static func text(
        _ throwsClause: ThrowsClauseSyntax?, _ type: TypeSyntax?, mayDoNothing: Bool, mayBeValue: Bool = true
    ) -> Text {
        if throwsClause?.isPlain == true { return throwing }
        guard let type else { return mayDoNothing ? skipping : trap }
        if type.is(OptionalTypeSyntax.self) { return nothing }
        if mayBeValue, type.hasPlainValue { return value }
        return mayDoNothing && ["Void", "()"].contains(type.trimmedDescription) ? skipping : trap
    }

    static let trap: Text = { "_notHere(\($0))" }
    private static let throwing: Text = { "throw _leftOutError(\($0))" }
    static let value: Text = { "return _leftOut(\($0))" }
    private static let own: Text = { "self = _leftOut(\($0)); return" }
    static let nothing: Text = { "_skipped(\($0)); return nil" }
    private static let skipping: Text = { "_skipped(\($0)); return" }
}

extension Syntax {
    /// Whether it is a block whose errors are caught behind it.
    fileprivate var isCaught: Bool {
        guard let statement = parent?.as(DoStmtSyntax.self), statement.throwsClause == nil else { return false }
        return statement.body.id == id && !statement.catchClauses.isEmpty
    }
}

extension ThrowsClauseSyntax {
    /// `throws`, of any error.
    fileprivate var isPlain: Bool { throwsSpecifier.text == "throws" && self.type == nil }
}

extension TypeSyntax {
    /// Whether a value of it may be empty, as `_leftOut` gives it.
    var hasPlainValue: Bool {
        if self.is(ArrayTypeSyntax.self) || self.is(DictionaryTypeSyntax.self) { return true }
        guard let name = self.as(IdentifierTypeSyntax.self)?.name.text else { return false }
        return WayOut.plainTypes.contains(name) || WayOut.missingTypes.contains(name)
    }

    /// Whether it is that of a function, by a name of its own perhaps.
    fileprivate var isHandler: Bool {
        let text = trimmedDescription
        return text.contains("->") || text.hasSuffix("Handler") || text.hasSuffix("Completion")
            || text.hasSuffix("Callback") || text.hasSuffix("Block")
    }
}

extension InitializerDeclSyntax {
    /// Whether it is a structure's that has nothing to set: what it stores, if anything, has values without it.
    fileprivate var mayDoNothing: Bool {
        guard let type = ancestor(MemberBlockSyntax.self)?.parent?.as(StructDeclSyntax.self) else { return false }
        return type.memberBlock.members.allSatisfy { member in
            guard let variable = member.decl.as(VariableDeclSyntax.self),
                !variable.modifiers.contains(where: \.isStatic)
            else {
                return !member.decl.is(IfConfigDeclSyntax.self)
            }
            return variable.bindings.allSatisfy { binding in
                binding.initializer != nil || binding.accessorBlock != nil
                    || variable.bindingSpecifier.tokenKind == .keyword(.var)
                        && binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
            }
        }
    }
}

extension DeclModifierSyntax {
    fileprivate var isStatic: Bool { name.tokenKind == .keyword(.static) }
}
