extension Transcript.Segment {
    var json: GeneratedContent {
        switch self {
        case .text(let segment):
            JSONObject([
                ("type", "text".generatedContent), ("id", segment.id.generatedContent),
                ("text", segment.content.generatedContent),
            ]).content
        case .structure(let segment):
            JSONObject([
                ("type", "structure".generatedContent), ("id", segment.id.generatedContent),
                (
                    "structure",
                    JSONObject([("source", segment.source.generatedContent), ("content", segment.content)]).content
                ),
            ]).content
        }
    }

    init?(json: GeneratedContent) {
        guard let object = JSONObject(json), let id = object.string("id") else { return nil }
        if let text = object.string("text") {
            self = .text(.init(id: id, content: text))
        } else if let structure = JSONObject(object["structure"]), let source = structure.string("source"),
            let content = structure["content"]
        {
            self = .structure(.init(id: id, source: source, content: content))
        } else {
            return nil
        }
    }
}

extension Transcript.ToolDefinition {
    var json: GeneratedContent {
        let function = JSONObject([
            ("name", name.generatedContent), ("description", description.generatedContent),
            ("parameters", parameters.json),
        ])
        return JSONObject([("type", "function".generatedContent), ("function", function.content)]).content
    }

    init?(json: GeneratedContent) {
        guard let function = JSONObject(JSONObject(json)?["function"]), let name = function.string("name"),
            let parameters = GenerationSchema(json: function["parameters"])
        else { return nil }
        self.init(name: name, description: function.string("description") ?? "", parameters: parameters)
    }
}

extension Transcript.ResponseFormat {
    var json: GeneratedContent {
        let schema = JSONObject([("name", name.generatedContent), ("schema", self.schema.json)])
        return JSONObject([("type", "jsonSchema".generatedContent), ("jsonSchema", schema.content)]).content
    }

    init?(json: GeneratedContent) {
        guard let schema = GenerationSchema(json: JSONObject(JSONObject(json)?["jsonSchema"])?["schema"]) else {
            return nil
        }
        self.init(schema: schema)
    }
}

extension Transcript.ToolCall {
    /// The arguments are a text of JSON.
    var json: GeneratedContent {
        JSONObject([
            ("id", id.generatedContent), ("name", toolName.generatedContent),
            ("arguments", arguments.jsonString.generatedContent),
        ]).content
    }

    init?(json: GeneratedContent) {
        guard let object = JSONObject(json), let id = object.string("id"), let name = object.string("name"),
            let text = object.string("arguments"), let arguments = try? GeneratedContent(json: text)
        else { return nil }
        self.init(id: id, toolName: name, arguments: arguments)
    }
}

extension GenerationOptions {
    var json: GeneratedContent {
        var object = JSONObject()
        object["temperature"] = temperature?.generatedContent
        object["maximumResponseTokens"] = maximumResponseTokens?.generatedContent
        var seed: UInt64?
        switch sampling?.kind {
        case nil: break
        case .greedy: object["greedy"] = true.generatedContent
        case .top(let count, let value):
            object["topK"] = count.generatedContent
            seed = value
        case .threshold(let threshold, let value):
            object["probabilityThreshold"] = threshold.generatedContent
            seed = value
        }
        // As text, for numbers of JSON have not all of its digits.
        object["randomSeed"] = seed.map { "\($0)".generatedContent }
        return object.content
    }

    init(json: JSONObject?) {
        let seed = json?.string("randomSeed").flatMap { UInt64($0) }
        let mode: SamplingMode? =
            if let count = json?["topK"], let count = try? Int(count) {
                .random(top: count, seed: seed)
            } else if let threshold = json?["probabilityThreshold"], let threshold = try? Double(threshold) {
                .random(probabilityThreshold: threshold, seed: seed)
            } else {
                json?["greedy"] == nil ? nil : .greedy
            }
        self.init(
            sampling: mode, temperature: json?["temperature"].flatMap { try? Double($0) },
            maximumResponseTokens: json?["maximumResponseTokens"].flatMap { try? Int($0) })
    }
}
