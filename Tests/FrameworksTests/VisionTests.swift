import Foundation
import Testing
import VisionCompat

@Suite("Looking at pictures")
struct VisionTests {
    @Test("places are told in parts of a picture and in its pixels, and in a part of it")
    func coordinates() {
        let rect = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
        let pixels = VNImageRectForNormalizedRect(rect, 400, 200)
        #expect(pixels == CGRect(x: 100, y: 100, width: 200, height: 50))
        #expect(VNNormalizedRectForImageRect(pixels, 400, 200) == rect)
        let part = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
        let point = VNImagePointForNormalizedPointUsingRegionOfInterest(CGPoint(x: 0.5, y: 0), 400, 200, part)
        #expect(point == CGPoint(x: 300, y: 100))
        #expect(
            VNNormalizedPointForImagePointUsingRegionOfInterest(point, 400, 200, part) == CGPoint(x: 0.5, y: 0))
        let size = CGSize(width: 400, height: 200)
        let normalized = NormalizedRect(normalizedRect: rect)
        #expect(normalized.toImageCoordinates(size) == pixels)
        #expect(normalized.toImageCoordinates(size, origin: .upperLeft).minY == 50)
        #expect(NormalizedRect(imageRect: pixels, in: size) == normalized)
    }

    @Test("a rectangle lies around its corners, and vectors add up")
    func geometry() {
        let seen = VNRectangleObservation(
            requestRevision: 1, topLeft: CGPoint(x: 0.1, y: 0.9), bottomLeft: CGPoint(x: 0.2, y: 0.2),
            bottomRight: CGPoint(x: 0.8, y: 0.1), topRight: CGPoint(x: 0.6, y: 0.8))
        #expect(abs(seen.boundingBox.minY - 0.1) < 1e-9 && abs(seen.boundingBox.width - 0.7) < 1e-9)
        let sum = VNVector(byAdding: VNVector(xComponent: 3, yComponent: 0), to: VNVector(xComponent: 0, yComponent: 4))
        #expect(sum.length == 5)
        #expect(VNCircle(center: .zero, radius: 5).contains(VNPoint(x: 3, y: 4)))
        #expect(!VNCircle(center: .zero, radius: 4).contains(VNPoint(x: 3, y: 4)))
    }

    @Test("each request ends in the error that is thrown")
    func unsupported() async {
        var codes: [Int] = []
        let request = VNRecognizeTextRequest { request, error in
            if request.results == nil, let error = error as NSError? { codes.append(error.code) }
        }
        let thrown =
            #expect(throws: (any Error).self) {
                try VNImageRequestHandler(data: Data()).perform([request, request])
            } as NSError?
        let code = VNErrorCode.unsupportedRequest.rawValue
        #expect(thrown?.domain == VNErrorDomain && thrown?.code == code && codes == [code, code])
        await #expect(throws: VisionError.self) { try await DetectBarcodesRequest().perform(on: Data()) }
        await #expect(throws: VisionError.self) {
            try await ImageRequestHandler(Data()).perform(RecognizeTextRequest(), ClassifyImageRequest())
        }
    }
}
