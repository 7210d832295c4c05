/// Each throws ``GenerationError/assetsUnavailable(_:)``.
extension LanguageModelSession {
    @discardableResult
    public nonisolated(nonsending) final func respond(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> {
        throw GenerationError.noModel
    }

    @discardableResult @_disfavoredOverload
    public nonisolated(nonsending) final func respond(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> {
        throw GenerationError.noModel
    }

    @discardableResult
    public nonisolated(nonsending) final func respond(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> {
        _ = try prompt()
        throw GenerationError.noModel
    }

    @discardableResult
    public nonisolated(nonsending) final func respond(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> {
        throw GenerationError.noModel
    }

    @discardableResult @_disfavoredOverload
    public nonisolated(nonsending) final func respond(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> {
        throw GenerationError.noModel
    }

    @discardableResult
    public nonisolated(nonsending) final func respond(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<GeneratedContent> {
        _ = try prompt()
        throw GenerationError.noModel
    }

    @discardableResult
    public nonisolated(nonsending) final func respond<Content>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> where Content: Generable {
        throw GenerationError.noModel
    }

    @discardableResult @_disfavoredOverload
    public nonisolated(nonsending) final func respond<Content>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> where Content: Generable {
        throw GenerationError.noModel
    }

    @discardableResult
    public nonisolated(nonsending) final func respond<Content>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> where Content: Generable {
        _ = try prompt()
        throw GenerationError.noModel
    }
}
