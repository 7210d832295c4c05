import Intents

// What Xcode's wizard leaves behind for an Intents extension: messages that nobody sends.

class MessageHandler: INExtension, INSendMessageIntentHandling, INSearchForMessagesIntentHandling,
    INSetMessageAttributeIntentHandling
{
    override func handler(for intent: INIntent) -> Any? {
        return self
    }

    // MARK: - INSendMessageIntentHandling

    func resolveRecipients(
        for intent: INSendMessageIntent,
        with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        guard let recipients = intent.recipients, recipients.count > 0 else {
            completion([INSendMessageRecipientResolutionResult.needsValue()])
            return
        }
        var resolutionResults = [INSendMessageRecipientResolutionResult]()
        for recipient in recipients {
            let matchingContacts = [recipient]
            switch matchingContacts.count {
            case 2...Int.max:
                resolutionResults += [INSendMessageRecipientResolutionResult.disambiguation(with: matchingContacts)]
            case 1:
                resolutionResults += [INSendMessageRecipientResolutionResult.success(with: recipient)]
            case 0:
                resolutionResults += [INSendMessageRecipientResolutionResult.unsupported(forReason: .noValidHandle)]
            default:
                break
            }
        }
        completion(resolutionResults)
    }

    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    {
        if let text = intent.content, !text.isEmpty {
            completion(INStringResolutionResult.success(with: text))
        } else {
            completion(INStringResolutionResult.needsValue())
        }
    }

    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        let userActivity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
        completion(INSendMessageIntentResponse(code: .ready, userActivity: userActivity))
    }

    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        let userActivity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
        let response = INSendMessageIntentResponse(code: .success, userActivity: userActivity)
        completion(response)
    }

    // MARK: - INSearchForMessagesIntentHandling

    func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
        let userActivity = NSUserActivity(activityType: NSStringFromClass(INSearchForMessagesIntent.self))
        let response = INSearchForMessagesIntentResponse(code: .success, userActivity: userActivity)
        response.messages = [
            INMessage(
                identifier: "identifier",
                content: "A message",
                dateSent: Date(),
                sender: INPerson(
                    personHandle: INPersonHandle(value: "ann@example.org", type: .emailAddress), nameComponents: nil,
                    displayName: "Ann", image: nil, contactIdentifier: nil, customIdentifier: nil),
                recipients: [
                    INPerson(
                        personHandle: INPersonHandle(value: "+1-555-0100", type: .phoneNumber), nameComponents: nil,
                        displayName: "Ben", image: nil, contactIdentifier: nil, customIdentifier: nil)
                ]
            )
        ]
        completion(response)
    }

    // MARK: - INSetMessageAttributeIntentHandling

    func handle(
        intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
    ) {
        completion(INSetMessageAttributeIntentResponse(code: .success, userActivity: nil))
    }
}

// What apps do beside it.

enum Donations {
    static func donate(_ place: Place) {
        let intent = EverythingIntent()
        intent.place = place
        intent.suggestedInvocationPhrase = "Show me \(place.displayString)"
        intent.setImage(INImage(named: "place"), forParameterNamed: \EverythingIntent.place)
        let interaction = INInteraction(intent: intent, response: nil)
        interaction.identifier = place.identifier ?? ""
        interaction.donate { error in
            if let error = error { print("Not donated: \(error.localizedDescription)") }
        }
        if let shortcut = INShortcut(intent: intent) {
            INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut])
        }
        INPreferences.requestSiriAuthorization { status in
            guard status == .authorized else { return }
        }
        let copy = intent.copy() as? EverythingIntent
        assert(copy?.place == place)
    }
}
