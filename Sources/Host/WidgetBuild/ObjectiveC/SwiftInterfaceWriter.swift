/// Writes the Swift that stands for declarations in Objective-C; what is called of it gives something empty and is told, or
/// ends with the error that names it.
struct SwiftInterfaceWriter {
    private(set) var interface = SwiftInterface()
    private let types: SwiftTypes
    private let constants: [String: String]
    /// Whether there are no sources at all.
    private let isBinary: Bool
    /// The types that are made of another by `NS_TYPED_ENUM`, and what they are made of.
    private var newTypes: [String: String] = [:]

    init(types: SwiftTypes, constants: [String: String], isBinary: Bool) {
        self.isBinary = isBinary
        self.types = types
        self.constants = constants
    }

    mutating func add(_ name: String, _ place: ForeignPlace, _ text: String) {
        interface.declarations.append(SwiftDeclaration(name: name, place: place, text: text))
    }

    private mutating func omit(_ name: String, _ place: ForeignPlace, _ reason: String) {
        interface.omissions.append(SwiftInterface.Omission(name: name, place: place, reason: reason))
    }

    /// Says of a declaration that nobody knows the name of that it is left out.
    mutating func omit(_ text: ForeignText, isRefused: Bool) {
        omit(
            text.tag ?? text.tokens.prefix(4).map(\.text).joined(separator: " "), text.place,
            isRefused ? "Clang does not compile it alone" : "it is no declaration of C's")
    }

    /// The end of a call.
    ///
    /// - Parameter reason: why what is called is not there.
    private func trap(_ name: String, _ place: ForeignPlace, _ reason: String = written) -> String {
        "_notHere(\(arguments(name, place, reason)))"
    }

    /// What a call does instead: it throws, gives something empty or does nothing, each of which is told; it ends where
    /// somebody waits for a handler.
    ///
    /// - Parameters:
    ///   - result: the type of what it gives.
    ///   - parameters: those that it takes.
    private func body(
        _ name: String, _ place: ForeignPlace, _ reason: String = written, returning result: String,
        throwing: Bool = false, taking parameters: String = ""
    ) -> String {
        let arguments = arguments(name, place, reason)
        if throwing { return "throw _leftOutError(\(arguments))" }
        if parameters.contains("->") || result == "Never" { return trap(name, place, reason) }
        return result == "Void" ? "_skipped(\(arguments))" : "return _leftOut(\(arguments))"
    }

    private func arguments(_ name: String, _ place: ForeignPlace, _ reason: String) -> String {
        let reason = isBinary ? "of a binary framework" : reason
        let file = place.file.replacing(#/["\\]/#) { "\\" + $0.output }
        return "\"\(name), \(reason)\", \"\(file)\", \(place.line)"
    }

    private static let written = "written in Objective-C"
    private static let uncompiled = "whose source is not compiled"

    static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static let keywords: Set = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat",
        "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
        "true", "try", "typealias", "var", "where", "while", "Any", "Type", "Protocol",
    ]

    // MARK: - Functions, constants and names of types

    mutating func add(_ value: ForeignValue, _ place: ForeignPlace) {
        if value.attributes.isUnavailable { return }
        do throws(SwiftTypes.Failure) {
            switch value.kind {
            case .function: try addFunction(value, place)
            case .variable: try addVariable(value, place)
            case .type: try addType(value, place)
            }
        } catch {
            omit(value.name, place, "Swift has nothing for \(error.name)")
        }
    }

    private mutating func addFunction(_ value: ForeignValue, _ place: ForeignPlace) throws(SwiftTypes.Failure) {
        guard case .function(let returns, let parameters, _) = value.type.kind else { return }
        let given = value.attributes.swiftName.flatMap { SelectorName(swiftName: $0, count: parameters.count) }
        let name = given ?? SelectorName(base: value.name, labels: parameters.map { _ in "_" })
        let list = try self.parameters(parameters, name.labels)
        let result = try types.swift(returns, .result)
        let body = body("\(value.name)()", place, Self.uncompiled, returning: result, taking: list)
        add(value.name, place, "public func \(Self.quoted(name.base))(\(list)) -> \(result) { \(body) }")
    }

