public import Foundation

extension SystemLanguageModel {
    /// What teaches a model something of its own: there is none that fits no model, so none is made.
    public struct Adapter: Sendable {
        /// Throws ``AssetError/compatibleAdapterNotFound(_:)``.
        public init(fileURL: URL) throws {
            throw Self.missing(fileURL.lastPathComponent)
        }

        /// Throws ``AssetError/compatibleAdapterNotFound(_:)``.
        public init(name: String) throws {
            throw Self.missing(name)
        }

        public var creatorDefinedMetadata: [String: Any] { [:] }

        public func compile() async throws {}

        /// No adapter.
        public static func compatibleAdapterIdentifiers(name: String) -> [String] { [] }

        public static func removeObsoleteAdapters() throws {}

        private static func missing(_ name: String) -> AssetError {
            .compatibleAdapterNotFound(
                .init(debugDescription: "There is no language model here that the adapter '\(name)' could fit."))
        }
    }
}

extension SystemLanguageModel.Adapter {
    /// Why there is no adapter.
    public enum AssetError: Error, LocalizedError {
        /// What a developer is told.
        public struct Context: Sendable {
            public let debugDescription: String

            public init(debugDescription: String) {
                self.debugDescription = debugDescription
            }
        }

        case invalidAsset(Context)
        case invalidAdapterName(Context)
        case compatibleAdapterNotFound(Context)

        public var errorDescription: String? {
            switch self {
            case .invalidAsset(let context), .invalidAdapterName(let context), .compatibleAdapterNotFound(let context):
                context.debugDescription
            }
        }

        public var recoverySuggestion: String? {
            switch self {
            case .invalidAsset: "Make the adapter anew."
            case .invalidAdapterName: "Use the name that the adapter was made with."
            case .compatibleAdapterNotFound: "Use the model without an adapter, or do without the model."
            }
        }
    }
}
