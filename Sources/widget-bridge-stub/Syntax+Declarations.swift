import SwiftSyntax

extension Syntax {
    /// The declarations around it, outermost first: `Provider.getTimeline`.
    var declarationPath: String {
        sequence(first: self, next: \.parent).compactMap(\.declaredName).reversed().joined(separator: ".")
    }

    /// What a declaration is called where it is used; nil for what declares nothing by itself.
    var declaredName: String? {
        switch self.as(SyntaxEnum.self) {
        case .functionDecl(let function): function.name.text
        case .initializerDecl: "init"
        case .deinitializerDecl: "deinit"
        case .subscriptDecl: "subscript"
        case .variableDecl(let variable): variable.names.joined(separator: ", ")
        case .typeAliasDecl(let alias): alias.name.text
        case .associatedTypeDecl(let type): type.name.text
        case .macroDecl(let macro): macro.name.text
        case .extensionDecl(let other): other.extendedType.trimmedDescription
        case .enumCaseDecl(let cases): cases.elements.map(\.name.text).joined(separator: ", ")
        case .importDecl(let declaration): declaration.path.trimmedDescription
        default: asProtocol((any NamedDeclSyntax).self)?.name.text
        }
    }

    /// The names that are gone when a declaration is.
    var declaredNames: [String] {
        switch self.as(SyntaxEnum.self) {
        case .variableDecl(let variable): variable.names.flatMap { [$0, "$" + $0, "_" + $0] }
        case .enumCaseDecl(let cases): cases.elements.map(\.name.text)
        case .extensionDecl(let other): other.memberBlock.members.flatMap { Syntax($0.decl).declaredNames }
        case .initializerDecl, .deinitializerDecl, .subscriptDecl, .importDecl: []
        default: declaredName.map { [$0] } ?? []
        }
    }
}

extension VariableDeclSyntax {
    var names: [String] {
        bindings.flatMap { binding in
            binding.pattern.tokens(viewMode: .sourceAccurate).compactMap { token in
                if case .identifier(let name) = token.tokenKind { name } else { nil }
            }
        }
    }

    /// Whether it is a member of a type, or stands outside of all.
    var isLocal: Bool {
        if parent?.is(MemberBlockItemSyntax.self) == true { return false }
        return parent?.parent?.parent?.is(SourceFileSyntax.self) != true
            && parent?.parent?.parent?.is(IfConfigClauseSyntax.self) != true
    }
}

extension TokenSyntax {
    /// The `#Preview` around it.
    var preview: Syntax? {
        sequence(first: Syntax(self), next: \.parent).first { node in
            let name =
                node.as(MacroExpansionDeclSyntax.self)?.macroName ?? node.as(MacroExpansionExprSyntax.self)?.macroName
            return name?.text == "Preview"
        }
    }
}
