public import Foundation

extension String: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(type: "string") }

    public init(_ content: GeneratedContent) throws {
        guard case .string(let value) = content.kind else { throw content.mismatch(String.self) }
        self = value
    }

    public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
    public var instructionsRepresentation: Instructions { return Instructions(text: self) }
    public var promptRepresentation: Prompt { return Prompt(text: self) }
}

extension Bool: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(type: "boolean") }

    public init(_ content: GeneratedContent) throws {
        guard case .bool(let value) = content.kind else { throw content.mismatch(Bool.self) }
        self = value
    }

    public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}

extension Int: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(type: "integer") }

    public init(_ content: GeneratedContent) throws {
        guard let value = Int(exactly: try content.number(Int.self)) else { throw content.mismatch(Int.self) }
        self = value
    }

    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Float: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(type: "number") }

    public init(_ content: GeneratedContent) throws {
        self = Float(try content.number(Float.self))
    }

    /// The number as it is written, which is shorter than its double.
    public var generatedContent: GeneratedContent {
        GeneratedContent(kind: .number(Double(description) ?? Double(self)))
    }
}

extension Double: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(type: "number") }

    public init(_ content: GeneratedContent) throws {
        self = try content.number(Double.self)
    }

    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}

extension Decimal: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(type: "number") }

    /// The number as it is written: made of the double itself it would have digits that nobody wrote.
    public init(_ content: GeneratedContent) throws {
        let value = try content.number(Decimal.self)
        self = Decimal(string: value.description) ?? Decimal(value)
    }

    public var generatedContent: GeneratedContent {
        GeneratedContent(kind: .number(Double(description) ?? .nan))
    }
}

extension Never: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(keywords: [("not", JSONObject().content)]) }

    public init(_ content: GeneratedContent) throws {
        throw content.mismatch(Never.self)
    }

    public var generatedContent: GeneratedContent { switch self {} }
}

extension GeneratedContent {
    fileprivate func number(_ type: any Any.Type) throws -> Double {
        guard case .number(let value) = kind else { throw mismatch(type) }
        return value
    }
}
