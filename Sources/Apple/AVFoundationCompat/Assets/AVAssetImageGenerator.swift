public import CoreMediaCompat
public import Foundation
public import UIKitCompat

/// What has become of a picture that was asked for.
public typealias AVAssetImageGeneratorCompletionHandler = (
    CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?
) -> Void

/// Pictures of a film: none can be taken.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
    }

    public struct DynamicRangePolicy: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let forceSDR = DynamicRangePolicy(rawValue: "ForceSDR")
        public static let matchSource = DynamicRangePolicy(rawValue: "MatchSource")
    }

    public enum Result: Int, Sendable {
        case succeeded, failed, cancelled
    }

    public typealias CompletionHandler = AVAssetImageGeneratorCompletionHandler

    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var apertureMode: ApertureMode?
    open var dynamicRangePolicy = DynamicRangePolicy.forceSDR
    open var requestedTimeToleranceBefore = CMTime.zero
    open var requestedTimeToleranceAfter = CMTime.zero

    public init(asset: AVAsset) {
        self.asset = asset
    }

    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw AVError(.operationNotAllowed)
    }

    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw AVError(.operationNotAllowed)
    }

    open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        handler(nil, requestedTime, AVError(.operationNotAllowed))
    }

    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
    ) {
        for value in requestedTimes {
            let time = value.timeValue
            handler(time, nil, time, .failed, AVError(.operationNotAllowed))
        }
    }

    /// The pictures at these times, each of which fails.
    open func images(for times: [CMTime]) -> Images { Images(times: times) }

    open func cancelAllCGImageGeneration() {}
}

extension AVAssetImageGenerator {
    /// What comes of pictures that were asked for together, in their order.
    public struct Images: AsyncSequence, Sendable {
        public enum Element: Sendable {
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
            case failure(requestedTime: CMTime, error: any Error)

            public var requestedTime: CMTime {
                switch self {
                case .success(let time, _, _), .failure(let time, _): time
                }
            }

            /// - Throws: why there is no picture.
            public var image: CGImage {
                get throws {
                    switch self {
                    case .success(_, let image, _): return image
                    case .failure(_, let error): throw error
                    }
                }
            }

            /// - Throws: why there is no picture.
            public var actualTime: CMTime {
                get throws {
                    switch self {
                    case .success(_, _, let time): return time
                    case .failure(_, let error): throw error
                    }
                }
            }
        }

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var times: ArraySlice<CMTime>

            public mutating func next() async -> Element? {
                times.popFirst().map { .failure(requestedTime: $0, error: AVError(.operationNotAllowed)) }
            }
        }

        fileprivate let times: [CMTime]

        public func makeAsyncIterator() -> Iterator { Iterator(times: times[...]) }
    }
}
