/// Results as JUnit's XML, which CI systems show (<https://github.com/testmoapp/junitxml>).
package struct JUnitReport {
    package let text: String

    package init(_ outcomes: [TestOutcome], suite: String) {
        let failures = outcomes.count { $0.status.isFailure }
        let skipped = outcomes.count { $0.status == .skipped }
        let time = outcomes.reduce(0) { $0 + $1.duration }
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            "<testsuites><testsuite name=\(Self.quoted(suite)) tests=\"\(outcomes.count)\" failures=\"\(failures)\" "
                + "errors=\"0\" skipped=\"\(skipped)\" time=\"\(Self.seconds(time))\">",
        ]
        for outcome in outcomes {
            let open =
                "<testcase classname=\(Self.quoted(suite)) name=\(Self.quoted(outcome.test.name)) "
                + "time=\"\(Self.seconds(outcome.duration))\""
            if let reason = outcome.test.skipped {
                lines.append("\(open)><skipped message=\(Self.quoted(reason))/></testcase>")
            } else if outcome.status.isFailure {
                let messages = outcome.messages
                lines.append(
                    "\(open)><failure message=\(Self.quoted(messages.first ?? ""))>"
                        + "\(Self.escaped(messages.joined(separator: "\n")))</failure></testcase>")
            } else {
                lines.append("\(open)/>")
            }
        }
        lines.append("</testsuite></testsuites>")
        text = lines.map { "\($0)\n" }.joined()
    }

    private static func seconds(_ seconds: Double) -> String { "\((seconds * 1000).rounded() / 1000)" }

    private static func quoted(_ text: String) -> String {
        "\"\(escaped(text).replacing("\"", with: "&quot;").replacing("\n", with: "&#10;"))\""
    }

    /// Without what XML cannot have at all.
    private static func escaped(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\n" || $0 == "\t" }))
            .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
