import SwiftSyntax

/// What a list of statements makes.
enum BlockRole {
    /// Views, each of which may be another.
    case views
    /// Widgets of a bundle, or what else is listed and may be left out.
    case widgets
    /// An intent's parameters, which nothing stands in for: all that lists them goes.
    case parameters
    /// What its statements do, and return.
    case code
}

extension CodeBlockItemListSyntax {
    /// What the list is the inside of: a function, an accessor, a closure, a branch.
    var owner: Syntax? {
        guard let parent else { return nil }
        if parent.is(CodeBlockSyntax.self) || parent.is(AccessorBlockSyntax.self) { return parent.parent }
        return parent
    }

    /// Whether it is a branch whose value is that of its `switch` or `if`: one that returns has none.
    var isBranchOfExpression: Bool {
        guard case .expr = first?.item else { return false }
        return isOfExpression
    }

    private var isOfExpression: Bool {
        guard count == 1, let branch = owner, branch.is(SwitchCaseSyntax.self) || branch.is(IfExprSyntax.self) else {
            return false
        }
        var expression = branch
        // An `else if` is within the `if`.
        while let parent = expression.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(MemberBlockSyntax.self) {
            let isValue = parent.is(InitializerClauseSyntax.self) || parent.is(ReturnStmtSyntax.self)
            if isValue || parent.is(SequenceExprSyntax.self) { return true }
            expression = parent
        }
        guard let list = expression.parent?.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
            return false
        }
        switch list.owner?.kind {
        case .switchCase, .ifExpr: return list.isOfExpression
        case .functionDecl, .accessorDecl, .patternBinding, .closureExpr: return list.owner?.returnsValue ?? true
        default: return false
        }
    }

    var role: BlockRole {
        switch owner?.as(SyntaxEnum.self) {
        case .functionDecl(let function): Self.role(of: function.signature.returnClause?.type, function.attributes)
        case .patternBinding(let binding): Self.role(of: binding)
        case .accessorDecl(let accessor) where accessor.accessorSpecifier.tokenKind == .keyword(.get):
            accessor.ancestor(PatternBindingSyntax.self).map { Self.role(of: $0) } ?? .code
        case .closureExpr(let closure): closure.role
        // A branch lists what the block around it does.
        case .ifExpr, .switchCase, .ifConfigClause:
            owner?.ancestor(CodeBlockItemListSyntax.self)?.role ?? .code
        default: .code
        }
    }

    private static func role(of binding: PatternBindingSyntax) -> BlockRole {
        role(of: binding.typeAnnotation?.type, binding.ancestor(VariableDeclSyntax.self)?.attributes ?? [])
    }

    private static func role(of type: TypeSyntax?, _ attributes: AttributeListSyntax) -> BlockRole {
        switch type?.opaqueName {
        case "View": return .views
        case "Widget", "ControlWidget": return .widgets
        case "ParameterSummary": return .parameters
        default:
            let isBuilder = attributes.contains { $0.trimmedDescription.hasPrefix("@ViewBuilder") }
            return isBuilder ? .views : .code
        }
    }
}

extension TypeSyntax {
    /// `View` of `some View`, `some SwiftUI.View`.
    var opaqueName: String? {
        guard let type = self.as(SomeOrAnyTypeSyntax.self), type.someOrAnySpecifier.tokenKind == .keyword(.some) else {
            return nil
        }
        return type.constraint.trimmedDescription.split(separator: ".").last.map(String.init)
    }
}

extension SyntaxProtocol {
    /// The nearest node around it of a kind, before a declaration or a closure ends the search.
    func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
        sequence(first: Syntax(self), next: \.parent).dropFirst().lazy.compactMap { $0.as(Node.self) }.first
    }
}

extension ClosureExprSyntax {
    /// Closures of views are recognised by what takes them: a wrong guess is refused by the compiler, and a larger part
    /// is left out then.
    var role: BlockRole {
        if let macro = parent?.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" { return .views }
        if ancestor(PatternBindingSyntax.self)?.typeAnnotation?.type.opaqueName == "ParameterSummary" {
            return .parameters
        }
        guard let call = call, let callee = call.calleeName else { return .code }
        if Self.actionLabels.contains(label ?? "") { return .code }
        if callee == "Button" || callee == "NavigationLink" {
            // Its first closure is what it does, unless it is the only one and the label comes first.
            return label == nil && callee == "Button" ? .code : .views
        }
        if callee.first?.isUppercase == true { return Self.makers.contains(callee) ? .code : .views }
        return Self.modifiers.contains(callee) ? .views : .code
    }

    /// The call that takes it.
    var call: FunctionCallExprSyntax? {
        if let call = parent?.as(FunctionCallExprSyntax.self) { return call }
        let call = ancestor(FunctionCallExprSyntax.self)
        let isArgument = parent?.is(LabeledExprSyntax.self) == true
        return isArgument || parent?.is(MultipleTrailingClosureElementSyntax.self) == true ? call : nil
    }

    private var label: String? {
        parent?.as(LabeledExprSyntax.self)?.label?.text
            ?? parent?.as(MultipleTrailingClosureElementSyntax.self)?.label.text
    }

    private static let actionLabels: Set = [
        "action", "perform", "completion", "completionHandler", "handler", "onDismiss", "get", "set", "body",
    ]

    /// Capitalised, and their closures make something else than views.
    private static let makers: Set = [
        "Task", "Timer", "Path", "Canvas", "Binding", "Thread", "Predicate", "Future", "AsyncStream",
        "AsyncThrowingStream", "Chart", "DynamicIsland", "UIGraphicsImageRenderer", "UIColor", "Deferred", "Animation",
    ]

    private static let modifiers: Set = [
        "overlay", "background", "mask", "containerBackground", "contextMenu", "toolbar", "sheet", "swipeActions",
        "safeAreaInset", "widgetLabel", "accessibilityRepresentation", "popover", "fullScreenCover", "tabItem", "badge",
    ]
}

extension FunctionCallExprSyntax {
    /// `VStack` of `VStack {}`, `overlay` of `view.overlay {}`.
    var calleeName: String? {
        switch calledExpression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference): reference.baseName.text
        case .memberAccessExpr(let member): member.declName.baseName.text
        case .genericSpecializationExpr(let generic):
            generic.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        default: nil
        }
    }
}
