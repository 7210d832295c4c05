import Foundation
import FoundationCompat
import Testing

@Suite("Codes of errors")
struct ErrorTests {
    @Test("an error can be made that says nothing")
    func empty() {
        let error: any Error = NSError()
        #expect((error as NSError).code == 0 && (error as NSError).domain.isEmpty)
    }

    @Test("every number is a code of the network's errors, as on Apple's platforms")
    func codes() {
        let known: URLError.Code = URLError.Code(rawValue: -1001)
        #expect(known == .timedOut)
        let unknown: URLError.Code = URLError.Code(rawValue: 404)
        #expect(unknown == .unknown)
    }

    @Test("asking whether a number is a code still works")
    func optional() {
        if let code = URLError.Code(rawValue: -1009) { #expect(code == .notConnectedToInternet) }
        let missing: URLError.Code? = URLError.Code(rawValue: 404)
        #expect(missing == nil)
    }
}
