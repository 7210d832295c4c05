import SwiftSyntax

/// What an interface declares, as far as it decides how names are written, and what the compiler makes by itself.
struct InterfaceNames {
    /// An enumeration whose values can be told apart.
    private struct Enumeration {
        var cases: [String] = []
        var hasPayload = false
        var hasUnavailableCase = false
        /// What the first of its inherited types is, where that is no protocol of this module's.
        var rawType: String?
        /// Whether each case's raw value is there.
        var hasRawValues = false
    }

    private let module: String
    private let imports: Set<String>
    /// The names of all types, and of those that are in no other.
    private let types: Set<String>
    private let topLevel: Set<String>
    private var enumerations: [String: Enumeration] = [:]

    init(in tree: SourceFileSyntax, of module: String) {
        self.module = module
        let visitor = NameVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        imports = visitor.imports
        types = visitor.types
        topLevel = visitor.topLevel
        for node in visitor.enumerations { enumerations[path(of: Syntax(node))] = Self.enumeration(node) }
    }

    // MARK: - Names

    /// What a module is imported by; nil for the interface's own, and those that nobody need import.
    func imported(_ name: String) -> String? {
        if name == module || name == "Swift" || name.hasPrefix("_") { return nil }
        return name == "SwiftUICore" ? "SwiftUI" : name
    }

    /// What stands in front of a name in place of a module's; nil for nothing.
    func qualifier(_ qualifier: String, of name: String) -> String? {
        let aliased = "Module___"
        let plain = qualifier.hasPrefix(aliased) ? String(qualifier.dropFirst(aliased.count)) : qualifier
        if plain == module {
            // A type of the module's own name hides the module.
            return types.contains(module) && topLevel.contains(name) ? nil : plain
        }
        guard imports.contains(plain), plain != "Swift", !plain.hasPrefix("_") else { return plain }
        // What one of Apple's modules has may be another's here.
        return types.contains(name) ? imported(plain) : nil
    }

    /// A type's name without the interface's module.
    func unqualified(_ name: String) -> String {
        for prefix in ["Module___\(module).", "\(module)."] where name.hasPrefix(prefix) {
            return String(name.dropFirst(prefix.count))
        }
        return name
    }

    private func path(of node: Syntax) -> String {
        sequence(first: node, next: \.parent).compactMap { node in
            node.isProtocol(DeclGroupSyntax.self) ? node.declaredName.map(unqualified) : nil
        }.reversed().joined(separator: ".")
    }

    // MARK: - Enumerations

    private static func enumeration(_ node: EnumDeclSyntax) -> Enumeration {
        var result = Enumeration()
        var (values, count) = (0, 0)
        for member in node.memberBlock.members {
            guard let list = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
            let isUnavailable = list.attributes.description.contains("unavailable")
            if isUnavailable { result.hasUnavailableCase = true }
            for element in list.elements {
                count += 1
                if !isUnavailable { result.cases.append(element.name.text) }
                if element.parameterClause != nil { result.hasPayload = true }
                if element.rawValue != nil { values += 1 }
            }
        }
        let first = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        result.rawType = first.flatMap {
            rawTypes.contains($0.split(separator: ".").last.map(String.init) ?? "") ? $0 : nil
        }
        result.hasRawValues = values == count
        return result
    }

    private static let rawTypes: Set = [
        "String", "Character", "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
        "Int128", "UInt128", "Float", "Double", "CGFloat",
    ]

    /// The enumeration that a declaration is a member of.
    private func enumeration(around node: some SyntaxProtocol) -> Enumeration? {
        node.parent.flatMap { enumerations[path(of: $0)] }.flatMap { $0.cases.isEmpty ? nil : $0 }
    }

    /// Whether the compiler gives an enumeration the function as it did where the interface was made: it calls the
    /// operands of `==` so.
    func isSynthesized(_ node: FunctionDeclSyntax) -> Bool {
        guard let enumeration = enumeration(around: node) else { return false }
        let parameters = node.signature.parameterClause.parameters
        switch node.name.text {
        case "==": return parameters.map { $0.firstName.text } == ["a", "b"]
        case "hash": return parameters.first?.firstName.text == "into" && isHashed(enumeration, by: node)
        default: return false
        }
    }

