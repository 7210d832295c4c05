import Intents

// Xcode's template, with a handler of its own for one of the intents.
class IntentHandler: INExtension {

    override func handler(for intent: INIntent) -> Any {
        // This is the default implementation.  If you want different objects to handle different intents,
        // you can override this and return the handler you want for that particular intent.

        switch intent {
        case is ReadingIntent: return ReadingHandler()
        case is OlderIntent: return OlderHandler()
        default: return self
        }
    }
}

// MARK: - Completion handlers

extension IntentHandler: EverythingIntentHandling {
    func resolveStringValue(
        for intent: EverythingIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        guard let text = intent.stringValue, !text.isEmpty else {
            completion(INStringResolutionResult.needsValue())
            return
        }
        completion(INStringResolutionResult.success(with: text))
    }

    func resolveIntegerValue(
        for intent: EverythingIntent, with completion: @escaping (EverythingIntegerValueResolutionResult) -> Void
    ) {
        guard let count = intent.integerValue?.intValue else { return completion(.unsupported()) }
        completion(count > 9 ? .unsupported(forReason: .tooMany) : .success(with: count))
    }

    func resolveShape(for intent: EverythingIntent, with completion: @escaping (ShapeResolutionResult) -> Void) {
        completion(intent.shape == .unknown ? .needsValue() : .success(with: intent.shape))
    }

    func resolvePlaces(for intent: EverythingIntent, with completion: @escaping ([PlaceResolutionResult]) -> Void) {
        completion((intent.places ?? []).map { PlaceResolutionResult.success(with: $0) })
    }

    func resolvePlace(for intent: EverythingIntent) async -> PlaceResolutionResult {
        guard let place = intent.place else { return .notRequired() }
        return .confirmationRequired(with: place)
    }

    func providePlaceOptionsCollection(
        for intent: EverythingIntent, with completion: @escaping (INObjectCollection<Place>?, Error?) -> Void
    ) {
        DispatchQueue.global().async {
            let sections = [
                INObjectSection(title: "South", items: [Place(identifier: "rome", display: "Rome")]),
                INObjectSection(title: "North", items: [Place(.oslo), Place(.bergen)]),
            ]
            completion(INObjectCollection(sections: sections), nil)
            completion(nil, nil)
        }
    }

    func providePlacesOptionsCollection(
        for intent: EverythingIntent, with completion: @escaping (INObjectCollection<Place>?, Error?) -> Swift.Void
    ) {
        guard intent.shape != .circle else {
            completion(nil, NSError(domain: "places", code: 3))
            return
        }
        completion(INObjectCollection(items: [Place(.oslo), Place(.bergen)]), nil)
    }

    func defaultPlace(for intent: EverythingIntent) -> Place? { Place(.oslo) }

    func handle(intent: EverythingIntent, completion: @escaping (EverythingIntentResponse) -> Void) {
        guard let place = intent.place else {
            completion(EverythingIntentResponse(code: .notYet, userActivity: nil))
            return
        }
        let response = EverythingIntentResponse.failureNoPlace(place: place, count: 3)
        response.codes = ["a", "b"]
        response.shape = .in
        response.userActivity = NSUserActivity(activityType: "place")
        completion(response)
    }
}

enum City: String {
    case oslo, bergen
}

extension Place {
    convenience init(_ city: City) {
        self.init(identifier: city.rawValue, display: city.rawValue.capitalized, subtitle: "Norway", image: nil)
        country = "Norway"
        visits = 3
        shape = .default
        height = Measurement(value: 23, unit: UnitLength.meters)
    }
}

// MARK: - Asynchronous methods

class ReadingHandler: NSObject, ReadingIntentHandling {
    func provideStoryOptionsCollection(for intent: ReadingIntent) async throws -> INObjectCollection<NSString> {
        let stories = ["The Nose", "The Overcoat"]
        return INObjectCollection(items: stories.map { $0 as NSString })
    }

    func provideAuthorOptionsCollection(
        for intent: ReadingIntent, searchTerm: String?
    ) async throws -> INObjectCollection<Author> {
        try await Task.sleep(nanoseconds: 1_000_000)
        let term = searchTerm ?? "Gogol"
        return INObjectCollection(items: [Author(identifier: term, display: "Nikolai \(term)", pronunciationHint: nil)])
    }

    func providePagesOptionsCollection(
        for intent: ReadingIntent, with completion: @escaping (INObjectCollection<NSNumber>?, Error?) -> Void
    ) {
        completion(.init(items: [10, 20] as [NSNumber]), nil)
    }

    func defaultStory(for intent: ReadingIntent) -> String? { "The Nose" }

    func handle(intent: ReadingIntent) async -> ReadingIntentResponse {
        ReadingIntentResponse(code: .success, userActivity: nil)
    }
}

// MARK: - As on iOS 13

class OlderHandler: NSObject, OlderIntentHandling {
    func provideTagOptions(for intent: OlderIntent, with completion: @escaping ([Author]?, Error?) -> Void) {
        completion([Author(identifier: "1", display: "One")], nil)
    }

    func provideWordOptions(for intent: OlderIntent, with completion: @escaping ([String]?, Error?) -> Void) {
        completion(["yes", "no"], nil)
    }
}
