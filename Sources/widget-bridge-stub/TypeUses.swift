import SwiftParser
import SwiftSyntax

/// How the sources use types that are missing, and what is declared in their place: types that have nothing, so that what
/// is declared with them stays, and no value of theirs but the one that stands in for what is missing.
struct TypeUses {
    struct Use {
        var file: String
        var line: Int
        /// How many generic arguments it has.
        var arity = 0
        /// Whether something is held to it, or inherits from it as from a protocol.
        var isConstraint = false
        /// Whether it is written `some` or `any`, or inherited from by what is no class, or behind a superclass.
        var isConformedTo = false
        /// Whether classes inherit from it, whether these override something, and whether one of them has no
        /// initializers but convenience ones, so that the others are its superclass's.
        var isSuperclass = false
        var isOverridden = false
        var isInitializing = false
        /// Whether it is referred to weakly, as only objects are.
        var isWeak = false
        /// What literals are its values, where it is the raw type of an enumeration.
        var rawLiteral: RawLiteral?

        enum RawLiteral: String {
            case string = "StringLiteral"
            case integer = "IntegerLiteral"
        }

        var isProtocol: Bool {
            (isConstraint || isSuperclass || isWeak)
                && !(isSuperclass && (isOverridden || isInitializing && !isConformedTo))
        }
    }

    private let types: [String: String]
    private let conformances: [String: Set<String>]
    private var uses: [String: Use] = [:]
    /// The sources' own types that store a value of a missing one, and what that is called.
    private(set) var holders: [String: String] = [:]
    /// The types that the sources declare in extensions of missing ones.
    private var extending: Set<String> = []

    init(_ types: [String: String], conformances: [String: Set<String>]) {
        self.types = types
        self.conformances = conformances
    }

    var sorted: [(String, Use)] { uses.sorted { $0.key < $1.key } }

    mutating func add(_ text: String, of file: String) {
        guard types.keys.contains(where: { text.contains($0.prefix { $0 != "." }) }) else { return }
        let tree = Parser.parse(source: text)
        let visitor = TypeVisitor(types: types, file: file, tree: tree)
        visitor.walk(tree)
        holders.merge(visitor.holders) { old, _ in old }
        extending.formUnion(visitor.extending)
        uses.merge(visitor.uses) { old, new in
            var use = old
            use.arity = max(old.arity, new.arity)
            use.isConstraint = old.isConstraint || new.isConstraint
            use.isConformedTo = old.isConformedTo || new.isConformedTo
            use.isSuperclass = old.isSuperclass || new.isSuperclass
            use.isOverridden = old.isOverridden || new.isOverridden
            use.isInitializing = old.isInitializing || new.isInitializing
            use.isWeak = old.isWeak || new.isWeak
            use.rawLiteral = old.rawLiteral ?? new.rawLiteral
            return use
        }
    }

    /// The types of which there is a value, by the names that the sources use.
    var valueTypes: Set<String> {
        Set(uses.filter { !$0.value.isConstraint && !$0.value.isSuperclass && !$0.value.isWeak }.keys)
    }

    /// What values of missing types are besides.
    ///
    /// By their whole names: one of the types may be an `Error` of another's.
    private static let protocols = [
        "_LeftOutType", "Swift.Hashable", "Swift.Codable", "Swift.Error", "Swift.Identifiable",
    ]

    /// The declarations, each within those that its name begins with.
    var source: String {
        var names = Set(uses.keys)
        for name in uses.keys { names.insert(String(name.prefix { $0 != "." })) }
        let roots = names.filter { !$0.contains(".") }.sorted()
        return "import Foundation\n" + roots.map { declaration($0) }.joined(separator: "\n") + "\n"
    }

    private func declaration(_ name: String) -> String {
        let inner = uses.keys.filter {
            $0.hasPrefix(name + ".") && !$0.dropFirst(name.count + 1).contains(".") && !extending.contains($0)
        }
        let nested = inner.sorted().map { declaration($0) }.joined(separator: "\n")
        let use = uses[name] ?? Use(file: "", line: 0)
        let simple = String(name.split(separator: ".").last ?? "")
        let arguments = [types[name] ?? name, use.file].map(\.literal).joined(separator: ", ") + ", \(use.line)"
        // What identifies values of the type around it, which says so below.
        if simple == "ID", name.contains("."), inner.isEmpty { return "public typealias ID = Swift.Int" }
        if inner.isEmpty, use.isProtocol {
            return "public protocol \(simple)\(use.isWeak ? ": AnyObject" : "") {}"
        }
        let protocols = conformances[name, default: []].filter {
            uses[$0]?.isProtocol == true && uses[$0]?.isWeak == false
        }.sorted()
        let parameters = (0..<use.arity).map { "T\($0)" }.joined(separator: ", ")
        let generics = use.arity > 0 ? "<\(parameters)>" : ""
        if use.isSuperclass {
            return """
                open class \(simple)\(generics)\(protocols.isEmpty ? "" : ": " + protocols.joined(separator: ", ")) {
                public init(_leftOut: Void = ()) { _skipped(\(arguments)) }
                \(nested)
                }
                """
        }
        let raw = use.rawLiteral.map { "Swift.ExpressibleBy" + $0.rawValue }
        let initializer =
            switch use.rawLiteral {
            case .string?: "public init(stringLiteral: Swift.String) {}"
            case .integer?: "public init(integerLiteral: Swift.Int) {}"
            case nil: ""
            }
        let inherited = Self.protocols + protocols + [raw].compactMap(\.self)
        return """
            public struct \(simple)\(generics): \(inherited.joined(separator: ", ")) {
            public init(_leftOut: Void) {}
            public init(from decoder: any Swift.Decoder) throws { throw _leftOutError(\(arguments)) }
            public func encode(to encoder: any Swift.Encoder) throws {}
            public var id: Swift.Int { 0 }
            \(initializer)
            \(nested)
            }
            """
    }
}

