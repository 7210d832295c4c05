import SwiftSyntax

/// How code ends that cannot go on: as its caller is prepared for, so that the widget is shown without what is missing,
/// else with a trap.
///
/// What may throw does, what may give nothing gives that, and what only does something does not do it.
struct WayOut: Sendable {
    /// What is written, given the arguments that say what is missing and where.
    typealias Text = @Sendable (_ arguments: String) -> String

    /// The statements at the end of a body.
    let text: Text
    /// The same as a value: of a branch whose value is its `switch`'s or `if`'s.
    let value: Text
    /// Whether the code around goes on for certain: not where the call ends there, or may, as what is given is of a type
    /// of which only the run-time knows whether there is a value.
    let isCertain: Bool

    private init(isCertain: Bool = true, value: Text? = nil, text: @escaping Text) {
        self.text = text
        self.value = value ?? { "_leftOut(\($0))" }
        self.isCertain = isCertain
    }

    /// - Parameter node: what is around the code that cannot go on.
    init(from node: Syntax) {
        let owner = sequence(first: node, next: \.parent).first { Self.owners.contains($0.kind) || $0.isCaught }
        self = owner?.isCaught == true ? .throwing : Self(of: owner, from: node)
    }

    private init(of owner: Syntax?, from node: Syntax) {
        switch owner?.as(SyntaxEnum.self) {
        case .functionDecl(let function):
            if let answer = ProviderPart.answer(of: function) {
                self.init(text: answer)
                return
            }
            // Who waits for an answer would wait for ever.
            let hasHandler = function.hasHandler
            self.init(
                function.signature.effectSpecifiers?.throwsClause, function.signature.returnClause?.type,
                mayDoNothing: !hasHandler, mayBeValue: !hasHandler)
        case .initializerDecl(let initializer):
            self.init(of: initializer, isWhole: initializer.body?.id == node.as(CodeBlockSyntax.self)?.id)
        case .accessorDecl(let accessor):
            let type = accessor.ancestor(PatternBindingSyntax.self)?.typeAnnotation?.type
            let isGetter = accessor.accessorSpecifier.tokenKind == .keyword(.get)
            self.init(accessor.effectSpecifiers?.throwsClause, isGetter ? type : nil, mayDoNothing: !isGetter)
        case .deinitializerDecl: self = .skipping
        case .closureExpr(let closure): self = closure.isForgotten ? .skipping : .trap
        case .patternBinding(let binding): self.init(nil, binding.typeAnnotation?.type, mayDoNothing: false)
        default: self = .trap
        }
    }

    /// Whether something is the body of a declaration that asks for nothing, or of one that is forgotten itself.
    fileprivate static func isForgotten(around node: Syntax) -> Bool {
        let owner = sequence(first: node, next: \.parent).first { owners.contains($0.kind) }
        switch owner?.as(SyntaxEnum.self) {
        case .functionDecl(let function): return !function.hasHandler
        case .closureExpr(let closure): return closure.isForgotten
        case .initializerDecl, .accessorDecl, .deinitializerDecl: return true
        default: return false
        }
    }

    private init(of initializer: InitializerDeclSyntax, isWhole: Bool) {
        let type = initializer.ancestor(MemberBlockSyntax.self)?.parent
        let unset = initializer.unsetProperties
        if initializer.signature.effectSpecifiers?.throwsClause?.isPlain == true {
            self = .throwing
        } else if initializer.optionalMark != nil {
            self = .nothing
        } else if unset?.isEmpty == true {
            self = .skipping
        } else if type?.as(ExtensionDeclSyntax.self)?.extendedType.hasPlainValue == true {
            self.init { "self = _leftOut(\($0)); return" }
        } else if type?.as(StructDeclSyntax.self)?.memberBlock.hasConstants == false {
            self.init(isCertain: false, value: Self.end) { "self = _leftOut(\($0)); return" }
        } else if isWhole, type?.is(ExtensionDeclSyntax.self) == false, let unset {
            self.init(isCertain: false, value: Self.end) { arguments in
                (unset.map { "self.\($0) = _leftOut(\(arguments))" } + ["return"]).joined(separator: "; ")
            }
        } else {
            self = .trap
        }
    }

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

    private init(
        _ throwsClause: ThrowsClauseSyntax?, _ type: TypeSyntax?, mayDoNothing: Bool, mayBeValue: Bool = true
    ) {
        if throwsClause?.isPlain == true {
            self = .throwing
        } else if let type, !["Void", "()"].contains(type.trimmedDescription) {
            self = type.is(OptionalTypeSyntax.self) ? .nothing : mayBeValue ? Self(giving: type) : .trap
        } else {
            self = mayDoNothing ? .skipping : .trap
        }
    }

