package import Foundation
package import JSON
import SwiftUICompat

/// What running an intent came to.
package struct PerformedIntent: Sendable {
    package var value: JSONValue?
    package var dialog: String?
    /// The URL that it leads to, itself or by the intent that its result opens.
    package var url: URL?
    package var opensApp = false
    package var error: (any Error)?

    /// Runs the intent, where its own code says, and the one that its result opens. One that lacks a value asks for it,
    /// and is not run.
    package init(running intent: some AppIntent) async {
        self.init()
        if let question = IntentParameters(intent).all.lazy.compactMap(\.parameter.question).first {
            error = question
        } else {
            await run(intent)
        }
    }

    private init() {}

    private mutating func run<Intent: AppIntent>(_ intent: Intent) async {
        opensApp = opensApp || Intent.openAppWhenRun
        if let link = intent as? OpenURLIntent { url = link.url }
        if let link = intent as? any URLRepresentableIntent { url = Self.url(of: link) }
        do {
            let result = try await intent.perform()
            value = result.value.flatMap { Self.json($0) }
            guard let result = result as? any AnyIntentResult else { return }
            if let said = result.dialog { dialog = String(localized: said.full) }
            if let next = result.opensIntent { await run(next) }
        } catch {
            self.error = error
        }
    }

    private static func url<Intent: URLRepresentableIntent>(of intent: Intent) -> URL? {
        URL(string: intent.urlRepresentation)
    }

    private static func json(_ value: Any) -> JSONValue? {
        guard let values = value as? [Any] else { return ParameterValues<String>.json(value) }
        return .array(values.compactMap { ParameterValues<String>.json($0) })
    }

    /// What the error says to a user.
    package static func message(of error: any Error) -> String {
        if let error = error as? any CustomLocalizedStringResourceConvertible {
            return String(localized: error.localizedStringResource)
        }
        return (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    }
}

/// The name of an intent's type, as archives have it: with the types that it is declared in, without its module.
package func intentName(_ type: any AppIntent.Type) -> String {
    // A private type's name holds an address, which is another in the next process.
    let parts = String(reflecting: type).replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
    return parts.contains("<")
        ? String(describing: type) : parts.split(separator: ".").dropFirst().joined(separator: ".")
}

extension IntentParameters {
    /// Sets what was archived; what was not set then stays so. Queries find the parameters that are set before theirs.
    package func restore(_ values: JSONObject) async throws(NamedParameterFailure) {
        for (name, value) in values.members {
            guard let parameter = self[name] else {
                throw NamedParameterFailure(parameter: name, failure: .unknownParameter(name, known: names))
            }
            try await perform(for: name) { () throws(ParameterFailure) in try await parameter.restore(value) }
        }
    }
}
