import Foundation
import FoundationNetworking

/// Loads `file:` URLs, which `URLSession` does on iOS and not on Linux: providers read their bundle's resources so.
final class FileURLProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
        request.url?.isFileURL ?? false
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest {
        request
    }

    override func startLoading() {
        guard let url = request.url else { return }
        do {
            let data = try Data(contentsOf: url)
            let response = URLResponse(
                url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: data)
            client?.urlProtocolDidFinishLoading(self)
        } catch {
            client?.urlProtocol(self, didFailWithError: URLError(.fileDoesNotExist, userInfo: [NSURLErrorKey: url]))
        }
    }

    override func stopLoading() {}
}
