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

    /// Sets what somebody chooses, and what settings would start out with for the rest.
    ///
    /// The failure comes with the name of the parameter that it is about.
    ///
    /// - Parameter family: the widget's, whose places lists have to fit; nil where it is not known.
    package func choose(
        _ values: JSONObject, in family: IntentWidgetFamily? = nil
    ) async throws(NamedParameterFailure) {
        try await configure(by: values) { parameter, value throws(ParameterFailure) in
            if let family, let places = parameter.describing.size?.places[family],
                let count = value.arrayValue?.count, count > places
            {
                throw .malformed(value, expected: "at most \(places) values in \(family.rawValue)")
            }
            try await parameter.set(value)
        }
        // Which values there are may depend on parameters that come later.
        for (name, parameter) in all {
            guard let value = values[name] else { continue }
            try await perform(for: name) { () throws(ParameterFailure) in try await parameter.checkOptions(value) }
        }
    }

    /// Sets what was chosen once, as far as it is still there.
    ///
    /// - Returns: the parameters that had values which are gone.
    package func configure(byKept values: JSONObject) async throws(NamedParameterFailure) -> [(
        parameter: String, gone: [JSONValue]
    )] {
        var lost: [(parameter: String, gone: [JSONValue])] = []
        try await configure(by: values) { parameter, value throws(ParameterFailure) in
            let gone = try await parameter.setKept(value)
            if !gone.isEmpty, let name = all.first(where: { $0.parameter === parameter })?.name {
                lost.append((name, gone))
            }
        }
        return lost
    }

    private func configure(
        by values: JSONObject, _ set: (any AnyIntentParameter, JSONValue) async throws(ParameterFailure) -> Void
    ) async throws(NamedParameterFailure) {
        for (name, _) in values.members where self[name] == nil {
            throw NamedParameterFailure(parameter: name, failure: .unknownParameter(name, known: names))
        }
        for (name, parameter) in all {
            try await perform(for: name) { () throws(ParameterFailure) in
                if let value = values[name] {
                    try await set(parameter, value)
                } else {
                    await parameter.setInitialValue()
                }
            }
        }
    }

    /// Runs the app's code for a parameter, which sees what the others are set to.
    func perform<Result>(
        for name: String, _ body: () async throws(ParameterFailure) -> Result
    ) async throws(NamedParameterFailure) -> Result {
        let result = await ConfiguredIntent.$current.withValue(intent) { () -> Swift.Result<Result, ParameterFailure> in
            do throws(ParameterFailure) {
                return .success(try await body())
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

    /// The options of a parameter, where the intent's other parameters are as they are.
    package func options(
        of name: String, matching search: String?
    ) async throws(NamedParameterFailure) -> [ParameterOption] {
        guard let parameter = self[name] else {
            throw NamedParameterFailure(parameter: name, failure: .unknownParameter(name, known: names))
        }
        return try await perform(for: name) { () throws(ParameterFailure) in
            try await parameter.options(matching: search)
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
