import SwiftSyntax

/// A property that cannot be stored here: it stays declared, and traps when it is asked.
enum PropertyPart {
    /// - Parameter token: where the problem is.
    static func parts(of variable: VariableDeclSyntax, at token: TokenSyntax) -> [Part] {
        guard variable.bindings.count == 1, let binding = variable.bindings.first else { return [] }
        if let block = binding.accessorBlock, binding.initializer == nil || token.isInside(block) {
            return BodyPart.parts(
                of: block, returning: binding.typeAnnotation?.type, at: token.ancestor(AccessorDeclSyntax.self))
        }
        return trapping(variable).map { [$0] } ?? []
    }

    /// The property without its value, its wrapper and its observers.
    static func trapping(_ variable: VariableDeclSyntax) -> Part? {
        guard let binding = variable.bindings.first, binding.pattern.is(IdentifierPatternSyntax.self) else {
            return nil
        }
        let attributes = variable.attributes.map(\.trimmedDescription).filter {
            $0.hasPrefix("@available") || $0 == "@MainActor"
        }
        let modifiers = variable.modifiers.filter { $0.detail == nil && !storage.contains($0.name.text) }
        let head = (attributes + modifiers.map(\.trimmedDescription) + ["var"]).joined(separator: " ")
        let isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
        let isOfClass = variable.ancestor(MemberBlockSyntax.self)?.parent?.is(ClassDeclSyntax.self) ?? true
        let setter = isOfClass || isStatic ? "set" : "nonmutating set"
        let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
        let names = Syntax(variable).declaredNames
        // What is made for a type in an extension of it is most often one of its values.
        let extended = variable.ancestor(MemberBlockSyntax.self)?.parent?.as(ExtensionDeclSyntax.self)?.extendedType
        let known = binding.typeAnnotation?.type ?? extended.flatMap { isStatic && $0.hasPlainValue ? $0 : nil }
        let type = known?.trimmedDescription ?? "_LeftOutValue"
        let wayOut = WayOut(giving: known)
        return Part(.property, of: variable, names: names) { arguments in
            let get = wayOut.text(arguments)
            let set = wayOut.isCertain ? "_skipped(\(arguments))" : WayOut.trap.text(arguments)
            let accessors = isConstant ? get : "get { \(get) } \(setter) { \(set) }"
            return "\(head) \(binding.pattern.trimmedDescription): \(type) { \(accessors) }"
        }
    }

    /// What an initializer sets a property to, with the property, which then traps: what does not ask for it goes on.
    static func assignment(_ item: CodeBlockItemSyntax, in text: String) -> Part? {
        guard item.parent?.as(CodeBlockItemListSyntax.self)?.owner?.is(InitializerDeclSyntax.self) == true,
            let members = item.ancestor(MemberBlockSyntax.self)?.members, case .expr(let expression) = item.item,
            let elements = expression.as(SequenceExprSyntax.self)?.elements.map(\.self), elements.count > 2,
            elements[1].is(AssignmentExprSyntax.self), let name = elements[0].propertyName,
            let variable = members.lazy.compactMap({ $0.decl.as(VariableDeclSyntax.self) })
                .first(where: { $0.bindings.count == 1 && $0.names == [name] }),
            let binding = variable.bindings.first, binding.typeAnnotation != nil, variable.attributes.isEmpty
        else { return nil }
        var part = Part(.statement, of: item.item) { "_skipped(\($0))" }
        if binding.accessorBlock == nil, let property = trapping(variable) {
            part.companions = [property]
        } else if !Mark.stands(at: variable.trimmedOffsets.lowerBound, in: text, atLeast: .declaration) {
            return nil
        }
        return part
    }

    private static let storage: Set = ["lazy", "weak", "unowned"]
}

/// A wrapper, a macro or another attribute of a module that is not here.
enum AttributePart {
    static func parts(of attribute: AttributeSyntax) -> [Part] {
        let names = attribute.parent?.parent.map { $0.declaredNames } ?? []
        guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self) else {
            return [telling(attribute, names) ?? Part(.attribute, of: attribute, names: names)]
        }
        guard variable.bindings.count == 1, let binding = variable.bindings.first else { return [] }
        // What a function does without it, it goes on with.
        if variable.isLocal { return [Part(.declaration, of: variable, names: names)] }
        if binding.accessorBlock != nil { return [Part(.attribute, of: attribute, names: names)] }
        guard let value = binding.initializer?.value else { return PropertyPart.trapping(variable).map { [$0] } ?? [] }
        // What it begins as is all that is known of it; whoever is shown that is told.
        let range = attribute.trimmedOffsets.lowerBound..<value.trimmedOffsets.upperBound
        let between = variable.root.text(attribute.trimmedOffsets.upperBound..<value.trimmedOffsets.lowerBound)
        return [
            Part(.property, range, of: Syntax(variable), names: names) {
                "\(between)_initially(\($0), \(value.trimmedDescription))"
            }
        ]
    }
}

extension AttributePart {
    /// The attribute of a type whose values tell that it is missing, as they are made; nil for one that has no place for
    /// that.
    private static func telling(_ attribute: AttributeSyntax, _ names: [String]) -> Part? {
        guard let type = attribute.parent?.parent?.asProtocol((any DeclGroupSyntax).self),
            type.is(ClassDeclSyntax.self) || type.is(StructDeclSyntax.self)
        else { return nil }
        let brace = type.memberBlock.leftBrace.trimmedOffsets.upperBound
        let between = attribute.root.text(attribute.trimmedOffsets.upperBound..<brace)
        let property = "_leftOut_" + attribute.attributeName.trimmedDescription.filter { $0.isLetter || $0.isNumber }
        return Part(.attribute, attribute.trimmedOffsets.lowerBound..<brace, of: Syntax(attribute), names: names) {
            "\(between) private let \(property) = _LeftOutMark(\($0));"
        }
    }
}

extension ExprSyntax {
    /// `name` of `self.name`, or of that alone.
    fileprivate var propertyName: String? {
        if let member = self.as(MemberAccessExprSyntax.self) {
            let isOwn = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
            return isOwn ? member.declName.baseName.text : nil
        }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

extension TokenSyntax {
    func isInside(_ node: some SyntaxProtocol) -> Bool { node.range.contains(position) }
}

extension Syntax {
    /// The text of a range of offsets, of the root.
    func text(_ range: Range<Int>) -> String { String(decoding: syntaxTextBytes[range], as: UTF8.self) }
}
