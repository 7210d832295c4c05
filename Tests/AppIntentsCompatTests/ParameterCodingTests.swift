import Foundation
import JSON
import SwiftUICompat
import Testing

@testable import AppIntentsCompat

@Suite("Coding of parameters")
struct ParameterCodingTests {
    @Test(
        "what a host writes is what it reads",
        arguments: [
            row({ IntentParameter<String>() }, "a\u{0}ü"), row({ IntentParameter<AttributedString>() }, "text"),
            row({ IntentParameter<Int>() }, -3), row({ IntentParameter<Int>() }, .int(.max)),
            row({ IntentParameter<Double>() }, 0.1), row({ IntentParameter<Double>() }, 1e300),
            row({ IntentParameter<Bool>() }, true), row({ IntentParameter<Date>() }, "2026-01-31T09:30:00Z"),
            row({ IntentParameter<Date>() }, "2026-01-31T09:30:00.250Z"),
            row({ IntentParameter<Date>() }, "0001-01-01T00:00:00Z"),
            row({ IntentParameter<URL>() }, "https://example.com/a?b=c#d"),
            row({ IntentParameter<Duration>() }, 90.5),
            row({ IntentParameter<Duration>() }, 0.1), row({ IntentParameter<Duration>() }, -1e18),
            row({ IntentParameter<Measurement<UnitLength>>() }, 12.5),
            row({ IntentParameter<Measurement<UnitTemperature>>() }, 293.15),
            row({ IntentParameter<DateComponents>() }, ["year": 2026, "month": 1, "second": 0]),
            row({ IntentParameter<DateComponents>() }, [:]),
            row({ IntentParameter<IntentCurrencyAmount>() }, ["amount": 19.99, "currencyCode": "EUR"]),
            row({ IntentParameter<IntentCurrencyAmount>() }, ["amount": -0.07, "currencyCode": "USD"]),
            row(
                { IntentParameter<IntentCurrencyAmount>() },
                ["amount": "12345678901234567890.12", "currencyCode": "JPY"]
            ),
            row({ IntentParameter<IntentFile>() }, "/tmp/a b.txt"),
            row({ IntentParameter<IntentPerson>() }, ["name": "Ann", "email": "ann@example.com"]),
            row({ IntentParameter<IntentPerson>() }, ["name": "Ann", "phone": "+1 555"]),
            row({ IntentParameter<IntentPerson>() }, ["name": "Ann"]),
            row({ IntentParameter<Roast>() }, "dark"),
            row({ IntentParameter<Strength>() }, 5), row({ IntentParameter<Bean>() }, "2"),
            row({ IntentParameter<Cup>() }, "large"), row({ IntentParameter<[Int]>() }, [3, 1, 3]),
            row({ IntentParameter<[Int]>() }, []), row({ IntentParameter<[Bean]>() }, ["3", "1"]),
            row({ IntentParameter<[Roast]?>() }, ["dark", "light"]), row({ IntentParameter<[Int]?>() }, []),
            row({ IntentParameter<[Int]?>() }, .null), row({ IntentParameter<Int?>() }, .null),
            row({ IntentParameter<Int?>() }, 4), row({ IntentParameter<Cup?>() }, .null),
        ] as [(Making, JSONValue)])
    func roundTrip(make: Making, json: JSONValue) async throws {
        let parameter = make()
        #expect(await parameter.refusal(of: json) == nil)
        #expect(parameter.currentJSON == json)
        // And as the next process reads it.
        let written = try JSONValue(parsing: try #require(parameter.currentJSON).text)
        let next = make()
        #expect(await next.refusal(of: written) == nil)
        #expect(next.currentJSON == json)
    }

    @Test(
        "values are taken in each of their spellings",
        arguments: [
            spelling({ IntentParameter<Int>() }, 3.0, 3), spelling({ IntentParameter<Double>() }, 3, 3.0),
            spelling({ IntentParameter<Date>() }, "2026-01-31", "2026-01-31T00:00:00Z"),
            spelling({ IntentParameter<Date>() }, "2026-01-31T09:30:00+02:00", "2026-01-31T07:30:00Z"),
            spelling({ IntentParameter<Duration>() }, 60, 60.0),
            spelling({ IntentParameter<Roast>() }, "light", "light"),
            spelling({ IntentParameter<Strength>() }, "strong", 5), spelling({ IntentParameter<Strength>() }, "5", 5),
            spelling({ IntentParameter<Bean>() }, 2, "2"),
            spelling(
                { IntentParameter<IntentCurrencyAmount>() }, ["amount": 20, "currencyCode": "EUR"],
                ["amount": 20.0, "currencyCode": "EUR"]
            ),
            spelling(
                { IntentParameter<IntentCurrencyAmount>() }, ["amount": "0.10", "currencyCode": "EUR"],
                ["amount": 0.1, "currencyCode": "EUR"]
            ),
            spelling(
                { IntentParameter<IntentPerson>() }, ["name": "A", "email": nil, "phone": "1"],
                ["name": "A", "phone": "1"]
            ),
        ] as [(Making, JSONValue, JSONValue)])
    func spellings(make: Making, json: JSONValue, read: JSONValue) async {
        let parameter = make()
        #expect(await parameter.refusal(of: json) == nil)
        #expect(parameter.currentJSON == read)
    }

    @Test(
        "what a parameter cannot be is told with what it can",
        arguments: [
            refused({ IntentParameter<String>() }, 1, "a string"),
            refused({ IntentParameter<String>() }, .null, "a string"),
            refused({ IntentParameter<Int>() }, 1.5, "a whole number"),
            refused({ IntentParameter<Int>() }, 1e300, "a whole number"),
            refused({ IntentParameter<Int>() }, "1", "a whole number"),
            refused({ IntentParameter<Double>() }, true, "a number"),
            refused({ IntentParameter<Bool>() }, 1, "true or false"),
            refused({ IntentParameter<Date>() }, "yesterday", "a date such as 2026-01-31T09:30:00Z or 2026-01-31"),
            refused({ IntentParameter<Date>() }, 5, "a date such as 2026-01-31T09:30:00Z or 2026-01-31"),
            refused({ IntentParameter<URL>() }, "", "a URL as a string"),
            refused({ IntentParameter<Duration>() }, 1e300, "a number of seconds"),
            refused({ IntentParameter<Duration>() }, -1e19, "a number of seconds"),
            refused({ IntentParameter<Measurement<UnitMass>>() }, "1 kg", "a number in the dimension's base unit"),
            refused(
                { IntentParameter<DateComponents>() }, ["year": "x"],
                "an object with whole numbers as year, month, day, hour, minute, second"
            ),
            refused(
                { IntentParameter<DateComponents>() }, ["week": 1],
                "an object with whole numbers as year, month, day, hour, minute, second"
            ),
            refused(
                { IntentParameter<IntentCurrencyAmount>() }, ["amount": 1],
                "an object with amount, as a number or its digits, and currencyCode"
            ),
            refused(
                { IntentParameter<IntentCurrencyAmount>() }, ["amount": 1e300, "currencyCode": "EUR"],
                "an object with amount, as a number or its digits, and currencyCode"
            ),
            refused(
                { IntentParameter<IntentCurrencyAmount>() }, ["amount": "1,50", "currencyCode": "EUR"],
                "an object with amount, as a number or its digits, and currencyCode"
            ),
            refused({ IntentParameter<IntentFile>() }, "", "a file's path as a string"),
            refused({ IntentParameter<IntentPerson>() }, ["email": "a@b"], "an object with name, and email or phone"),
            refused(
                { IntentParameter<IntentPerson>() }, ["name": "A", "email": 1],
                "an object with name, and email or phone"
            ),
            refused({ IntentParameter<Bean>() }, true, "the identifier of a Bean"),
            refused({ IntentParameter<[Int]>() }, 1, "an array"),
            refused({ IntentParameter<[Int]>() }, .null, "an array"),
            refused(
                { IntentParameter<IntentPaymentMethod>() }, "applePay",
                "nothing: values of its type cannot be written as JSON"
            ),
        ] as [(Making, JSONValue, String)])
    func malformed(make: Making, json: JSONValue, expected: String) async {
        let parameter = make()
        #expect(await parameter.refusal(of: json) == "\(json.text) is not \(expected)")
        #expect(parameter.currentJSON == nil)
    }

    @Test("an element that cannot be one costs the whole list, and nothing is set")
    func elements() async {
        let parameter = IntentParameter<[Int]>()
        #expect(await parameter.refusal(of: [1, "2"]) == "\"2\" is not a whole number")
        #expect(parameter.wrappedValue == [])
    }

    @Test("numbers that JSON has no word for are not written")
    func infinite() {
        let parameter = IntentParameter<Double>()
        for number in [Double.infinity, -.infinity, .nan] {
            parameter.wrappedValue = number
            #expect(parameter.currentJSON == nil)
        }
    }

    @Test("money is the amount that was written, not the binary number beside it")
    func money() async {
        let parameter = IntentParameter<IntentCurrencyAmount>()
        #expect(await parameter.refusal(of: ["amount": 19.99, "currencyCode": "EUR"]) == nil)
        #expect(parameter.wrappedValue.amount == Decimal(string: "19.99"))
        #expect(await parameter.refusal(of: ["amount": 1e-7, "currencyCode": "EUR"]) == nil)
        #expect(parameter.wrappedValue.amount == Decimal(string: "0.0000001"))
    }
}
