import SwiftParser
import SwiftSyntax

/// A module's Swift as its textual interface has it, on the interface's lines: in place of each body something empty is
/// given and told, or the call ends.
struct InterfaceSource {
    private let module: String
    private let path: String
    private let interface: String

    /// - Parameters:
    ///   - interface: what a `.swiftinterface` holds.
    ///   - path: where it lies: traps name it.
    init(_ interface: String, of module: String, path: String) {
        self.interface = interface
        self.module = module
        self.path = path
    }

    /// What is compiled in the module's place.
    var text: String {
        let tree = Parser.parse(source: interface)
        let names = InterfaceNames(in: tree, of: module)
        let writer = InterfaceWriter(
            names, converter: SourceLocationConverter(fileName: path, tree: tree), module: module, path: path)
        writer.walk(tree)
        return Self.applying(writer.edits, to: interface)
    }

    /// Edits within larger ones go with those; lines stay where they are.
    private static func applying(_ edits: [InterfaceEdit], to text: String) -> String {
        let source = Array(text.utf8)
        var result: [UInt8] = []
        var position = 0
        for edit in edits.sorted(by: {
            ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
        })
        where edit.range.lowerBound >= position {
            result += source[position..<edit.range.lowerBound]
            result += edit.text.utf8
            result += source[edit.range].filter { $0 == UInt8(ascii: "\n") }
            position = edit.range.upperBound
        }
        return String(decoding: result + source[position...], as: UTF8.self)
    }
}

/// A range of an interface, by offsets in UTF-8, and what stands in its place.
struct InterfaceEdit {
    var range: Range<Int>
    var text = ""
}

/// Gives each declaration of an interface a body.
final class InterfaceWriter: SyntaxVisitor {
    private(set) var edits: [InterfaceEdit] = []
    private let names: InterfaceNames
    private let converter: SourceLocationConverter
    private let module: String
    private let path: String

    init(_ names: InterfaceNames, converter: SourceLocationConverter, module: String, path: String) {
        self.names = names
        self.converter = converter
        self.module = module
        self.path = path
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: - Declarations

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let first = node.path.first?.name, let name = names.imported(first.text) else { return remove(node) }
        if name != first.text { replace(first, by: name) }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if names.isSynthesized(node) { return remove(node) }
        if node.isRequirement { return .visitChildren }
        let result = node.signature.returnClause?.type
        guard let body = body(node, named: node.label, returning: result)
        else { return remove(node) }
        write(body.get, over: node.body, behind: node)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if names.isSynthesized(node) { return remove(node) }
        if node.isRequirement { return .visitChildren }
        if let body = body(node, named: "init" + node.signature.parameterClause.labels) {
            write(body.get, over: node.body, behind: node)
        }
        return .visitChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        write("", over: node.body, behind: node)
        return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isRequirement { return .visitChildren }
        let type = node.returnClause.type
        guard let body = body(node, named: "subscript" + node.parameterClause.subscriptLabels, returning: type) else {
            return remove(node)
        }
        let accessors = node.accessorBlock.map { $0.text(body) } ?? "{ \(body.get) }"
        write(accessors: accessors, over: node.accessorBlock, behind: type)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if names.isSynthesized(node) { return remove(node) }
        if node.isRequirement { return .visitChildren }
        var isComputed = false
        for binding in node.bindings {
            if binding.initializer != nil {
                // Such a value is known to everybody.
                if let block = binding.accessorBlock { edits.append(InterfaceEdit(range: block.trimmedOffsets)) }
                continue
            }
            guard let type = binding.typeAnnotation?.type,
                let body = body(binding, named: binding.pattern.trimmedDescription, returning: type)
            else { return remove(node) }
            let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
            let stored = isConstant ? "{ \(body.get) }" : body.accessors
            write(accessors: binding.accessorBlock?.text(body) ?? stored, over: binding.accessorBlock, behind: type)
            isComputed = true
        }
        if isComputed { replace(node.bindingSpecifier, by: "var") }
        for modifier in node.modifiers {
            switch modifier.name.tokenKind {
            case .keyword(.weak), .keyword(.unowned), .keyword(.lazy):
                edits.append(.init(range: modifier.trimmedOffsets))
            case .keyword(.nonisolated) where isComputed:
                if let detail = modifier.detail { edits.append(.init(range: detail.trimmedOffsets)) }
            default:
                if modifier.detail?.detail.text == "set" { edits.append(.init(range: modifier.trimmedOffsets)) }
            }
        }
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        if let members = names.comparison(of: node) {
            insert(members, at: node.memberBlock.rightBrace.trimmedOffsets.lowerBound)
        }
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        // The compiler infers what an opaque type stands for.
        node.initializer.value.trimmedDescription.hasPrefix("@_opaqueReturnTypeOf") ? remove(node) : .visitChildren
    }

    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { remove(node) }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { remove(node) }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // MARK: - Attributes and names

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard let owner = node.parent?.parent, owner.isProtocol(DeclSyntaxProtocol.self) else { return .visitChildren }
        let name = node.attributeName.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        return InterfaceAttributes.count(name) ? .visitChildren : remove(node)
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.baseType.as(IdentifierTypeSyntax.self), base.genericArgumentClause == nil else {
            return .visitChildren
        }
        rename(base.name, through: node.period, of: node.name.text)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self) {
            rename(base.baseName, through: node.period, of: node.declName.baseName.text)
        }
        return .visitChildren
    }

    /// Takes a module's name from in front of a name where that is found without it, or not at all with it.
    private func rename(_ qualifier: TokenSyntax, through period: TokenSyntax, of name: String) {
        switch names.qualifier(qualifier.text, of: name) {
        case nil:
            edits.append(.init(range: qualifier.trimmedOffsets.lowerBound..<period.trimmedOffsets.upperBound))
        case let other?: if other != qualifier.text { replace(qualifier, by: other) }
        }
    }

    // MARK: - Edits

    private func remove(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        edits.append(InterfaceEdit(range: node.trimmedOffsets))
        return .skipChildren
    }

    private func replace(_ token: TokenSyntax, by text: String) {
        edits.append(InterfaceEdit(range: token.trimmedOffsets, text: text))
    }

    private func insert(_ text: String, at offset: Int) {
        edits.append(InterfaceEdit(range: offset..<offset, text: text))
    }

    private func write(_ body: String, over old: CodeBlockSyntax?, behind node: some SyntaxProtocol) {
        let text = body.isEmpty ? "{}" : "{ \(body) }"
        if let old {
            edits.append(InterfaceEdit(range: old.trimmedOffsets, text: text))
        } else {
            insert(" " + text, at: node.trimmedOffsets.upperBound)
        }
    }

    private func write(accessors: String, over old: AccessorBlockSyntax?, behind type: TypeSyntax) {
        if let old {
            edits.append(InterfaceEdit(range: old.trimmedOffsets, text: accessors))
        } else {
            insert(" " + accessors, at: type.trimmedOffsets.upperBound)
        }
    }

    /// What a declaration does instead, and where what it is set to goes; nil where nothing can, for its type is known by what
    /// it returns.
    private func body(_ node: some SyntaxProtocol, named name: String, returning type: TypeSyntax? = nil)
        -> InterfaceBody?
    {
        let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
        let types = sequence(first: Syntax(node), next: \.parent).dropFirst().compactMap { node in
            node.isProtocol(DeclGroupSyntax.self) ? node.declaredName.map(names.unqualified) : nil
        }
        let full = ([module] + types.reversed() + [name]).joined(separator: ".")
        let arguments = (["\(full), of a binary framework", path].map(\.literal) + ["\(line)"]).joined(separator: ", ")
        let get =
            node.is(SubscriptDeclSyntax.self) && type?.opaqueName == nil
            ? WayOut(giving: type).text
            : BodyPart.text(returning: type, from: node.is(InitializerDeclSyntax.self) ? nil : Syntax(node))
        return get.map { InterfaceBody(get: $0(arguments), set: "_skipped(\(arguments))") }
    }
}

