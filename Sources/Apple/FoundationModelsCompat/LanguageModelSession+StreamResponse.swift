/// Streams that throw ``GenerationError/assetsUnavailable(_:)`` when they are read.
extension LanguageModelSession {
    public final func streamResponse(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<String> {
        ResponseStream()
    }

    @_disfavoredOverload public final func streamResponse(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<String> {
        ResponseStream()
    }

    public final func streamResponse(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<String> {
        _ = try prompt()
        return ResponseStream()
    }

    public final func streamResponse(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<GeneratedContent> {
        ResponseStream()
    }

    @_disfavoredOverload public final func streamResponse(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<GeneratedContent> {
        ResponseStream()
    }

    public final func streamResponse(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<GeneratedContent> {
        _ = try prompt()
        return ResponseStream()
    }

    public final func streamResponse<Content>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<Content> where Content: Generable {
        ResponseStream()
    }

    @_disfavoredOverload public final func streamResponse<Content>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<Content> where Content: Generable {
        ResponseStream()
    }

    public final func streamResponse<Content>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<Content> where Content: Generable {
        _ = try prompt()
        return ResponseStream()
    }
}
