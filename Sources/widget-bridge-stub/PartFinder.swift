import SwiftSyntax

/// Finds what may be left out to be rid of a problem, the smallest part first.
struct PartFinder {
    let problem: Problem
    let token: TokenSyntax
    /// The whole file's.
    let text: String
    /// What the types need that are missing.
    var types: [String: String] = [:]
    /// The names that the sources declare.
    var declared: Set<String> = []

    /// The smallest part that is not left out yet.
    var part: Part? {
        let body = fruitlessBody
        return parts.first {
            !Mark.stands(at: $0.range.lowerBound, in: text, atLeast: $0.kind.size)
                && $0.covers(body)
        }
    }

    /// The body around the problem whose result is of a missing type, of which it can make no value: nothing within it is
    /// worth keeping.
    private var fruitlessBody: Range<Int>? {
        guard problem.kind == .other, !types.isEmpty else { return nil }
        for node in sequence(first: Syntax(token), next: \.parent) {
            switch node.as(SyntaxEnum.self) {
            case .closureExpr, .memberBlock: return nil
            case .functionDecl(let function):
                return isMissing(function.signature.returnClause?.type) ? function.body?.statements.trimmedOffsets : nil
            case .accessorBlock(let block):
                let binding = node.parent?.as(PatternBindingSyntax.self)
                guard isMissing(binding?.typeAnnotation?.type) else { return nil }
                if case .getter(let statements) = block.accessors { return statements.trimmedOffsets }
                return token.ancestor(AccessorDeclSyntax.self)?.body?.statements.trimmedOffsets
            default: continue
            }
        }
        return nil
    }

    private func isMissing(_ type: TypeSyntax?) -> Bool {
        (type?.as(IdentifierTypeSyntax.self)?.name.text).map { types[$0] != nil } ?? false
    }

    private var parts: [Part] {
        if let preview = token.preview { return [removal(preview)] }
        var parts: [Part] = []
        var child = Syntax(token)
        while let node = child.parent {
            add(node, to: &parts)
            child = node
        }
        return parts
    }

    private func add(_ node: Syntax, to parts: inout [Part]) {
        if problem.kind == .macro { parts += attachedMacros(of: node) }
        switch node.as(SyntaxEnum.self) {
        case .importDecl:
            let replacement = broughtAlong
            parts.append(Part(.import, of: node) { _ in replacement })
        case .attribute(let attribute) where problem.kind != .import: parts += AttributePart.parts(of: attribute)
        case .inheritedType(let type) where problem.kind != .other: parts += inheritance(type)
        case .arrayElement(let element) where isStaticMember(element.expression): parts.append(Part(.element, of: node))
        case .switchCaseItem(let item): parts += caseParts(item)
        case .memberAccessExpr(let member) where problem.kind == .member: parts += modifier(member)
        case .functionCallExpr(let call): parts += scope(of: call) + kind(of: call) + argument(of: call)
        case .labeledExpr(let argument): parts += value(of: argument)
        case .sequenceExpr(let sequence): parts += alternative(in: sequence)
        case .codeBlockItem(let item): parts += statement(item)
        case .closureExpr(let closure): parts += body(of: closure)
        case .initializerClause(let value): parts += initialValue(value)
        case .patternBinding, .accessorDecl: break
        case .variableDecl(let variable) where !variable.isLocal:
            parts += PropertyPart.parts(of: variable, at: token)
            parts.append(removal(node))
        case .functionDecl(let function):
            parts += conformanceOrOverride(node) + BodyPart.parts(of: function)
            parts.append(removal(node))
        case .initializerDecl(let initializer):
            parts += conformanceOrOverride(node) + BodyPart.parts(of: initializer.body)
            parts.append(removal(node))
        case .deinitializerDecl(let deinitializer): parts += BodyPart.parts(of: deinitializer.body) + [removal(node)]
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl, .protocolDecl:
            parts += conformanceOrOverride(node)
            parts.append(removal(node))
        case .subscriptDecl(let declaration):
            parts +=
                declaration.accessorBlock.map {
                    BodyPart.parts(
                        of: $0, returning: declaration.returnClause.type, at: token.ancestor(AccessorDeclSyntax.self))
                } ?? []
            parts.append(removal(node))
        case .typeAliasDecl, .enumCaseDecl, .associatedTypeDecl, .macroDecl, .macroExpansionDecl:
            parts.append(removal(node))
        default: break
        }
    }

