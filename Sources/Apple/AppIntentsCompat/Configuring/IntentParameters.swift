package import JSON

/// The parameters of an intent, found by its property wrappers.
package struct IntentParameters {
    package typealias Named = (name: String, parameter: any AnyIntentParameter)

    package let intent: any AppIntent
    package let all: [Named]

    package init(_ intent: any AppIntent) {
        self.intent = intent
        var all: [Named] = []
        var mirror: Mirror? = Mirror(reflecting: intent)
        while let current = mirror {
            for child in current.children {
                guard let label = child.label, let parameter = child.value as? any AnyIntentParameter else { continue }
                all.append((label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter))
            }
            mirror = current.superclassMirror
        }
        self.all = all
    }

    package var names: [String] { all.map(\.name) }

    package subscript(name: String) -> (any AnyIntentParameter)? { all.first { $0.name == name }?.parameter }

    /// Sets what the configuration says, and what settings would start out with for the rest.
    ///
    /// The failure comes with the name of the parameter that it is about.
    package func configure(by values: JSONObject) async throws(NamedParameterFailure) {
        for (name, _) in values.members where self[name] == nil {
            throw NamedParameterFailure(parameter: name, failure: .unknownParameter(name, known: names))
        }
        for (name, parameter) in all {
            let value = values[name]
            let failure = await ConfiguredIntent.$current.withValue(intent) { () -> ParameterFailure? in
                guard let value else {
                    await parameter.setInitialValue()
                    return nil
                }
                do throws(ParameterFailure) {
                    try await parameter.set(value)
                    return nil
                } catch {
                    return error
                }
            }
            if let failure { throw NamedParameterFailure(parameter: name, failure: failure) }
        }
    }

    /// The options of a parameter, where the intent's other parameters are as they are.
    package func options(
        of name: String, matching search: String?
    ) async throws(NamedParameterFailure) -> [ParameterOption] {
        guard let parameter = self[name] else {
            throw NamedParameterFailure(parameter: name, failure: .unknownParameter(name, known: names))
        }
        let result = await ConfiguredIntent.$current.withValue(intent) {
            () -> Result<[ParameterOption], ParameterFailure> in
            do throws(ParameterFailure) {
                return .success(try await parameter.options(matching: search))
            } catch {
                return .failure(error)
            }
        }
        do throws(ParameterFailure) {
            return try result.get()
        } catch {
            throw NamedParameterFailure(parameter: name, failure: error)
        }
    }

    /// What is set, by name.
    package var json: JSONObject {
        var object = JSONObject()
        for (name, parameter) in all { object[name] = parameter.currentJSON }
        return object
    }
}

/// Why a parameter cannot be set, and which.
package struct NamedParameterFailure: Error {
    package let parameter: String
    package let failure: ParameterFailure
}