    private mutating func addVariable(_ value: ForeignValue, _ place: ForeignPlace) throws(SwiftTypes.Failure) {
        // Swift sees no array without a length: a framework's version, as Xcode declares it.
        if case .array = value.type.kind { return }
        var name = value.attributes.swiftName ?? value.name
        var type = try types.swift(value.type, .property)
        // A constant has a value.
        if type.hasSuffix("!") { type = String(type.dropLast()) }
        let known = constants[value.name].flatMap { Self.fits($0, newTypes[type] ?? type) ? $0 : nil }
        var owner = ""
        if let dot = name.lastIndex(of: ".") {
            owner = String(name[..<dot])
            name = String(name[name.index(after: dot)...])
        } else if newTypes[type] != nil {
            owner = type
            name = Self.member(name, of: type)
            let value = known.map { "\(type)(rawValue: \($0))" }
            return addConstant(name, of: owner, type, value, place)
        } else if value.name.hasSuffix("Notification"), ["String", "Notification.Name"].contains(type) {
            let value = known.map { "Notification.Name(rawValue: \($0))" }
            name = String(name.dropLast("Notification".count))
            if name.hasPrefix("k"), name.dropFirst().first?.isUppercase == true {
                name = Words(String(name.dropFirst())).text
            }
            return addConstant(name, of: "Notification.Name", "Notification.Name", value, place)
        }
        let made = type == "Notification.Name" ? known.map { "Notification.Name(rawValue: \($0))" } : known
        addConstant(name, of: owner, type, made, place)
    }

    private mutating func addConstant(
        _ name: String, of owner: String, _ type: String, _ value: String?, _ place: ForeignPlace
    ) {
        let isStatic = owner.isEmpty ? "" : "static "
        let body =
            value.map { "nonisolated(unsafe) public \(isStatic)let \(Self.quoted(name)): \(type) = \($0)" }
            ?? "public \(isStatic)var \(Self.quoted(name)): \(type) { \(self.body(name, place, Self.uncompiled, returning: type)) }"
        add(name, place, owner.isEmpty ? body : "extension \(owner) { \(body) }")
    }

    /// Whether a literal is of a type.
    private static func fits(_ literal: String, _ type: String) -> Bool {
        if literal.hasPrefix("\"") { return type == "String" || type == "Notification.Name" }
        if ["true", "false"].contains(literal) { return type == "Bool" }
        let isReal = ["CGFloat", "Double", "Float", "TimeInterval"].contains(type)
        return isReal || !literal.contains(".") && type.contains("Int")
    }

    /// A constant's name within its type, without the words that are the type's.
    private static func member(_ name: String, of type: String) -> String {
        let (words, own) = (Words(name).words, Words(type).words)
        let common = zip(words, own).prefix { $0 == $1 }.count
        let rest = Words(words: Array(words.dropFirst(common)))
        return rest.words.isEmpty || rest.text.first?.isNumber == true ? name : rest.text
    }

    private mutating func addType(_ value: ForeignValue, _ place: ForeignPlace) throws(SwiftTypes.Failure) {
        let name = value.attributes.swiftName ?? value.name
        let isClass = types.objectAliases.contains(value.name)
        let type = isClass ? try types.object(value.type) ?? name : try types.swift(value.type, .element)
        guard value.attributes.isNewType else {
            return add(name, place, "public typealias \(name) = \(type)")
        }
        newTypes[name] = type
        add(
            name, place,
            "public struct \(name): RawRepresentable, Hashable, Sendable { public let rawValue: \(type); "
                + "public init(rawValue: \(type)) { self.rawValue = rawValue }; "
                + "public init(_ rawValue: \(type)) { self.rawValue = rawValue } }")
    }

    private func parameters(
        _ parameters: [ForeignParameter], _ labels: [String], generics: Set<String> = [], isRequirement: Bool = false
    ) throws(SwiftTypes.Failure) -> String {
        var list: [String] = []
        for (index, (parameter, label)) in zip(parameters, labels).enumerated() {
            let type = try types.swift(parameter.type, .parameter, generics: generics)
            let isLast = index == parameters.count - 1
            let name = parameter.name.map { $0 == label ? $0 : "\(label) \(Self.quoted($0))" } ?? "\(label) p\(index)"
            let value = isRequirement ? "" : initially(parameter, type, label, isLast: isLast)
            list.append("\(name): \(type)\(value)")
        }
        return list.joined(separator: ", ")
    }