    /// What gives a value of a type.
    init(giving type: TypeSyntax?) {
        guard let type, type.opaqueName == nil,
            !["Never", "_LeftOutValue"].contains(type.trimmedDescription)
        else {
            self = .trap
            return
        }
        self =
            type.is(OptionalTypeSyntax.self)
            ? .nothing : Self(isCertain: type.hasPlainValue) { "return _leftOut(\($0))" }
    }

    static let trap = WayOut(isCertain: false, value: end, text: end)
    private static let end: Text = { "_notHere(\($0))" }
    private static let throwing = WayOut(value: { "throw _leftOutError(\($0))" }) { "throw _leftOutError(\($0))" }
    private static let nothing = WayOut { "_skipped(\($0)); return nil" }
    private static let skipping = WayOut { "_skipped(\($0)); return" }
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

extension FunctionDeclSyntax {
    fileprivate var hasHandler: Bool { signature.parameterClause.parameters.contains { $0.type.isHandler } }
}

extension ClosureExprSyntax {
    /// Whether it runs by itself, as `Task { … }` and `queue.async { … }` do as statements, and nobody waits for what it
    /// does: no handler of the function around it, nor whom it tells, by a semaphore say, that it is done.
    fileprivate var isForgotten: Bool {
        guard let call, call.parent?.is(CodeBlockItemSyntax.self) == true,
            let list = call.ancestor(CodeBlockItemListSyntax.self), let owner = list.owner,
            // Alone in a body it may be what that gives: a task that somebody waits for.
            list.count > 1 || owner.is(ClosureExprSyntax.self) || owner.returnsValue != true
        else { return false }
        let callee = call.calledExpression.trimmedDescription
        let isTask = ["Task", "Task.detached", "Task<Void, Never>"].contains(callee)
        guard isTask || [".async", ".asyncAfter"].contains(where: callee.hasSuffix),
            !statements.tokens(viewMode: .sourceAccurate).contains(where: { Self.tellers.contains($0.text) })
        else { return false }
        return WayOut.isForgotten(around: Syntax(call))
    }

    /// What tells those who wait: semaphores', groups', continuations', streams' and expectations' own.
    private static let tellers: Set = ["finish", "fulfill", "leave", "resume", "signal", "yield"]
}

extension InitializerDeclSyntax {
    /// The properties that it has to set, of a structure, or of a class whose superclass, if any, is initialized with
    /// nothing; nil for another one, or where they cannot be told.
    fileprivate var unsetProperties: [String]? {
        let type = ancestor(MemberBlockSyntax.self)?.parent
        if let type = type?.as(StructDeclSyntax.self) { return type.memberBlock.unsetProperties }
        let isConvenience = modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
        let givesSuper = body?.statements.contains { $0.trimmedDescription.contains(#/super\.init\(\s*[^)\s]/#) }
        return isConvenience || givesSuper == true ? nil : type?.as(ClassDeclSyntax.self)?.memberBlock.unsetProperties
    }
}

extension MemberBlockSyntax {
    /// Whether there are constants that have their value already, which `self` cannot be set with.
    fileprivate var hasConstants: Bool {
        members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.contains { variable in
            variable.bindingSpecifier.tokenKind == .keyword(.let) && !variable.modifiers.contains(where: \.isStatic)
                && variable.bindings.contains { $0.initializer != nil }
        }
    }

    /// The stored properties that have no value; nil where these cannot be told, or be set by their names.
    fileprivate var unsetProperties: [String]? {
        var names: [String] = []
        for member in members {
            if member.decl.is(IfConfigDeclSyntax.self) { return nil }
            guard let variable = member.decl.as(VariableDeclSyntax.self),
                !variable.modifiers.contains(where: \.isStatic)
            else { continue }
            for binding in variable.bindings where binding.initializer == nil && binding.isStored {
                let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
                if variable.bindingSpecifier.tokenKind == .keyword(.var), isOptional { continue }
                guard variable.attributes.isEmpty, let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
                    return nil
                }
                names.append(name.identifier.text)
            }
        }
        return names
    }
}

extension DeclModifierSyntax {
    fileprivate var isStatic: Bool { name.tokenKind == .keyword(.static) }
}

extension PatternBindingSyntax {
    /// Whether it has a value of its own, which `didSet` and `willSet` only look at.
    fileprivate var isStored: Bool {
        guard let accessorBlock else { return true }
        guard case .accessors(let accessors) = accessorBlock.accessors else { return false }
        return accessors.allSatisfy {
            [.keyword(.didSet), .keyword(.willSet)].contains($0.accessorSpecifier.tokenKind)
        }
    }
}
