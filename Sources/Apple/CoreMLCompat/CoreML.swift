public import Foundation

/// Why a model was not run: none is read here.
public struct MLModelError: CustomNSError, Hashable, Sendable {
    public static var errorDomain: String { "com.apple.CoreML" }
    public var errorCode: Int { 3 }
}

public enum MLComputeUnits: Int, Sendable {
    case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine
}

open class MLModelConfiguration: NSObject, @unchecked Sendable {
    open var computeUnits = MLComputeUnits.all
    open var allowLowPrecisionAccumulationOnGPU = false
    open var modelDisplayName: String?
}

public protocol MLFeatureProvider: AnyObject {
    var featureNames: Set<String> { get }
    func featureValue(for featureName: String) -> MLFeatureValue?
}

/// What goes into a model, or comes out.
open class MLFeatureValue: NSObject, @unchecked Sendable {
    private let value: Any

    public init(double value: Double) { self.value = value }
    public init(int64 value: Int64) { self.value = value }
    public init(string value: String) { self.value = value }

    open var doubleValue: Double { value as? Double ?? 0 }
    open var int64Value: Int64 { value as? Int64 ?? 0 }
    open var stringValue: String { value as? String ?? "" }
}

open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
    public let dictionary: [String: MLFeatureValue]

    public init(dictionary: [String: Any]) throws {
        self.dictionary = dictionary.compactMapValues { value in
            switch value {
            case let value as MLFeatureValue: value
            case let value as Double: MLFeatureValue(double: value)
            case let value as Int: MLFeatureValue(int64: Int64(value))
            case let value as String: MLFeatureValue(string: value)
            default: nil
            }
        }
    }

    public var featureNames: Set<String> { Set(dictionary.keys) }
    public func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// A trained model, which cannot be made here.
open class MLModel: NSObject, @unchecked Sendable {
    /// Throws: models are not read.
    public init(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) throws {
        super.init()
        throw MLModelError()
    }

    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw MLModelError() }

    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
    ) async throws -> MLModel {
        throw MLModelError()
    }
    open class func compileModel(at modelURL: URL) async throws -> URL { throw MLModelError() }
}
