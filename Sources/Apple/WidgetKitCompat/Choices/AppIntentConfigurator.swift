package import AppIntentsCompat
import JSON
package import WidgetProtocol

/// Sets up App Intents of a type as the user configures them, and finds what there is to choose.
struct AppIntentConfigurator<Intent: AppIntent> {
    init(_ type: Intent.Type) {}

    var description: ConfigurationDescription {
        ConfigurationDescription(
            type: .appIntent, intent: String(describing: Intent.self),
            parameters: IntentParameters(Intent()).all.map { name, parameter in
                ConfigurationParameter(name: name, parameter.describing)
            })
    }

    /// An intent with the given values; for the rest, its defaults and those of its queries.
    func intent(
        with values: JSONObject, for use: ConfigurationUse = .choice(family: nil)
    ) async throws(BridgeError) -> Intent {
        let intent = Intent()
        do throws(NamedParameterFailure) {
            switch use {
            case .choice(let family):
                try await IntentParameters(intent).choose(
                    values, in: family.flatMap(IntentWidgetFamily.init(rawValue:)))
            case .kept:
                for (parameter, gone) in try await IntentParameters(intent).configure(byKept: values) {
                    for value in gone { Diagnostics.report(.optionGone(value, of: parameter)) }
                }
            }
        } catch {
            throw BridgeError(error)
        }
        return intent
    }

    /// What there is to choose for a parameter where the others have the given values.
    func options(
        of parameter: String, matching search: String?, with values: JSONObject
    ) async throws(BridgeError) -> [ConfigurationOption] {
        var others = values
        others[parameter] = nil
        let intent = try await intent(with: others)
        do throws(NamedParameterFailure) {
            return try await IntentParameters(intent).options(of: parameter, matching: search).map { option in
                ConfigurationOption(
                    identifier: option.identifier, displayString: option.displayString, subtitle: option.subtitle,
                    section: option.section)
            }
        } catch {
            throw BridgeError(error)
        }
    }
}

extension ConfigurationParameter {
    fileprivate init(name: String, _ parameter: ParameterDescription) {
        self.init(name: name, title: parameter.title ?? name, type: parameter.type)
        description = parameter.description
        typeName = parameter.typeName
        isArray = parameter.isArray
        isOptional = parameter.isOptional
        hasOptions = parameter.hasOptions
        isSearchable = parameter.isSearchable
        size = parameter.size.map { size in
            ConfigurationSize(
                minimum: size.minimum, maximum: size.maximum,
                places: Dictionary(uniqueKeysWithValues: size.places.map { ($0.key.rawValue, $0.value) }))
        }
        defaultValue = parameter.defaultValue
    }
}

extension BridgeError {
    package init(_ error: NamedParameterFailure) {
        let name = error.parameter
        switch error.failure {
        case .unknownParameter(_, let known): self = .unknownParameter(name, known: known)
        case .unknownOption(let value, let known): self = .unknownOption(value, of: name, known: known)
        case .malformed(let value, let expected): self = .malformedValue(value, of: name, expected: expected)
        case .noOptions: self = .noOptions(name)
        case .failed(let reason): self = .failed(name, reason)
        }
    }
}
