extension Transcript: Codable {
    /// Reads what ``encode(to:)`` writes; properties of structured content come in the order of their names.
    public init(from decoder: any Decoder) throws {
        let object = JSONObject(try CodableContent(from: decoder).content)
        guard object?.string("type") == Self.type, let entries = JSONObject(object?["transcript"])?.array("entries")
        else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "There is no transcript"))
        }
        self.init(
            entries: try entries.map { json in
                guard let entry = JSONObject(json).flatMap(Entry.init(json:)) else {
                    throw DecodingError.dataCorrupted(
                        .init(
                            codingPath: decoder.codingPath,
                            debugDescription: "This is no entry of a transcript: \(json.jsonString)"))
                }
                return entry
            })
    }

    /// Writes the entries with their roles: `instructions`, `user`, `response` and `tool`.
    public func encode(to encoder: any Encoder) throws {
        try CodableContent(content: json).encode(to: encoder)
    }

    private static let type = "FoundationModels.Transcript"

    var json: GeneratedContent {
        let entries = JSONObject([("entries", map(\.json.content).generatedContent)])
        return JSONObject([
            ("type", Self.type.generatedContent), ("version", 1.generatedContent), ("transcript", entries.content),
        ]).content
    }
}

extension Transcript.Entry {
    var json: JSONObject {
        var object = JSONObject([("id", id.generatedContent)])
        switch self {
        case .instructions(let instructions):
            object["role"] = "instructions".generatedContent
            object["contents"] = instructions.segments.map(\.json).generatedContent
            object["tools"] = instructions.toolDefinitions.map(\.json).generatedContent
        case .prompt(let prompt):
            object["role"] = "user".generatedContent
            object["contents"] = prompt.segments.map(\.json).generatedContent
            object["options"] = prompt.options.json
            object["responseFormat"] = prompt.responseFormat?.json
        case .toolCalls(let calls):
            object["role"] = "response".generatedContent
            object["toolCalls"] = calls.map(\.json).generatedContent
        case .toolOutput(let output):
            object["role"] = "tool".generatedContent
            object["toolCallID"] = output.id.generatedContent
            object["toolName"] = output.toolName.generatedContent
            object["contents"] = output.segments.map(\.json).generatedContent
        case .response(let response):
            object["role"] = "response".generatedContent
            object["contents"] = response.segments.map(\.json).generatedContent
            object["assets"] = response.assetIDs.generatedContent
        }
        return object
    }

    fileprivate init?(json: JSONObject) {
        guard let id = json.string("id"), let role = json.string("role") else { return nil }
        let segments = json.array("contents")?.map(Transcript.Segment.init(json:)) ?? []
        let known = segments.compactMap { $0 }
        guard known.count == segments.count else { return nil }
        switch role {
        case "instructions":
            let tools = json.array("tools")?.map(Transcript.ToolDefinition.init(json:)) ?? []
            guard !tools.contains(nil) else { return nil }
            self = .instructions(.init(id: id, segments: known, toolDefinitions: tools.compactMap { $0 }))
        case "user":
            let format = json["responseFormat"].map(Transcript.ResponseFormat.init(json:))
            if case .some(.none) = format { return nil }
            self = .prompt(
                .init(
                    id: id, segments: known, options: GenerationOptions(json: JSONObject(json["options"])),
                    responseFormat: format ?? nil))
        case "response":
            guard let calls = json.array("toolCalls")?.map(Transcript.ToolCall.init(json:)) else {
                self = .response(.init(id: id, assetIDs: json.strings("assets") ?? [], segments: known))
                return
            }
            guard !calls.contains(nil) else { return nil }
            self = .toolCalls(.init(id: id, calls.compactMap { $0 }))
        case "tool":
            guard let name = json.string("toolName") else { return nil }
            self = .toolOutput(.init(id: id, toolName: name, segments: known))
        default: return nil
        }
    }
}
