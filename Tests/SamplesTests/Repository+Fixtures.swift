import Foundation
import TestSupport

extension Repository {
    static let tests = root.appending(path: "Tests/SamplesTests")
    static let fixtures = tests.appending(path: "Fixtures")
    static let misbehaving = fixtures.appending(path: "MisbehavingWidget")
    static let appScreens = fixtures.appending(path: "AppScreens")
}