    /// Most modules bring Foundation along, and those SwiftUI or UIKit, too, in whose files there are views, or types of
    /// UIKit's, that nothing else shows.
    private var broughtAlong: String {
        if text.contains(#/\bimport\s+(?:SwiftUI|Charts)\b/#) { return "import FoundationOverlay" }
        let needsSwiftUI = text.contains(
            #/(?::|,|\bsome)\s*(?:SwiftUI\.)?(?:View|ViewModifier|Widget|WidgetBundle|App|Scene|ButtonStyle)\b|@ViewBuilder\b/#
        )
        if needsSwiftUI { return "import SwiftUI" }
        let seesUIKit = text.contains(#/\bimport\s+(?:UIKit|AppKit)\b/#)
        // `\b` is no boundary between a name and a full stop.
        let needsUIKit = text.contains(
            #/\bUI(?:Application|Color|Device|Font|Image|Screen|View|ViewController|Window)(?!\w)/#)
        return needsUIKit && !seesUIKit ? "import UIKit" : "import FoundationOverlay"
    }

    /// The attributes that are macros, whose problem stands at the name of what they are attached to.
    private func attachedMacros(of node: Syntax) -> [Part] {
        let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes.lazy
        return attributes?.compactMap { $0.as(AttributeSyntax.self) }
            .filter { problem.quoted.contains($0.attributeName.trimmedDescription) }
            .flatMap(AttributePart.parts) ?? []
    }

    /// A declaration as a whole, unless it is one of a function's own, which goes with the function's body.
    ///
    /// Without what overrides something that is still there, only it overrides less.
    private func removal(_ node: Syntax) -> Part {
        let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
        let overrides = modifiers?.contains { $0.name.tokenKind == .keyword(.override) } == true
        return Part(.declaration, of: node, names: overrides ? [] : node.declaredNames)
    }

    // MARK: - Parts of declarations

    /// One of the types that another inherits from, with the comma or the colon in front of it.
    private func inheritance(_ type: InheritedTypeSyntax) -> [Part] {
        guard let clause = type.ancestor(InheritanceClauseSyntax.self) else { return [] }
        if clause.inheritedTypes.count == 1 { return [Part(.inheritance, of: clause)] }
        if type.trailingComma != nil { return [Part(.inheritance, of: type)] }
        guard let last = type.previousToken(viewMode: .sourceAccurate) else { return [] }
        let range = last.trimmedOffsets.lowerBound..<type.trimmedOffsets.upperBound
        return [Part(.inheritance, range, of: Syntax(type))]
    }

    private func conformanceOrOverride(_ node: Syntax) -> [Part] {
        switch problem.kind {
        case .superclass:
            // Lazily: a list of SwiftSyntax's that is filtered is a tree of its own, whose offsets are others.
            let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers.lazy
            return modifiers?.filter { $0.name.tokenKind == .keyword(.override) }.map { Part(.override, of: $0) } ?? []
        case .conformance:
            let types = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes.lazy
            // Which protocol asks for it is not said.
            let isOfInitializer =
                node.is(ExtensionDeclSyntax.self) && problem.quoted.contains { $0.hasPrefix("init(") }
            let isCoding = problem.quoted.contains("Decodable") || problem.quoted.contains("Encodable")
            return types?.filter {
                let name = $0.type.trimmedDescription
                return problem.quoted.contains(name) || isCoding && name == "Codable" || isOfInitializer
            }.flatMap(inheritance) ?? []
        default: return []
        }
    }

    private func initialValue(_ value: InitializerClauseSyntax) -> [Part] {
        guard value.parent?.is(FunctionParameterSyntax.self) == true else { return [] }
        return [Part(.value, of: value.value) { "_leftOut(\($0))" }]
    }

    // MARK: - Parts of code

    /// `.name`, which is nothing but a value that is not here.
    private func isStaticMember(_ expression: ExprSyntax) -> Bool {
        guard problem.kind == .member, let member = expression.as(MemberAccessExprSyntax.self) else { return false }
        return member.declName.baseName.id == token.id
    }

    /// No value is one that there is not: the case is never reached.
    private func caseParts(_ item: SwitchCaseItemSyntax) -> [Part] {
        guard problem.kind == .member, let label = item.ancestor(SwitchCaseLabelSyntax.self),
            let whole = item.ancestor(SwitchCaseSyntax.self)
        else { return [] }
        if label.caseItems.count == 1 { return [Part(.case, of: whole)] }
        if item.trailingComma != nil { return [Part(.element, of: item)] }
        guard let comma = item.previousToken(viewMode: .sourceAccurate) else { return [] }
        return [Part(.element, comma.trimmedOffsets.lowerBound..<item.trimmedOffsets.upperBound, of: Syntax(item))]
    }

    /// `.name(…)` behind a view, a widget's configuration or another chain of calls that begin with a capital.
    private func modifier(_ member: MemberAccessExprSyntax) -> [Part] {
        guard member.declName.baseName.id == token.id, let base = member.base,
            let call = member.parent?.as(FunctionCallExprSyntax.self), base.isChainOfViews,
            call.parent?.ancestor(CodeBlockItemListSyntax.self) != nil
        else { return [] }
        let range = member.period.trimmedOffsets.lowerBound..<call.trimmedOffsets.upperBound
        return [Part(.modifier, range, of: Syntax(member)) { "._withoutModifier(\($0))" }]
    }

    /// `.name(…)` behind a view or a widget's configuration, where the problem is in what it is given.
    private func argument(of call: FunctionCallExprSyntax) -> [Part] {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            token.position >= member.period.position, token.id != member.declName.baseName.id, base.isView(in: call)
        else { return [] }
        let range = member.period.trimmedOffsets.lowerBound..<call.trimmedOffsets.upperBound
        return [Part(.modifier, range, of: Syntax(member)) { "._withoutModifier(\($0))" }]
    }

    /// What an initializer is given, where the code around it has no other way out than a trap: the value goes on as text, a
    /// number or nothing, if it is to be one of these.
    private func value(of argument: LabeledExprSyntax) -> [Part] {
        guard problem.kind == .other || problem.kind == .member, !argument.expression.is(ClosureExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let name = call.calleeName,
            call.isImplicit || name.first?.isUppercase == true && types[name] == nil && declared.contains(name)
        else { return [] }
        let list = sequence(first: Syntax(argument), next: \.parent).prefix { !$0.is(MemberBlockSyntax.self) }
            .first { $0.is(CodeBlockItemListSyntax.self) }?.as(CodeBlockItemListSyntax.self)
        // A constant within a function has the function's ways out.
        guard list.map({ $0.role == .code }) ?? true,
            !WayOut(from: list.map { Syntax($0) } ?? Syntax(argument)).isCertain
        else { return [] }
        return [Part(.value, of: argument.expression) { "_leftOut(\($0))" }]
    }

    /// What `a?.name ?? 0` asks for in front of its alternative, which is what there is then.
    private func alternative(in sequence: SequenceExprSyntax) -> [Part] {
        guard problem.kind == .other || problem.kind == .member else { return [] }
        let elements = Array(sequence.elements)
        guard let index = elements.firstIndex(where: token.isInside), index + 1 < elements.count,
            elements[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
        else { return [] }
        return [Part(.value, of: elements[index]) { "_leftOut(\($0))" }]
    }

    /// The kind of a widget that a missing value names: its type's name is one, too.
    private func kind(of call: FunctionCallExprSyntax) -> [Part] {
        guard call.calleeName?.hasSuffix("Configuration") == true,
            let kind = call.arguments.first(where: { $0.label?.text == "kind" })?.expression, token.isInside(kind),
            let name = call.ancestor(MemberBlockSyntax.self)?.parent?.declaredName
        else { return [] }
        return [Part(.value, of: kind) { "_initially(\($0), \(name.literal))" }]
    }

    /// A missing function such as `withDependencies { … } operation: { … }`, which gives what is done in it; not one that is
    /// given a handler, as `withTracking { … } onChange: { … }` is.
    private func scope(of call: FunctionCallExprSyntax) -> [Part] {
        let last = call.additionalTrailingClosures.last
        guard problem.kind == .other, token.text.contains(#/^with[A-Z]/#),
            last == nil || last?.label.text == "operation",
            call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.id == token.id,
            let closure = last?.closure ?? call.trailingClosure, closure.signature == nil, !closure.takesUnnamed
        else { return [] }
        let range = call.trimmedOffsets.lowerBound..<closure.leftBrace.trimmedOffsets.upperBound
        return [Part(.value, range, of: Syntax(call)) { "_inScope(\($0)) {" }]
    }

    private func statement(_ item: CodeBlockItemSyntax) -> [Part] {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return [] }
        if list.parent?.is(SourceFileSyntax.self) == true { return [Part(.declaration, of: item.item)] }
        switch list.role {
        case .views:
            if case .stmt(let statement) = item.item, let result = statement.as(ReturnStmtSyntax.self)?.expression {
                let isLeftOut = Mark.stands(at: item.trimmedOffsets.lowerBound, in: text, atLeast: .body)
                return isLeftOut ? [] : [Part(.view, of: result) { "_LeftOutView(\($0))" }]
            }
            let whole = BodyPart.views(list).map { [$0] } ?? []
            if case .decl = item.item { return whole }
            // Beside a `return` it would be a value that nobody takes.
            if list.contains(where: { $0.item.is(ReturnStmtSyntax.self) }) { return whole }
            return [Part(.view, of: item.item) { "_LeftOutView(\($0))" }] + whole
        case .parameters: return []
        case .widgets:
            guard list.count > 1 else { return [] }
            return [Part(.element, of: item.item)]
        case .code:
            if let assignment = PropertyPart.assignment(item, in: text) { return [assignment] }
            let branch = BodyPart.branch(list).map { [$0] } ?? []
            guard case .expr(let expression) = item.item else { return branch }
            // What a value is given goes where all around it would: it keeps what it was made with.
            if expression.isMemberAssignment, !WayOut(from: Syntax(list)).isCertain {
                return [Part(.statement, of: item.item) { "_skipped(\($0))" }] + branch
            }
            guard expression.isPlainCall else { return branch }
            // Alone it may be what is returned.
            if list.count == 1, list.owner?.returnsValue != false { return branch }
            return [Part(.statement, of: item.item) { "_skipped(\($0))" }] + branch
        }
    }

    /// The statements of a closure that has to make something.
    private func body(of closure: ClosureExprSyntax) -> [Part] {
        guard closure.role == .code, !closure.statements.isEmpty, !ProviderPart.isWaited(for: Syntax(closure)),
            closure.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(closure).id
        else { return [] }
        return [Part(.body, of: closure.statements, replacement: WayOut(from: Syntax(closure)).text)]
    }
}

extension ExprSyntax {
    /// Whether it is `a.b = …`.
    fileprivate var isMemberAssignment: Bool {
        guard let elements = self.as(SequenceExprSyntax.self)?.elements.map(\.self), elements.count > 2 else {
            return false
        }
        return elements[0].as(MemberAccessExprSyntax.self)?.base != nil && elements[1].is(AssignmentExprSyntax.self)
    }
}

extension Syntax {
    /// Whether a body's only expression is the value that it returns; nil where that is not known.
    var returnsValue: Bool? {
        switch self.as(SyntaxEnum.self) {
        case .functionDecl(let function):
            function.signature.returnClause.map { $0.type.trimmedDescription != "Void" } ?? false
        case .initializerDecl, .deinitializerDecl: false
        case .accessorDecl(let accessor): accessor.accessorSpecifier.tokenKind == .keyword(.get)
        case .ifExpr, .switchCase, .forStmt, .doStmt, .catchClause, .whileStmt, .deferStmt, .guardStmt, .repeatStmt:
            false
        default: true
        }
    }
}

extension ExprSyntax {
    /// A call whose value nobody takes and that takes no closure: what comes behind it does not need it.
    fileprivate var isPlainCall: Bool {
        if let inner = self.as(AwaitExprSyntax.self) { return inner.expression.isPlainCall }
        if let inner = self.as(TryExprSyntax.self) { return inner.expression.isPlainCall }
        if let sequence = self.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            return elements.count == 3 && elements[1].is(AssignmentExprSyntax.self) && elements[0].isGlobalChain
        }
        if let macro = self.as(MacroExpansionExprSyntax.self) { return macro.trailingClosure == nil }
        guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
        return call.trailingClosure == nil && call.additionalTrailingClosures.isEmpty
            && !call.arguments.contains { $0.expression.is(ClosureExprSyntax.self) || $0.expression.isHandler }
            && call.calleeName != "fatalError" && !isOfSuperclassInitializer
    }

    /// What waits for an answer, handed on: it would wait for ever.
    private var isHandler: Bool {
        let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        return ["completion", "completionHandler", "handler", "callback", "reply"].contains(name)
    }

    /// `super.init(…)`, without which `self` may not be used.
    private var isOfSuperclassInitializer: Bool {
        let member = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        return member?.base?.is(SuperExprSyntax.self) == true
            && member?.declName.baseName.tokenKind == .keyword(.`init`)
    }

    /// `Module.shared.value`: a chain that begins with a type.
    private var isGlobalChain: Bool { root(of: self).first?.isUppercase == true }

    /// Whether modifiers are called on it: a chain of calls from something that is made.
    fileprivate var isChainOfViews: Bool {
        let name = root(of: self)
        return name.first?.isUppercase == true || name == "content" || name == "self"
            || self.is(FunctionCallExprSyntax.self)
    }

    /// Whether it is what modifiers are called on, and what comes of them is a view again.
    fileprivate func isView(in call: FunctionCallExprSyntax) -> Bool {
        let name = root(of: self)
        guard
            name.first?.isUppercase == true ? self.is(FunctionCallExprSyntax.self) : ["self", "content"].contains(name)
        else { return false }
        if name.hasSuffix("Configuration") { return true }
        // Not one in the arguments of another.
        var outer = Syntax(call)
        while let parent = outer.parent,
            parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self)
        {
            outer = parent
        }
        guard let item = outer.parent?.is(ReturnStmtSyntax.self) == true ? outer.parent?.parent : outer.parent else {
            return false
        }
        return item.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self)?.role == .views
    }

    private func root(of expression: ExprSyntax) -> String {
        switch expression.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let call): root(of: call.calledExpression)
        case .memberAccessExpr(let member): member.base.map { root(of: $0) } ?? ""
        case .declReferenceExpr(let reference): reference.baseName.text
        case .genericSpecializationExpr(let generic): root(of: generic.expression)
        default: ""
        }
    }
}

extension FunctionCallExprSyntax {
    /// `.init(…)`, of the type that is wanted.
    fileprivate var isImplicit: Bool {
        guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
        return member.base == nil && member.declName.baseName.tokenKind == .keyword(.`init`)
    }
}

extension ClosureExprSyntax {
    /// Whether it takes what it has no name for: `$0`.
    fileprivate var takesUnnamed: Bool {
        statements.tokens(viewMode: .sourceAccurate).contains {
            $0.text.hasPrefix("$") && $0.ancestor(ClosureExprSyntax.self)?.id == id
        }
    }
}

extension Part {
    /// Whether nothing of a body is left beside it.
    fileprivate func covers(_ body: Range<Int>?) -> Bool {
        body.map { range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound } ?? true
    }
}
