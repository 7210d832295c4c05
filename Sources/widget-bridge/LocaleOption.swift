import ArgumentParser
import Bridge
import JSON
import WidgetHome
import WidgetProtocol

/// Which language and region the user has.
struct LocaleOption: ParsableArguments {
    @Option(
        help: "The user's locale, such as de_DE. (default: en_US)", completion: Completions.locales)
    var locale: String?

    func validate() throws {
        do throws(BridgeError) {
            if let locale { _ = try Self.checked(locale) }
        } catch {
            throw ValidationError("--locale: \(error.message). \(error.hint)")
        }
    }

    func apply(to options: inout WidgetHome.Options) {
        if let locale { options.locale = locale }
    }

    /// A locale that there is; throws for another.
    static func checked(_ locale: String) throws(BridgeError) -> String {
        try PictureRequest(params: ["preview": "", "locale": .string(locale)]).environment.locale
    }
}
