import Foundation
public import FoundationNetworking

/// A photo's file on its way to the app's server. None is sent.
open class PHAssetResourceUploadJob: PHObject, @unchecked Sendable {
    public enum State: Int, Sendable {
        case registered = 1
        case pending, failed, succeeded, cancelled
    }

    public enum Action: Int, Sendable {
        case acknowledge = 1
        case retry, process
    }

    open class var jobLimit: Int { 0 }

    open var resource: PHAssetResource { PHAssetResource() }
    open var destination: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open var state: State { .failed }

    open class func fetchJobs(
        action: Action, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetResourceUploadJob> {
        PHFetchResult()
    }
}

/// A photo's file to be sent; the library takes no change.
open class PHAssetResourceUploadJobChangeRequest: PHChangeRequest, @unchecked Sendable {
    public convenience init?(for job: PHAssetResourceUploadJob) {
        return nil
    }

    @discardableResult
    open class func creationRequestForJob(destination: URLRequest, resource: PHAssetResource) -> Self { Self() }

    open func acknowledge() {}
    open func retry(destination: URLRequest?) {}
    open func cancel() {}
}
