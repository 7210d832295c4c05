/// A declaration in Swift that stands for one of a header's.
struct SwiftDeclaration: Hashable {
    /// What messages call it: `-[Player play:]`.
    var name: String
    var place: ForeignPlace
    /// A line; of a type, what comes before its body.
    var text: String
    /// What is tried in its place where that does not compile.
    var alternatives: [String] = []
    /// What a type or an extension has in its body; nil for what has none.
    var members: [SwiftDeclaration]?
}

/// The Swift that stands for what headers declare.
struct SwiftInterface {
    var imports: [String] = []
    var declarations: [SwiftDeclaration] = []
    /// What is not in it, and why.
    var omissions: [Omission] = []

    struct Omission: Hashable {
        var name: String
        var place: ForeignPlace
        var reason: String
    }

    /// The file, with what each of its lines is of: a declaration, and its member.
    private var lines: (text: [String], owners: [(Int, Int?)?]) {
        var text = imports
        var owners: [(Int, Int?)?] = imports.map { _ in nil }
        for (index, declaration) in declarations.enumerated() {
            text.append(declaration.text + (declaration.members == nil ? "" : " {"))
            owners.append((index, nil))
            guard let members = declaration.members else { continue }
            for (number, member) in members.enumerated() {
                text.append("    " + member.text)
                owners.append((index, number))
            }
            text.append("}")
            owners.append((index, nil))
        }
        return (text, owners)
    }

    var text: String { lines.text.joined(separator: "\n") + "\n" }

    /// Takes out what the compiler refuses, or changes it as it asks for.
    ///
    /// - Parameter errors: the lines of errors and their messages.
    /// - Returns: whether that has changed anything.
    mutating func correct(_ errors: [(line: Int, message: String)]) -> Bool {
        let owners = lines.owners
        var dropped: Set<[Int]> = []
        var treated: Set<[Int]> = []
        for (line, message) in errors {
            guard owners.indices.contains(line - 1), let (index, number) = owners[line - 1] else { continue }
            let path = [index] + [number].compactMap(\.self)
            guard treated.insert(path).inserted else { continue }
            let own = number.flatMap { declarations[index].members?[$0] } ?? declarations[index]
            var changed = own
            if message.contains("requires an 'override' keyword")
                || message.contains("must be declared with 'override'"),
                !own.text.hasPrefix("override ")
            {
                changed.text = "override " + own.text
            } else if message.contains("does not override"), own.text.hasPrefix("override ") {
                changed.text = String(own.text.dropFirst("override ".count))
            } else if let next = own.alternatives.first {
                changed.text = next
                changed.alternatives.removeFirst()
            } else {
                dropped.insert(path)
                omissions.append(Omission(name: own.name, place: own.place, reason: message))
                continue
            }
            if let number { declarations[index].members?[number] = changed } else { declarations[index] = changed }
        }
        for index in declarations.indices {
            guard let members = declarations[index].members else { continue }
            declarations[index].members = members.indices.filter { !dropped.contains([index, $0]) }.map { members[$0] }
        }
        declarations = declarations.indices.filter { !dropped.contains([$0]) }.map { declarations[$0] }
        return !treated.isEmpty
    }
}
