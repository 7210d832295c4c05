import Foundation
import FoundationCompat
import Testing

@Suite("Formatters that Foundation for Linux lacks")
struct FormatterTests {
    private let english = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    @Test("know the units that a country measures in")
    func localUnits() {
        #expect(UnitTemperature(forLocale: english) == .fahrenheit && UnitTemperature(forLocale: german) == .celsius)
        #expect(UnitLength(forLocale: english, usage: .road) == .miles)
        #expect(UnitLength(forLocale: german, usage: .road) == .kilometers)
        #expect(UnitEnergy(forLocale: german, usage: .food) == .kilocalories)
        #expect(UnitMass(forLocale: english, usage: .personWeight) == .pounds)
    }

    @Test("have symbols that may be unwrapped, and set to what the locale has")
    func symbols() {
        let formatter = DateFormatter()
        formatter.locale = english
        let plain: [String] = formatter.weekdaySymbols
        #expect(formatter.weekdaySymbols?.first == "Sunday" && formatter.weekdaySymbols![1] == plain[1])
        if let months = formatter.shortMonthSymbols { #expect(months.count == 12) }
        let given: [String]? = nil
        formatter.weekdaySymbols = ["a"]
        #expect(formatter.weekdaySymbols == ["a"])
        formatter.weekdaySymbols = given
        #expect(formatter.weekdaySymbols == plain && formatter.amSymbol! == "AM")
    }

    @Test("read a number in a part of a text")
    func parsedNumbers() throws {
        let formatter = NumberFormatter()
        formatter.locale = english
        var (object, range) = (nil as AnyObject?, NSRange(location: 2, length: 2))
        try formatter.getObjectValue(&object, for: "a 42 b", range: &range)
        #expect((object as? NSNumber)?.intValue == 42)
        #expect(throws: (any Error).self) { try formatter.getObjectValue(&object, for: "b", range: nil) }
    }

    @Test("tell one date from another")
    func relativeDates() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        let now = Date()
        #expect(formatter.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now) == "2 hours ago")
        #expect(formatter.localizedString(fromTimeInterval: 90) == "in 1 minute")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
        formatter.locale = german
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "gestern")
    }

    @Test(
        "tell a length of time",
        arguments: [
            (DateComponentsFormatter.UnitsStyle.positional, "1:02:05"), (.abbreviated, "1h 2m 5s"),
            (.full, "1 hour, 2 minutes, 5 seconds"), (.short, "1 hr, 2 min, 5 sec"),
        ])
    func components(_ style: DateComponentsFormatter.UnitsStyle, _ text: String) {
        let formatter = DateComponentsFormatter()
        formatter.calendar?.locale = english
        formatter.unitsStyle = style
        #expect(formatter.string(from: 3725) == text)
    }

    @Test("pad a clock's parts when asked to")
    func padding() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "00:01:05")
    }

    @Test("tell measurements in the country's units, or in their own")
    func measurements() {
        let warm = Measurement(value: 21.4, unit: UnitTemperature.celsius)
        let style = Measurement<UnitTemperature>.FormatStyle(width: .abbreviated)
        #expect(style.locale(english).format(warm) == "71°F")
        #expect(style.locale(german).format(warm) == "21°C")
        let way = Measurement(value: 5.2, unit: UnitLength.kilometers)
        #expect(
            way.formatted(.measurement(width: .wide, usage: .asProvided).locale(english)) == "5.2 kilometers")
    }

    @Test("names are written as their script has them, and read again")
    func names() throws {
        let name = try PersonNameComponents("Dr. Ada Augusta King Lovelace, Jr.")
        #expect(name.namePrefix == "Dr." && name.givenName == "Ada" && name.middleName == "Augusta King")
        #expect(name.familyName == "Lovelace" && name.nameSuffix == "Jr.")
        #expect(name.formatted() == "Ada Lovelace" && name.formatted(.name(style: .abbreviated)) == "AL")
        #expect(name.formatted(.name(style: .long)) == "Dr. Ada Augusta King Lovelace Jr.")

        let other = try PersonNameComponents("山田 太郎")
        #expect(other.familyName == "山田" && other.givenName == "太郎" && other.formatted() == "山田太郎")

        let formatter = PersonNameComponentsFormatter()
        formatter.style = .abbreviated
        #expect(formatter.string(from: name) == "AL" && formatter.string(for: name) == "AL")
        #expect(formatter.personNameComponents(from: "  ") == nil)
        #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .short) == "Ada")
        #expect(throws: (any Error).self) { try PersonNameComponents("") }
    }
}
