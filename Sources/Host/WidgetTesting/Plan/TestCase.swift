package import JSON

/// What a widget finds when it is tested: what the app has saved, and where and when it is.
package struct TestState: Sendable, Hashable {
    /// By key.
    package var data: JSONObject
    /// The app group that it is saved in; nil for the extension's first.
    package var group: String?
    package var locale: String
    package var timeZone: String
    /// What the clock shows at first, in seconds since 1970.
    package var date: Double
}

/// Something to draw, how, and what it has to be like.
package struct TestCase: Sendable {
    /// What its files are called, without their suffixes; no two cases have one.
    package var name: String
    package var state: TestState
    /// The params of `renderWidget`.
    package var params: JSONObject
    /// What it differs in from others of its kind: the axes of the matrix that have several values.
    package var axes: [(name: String, value: String)]
    package var steps: [TestStep]
    package var expectation: TestExpectation
    package var comparison: Comparison
    package var checks: Set<TestCheck>
    /// Why it is left out; nil where it is not.
    package var skipped: String?
    /// Where it stands in the plan, from 1; nil for what nobody wrote down.
    package var line: Int?
}

/// What is done before a picture is compared.
package enum TestStep: Sendable {
    /// Calls of the protocol, the last of which has to give what `expected` says.
    case calls([ProtocolCall], expected: JSONObject?, line: Int?)
    /// A picture, by what is added to the case's name, and the params that differ from the case's.
    case draw(name: String?, changes: JSONObject, expectation: TestExpectation, line: Int?)
}

/// A call of the protocol.
package struct ProtocolCall: Sendable, Hashable {
    package var method: String
    package var params: JSONValue

    package init(method: String, params: JSONValue) {
        self.method = method
        self.params = params
    }
}

/// What a picture has to show.
package struct TestExpectation: Sendable {
    /// Texts that are there, whole.
    package var texts: [String] = []
    /// Texts that are not there.
    package var absentTexts: [String] = []
    /// What the events up to there have to have, in their order.
    package var events: [JSONValue]?

    package init() {}
}

/// What recorded and drawn are compared by.
package struct Comparison: Sendable, Hashable {
    package enum Form: String, Sendable, CaseIterable { case picture, text }

    package var forms: Set<Form> = [.picture]
    /// The share of pixels that have to be alike.
    package var precision = 1.0
    /// How alike two pixels have to be to count as that: 1 less a hundredth of their difference by CIE94.
    package var perceptualPrecision = 1.0

    package init() {}
}

/// What else fails a case.
package enum TestCheck: String, Sendable, CaseIterable {
    /// A text or a symbol outside of the widget, or in its margins.
    case overflow
    /// A text that is not shown whole.
    case cutText
    /// An image, colour, font, symbol or string table that there is not.
    case missingAssets
    /// Something that answers taps, and says nothing to VoiceOver.
    case unnamedTaps
    /// Something that answers taps in less than 44 x 44 points.
    case tapAreas
    /// Text whose contrast with what is behind it is less than 4.5, or 3 where it is large (WCAG 2.2, 1.4.3).
    case contrast
}