    /// Without values of cases there is nothing to choose; with them, it goes by the operator beside it.
    private func isHashed(_ enumeration: Enumeration, by node: some SyntaxProtocol) -> Bool {
        if !enumeration.hasPayload { return true }
        guard let members = node.parent?.parent?.as(MemberBlockItemListSyntax.self) else { return false }
        return members.contains { $0.decl.as(FunctionDeclSyntax.self).map(isSynthesizedOperator) ?? false }
    }

    private func isSynthesizedOperator(_ node: FunctionDeclSyntax) -> Bool {
        node.name.text == "==" && isSynthesized(node)
    }

    func isSynthesized(_ node: InitializerDeclSyntax) -> Bool {
        node.signature.parameterClause.parameters.first?.firstName.text == "rawValue"
            && enumeration(around: node)?.hasRawValues == true
    }

    func isSynthesized(_ node: VariableDeclSyntax) -> Bool {
        guard let binding = node.bindings.first else { return false }
        let name = binding.pattern.trimmedDescription
        // A wrapper's projection, which nobody can declare; what every actor has.
        if name.hasPrefix("$") || name == "unownedExecutor" { return true }
        guard let enumeration = enumeration(around: node) else { return false }
        switch name {
        case "hashValue": return isHashed(enumeration, by: node)
        case "rawValue": return enumeration.hasRawValues
        case "allCases":
            return !enumeration.hasPayload && !enumeration.hasUnavailableCase && binding.accessorBlock != nil
                && binding.typeAnnotation?.type.is(ArrayTypeSyntax.self) == true
        default: return false
        }
    }

    /// What compares an enumeration's values where the compiler would do so by raw values, and those are not there.
    func comparison(of node: EnumDeclSyntax) -> String? {
        guard let enumeration = enumerations[path(of: Syntax(node))], enumeration.rawType != nil,
            !enumeration.hasRawValues, !enumeration.cases.isEmpty
        else { return nil }
        var cases = enumeration.cases.enumerated().map { "case .\($1): \($0)" }
        if enumeration.hasUnavailableCase { cases.append("default: -1") }
        return """
            private var _position: Int { switch self { \(cases.joined(separator: "; ")) } }; \
            public static func == (a: Self, b: Self) -> Bool { a._position == b._position }; \
            public static func != (a: Self, b: Self) -> Bool { a._position != b._position }; \
            public func hash(into hasher: inout Hasher) { hasher.combine(_position) }; \
            public var hashValue: Int { _position.hashValue }; \
            public func _rawHashValue(seed: Int) -> Int { _position._rawHashValue(seed: seed) } 
            """
    }
}

/// Finds what is declared and imported.
private final class NameVisitor: SyntaxVisitor {
    private(set) var imports: Set<String> = []
    private(set) var types: Set<String> = []
    private(set) var topLevel: Set<String> = []
    private(set) var enumerations: [EnumDeclSyntax] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name.text { imports.insert(name) }
        return .skipChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enumerations.append(node)
        return note(Syntax(node))
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(Syntax(node)) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(Syntax(node)) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(Syntax(node)) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(Syntax(node)) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { note(Syntax(node)) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { note(Syntax(node)) }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { note(Syntax(node)) }

    private func note(_ node: Syntax) -> SyntaxVisitorContinueKind {
        let isType = !node.is(FunctionDeclSyntax.self) && !node.is(VariableDeclSyntax.self)
        if isType { types.formUnion(node.declaredNames) }
        let isNested = sequence(first: node, next: \.parent).dropFirst().contains {
            $0.isProtocol(DeclGroupSyntax.self)
        }
        if !isNested { topLevel.formUnion(node.declaredNames) }
        return isType ? .visitChildren : .skipChildren
    }
}