extension SyntaxProtocol {
    /// Whether it is what a protocol asks for.
    fileprivate var isRequirement: Bool {
        let owner = sequence(first: Syntax(self), next: \.parent).dropFirst().first {
            $0.isProtocol(DeclGroupSyntax.self)
        }
        return owner?.is(ProtocolDeclSyntax.self) == true
    }
}

extension FunctionDeclSyntax {
    /// `load(_:to:)`; operators' operands have no labels.
    fileprivate var label: String {
        let isOperator = if case .identifier = name.tokenKind { false } else { true }
        let parameters = signature.parameterClause
        return name.text + (isOperator ? "(\(parameters.parameters.map { _ in "_:" }.joined()))" : parameters.labels)
    }
}

extension FunctionParameterClauseSyntax {
    /// The same of a subscript, whose parameters have a label where they have two names.
    fileprivate var subscriptLabels: String {
        "(" + parameters.map { ($0.secondName == nil ? "_" : $0.firstName.text) + ":" }.joined() + ")"
    }

    /// `(_:to:)`.
    fileprivate var labels: String { "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")" }
}

/// What stands for what an interface does not have.
private struct InterfaceBody {
    var get: String
    var set: String

    var accessors: String { "{ get { \(get) } set { \(set) } }" }
}

extension AccessorBlockSyntax {
    /// The same accessors, with those bodies.
    fileprivate func text(_ body: InterfaceBody) -> String {
        guard case .accessors(let list) = accessors else { return "{ \(body.get) }" }
        var kinds: Set<String> = []
        let texts = list.compactMap { accessor -> String? in
            let kind =
                switch accessor.accessorSpecifier.text {
                case "set", "_modify", "modify", "mutate", "unsafeMutableAddress": "set"
                case "willSet", "didSet", "init": ""
                default: "get"
                }
            guard !kind.isEmpty, kinds.insert(kind).inserted else { return nil }
            let modifier = accessor.modifier.map { $0.trimmedDescription + " " } ?? ""
            let effects = accessor.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
            return "\(modifier)\(kind)\(effects) { \(kind == "get" ? body.get : body.set) }"
        }
        return kinds.contains("get") ? "{ \(texts.joined(separator: " ")) }" : body.accessors
    }
}
