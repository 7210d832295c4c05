extension JSONValue {
    /// The value with a line for each member and element, for people to read and edit; what holds nothing but plain
    /// elements stands on one line.
    package var indented: String {
        var output = ""
        write(to: &output, indentation: "")
        return output + "\n"
    }

    private func write(to output: inout String, indentation: String) {
        let inner = indentation + "  "
        switch self {
        case .object(let object) where !object.members.isEmpty:
            output += "{\n"
            for (index, member) in object.members.enumerated() {
                output += (index > 0 ? ",\n" : "") + inner + JSONValue.string(member.name).text + ": "
                member.value.write(to: &output, indentation: inner)
            }
            output += "\n" + indentation + "}"
        case .array(let elements) where elements.contains(where: \.isContainer):
            output += "[\n"
            for (index, element) in elements.enumerated() {
                output += (index > 0 ? ",\n" : "") + inner
                element.write(to: &output, indentation: inner)
            }
            output += "\n" + indentation + "]"
        default: output += text
        }
    }

    private var isContainer: Bool {
        switch self {
        case .array, .object: true
        default: false
        }
    }
}
