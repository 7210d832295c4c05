package import WidgetProtocol

/// What came of a case.
package struct TestOutcome: Sendable {
    package var test: TestCase
    package var pictures: [PictureOutcome] = []
    /// What went wrong that is no matter of a picture: a step, an expectation, an error of the bridge's.
    package var failures: [String] = []
    package var warnings: [Warning] = []
    /// In seconds.
    package var duration = 0.0

    package init(_ test: TestCase) { self.test = test }

    package var status: TestStatus {
        if test.skipped != nil { return .skipped }
        let all = (failures.isEmpty ? [] : [TestStatus.failed]) + pictures.map(\.status)
        return all.max() ?? .passed
    }

    /// All that is wrong, a line or more each.
    package var messages: [String] {
        failures
            + pictures.flatMap { picture in
                picture.messages.map { picture.name == test.name ? $0 : "\(picture.name): \($0)" }
            }
    }
}

/// How a case or a picture went, the worst last.
package enum TestStatus: String, Sendable, Comparable, CaseIterable {
    case skipped, passed, recorded, new, changed, failed

    package var isFailure: Bool { self >= .new }

    package static func < (left: TestStatus, right: TestStatus) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
}

/// What came of a picture.
package struct PictureOutcome: Sendable {
    package var name: String
    package var status: TestStatus
    package var messages: [String] = []
    /// PNG files, where they are wanted in a report; nil where there is none.
    package var recorded: [UInt8]?
    package var drawn: [UInt8]?

    package init(name: String, status: TestStatus) {
        self.name = name
        self.status = status
    }
}
