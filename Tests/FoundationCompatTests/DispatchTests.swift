import Dispatch
import Foundation
import FoundationNetworking
import Testing

@testable import FoundationCompat

@Suite struct DispatchTests {
    @Test("Darwin's units of time are numbers to count with")
    func units() {
        #expect(5 * NSEC_PER_SEC == 5_000_000_000 && NSEC_PER_SEC / NSEC_PER_MSEC == MSEC_PER_SEC)
        #expect(NSEC_PER_USEC * USEC_PER_SEC == NSEC_PER_SEC)
        #expect(DispatchTime(uptimeNanoseconds: 2 * NSEC_PER_MSEC).uptimeNanoseconds == 2_000_000)
    }

    @Test("a queue is serial by either name, and a session's protocol is told by its class")
    func names() async throws {
        let order = await withCheckedContinuation { continuation in
            let queue = OS_dispatch_queue_serial(label: "order")
            let later: DispatchSerialQueue = queue
            nonisolated(unsafe) var order: [Int] = []
            for number in 0..<50 { queue.async { order.append(number) } }
            later.async { continuation.resume(returning: order) }
        }
        #expect(order == Array(0..<50))

        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Faux.classForCoder()]
        let (data, _) = try await URLSession(configuration: configuration).data(
            from: #require(URL(string: "faux://heroes")))
        #expect(String(decoding: data, as: UTF8.self) == "heroes")
    }
}

private final class Faux: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "faux" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 6, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data((url.host ?? "").utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