    /// What is given where a call gives nothing: for a closure at the end, for options and their like.
    private func initially(_ parameter: ForeignParameter, _ type: String, _ label: String, isLast: Bool) -> String {
        if type.hasSuffix("?"), isLast, types.isClosure(parameter.type) { return " = nil" }
        if type.hasSuffix("Options"), types.ofC.contains(type) { return " = []" }
        let isTold = ["options", "attributes", "userinfo"].contains { label.lowercased().hasSuffix($0) }
        guard isTold, type.hasPrefix("["), type.contains(": ") else { return "" }
        return type.hasSuffix("?") ? " = nil" : type.hasSuffix("]") ? " = [:]" : ""
    }

    // MARK: - Classes and protocols

    mutating func add(_ containers: [ForeignContainer]) {
        let classes = Dictionary(containers.filter { $0.kind == .class }.map { ($0.name, $0) }) { first, _ in first }
        let protocols = Dictionary(containers.filter { $0.kind == .protocol }.map { ($0.name, $0) }) { $1 }
        let categories = Dictionary(grouping: containers.filter { $0.kind == .category }, by: \.name)
        for container in containers where !container.attributes.isUnavailable {
            switch container.kind {
            case .class where classes[container.name]?.place == container.place:
                var whole = container
                for category in categories[container.name] ?? [] {
                    whole.methods += category.methods
                    whole.properties += category.properties
                    whole.protocols += category.protocols
                }
                add(class: whole, classes, protocols)
            case .category where classes[container.name] == nil: add(category: container)
            case .protocol: add(protocol: container)
            default: continue
            }
        }
    }

    private mutating func add(
        class container: ForeignContainer, _ classes: [String: ForeignContainer],
        _ protocols: [String: ForeignContainer]
    ) {
        var container = container
        let adopted = Self.closure(of: container.protocols, protocols)
        // What a protocol asks for, no header repeats.
        for requirement in adopted {
            let (selectors, names) = (Set(container.methods.map(\.selector)), Set(container.properties.map(\.name)))
            container.methods += requirement.methods.filter { !$0.isOptional && !selectors.contains($0.selector) }
            container.properties += requirement.properties.filter { !$0.isOptional && !names.contains($0.name) }
        }
        let name = types.classes[container.name] ?? container.name
        let required = Set(adopted.flatMap(\.methods).map(\.selector))
        var members = self.members(of: container, named: name, classes, required: required)
        let known = ["NSCopying", "NSMutableCopying", "NSCoding", "NSSecureCoding"].filter(container.protocols.contains)
        for name in known.flatMap({ Self.requirements[$0] ?? [] }) {
            let trap = trap("-[\(container.name) \(name.selector)]", container.place)
            members.append(
                SwiftDeclaration(
                    name: name.selector, place: container.place, text: "\(name.text) { \(trap) }",
                    alternatives: []))
        }
        let generics =
            container.parameters.isEmpty
            ? "" : "<\(container.parameters.map { $0 + ": AnyObject" }.joined(separator: ", "))>"
        let superclass = container.superclass.map { types.classes[$0] ?? SwiftTypes.classNames[$0] ?? $0 } ?? "NSObject"
        let own = container.protocols.compactMap { types.protocols[$0] }
        let head = "open class \(name)\(generics): "
        var heads: [String] = []
        for bases in [[superclass] + own + known, [superclass] + known, [superclass], ["NSObject"]] {
            let text = head + bases.joined(separator: ", ")
            if !heads.contains(text) { heads.append(text) }
        }
        interface.declarations.append(
            SwiftDeclaration(
                name: container.name, place: container.place, text: heads[0], alternatives: Array(heads.dropFirst()),
                members: members))
    }

    /// The protocols of those names, and those that these refine.
    private static func closure(
        of names: [String], _ protocols: [String: ForeignContainer]
    ) -> [ForeignContainer] {
        var (found, queue, known) = ([ForeignContainer](), names, Set<String>())
        while let name = queue.popLast() {
            guard known.insert(name).inserted, let container = protocols[name] else { continue }
            found.append(container)
            queue += container.protocols
        }
        return found
    }

    private static let requirements = [
        "NSCopying": [(selector: "copyWithZone:", text: "open func copy(with zone: NSZone? = nil) -> Any")],
        "NSMutableCopying": [
            (selector: "mutableCopyWithZone:", text: "open func mutableCopy(with zone: NSZone? = nil) -> Any")
        ],
        "NSCoding": codingRequirements,
        "NSSecureCoding": codingRequirements
            + [(selector: "supportsSecureCoding", text: "public static var supportsSecureCoding: Bool")],
    ]