/// Finds the uses in one file.
private final class TypeVisitor: SyntaxVisitor {
    private let types: [String: String]
    private let file: String
    private let converter: SourceLocationConverter
    private(set) var uses: [String: TypeUses.Use] = [:]
    private(set) var holders: [String: String] = [:]
    private(set) var extending: Set<String> = []

    init(types: [String: String], file: String, tree: SourceFileSyntax) {
        self.types = types
        self.file = file
        converter = SourceLocationConverter(fileName: file, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let extended = node.extendedType.trimmedDescription
        for member in node.memberBlock.members {
            extending.formUnion(Syntax(member.decl).declaredNames.map { "\(extended).\($0)" })
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text, Syntax(node), node.genericArgumentClause)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.trimmedDescription.filter { !$0.isWhitespace }, Syntax(node), node.genericArgumentClause)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.baseName.text, Syntax(node), nil)
        return .visitChildren
    }

    override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.expression.trimmedDescription
        if types[name] != nil { note(name, count: node.genericArgumentClause.arguments.count, Syntax(node)) }
        return .visitChildren
    }

    private func note(_ written: String, _ node: Syntax, _ arguments: GenericArgumentClauseSyntax?) {
        let name = String(written.prefix { $0 != "<" })
        let isNested = node.is(MemberTypeSyntax.self)
        guard types[name] != nil || isNested && types[String(name.prefix { $0 != "." })] != nil else { return }
        note(name, count: arguments?.arguments.count ?? 0, node)
    }

    private func note(_ name: String, count: Int, _ node: Syntax) {
        let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
        var use = uses[name] ?? TypeUses.Use(file: file, line: line)
        use.arity = max(use.arity, count)
        if let variable = node.ancestor(VariableDeclSyntax.self), node.ancestor(TypeAnnotationSyntax.self) != nil,
            variable.modifiers.contains(where: { ["weak", "unowned"].contains($0.name.text) })
        {
            use.isWeak = true
        }
        if node.ancestor(TypeAnnotationSyntax.self) != nil, let variable = node.ancestor(VariableDeclSyntax.self),
            !variable.isLocal, let holder = variable.ancestor(MemberBlockSyntax.self)?.parent?.declaredName
        {
            holders[holder] = types[name] ?? name
        }
        if let parent = node.parent {
            switch parent.as(SyntaxEnum.self) {
            case .genericParameter, .conformanceRequirement, .compositionTypeElement:
                use.isConstraint = true
            case .someOrAnyType:
                use.isConstraint = true
                use.isConformedTo = true
            case .inheritedType(let type): inherit(type, &use)
            default: break
            }
        }
        uses[name] = use
    }

    private func inherit(_ type: InheritedTypeSyntax, _ use: inout TypeUses.Use) {
        if let heir = type.ancestor(InheritanceClauseSyntax.self)?.parent?.as(EnumDeclSyntax.self),
            heir.inheritanceClause?.inheritedTypes.first == type, let literal = heir.rawLiteral
        {
            use.rawLiteral = literal
            return
        }
        guard let heir = type.ancestor(InheritanceClauseSyntax.self)?.parent?.as(ClassDeclSyntax.self),
            heir.inheritanceClause?.inheritedTypes.first == type
        else {
            use.isConstraint = true
            use.isConformedTo = true
            return
        }
        use.isSuperclass = true
        let text = heir.memberBlock.description
        if text.contains("override ") || text.contains("super.") { use.isOverridden = true }
        let initializers = heir.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        if !initializers.isEmpty, initializers.allSatisfy(\.isConvenience) { use.isInitializing = true }
    }
}

extension EnumDeclSyntax {
    /// What literals its raw values are; nil where it has none.
    fileprivate var rawLiteral: TypeUses.Use.RawLiteral? {
        let cases = memberBlock.members.lazy.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        guard let value = cases.flatMap(\.elements).compactMap({ $0.rawValue?.value }).first else { return nil }
        return value.is(StringLiteralExprSyntax.self) ? .string : .integer
    }
}

extension InitializerDeclSyntax {
    fileprivate var isConvenience: Bool { modifiers.contains { $0.name.text == "convenience" } }
}
