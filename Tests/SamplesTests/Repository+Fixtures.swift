import Foundation
import TestSupport

extension Repository {
    static let tests = root.appending(path: "Tests/SamplesTests")
    static let misbehaving = tests.appending(path: "Fixtures/MisbehavingWidget")
}