    private static let codingRequirements = [
        (selector: "initWithCoder:", text: "public required convenience init?(coder: NSCoder)"),
        (selector: "encodeWithCoder:", text: "open func encode(with coder: NSCoder)"),
    ]

    private mutating func add(category container: ForeignContainer) {
        let name = SwiftTypes.classNames[container.name] ?? container.name
        let members = members(of: container, named: name, [:]).map { member in
            var member = member
            member.text = member.text.replacing(#/^open /#, with: "public ")
            return member
        }
        interface.declarations.append(
            SwiftDeclaration(
                name: container.name, place: container.place, text: "extension \(name)", members: members))
    }

    private mutating func add(protocol container: ForeignContainer) {
        let name = types.protocols[container.name] ?? container.name
        let bases = container.protocols.map { types.protocols[$0] ?? ($0 == "NSObject" ? "NSObjectProtocol" : $0) }
        var required: [SwiftDeclaration] = []
        var optional: [SwiftDeclaration] = []
        for property in container.properties {
            guard let (text, body) = self.property(property, of: container, named: name) else { continue }
            let accessors = property.isReadOnly ? "{ get }" : "{ get set }"
            required.append(SwiftDeclaration(name: property.name, place: property.place, text: "\(text) \(accessors)"))
            if property.isOptional {
                optional.append(
                    SwiftDeclaration(name: property.name, place: property.place, text: "public \(text) \(body)"))
            }
        }
        for method in container.methods {
            guard let method = self.method(method, of: container, named: name, isRequirement: true) else { continue }
            required.append(SwiftDeclaration(name: method.name, place: method.place, text: method.text))
            if method.isOptional {
                optional.append(
                    SwiftDeclaration(
                        name: method.name, place: method.place, text: "public \(method.text) { \(method.body) }"))
            }
        }
        let heads = [bases, bases.filter(types.protocols.values.contains), []].map { bases in
            "public protocol \(name): " + (["AnyObject"] + bases).joined(separator: ", ")
        }
        interface.declarations.append(
            SwiftDeclaration(
                name: container.name, place: container.place, text: heads[0], alternatives: Array(heads.dropFirst()),
                members: required))
        guard !optional.isEmpty else { return }
        interface.declarations.append(
            SwiftDeclaration(
                name: container.name, place: container.place, text: "extension \(name)", members: optional))
    }

    // MARK: - Members

    private mutating func members(
        of container: ForeignContainer, named name: String, _ classes: [String: ForeignContainer],
        required: Set<String> = []
    ) -> [SwiftDeclaration] {
        var members: [SwiftDeclaration] = []
        var known: Set<String> = []
        for property in container.properties {
            guard let (text, body) = self.property(property, of: container, named: name),
                known.insert(text.prefix { $0 != ":" } + "").inserted
            else { continue }
            members.append(
                SwiftDeclaration(
                    name: "\(container.name).\(property.name)", place: property.place, text: "open \(text) \(body)"))
        }
        let accessors = Set(container.properties.flatMap(\.accessors))
        let isDesignated = isDesignated(container, classes)
        for method in container.methods {
            if accessors.contains(method.selector), !method.isClassMethod { continue }
            guard let written = self.method(method, of: container, named: name) else { continue }
            guard known.insert(written.isInitializer ? written.key : "\(method.isClassMethod)" + written.key).inserted
            else { continue }
            var access = "open "
            var body = written.body
            if written.isInitializer {
                // Those that a class of UIKit has are inherited.
                if !isDesignated, Self.inherited.contains(method.selector), !method.isClassMethod { continue }
                let isConvenience = !(isDesignated && method.attributes.isDesignated)
                access = isConvenience ? "public convenience " : "public "
                if required.contains(method.selector) { access += "required " }
                body = initialization(written, isConvenience: isConvenience)
            }
            let head = access + written.text
            members.append(
                SwiftDeclaration(
                    name: written.name, place: method.place, text: "\(head) { \(body) }",
                    alternatives: body == written.body ? [] : ["\(head) { \(written.body) }"]))
            if let other = asynchronous(method, of: container, named: name) { members.append(other) }
        }
        return members
    }

    /// What makes an object that stores nothing: where that does not compile, the end of the call does.
    private func initialization(_ method: Method, isConvenience: Bool) -> String {
        let arguments = arguments(method.name, method.place, Self.written)
        if method.text.contains(") throws") { return "throw _leftOutError(\(arguments))" }
        if method.text.hasPrefix("init?") { return "_skipped(\(arguments)); return nil" }
        // It would call itself.
        if isConvenience, method.text.hasPrefix("init()") { return method.body }
        return "_skipped(\(arguments)); \(isConvenience ? "self" : "super").init()"
    }

    private static let inherited: Set = ["init", "initWithFrame:", "initWithCoder:", "initWithNibName:bundle:"]

    /// Whether a class's designated initialisers can be told: all of its superclasses are here, up to the topmost.
    private func isDesignated(_ container: ForeignContainer, _ classes: [String: ForeignContainer]) -> Bool {
        container.kind == .class && (container.superclass ?? "NSObject") == "NSObject"
            && container.methods.contains { $0.attributes.isDesignated && !$0.attributes.isUnavailable }
    }

    /// What declares a property, and what comes behind it.
    private mutating func property(
        _ property: ForeignProperty, of container: ForeignContainer, named context: String
    ) -> (text: String, body: String)? {
        if property.attributes.isUnavailable { return nil }
        let label = "\(container.name).\(property.name)"
        do throws(SwiftTypes.Failure) {
            var property = property
            if property.isWeak { property.type.nullability = .nullable }
            let type = try types.swift(property.type, .property, generics: Set(container.parameters))
            var name = property.attributes.swiftName ?? property.name
            if property.attributes.swiftName == nil {
                if type == "Bool", let getter = property.getter { name = getter }
                let returnsContext = type.prefix { !"?!<".contains($0) } == context || type.hasPrefix("Self")
                name = SelectorName.property(name, of: context, returnsContext: returnsContext)
            }
            if property.attributes.isPrivate { name = "__" + name }
            let get = body(label, property.place, returning: type)
            let set = body(label, property.place, returning: "Void")
            let accessors = property.isReadOnly ? get : "get { \(get) } set { \(set) }"
            return ("\(property.isClassProperty ? "class " : "")var \(Self.quoted(name)): \(type)", "{ \(accessors) }")
        } catch {
            omit(label, property.place, "Swift has nothing for \(error.name)")
            return nil
        }
    }

    private struct Method {
        var name: String
        var place: ForeignPlace
        var text: String
        var key: String
        var isInitializer: Bool
        var isOptional: Bool
        var body: String
    }

    /// A method without its access and its body.
    private mutating func method(
        _ method: ForeignMethod, of container: ForeignContainer, named context: String, isRequirement: Bool = false
    ) -> Method? {
        // Nor does Swift see methods with any number of arguments where Apple's run-time is.
        if method.attributes.isUnavailable || method.isVariadic { return nil }
        let label = "\(method.isClassMethod ? "+" : "-")[\(container.name) \(method.selector)]"
        do throws(SwiftTypes.Failure) {
            let generics = Set(container.parameters)
            let shape = Shape(method)
            let isFactory =
                method.isClassMethod && container.kind != .protocol && method.returns.name == "instancetype"
            let name = shape.name(in: context, isFactory: isFactory, types)
            let list = try parameters(
                shape.parameters, name.labels, generics: generics, isRequirement: isRequirement)
            var result = try types.swift(method.returns, .result, generics: generics)
            let isInitializer = name.base == "init" && (isFactory || !method.isClassMethod)
            let effects = shape.throwsError ? " throws" : ""
            var text: String
            var body = trap(label, method.place)
            if isInitializer {
                let mark = result.hasSuffix("?") && !shape.throwsError ? "?" : result.hasSuffix("!") ? "!" : ""
                text = "init\(mark)(\(list))\(effects)"
            } else {
                if shape.throwsError {
                    result = result == "Bool" ? "Void" : result.filter { $0 != "?" && $0 != "!" }
                }
                let modifier = method.isClassMethod ? (isRequirement ? "static " : "class ") : ""
                let base = (method.attributes.isPrivate ? "__" : "") + name.base
                text = "\(modifier)func \(Self.quoted(base))(\(list))\(effects) -> \(result)"
                body = self.body(
                    label, method.place, returning: result, throwing: shape.throwsError, taking: list)
            }
            return Method(
                name: label, place: method.place, text: text, key: name.text, isInitializer: isInitializer,
                isOptional: method.isOptional, body: body)
        } catch {
            omit(label, method.place, "Swift has nothing for \(error.name)")
            return nil
        }
    }

    /// The method as one that is waited for, where it takes a completion handler (SE-0297).
    private func asynchronous(
        _ method: ForeignMethod, of container: ForeignContainer, named context: String
    ) -> SwiftDeclaration? {
        guard !method.attributes.isUnavailable, method.attributes.swiftName == nil, method.returns.name == "void",
            let last = method.pieces.last?.parameter,
            let (returns, results) = types.closure(last.type), returns.name == "void",
            let label = method.pieces.last?.label,
            let suffix = Self.completions.first(where: { label.lowercased().hasSuffix($0) })
        else { return nil }
        var shape = Shape(method)
        shape.parameters.removeLast()
        var part = String(shape.parts.removeLast().dropLast(suffix.count))
        if part.hasSuffix("With") || part.hasSuffix("with") { part = String(part.dropLast(4)) }
        if shape.parts.isEmpty {
            guard !part.isEmpty else { return nil }
            shape.parts = [part]
        } else if !part.isEmpty {
            return nil
        }
        let name = shape.name(in: context, isFactory: false, types)
        let isError = { (type: ForeignType) in type.pointee?.name == "NSError" }
        let fails = results.contains { isError($0.type) && ($0.type.nullability != .nonnull) }
        let generics = Set(container.parameters)
        let values = results.filter { !isError($0.type) }.map { try? types.swift($0.type, .result, generics: generics) }
        guard let list = try? parameters(shape.parameters, name.labels, generics: generics),
            values.allSatisfy({ $0 != nil })
        else { return nil }
        let kept = values.compactMap { fails ? $0?.filter { $0 != "?" && $0 != "!" } : $0 }
        let result = kept.isEmpty ? "Void" : kept.count == 1 ? kept[0] : "(\(kept.joined(separator: ", ")))"
        let selector = "\(method.isClassMethod ? "+" : "-")[\(container.name) \(method.selector)]"
        let text =
            "open \(method.isClassMethod ? "class " : "")func \(Self.quoted(name.base))(\(list)) async"
            + "\(fails ? " throws" : "") -> \(result) { "
            + body(selector, method.place, returning: result, throwing: fails) + " }"
        return SwiftDeclaration(name: selector, place: method.place, text: text)
    }

    private static let completions = ["completionhandler", "completionblock", "completion", "replyto", "reply"]
}

/// A method's parts and parameters as Swift has them: an error that it gives back is thrown.
private struct Shape {
    var parts: [String]
    var parameters: [ForeignParameter]
    var throwsError = false
    private let method: ForeignMethod

