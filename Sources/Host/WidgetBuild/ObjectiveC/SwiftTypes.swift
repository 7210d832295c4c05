/// What Swift calls the types of headers in Objective-C.
struct SwiftTypes {
    /// The classes and protocols that are declared, by their names in Objective-C.
    var classes: [String: String] = [:]
    var protocols: [String: String] = [:]
    /// Names of types that are of Objective-C and no classes, and those of them that are closures.
    var aliases: Set<String> = []
    var closures: [String: ForeignType] = [:]
    /// Names of classes, which a star stands behind.
    var objectAliases: Set<String> = []
    /// How many generic parameters classes have.
    var parameterCounts: [String: Int] = [:]
    /// What is declared in C: structures, enumerations, names of types.
    var ofC: Set<String> = []

    /// What a type cannot be said by.
    struct Failure: Error { var name: String }

    enum Role {
        /// A closure in it goes on beyond the call.
        case parameter
        case result, property
        /// In an array, a dictionary, a set.
        case element
    }

    /// The type in Swift; throws where there is none.
    func swift(_ type: ForeignType, _ role: Role, generics: Set<String> = []) throws(Failure) -> String {
        let (base, isReference) = try plain(type, role, generics: generics)
        guard isReference, role != .element else { return base }
        let needsParentheses = base.contains(" ") && !base.hasPrefix("[")
        let wrapped = needsParentheses && !base.hasPrefix("(any") ? "(\(base))" : base
        switch type.nullability {
        case .nullable: return wrapped + "?"
        case .nonnull: break
        case .unspecified: if !type.assumesNonnull { return wrapped + "!" }
        }
        return role == .parameter && isClosure(type) ? "@escaping " + base : base
    }

    /// Whether a type is a closure, by a name that it has perhaps.
    func isClosure(_ type: ForeignType) -> Bool { closure(type) != nil }

    /// What a closure gives and takes; nil of what is none.
    func closure(_ type: ForeignType) -> (returns: ForeignType, parameters: [ForeignParameter])? {
        if case .function(let returns, let parameters, isBlock: true) = type.kind { return (returns, parameters) }
        guard let known = type.name.flatMap({ closures[$0] }), known.name != type.name else { return nil }
        return closure(known)
    }

    /// The type but for being optional, and whether it may be.
    private func plain(
        _ type: ForeignType, _ role: Role, generics: Set<String>
    ) throws(Failure) -> (String, isReference: Bool) {
        switch type.kind {
        case .name(let name, let arguments):
            if generics.contains(name) { return (name, true) }
            switch name {
            case "id":
                let named = arguments.compactMap(\.name).map { protocols[$0] ?? Self.renamed[$0] ?? $0 }
                if named.isEmpty { return ("Any", true) }
                return ("(any \(named.joined(separator: " & ")))", true)
            case "instancetype": return ("Self", true)
            case "Class": return ("AnyClass", true)
            case "SEL", "IMP", "va_list", "...", "Protocol": throw Failure(name: name)
            default: break
            }
            if aliases.contains(name) { return (name, true) }
            if let known = Self.values[name] { return (known, false) }
            if let known = Self.references[name] { return (known, true) }
            return (name, false)
        case .pointer(let pointee):
            if let object = try object(pointee, generics: generics) { return (object, true) }
            return (try pointer(to: pointee, generics: generics), true)
        case .function(let returns, let parameters, let isBlock):
            return (try function(returns, parameters, isBlock: isBlock, generics: generics), isBlock)
        case .array: throw Failure(name: "an array of C's")
        }
    }

    /// The class that a pointer is to an object of; nil for a pointer of C's.
    func object(_ type: ForeignType, generics: Set<String> = []) throws(Failure) -> String? {
        guard case .name(let name, let arguments) = type.kind else { return nil }
        let elements = try arguments.filter { protocols[$0.name ?? ""] == nil }.map { type throws(Failure) in
            try swift(type, .element, generics: generics)
        }
        let first = elements.first ?? "Any"
        switch name {
        case "NSArray": return "[\(first)]"
        case "NSSet": return "Set<\(elements.first ?? "AnyHashable")>"
        case "NSDictionary":
            let key = elements.first.map { $0 == "Any" ? "AnyHashable" : $0 } ?? "AnyHashable"
            return "[\(key): \(elements.count > 1 ? elements[1] : "Any")]"
        default: break
        }
        if objectAliases.contains(name) { return name }
        if let own = classes[name] {
            let count = parameterCounts[name] ?? 0
            let given = elements.count == count ? elements : Array(repeating: "AnyObject", count: count)
            return own + (count == 0 ? "" : "<\(given.joined(separator: ", "))>")
        }
        if let known = Self.renamed[name] { return known }
        if Self.values[name] != nil || ofC.contains(name) || aliases.contains(name) { return nil }
        // Types of the C library's have small letters, structures of the frameworks' are known by name.
        let isStructure = [
            "FILE", "DIR", "CGRect", "CGPoint", "CGSize", "CGAffineTransform", "UIEdgeInsets", "NSRange",
        ]
        return name.first?.isUppercase == true && !isStructure.contains(name) ? name : nil
    }

    private func pointer(to type: ForeignType, generics: Set<String>) throws(Failure) -> String {
        if type.name == "void" { return type.isConstant ? "UnsafeRawPointer" : "UnsafeMutableRawPointer" }
        if let inner = type.pointee, let object = try object(inner, generics: generics) {
            return "AutoreleasingUnsafeMutablePointer<\(object)?>"
        }
        let pointee = try swift(type, .property, generics: generics).replacing("!", with: "?")
        return (type.isConstant ? "UnsafePointer" : "UnsafeMutablePointer") + "<\(pointee)>"
    }

    /// The type of a closure without its optionality.
    func function(
        _ returns: ForeignType, _ parameters: [ForeignParameter], isBlock: Bool, generics: Set<String> = []
    ) throws(Failure) -> String {
        let inputs = try parameters.map { parameter throws(Failure) in
            try swift(parameter.type, .parameter, generics: generics)
        }
        let text = "(\(inputs.joined(separator: ", "))) -> \(try swift(returns, .result, generics: generics))"
        return isBlock ? text : "(@convention(c) \(text))?"
    }

    /// What a type is called where names of methods repeat it.
    func omissible(_ type: ForeignType) -> String {
        switch type.kind {
        case .name("id", let arguments): return arguments.first?.name ?? "Object"
        case .name("SEL", _): return "Selector"
        case .name("Class", _): return "Class"
        case .name("BOOL", _), .name("bool", _), .name("_Bool", _): return "Bool"
        case .name(let name, _):
            if closures[name] != nil { return "Block" }
            return Self.scalars[name].map { $0.hasSuffix("Int") ? "Index" : $0 } ?? name
        case .function: return "Block"
        case .array: return "Array"
        case .pointer(let pointee):
            guard let name = pointee.name else { return "Pointer" }
            if name == "NSArray", case .name(_, let arguments) = pointee.kind, let element = arguments.first {
                return omissible(element) + "s"
            }
            return classes[name] ?? Self.renamed[name] ?? (name.hasPrefix("NS") ? String(name.dropFirst(2)) : name)
        }
    }
}
