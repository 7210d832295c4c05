public import Foundation

extension GenerationSchema {
    /// Why schemas make no whole.
    public enum SchemaError: Error, LocalizedError {
        /// What a developer is told.
        public struct Context: Sendable {
            public let debugDescription: String

            public init(debugDescription: String) {
                self.debugDescription = debugDescription
            }
        }

        case duplicateType(schema: String?, type: String, context: Context)
        case duplicateProperty(schema: String, property: String, context: Context)
        case emptyTypeChoices(schema: String, context: Context)
        case undefinedReferences(schema: String?, references: [String], context: Context)

        public var errorDescription: String? {
            switch self {
            case .duplicateType(_, _, let context), .duplicateProperty(_, _, let context),
                .emptyTypeChoices(_, let context), .undefinedReferences(_, _, let context):
                context.debugDescription
            }
        }

        public var recoverySuggestion: String? {
            switch self {
            case .duplicateType: "Give each schema a name of its own."
            case .duplicateProperty: "Give each property a name of its own."
            case .emptyTypeChoices: "Give the schema something to choose from."
            case .undefinedReferences: "Pass the schemas that are referred to as dependencies."
            }
        }
    }
}