    init(_ method: ForeignMethod) {
        self.method = method
        parts = method.pieces.map(\.label)
        parameters = method.parameters
        guard !method.attributes.neverThrows, let last = parameters.last?.type.pointee?.pointee?.name,
            last == "NSError",
            method.returns.name == "BOOL" || method.returns.name == "bool" || method.returns.pointee != nil
                || ["id", "instancetype"].contains(method.returns.name)
        else { return }
        throwsError = true
        parameters.removeLast()
        if parts.count > 1 {
            parts.removeLast()
        } else {
            for suffix in ["AndReturnError", "WithError", "Error"] where parts[0].hasSuffix(suffix) {
                parts[0] = String(parts[0].dropLast(suffix.count))
                break
            }
        }
    }

    func name(in context: String, isFactory: Bool, _ types: SwiftTypes) -> SelectorName {
        let count = parameters.count
        if let given = method.attributes.swiftName.flatMap({ SelectorName(swiftName: $0, count: count) }) {
            return given
        }
        let isInitializer =
            !method.isClassMethod && parts[0].hasPrefix("init") && parts[0].dropFirst(4).first?.isLowercase != true
        if isInitializer, let name = SelectorName(initializer: parts, count: count) { return name }
        if isFactory, let name = SelectorName(factoryOf: context, parts, count: count) { return name }
        let returned = method.returns.name == "instancetype" ? context : types.omissible(method.returns)
        return SelectorName(
            methodOf: context, parts, types: parameters.map { types.omissible($0.type) },
            returnsContext: returned == context)
    }
}

extension ForeignProperty {
    /// The selectors that it is got and set by.
    fileprivate var accessors: [String] {
        [getter ?? name, "set\(name.prefix(1).uppercased())\(name.dropFirst()):"]
    }
}
